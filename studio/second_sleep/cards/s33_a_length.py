"""A Length.

A field of wheat, and through it somebody swims the crawl: an arm over the ears, a bathing cap, a wake of parted stalks. From
above a row of mowers is coming down the field, scythes all at one height. On the stubble lie a towel and a pair of shoes.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.heads import combed, profile
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, poly, taper

META = {"number": 33, "slug": "a-length", "seed": 33, "inks": "apricot-bottle"}
EDGE = ((-20, 470), (160, 430), (360, 420), (560, 380), (820, 340))  # where the mowers stand


def field(p: Print) -> None:
    """Stubble above, corn below, in rows that lean."""
    p.ground("")
    p.comb(
        "2",
        blob((-20, -20, "c"), (820, -20, "c"), (820, 150, "c"), (400, 190), (-20, 230, "c")),
        -4,
        0.6,
        12,
        False,
        length=(60, 200),
    )
    p.gouges("k", poly([*EDGE, (820, 170), (-20, 240)]), p.level(-82), 150, (8, 18), (2.5, 4.5), False)
    corn = p.shape(
        blob((-20, 1080, "c"), *EDGE, (820, 1240, "c"), (760, 1240, "c"), (500, 1130), (240, 1090)),
        tone="1",
        line=5,
    )
    sway = p.guided(
        [(100, 440), (70, 700), (120, 1060)],
        [(420, 420), (380, 760), (450, 1100)],
        [(760, 360), (720, 760), (790, 1180)],
    )
    p.engrave(
        "2", corn, sway, 0.2 + 0.5 * np.clip(p.noise(120, 2, 1.4, 1) * 2 - 0.7, 0, 1), 12, False, (40, 120)
    )
    ear = blob((0, -20), (8, -6), (6, 14), (0, 22), (-6, 14), (-8, -6))
    p.stamp("k", corn, ear, 46, 0.8, 20, jit=0.3)


def wake(p: Print) -> None:
    """Parted corn behind the swimmer, two waves before."""
    water = p.shape(blob((330, 742, "c"), (470, 770), (620, 850), (830, 1010, "c"), (830, 1180, "c"), (640, 1030), (500, 930), (390, 860), (320, 800)), tone="",
                    line=5, halo=5, clear="12k")  # fmt: skip
    p.engrave("2", water, p.guided([(340, 760), (560, 850), (820, 1080)]), 0.5 * np.clip(p.noise(60, 2, 1, 1) * 2.4 - 0.8, 0, 1), 13, False, (40, 140))  # fmt: skip
    for s, n in ((0, 26), (26, 18), (52, 12)):
        p.cutline(
            (330 - s, 700 - s * 0.9),
            (230 - s * 1.4, 740 - s * 0.3),
            (210 - s * 1.4, 830 + s * 0.6),
            (280 - s, 900 + s),
            w=n,
        )


def swimmer(p: Print) -> None:
    """Face to the side for air, one arm coming over, the other reaching ahead under the ears."""
    p.shape(
        taper((340, 836, 46), (250, 872, 38), (170, 884, 26)),
        blob((184, 868), (140, 870), (104, 888), (120, 902), (186, 898)),
        tone="",
        line=5,
        halo=6,
        clear="12k",
    )
    back = blob(
        (352, 812),
        (392, 748),
        (470, 760),
        (560, 830),
        (640, 900),
        (676, 948, "c"),
        (570, 930),
        (460, 900),
        (380, 872),
    )
    p.shape(back, tone="2", line=6, halo=7, clear="12k")
    p.cutline((440, 764, 4), (456, 826, 5), (520, 880, 3), plates="2k")
    p.cutline((400, 762, 4), (410, 830, 5), (460, 890, 3), plates="2k")
    arm = taper((412, 780, 62), (470, 690, 50), (476, 604, 42), (400, 560, 36), (316, 566, 28))
    hand = blob(
        (330, 550), (286, 552), (236, 578), (214, 600), (226, 608), (262, 596), (300, 590), (334, 582)
    )
    p.shape(arm, hand, tone="", line=6, halo=8, clear="12k")
    for i in range(3):
        p.line((226 + 14 * i, 604 - 6 * i, 2), (262 + 8 * i, 584 - 3 * i, 4), w=4)
    _, m = profile(p, 318, 800, 74, rot=-58, tone="", eye="shut", halo=7, lips="2", shade=0.3)
    combed(p, m, "2", "crop", gap=14, halo=3)


def over(p: Print) -> None:
    """Stalks before the body, so that it is in them."""
    for x in range(360, 700, 17):
        y = 880 + (x - 380) * 0.24 + 16 * float(np.sin(x))
        p.shape(taper((x, y + 70, 6), (x - 8, y - 10, 4)), tone="2", halo=2, clear="12k")
        p.shape(
            blob((x - 10, y - 34), (x - 2, y - 18), (x - 6, y), (x - 14, y - 14)),
            tone="k",
            halo=2,
            clear="12k",
        )


def mowers(p: Print) -> None:
    """In echelon, each at the same stroke."""
    for x, y, h, top in (
        (690, 372, 216, "k"),
        (500, 408, 226, "2"),
        (296, 436, 236, "k"),
        (92, 462, 246, "2"),
    ):
        wear = Wear(skin="k", top=top, legs="k" if top == "2" else "2", cap="straw", hat="")
        pose = SIDE["stoop"].but(lean=26, near_foot=(0.16, 0), far_foot=(-0.12, 0))
        body = figure(
            p, x, y, h, pose, wear=wear, near=(x - 62, y - h * 0.44), far=(x - 30, y - h * 0.5), halo=5
        )
        hx, hy = body["near_hand"][:2]
        p.shape(taper((hx + 54, hy - 60, 7), (hx - 40, y + 6, 7)), tone="k", halo=4, clear="12k")
        p.shape(blob((hx - 44, y - 2, "c"), (hx - 30, y + 16), (hx + 40, y + 30), (hx + 84, y + 14, "c"), (hx + 36, y + 46), (hx - 40, y + 26)), tone="", line=4, halo=4,
                clear="12k")  # fmt: skip


def scene(p: Print) -> None:
    """Field, mowers, swimmer, what she took off."""
    field(p)
    mowers(p)
    wake(p)
    swimmer(p)
    over(p)
    p.shape(poly([(96, 1122), (250, 1136), (236, 1166), (84, 1150)]), tone="2", line=4, halo=4, clear="12k")
    for x in (300, 342):
        p.shape(
            blob((x - 20, 1160), (x - 22, 1146), (x + 4, 1138), (x + 22, 1150), (x + 20, 1162)),
            tone="k",
            halo=4,
            clear="12k",
        )
    p.border()
