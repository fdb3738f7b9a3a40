"""Next, Please.

A barber under a roadside tree, his mirror nailed to the trunk, shaves a man whose head is thrown back, throat long and bare.
A bull has come up behind and breathes on the barber's neck. In the mirror there is only the razor.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure, shadow
from studio.linocut.elements.plants import leaf
from studio.linocut.press import Print
from studio.second_sleep.elements.shave import customer
from studio.second_sleep.elements.smoke import puff_shape
from studio.shapes import blob, ell, poly, rect, taper, xf

META = {"number": 41, "slug": "next-please", "seed": 41, "inks": "apricot-bottle"}


def roadside(p: Print) -> None:
    """Noon: a trunk cut off by the edge, leaves over the top, a bare road."""
    p.ground("")
    p.fill("1", poly([(-10, 1010), (810, 980), (810, 1210), (-10, 1210)]))
    p.comb("1", rect(0, 990, 800, 1200), 179, 0.6 * p.noise(90, 2, 4, 0.5), 14, length=(40, 200))
    p.comb(
        "k",
        rect(0, 1060, 800, 1200),
        179,
        0.5 * np.clip(p.noise(120, 2, 4, 0.5) * 2 - 1, 0, 1),
        16,
        False,
        length=(30, 160),
    )
    bole = p.shape(blob((-20, -20, "c"), (190, -20, "c"), (168, 200), (176, 460), (160, 760), (196, 960), (262, 1040, "c"), (120, 1050), (40, 1090), (-20, 1070, "c")), tone="2",
                   line=6, halo=4)  # fmt: skip
    p.bark(
        "k",
        bole,
        90,
        0.12 + 0.75 * p.lit(bole, (1400, 500), 110),
        12,
        False,
        knots=((60, 640, 34), (120, 860, 22)),
    )
    rng = p.dice()
    for _ in range(150):
        x, y = (
            float(rng.uniform(-10, 810)),
            float(rng.uniform(10, 150)) + 90 * float(rng.random()) * abs(np.sin(rng.uniform(0, 3))),
        )
        y = min(y, 128 + 74 * np.sin(x / 92) + 0.06 * x)
        leaf(
            p,
            x,
            y,
            float(rng.uniform(46, 78)),
            float(rng.uniform(40, 140)),
            "2" if rng.random() < 0.74 else "k",
            "point",
            halo=3.2,
        )


def mirror(p: Print) -> None:
    """A small mirror on its nail; what it shows."""
    p.line((104, 330), (70, 398), w=4, ends=0.9)
    p.line((104, 330), (140, 398), w=4, ends=0.9)
    p.shape(ell(104, 328, 7), tone="k")
    p.shape(rect(42, 394, 172, 566), tone="1", line=5, halo=5, clear="12k")
    p.shape(rect(56, 408, 158, 552), tone="", line=3.4)
    p.shape(xf(poly([(-8, -52), (12, -50), (10, 12), (-8, 12)]), 112, 474, rot=24), tone="k")
    p.shape(xf(taper((0, 10, 11), (16, 34, 12), (12, 62, 12)), 112, 474, rot=24), tone="2", line=3)


def barber(p: Print) -> None:
    """He leans over with all his care; the razor lies along the throat."""
    pose = SIDE["stand"].but(lean=30, curl=20, nod=22, near_foot=(0.08, 0), far_foot=(-0.12, 0.0))
    wear = Wear(skin="1", hair="k", top="", legs="2", shoes="k", style="crop", bulk=1.05)
    him = figure(
        p, 566, 1072, 640, pose, wear=wear, near=(336, 764), far=(420, 668), grip=("fist", "loose"), halo=8
    )
    x, y = him["near_hand"]
    p.shape(
        poly([(x + 2, y + 4), (x - 14, y - 14), (x - 78, y - 2), (x - 72, y + 24)]),
        tone="k",
        halo=4,
        clear="12k",
    )


def bull(p: Print) -> None:
    """As much of it as there is room for, and its breath."""
    body = p.shape(blob((584, 508), (572, 556), (592, 600), (650, 606), (700, 640), (706, 740), (684, 850), (700, 960), (694, 1068, "c"), (764, 1074, "c"), (770, 980), (830, 940, "c"),
                        (830, 250, "c"), (770, 262), (716, 330), (668, 384), (628, 432)), tone="k", halo=9, clear="12k")  # fmt: skip
    p.shape(
        taper((700, 360, 44), (640, 330, 34), (596, 270, 22), (594, 200, 6)),
        tone="",
        line=5,
        halo=4,
        clear="12k",
    )
    p.shape(blob((716, 366), (756, 350), (800, 372), (776, 410), (728, 406)), tone="k", halo=4, clear="12k")
    p.engrave(
        "k",
        body,
        p.guided([(720, 340), (640, 430), (590, 510)], [(800, 300), (760, 600), (720, 900)]),
        0.9 * p.lit(body, (420, 100), 60),
        11,
        length=(20, 60),
    )
    p.carve("12k", blob((640, 452, "c"), (656, 440), (676, 448, "c"), (658, 462)))
    p.fill("k", ell(658, 451, 7))
    p.carve("12k", ell(590, 540, 8, 5, 40))
    p.contour(ell(582, 586, 20, 24), 6, plates="k", cut=False)
    p.contour(ell(582, 586, 20, 24), 5, plates="1", cut=False)
    for x, y in ((676, 378), (700, 352), (650, 406), (690, 400)):
        p.cutline((x, y), (x - 14, y + 12), (x - 4, y + 26), w=6, ends=0.4)
    rng = p.dice()
    for x, y, r in ((548, 540, 17), (524, 516, 12), (536, 570, 10)):
        p.shape(puff_shape(x, y, r, rng, 7), tone="", line=3, halo=2)


def scene(p: Print) -> None:
    """The road, the bull, the two who have not seen it."""
    roadside(p)
    shadow(p, 330, 1080, 190)
    mirror(p)
    customer(p)
    bull(p)
    barber(p)
    p.border()
