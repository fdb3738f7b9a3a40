"""While It Is Hot.

A winter wood, black trunks and yellow snow. A waiter comes through it in a violet shirt with a tray on his fingertips; on the tray
stands a small house with smoke at its chimney. Far off a table is laid, and a hare sits at it.
"""

import numpy as np

from studio.linocut.elements.city import chair
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.elements.plants import trunk
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 39, "slug": "while-it-is-hot", "seed": 39, "inks": "sulphur-violet"}


def wood(p: Print) -> None:
    """Snow, hollows in it, trunks far to near."""
    p.ground("1")
    p.fill("", rect(0, 0, 800, 560))
    p.engrave(
        "2",
        rect(0, 0, 800, 560),
        p.level(90),
        0.75 * np.clip(p.noise(60, 2, 0.4, 3) * 2 - 0.5, 0, 1),
        15,
        False,
        (60, 240),
    )
    snow = p.shape(
        blob(
            (-20, 560, "c"),
            (160, 520),
            (400, 548),
            (620, 510),
            (820, 540, "c"),
            (820, 1220, "c"),
            (-20, 1220, "c"),
        ),
        tone="",
    )
    p.engrave("1", snow, p.guided([(0, 640), (300, 600), (800, 640)], [(0, 900), (400, 860), (800, 960)], [(0, 1150), (800, 1100)]), 0.6 * np.clip(p.noise(110, 2, 2, 0.8) * 2 - 0.7, 0, 1),
              15, cut=False, length=(50, 180))  # fmt: skip
    for x, w in ((150, 20), (236, 26), (420, 18), (520, 24), (690, 22), (760, 26)):
        p.shape(taper((x, -10, w * 0.8), (x + 4, 560, w)), tone="12", halo=4, clear="12k")


def guest(p: Print) -> None:
    """The table, and who waits at it."""
    chair(p, 150, 792, 150, "k", flip=True, halo=5)
    hare = [ell(166, 690, 34, 50, 8), ell(190, 622, 27, 22, 14), taper((180, 606, 15), (158, 536, 11)), taper((192, 604, 15), (186, 530, 11)), taper((186, 670, 18), (226, 676, 13)),
            taper((166, 730, 26), (214, 728, 20)), taper((210, 728, 16), (214, 780, 14), (234, 786, 12))]  # fmt: skip
    p.shape(*hare, tone="k", halo=5, clear="12k")
    p.carve("12k", ell(198, 618, 4))
    p.shape(rect(238, 672, 330, 684), rect(280, 682, 292, 792), tone="2", line=4, halo=5, clear="12k")
    p.shape(
        poly(
            [(232, 670), (336, 670), (340, 706), (318, 698), (292, 708), (266, 698), (246, 708), (230, 700)]
        ),
        tone="",
        line=4,
        halo=4,
        clear="12k",
    )
    p.shape(poly([(270, 640), (292, 640), (286, 656), (286, 668), (276, 668), (276, 656)]), tone="", line=3)
    p.comb("2", ell(224, 800, 120, 14), 0, 0.6, 9, cut=False)


def house(p: Print, x: float, y: float, s: float) -> None:
    """On the tray."""
    p.shape(rect(x - 46 * s, y - 62 * s, x + 46 * s, y), tone="1", line=4, halo=5, clear="12k")
    p.shape(
        poly([(x - 60 * s, y - 58 * s), (x, y - 112 * s), (x + 60 * s, y - 58 * s)]),
        tone="2",
        line=4,
        halo=5,
        clear="12k",
    )
    p.shape(rect(x + 20 * s, y - 122 * s, x + 36 * s, y - 80 * s), tone="k", halo=3, clear="12k")
    p.fill("k", rect(x - 12 * s, y - 40 * s, x + 12 * s, y))
    for dx in (-30, 26):
        p.fill("k", rect(x + (dx - 8) * s, y - 42 * s, x + (dx + 8) * s, y - 22 * s))
    smoke = stroke(
        (x + 28 * s, y - 130 * s),
        (x + 60 * s, y - 170 * s),
        (x + 34 * s, y - 220 * s),
        (x + 80 * s, y - 270 * s),
        w=22 * s,
    )
    p.shape(smoke, tone="", halo=4, clear="12k", line=3)


def scene(p: Print) -> None:
    """Wood, guest, waiter, the nearest trunks."""
    wood(p)
    guest(p)
    trunk(p, 356, -20, 800, 50, "k", halo=6)
    trunk(p, 66, -20, 900, 76, "k", halo=7)
    him = Wear(skin="", hair="k", top="2", legs="k")
    figure(p, 440, 1080, 480, "walk", wear=him, flip=True, near=(350, 880), far=(562, 606), halo=8)
    p.shape(ell(564, 586, 106, 17), tone="", line=6, halo=6, clear="12k")
    house(p, 562, 576, 1.1)
    for i in range(6):
        p.fill("2", ell(380 - 46 * i, 1090 + 10 * i + (i % 2) * 16, 16, 7))
    trunk(p, 760, -20, 1130, 96, "k", halo=8)
    p.border()
