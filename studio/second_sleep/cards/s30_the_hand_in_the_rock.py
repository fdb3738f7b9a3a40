"""The Hand in the Rock.

Sun on the sea; a diver's float with a gull asleep on it. Far below, head down, a sea-woman works at the shells with her
knife. Behind her back a pale hand has come out of the rock and holds the end of her line.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import holding
from studio.linocut.elements.people import figure
from studio.linocut.elements.water import bubbles
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Point, blob, ell, poly, rect, taper

META = {"number": 30, "slug": "the-hand-in-the-rock", "seed": 30, "inks": "pink-teal"}
TOP = 176
GRIP, FIST = (226.0, 846.0), (300.0, 826.0)


def sea(p: Print) -> None:
    """Light on top; the deeper, the more black stands between the cuts."""
    p.ground("")
    water = rect(-10, TOP, 810, 1210)
    p.fill("2", water)
    shafts = np.clip(np.sin((p.x + (p.y - TOP) * 0.42) / 46 + 2 * p.noise(200, 2)) * 1.6 - 0.5, 0, 1)
    p.engrave(
        "2",
        water,
        p.level(1),
        np.clip(0.95 - (p.y - TOP) / 150, 0, 1) + 0.62 * shafts * np.clip(1 - (p.y - TOP) / 620, 0, 1),
        12,
        length=(40, 170),
    )
    p.engrave(
        "k",
        water,
        p.level(1),
        0.95 * np.clip((p.y - 560) / 560, 0, 1) * np.clip(1 - 0.7 * shafts, 0.2, 1),
        13,
        False,
        (60, 220),
    )
    p.engrave(
        "1",
        rect(0, 40, 800, TOP),
        p.rays(610, TOP + 60),
        0.5 * np.clip(1.2 - np.hypot(p.x - 610, p.y - TOP) / 420, 0, 1),
        15,
        False,
        (40, 160),
    )


def float_and_gull(p: Print) -> None:
    """A round float in its net; who sleeps on it has the bill under the wing."""
    x, y = 566, TOP + 6
    ball = p.shape(ell(x, y - 8, 58, 46), tone="1", line=5, halo=4, clear="12k")
    for s in (-30, 0, 30):
        p.line((x + s * 1.2, y - 50), (x + s * 1.7, y - 6), (x + s * 1.2, y + 40), w=3, clip=ball)
    p.line((x - 60, y - 16), (x, y - 10), (x + 60, y - 16), w=3, clip=ball)
    p.shape(
        blob(
            (x - 54, y - 70),
            (x - 24, y - 96),
            (x + 26, y - 98),
            (x + 76, y - 66, "c"),
            (x + 30, y - 58),
            (x - 20, y - 52),
            (x - 48, y - 56),
        ),
        tone="",
        line=4,
        halo=3,
    )
    p.shape(
        blob((x - 6, y - 86), (x + 40, y - 88), (x + 82, y - 62, "c"), (x + 30, y - 68)),
        tone="k",
        clear="12k",
    )
    p.shape(ell(x - 22, y - 98, 19, 16), tone="", line=3.6, halo=2)
    p.line((x - 34, y - 98), (x - 26, y - 95), (x - 18, y - 99), w=3)
    p.cutline((x - 130, TOP + 22), (x, TOP + 30), (x + 130, TOP + 20), w=7)


def rock(p: Print) -> None:
    """Black beds that lean in from the left and below, lit from above; the crevice stays uncut."""
    mass = p.shape(poly([(-20, 640), (40, 650), (70, 716), (128, 730), (150, 800), (132, 852), (196, 876), (150, 930), (120, 968), (170, 1010), (236, 1024), (300, 1004), (356, 1050),
                         (440, 1040), (486, 1086), (560, 1070), (620, 1112), (700, 1060), (760, 1082), (820, 1040), (820, 1220), (-20, 1220)]), tone="k", halo=9,
                   clear="12k")  # fmt: skip
    beds = p.guided([(0, 760), (160, 820)], [(0, 1100), (400, 1130), (800, 1090)], [(60, 900), (150, 880)])
    p.engrave("k", mass, beds, 0.95 * p.lit(mass, (520, 300), 66), 10, length=(20, 80))
    p.engrave("k", mass, beds, 0.3 * np.clip(p.noise(60, 2) * 2 - 0.9, 0, 1), 14, length=(14, 50))
    for x, y, s in ((600, 1096, 1.0), (316, 1010, 0.8), (92, 706, 0.7)):  # weed
        for d in (-34, -8, 22):
            p.shape(taper((x + d * 0.4, y + 16, 13 * s), (x + d + 12, y - 50 * s, 11 * s), (x + d - 8, y - 100 * s, 8 * s), (x + d + 14, y - 150 * s, 2)), tone="2", line=2.6, halo=2.4,
                    clear="12k")  # fmt: skip


def line(p: Print, *points: Point) -> None:
    """Her rope: white, laid, with a black edge."""
    p.ink("k", stroke(*points, w=17, ends=1))
    p.carve("12k", stroke(*points, w=9, ends=1))


def diver(p: Print) -> None:
    """She hangs head down over the shells, one leg bent, the knife ahead of her."""
    pose = SIDE["overhead"].but(lean=6, curl=10, nod=-14, near_foot=(0.08, 0.02), far_foot=(-0.2, 0.16), near_toe=-72, far_toe=-80,
                                near_elbow=-1)  # fmt: skip
    wear = Wear(skin="1", hair="k", top="k", legs="k", shoes="k", style="bun", woman=True, bulk=1.06)
    her = figure(
        p, 560, 372, 560, pose, wear=wear, rot=186, near=(596, 1000), far=(506, 956), halo=8,
        sun=(700, 100), grip=("fist", "spread"),
    )  # fmt: skip
    kx, ky = her["near_hand"]
    p.shape(
        poly([(kx - 7, ky), (kx + 7, ky), (kx + 9, ky + 70), (kx - 1, ky + 88)]),
        tone="",
        line=3.6,
        halo=3,
        clear="12k",
    )
    bubbles(p, her["head"][0] + 40, her["head"][1] - 90, 9, 480, 12)
    x, y = her["hip"]
    p.cutline((x - 52, y - 12), (x, y - 4), (x + 50, y - 12), w=9, ends=0.9)
    line(p, (566, TOP + 44), (620, 330), (586, 480), (x + 26, y - 12))
    line(p, (x - 40, y - 10), (440, 720), (410, 600), (340, 560), (292, 640), (FIST[0], FIST[1] - 20))


def rope_end(p: Print, x: float, y: float) -> None:
    """What hangs out of the fist."""
    line(p, (x, y - 20), (x - 4, y + 60), (x - 10, y + 110), (x + 20, y + 160))


def scene(p: Print) -> None:
    """From the light down."""
    sea(p)
    float_and_gull(p)
    rock(p)
    for x, y, s in ((560, 1092, 30), (634, 1118, 38), (486, 1110, 26), (690, 1096, 24)):  # what she came for
        shell = p.shape(blob((x - s, y + 8, "c"), (x - s * 0.5, y - s * 0.8), (x + s * 0.6, y - s * 0.8), (x + s, y + 8, "c"), (x, y + s * 0.5)), tone="1",
                        line=4, halo=4, clear="12k")  # fmt: skip
        p.fan("k", shell, x, y + s, 0.3, 9, False, length=(14, 40))
    diver(p)
    holding(p, *GRIP, 190, 84, tone="", arm=1.2, thing=rope_end, halo=8, line=5)
    lip = p.shape(
        poly([(20, 690), (70, 716), (92, 790), (66, 846), (104, 900), (72, 960), (110, 1010), (20, 1030)]),
        tone="k",
        halo=4,
        clear="12k",
    )
    p.engrave("k", lip, p.level(70), 0.9 * p.lit(lip, (400, 700), 24), 9, length=(14, 40))
    p.border()
