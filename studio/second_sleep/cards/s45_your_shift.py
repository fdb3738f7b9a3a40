"""Your Shift.

In a clearing of stumps stands a digger; on the driver's seat sits a tapir, upright, half black, half white. Before it stands
the driver, a woman, helmet under her arm; they look at each other. On a stump her lunch box is open, a single leaf laid in it.
"""

import numpy as np

from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import leaf
from studio.linocut.press import Print
from studio.second_sleep.elements.digger import boom, bucket, stump, tracks
from studio.second_sleep.elements.tapir import tapir
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 45, "slug": "your-shift", "seed": 45, "inks": "mint-tangerine"}


def plantation(p: Print) -> None:
    """Young palms in rows to the horizon, bare ground."""
    p.ground("")
    p.chatter(rect(60, 60, 740, 420), 0.0, 50)
    field = p.shape(
        blob((-10, 462, "c"), (300, 450), (810, 470, "c"), (810, 690, "c"), (500, 672), (-10, 694, "c")),
        tone="1",
        line=4,
    )
    p.comb("1", field, 1, 0.4 * p.noise(70, 2, 3, 0.5), 14, length=(40, 160))
    for j, (y, s, apart) in enumerate(((484, 20, 50), (520, 30, 68), (572, 44, 92), (648, 60, 128))):
        for x in np.arange(-20 + (j % 2) * apart * 0.5, 830, apart):
            p.line((x, y), (x + 1, y + s * 0.45), w=max(3.0, s * 0.14), ends=0.9)
            for a in (-164, -130, -94, -58, -20):
                c, d = np.cos(np.radians(a)), np.sin(np.radians(a))
                p.line(
                    (x, y),
                    (x + c * s * 0.6, y + d * s * 0.7),
                    (x + c * s * 1.1, y + d * s * 0.5 + s * 0.12),
                    w=max(3.0, s * 0.17),
                    ends=0.4,
                )
    for low in np.arange(690, 1190, 34.0):
        p.gouges("k", rect(0, low, 800, low + 40), p.level(2), 22, (14, 60), (1.6, 4), False, 0.6)
    mud = blob(
        (-10, 960, "c"),
        (200, 930),
        (420, 972),
        (620, 950),
        (810, 990, "c"),
        (810, 1210, "c"),
        (-10, 1210, "c"),
    )
    p.fill("1", mud)
    p.engrave(
        "1",
        mud,
        p.guided([(0, 1000), (400, 1020), (800, 1010)]),
        0.5 * p.noise(70, 2, 3, 0.5),
        15,
        length=(30, 130),
    )
    p.engrave(
        "k",
        mud,
        p.guided([(0, 1000), (400, 1020), (800, 1010)]),
        0.5 * np.clip(p.noise(80, 2, 3, 0.5) * 2 - 0.9, 0, 1),
        15,
        False,
        (20, 90),
    )


def digger(p: Print) -> None:
    """Half in the card, its arm across the sky."""
    tracks(p, 150, 1052, 430, 118)
    p.shape(poly([(-20, 934), (330, 934), (340, 880), (-20, 880)]), tone="2", line=5, halo=4, clear="12k")
    house = p.shape(poly([(-20, 880), (60, 880), (60, 620), (-20, 600)]), tone="2", line=5)
    p.comb("k", house, 0, 0.45, 17, False, length=(60, 90))
    boom(p, (300, 850, 66), (440, 330, 58), (640, 150, 44), tone="2")
    boom(p, (640, 150, 40), (690, 330, 30), tone="2")
    p.line((330, 720), (470, 360), w=12, ends=0.9)
    bucket(p, 690, 336, 120)
    cab = poly([(64, 884), (318, 884), (306, 640), (262, 500), (76, 500)])
    p.shape(cab, tone="k", halo=6, clear="12k")
    p.shape(poly([(86, 862), (296, 862), (286, 652), (246, 524), (92, 524)]), tone="")
    p.shape(poly([(92, 862), (100, 600), (124, 600), (132, 800), (230, 812), (236, 862)]), tone="2", line=4)
    tapir(p, 176, 812, 146)
    p.line((292, 862), (284, 730), w=8, ends=0.9)
    p.shape(ell(284, 722, 13), tone="k")
    p.line((86, 862), (296, 862), w=12, ends=0.9)


def scene(p: Print) -> None:
    """The rows, the machine, the two."""
    plantation(p)
    digger(p)
    stump(p, 456, 1010, 90, 60)
    stump(p, 706, 884, 70, 44)
    her = figure(
        p,
        606,
        1096,
        430,
        "stand",
        wear=WOMAN.but(top="k", legs="k", skin="", skirt=0, style="bun", shoes="k", bulk=1.1, eyes="open"),
        near=(604, 872),
        halo=7,
    )
    x, y = her["near_hand"]
    p.shape(
        blob(
            (x - 58, y + 26),
            (x - 50, y - 24),
            (x - 4, y - 46),
            (x + 40, y - 20),
            (x + 46, y + 22, "c"),
            (x + 66, y + 34, "c"),
            (x - 60, y + 40, "c"),
        ),
        tone="2",
        line=4,
        halo=4,
        clear="12k",
    )
    p.shape(
        taper((x + 20, y - 90, 30), (x + 14, y - 36, 27), (x - 6, y + 4, 24)), tone="k", halo=3, clear="12k"
    )
    stump(p, 400, 1124, 150, 74)
    p.shape(poly([(348, 1046), (452, 1046), (444, 1012), (356, 1012)]), tone="2", line=4, halo=3, clear="12k")
    p.shape(poly([(356, 1012), (444, 1012), (432, 980), (340, 976)]), tone="", line=4, halo=3, clear="12k")
    leaf(p, 372, 1030, 62, -14, "1", "point", line=3)
    p.border()
