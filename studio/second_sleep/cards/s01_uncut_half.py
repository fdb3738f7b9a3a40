"""The Uncut Half.

A woman kneels with a gouge at the edge of what exists: behind her a whole daylight city is cut, before her the card is
solid black. In the black, on her knees and all black herself, another woman cuts towards her.
"""

import numpy as np

from studio.linocut.elements.city import skyline, stairs, window
from studio.linocut.elements.cloth import washing
from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper

META = {"number": 1, "slug": "uncut-half", "seed": 1, "inks": "ochre-indigo"}
SEAM = (
    (372, -10),
    (380, 200),
    (352, 380),
    (388, 520),
    (366, 700),
    (410, 860),
    (436, 960),
    (470, 1020),
    (560, 1090),
    (700, 1130),
    (820, 1140),
)


def crane(p: Print, x: float, y: float, h: float) -> None:
    """A tower crane."""
    mast = [stroke((x - 8, y, 3), (x - 8, y - h, 3)), stroke((x + 8, y, 3), (x + 8, y - h, 3))]
    mast += [stroke((x - 8, y - i, 2.4), (x + 8, y - i - 16, 2.4)) for i in range(0, int(h) - 10, 18)]
    arm = [stroke((x - 60, y - h + 4, 4), (x + 150, y - h + 4, 4)), stroke((x, y - h - 40, 3), (x + 140, y - h, 3)), stroke((x, y - h - 40, 3), (x - 56, y - h, 3)),
           stroke((x + 110, y - h + 4, 2), (x + 110, y - h + 70, 2)), rect(x + 98, y - h + 70, x + 122, y - h + 84), rect(x - 62, y - h, x - 40, y - h + 24)]  # fmt: skip
    p.shape(*mast, *arm, tone="k", eps=0.6, jit=0.2)


def city(p: Print) -> None:
    """Cut already: sky, roofs, washing, a stair street."""
    p.fan("1", rect(0, 0, 420, 420), 90, 150, p.spot(90, 150, 50, 420) * 0.7, 16, False, length=(60, 160))
    crane(p, 140, 480, 330)
    crane(p, 290, 470, 190)
    skyline(p, 560, -20, 420, (70, 170), (44, 84), "1", "", 700)
    skyline(p, 700, -30, 430, (60, 130), (70, 120), "", "k", 900)
    skyline(p, 830, -60, 420, (70, 110), (110, 170), "2", "", 1100)
    washing(p, (52, 700), (330, 716), ("shirt", "trousers", "sheet", "sock", "dress"), 16, 46, ("", "1", ""))
    ground = p.shape(poly([(-10, 880), (430, 860), (560, 1220), (-10, 1220)]), tone="")
    stairs(p, 120, 1010, 150, 130, 6, "", "1", skew=0.1, line=2.2)
    window(p, 236, 800, 30, 44, "k")
    p.chatter(ground, 0.1, 50)


def uncut(p: Print) -> Path:
    """What is still solid, its edge chewed by the gouge."""
    rng = p.dice()
    edge = [(x + rng.normal(0, 5), y + rng.normal(0, 5)) for x, y in np.array(SEAM)]
    half = p.shape(blob(*[(*q, "c") for q in edge], (820, -10, "c")), tone="k", halo=3, clear="12k")
    p.gouges(
        "k",
        half,
        np.pi + 0.2 * p.noise(60, 2),
        260,
        (12, 34),
        (3, 7),
        tone=np.clip(p.ramp((470, 0), (372, 0)) - 0.45, 0, 1) * (p.y < 960),
    )
    return half


def scene(p: Print) -> None:
    """City, block, the carver, and whoever is on the other side."""
    p.ground("")
    city(p)
    uncut(p)
    shavings = [
        taper((x, y, 3), (x + 14, y - 10, 6), (x + 26, y + 2, 2))
        for x, y in p.rng.uniform((90, 1070), (190, 1110), (26, 2))
    ]
    tool = (500, 968)
    her = figure(p, 330, 1108, 440, "kneel", wear=WOMAN.but(top="2", legs="1", skin="", style="bun", skirt=0.9, bulk=1.05), flip=True, near=(474, 984), far=(456, 944),
                 grip="fist", halo=7)  # fmt: skip
    x, y = her["near_hand"]
    p.shape(
        taper((x - 34, y + 20, 17), (x + 2, y, 15)),
        taper((x, y, 8), (tool[0] + 34, tool[1] - 28, 7)),
        tone="1",
        line=2.4,
        halo=3,
        clear="12k",
    )
    p.cutline((536, 938, 3), (560, 918, 9), (580, 898, 10), (600, 888, 3))  # hers
    other = figure(
        p,
        634,
        760,
        390,
        "kneel",
        wear=WOMAN.but(top="k", legs="k", skin="k", style="long", skirt=0.9),
        near=(508, 640),
        far=(524, 614),
        grip="fist",
        halo=6,
    )
    u, v = other["near_hand"]
    p.shape(
        taper((u + 30, v - 12, 15), (u, v, 14)),
        taper((u, v, 8), (u - 40, v + 44, 6)),
        tone="2",
        line=0,
        halo=4,
        clear="12k",
    )
    for x, y, r in (
        (470, 120, 5),
        (560, 260, 4),
        (640, 90, 6),
        (720, 230, 4),
        (500, 380, 4),
        (690, 330, 3),
        (600, 180, 3),
        (752, 120, 4),
    ):
        p.carve("12k", ell(x, y, r))
    p.cutline((476, 700, 3), (500, 752, 9), (540, 790, 10), (572, 830, 9), (596, 864, 3))  # the other's
    p.shape(
        blob((70, 1120), (84, 1088), (140, 1076), (196, 1090), (210, 1120), (140, 1136)),
        tone="",
        line=3,
        halo=3,
    )
    p.shape(*shavings, tone="1", line=1.6, eps=0.5)
    p.border()
