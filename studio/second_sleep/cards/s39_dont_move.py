"""Don't Move, It's Torn.

A masked wrestler, huge, in cape and trunks, sits on a kitchen stool with his head bowed; a small woman on a crate sews up the
mask with him in it. In the window behind them the whole street is holding up its fists. On the stove six eggs are boiling.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.smoke import puff_shape
from studio.second_sleep.elements.wrestler import cape, mask
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 39, "slug": "dont-move", "seed": 39, "inks": "sulphur-violet"}


def kitchen(p: Print) -> None:
    """A stamped wall, a window full of fists, tiles, the stove."""
    p.ground("1")
    motif = blob((0, -13, "c"), (5, -4), (13, 0, "c"), (5, 4), (0, 13, "c"), (-5, 4), (-13, 0, "c"), (-5, -4))
    p.stamp("12", rect(0, 0, 800, 900), motif, 54, cut=True, turn=14)
    pane = p.shape(rect(70, 84, 452, 452), tone="", line=7, halo=8, clear="12k")
    rng = p.dice()
    for j, (y, s, apart) in enumerate(((330, 62, 52), (400, 82, 70), (480, 104, 92))):
        for x in np.arange(66 + 20 * (j % 2), 470, apart):
            hand(
                p,
                float(x),
                y + float(rng.uniform(-16, 14)),
                s,
                "fist",
                float(rng.uniform(-14, 14)),
                bool(rng.random() < 0.5),
                tone="k",
                arm=1.8,
                halo=3,
                clip=pane,
            )
    p.contour(rect(70, 84, 452, 452), 9)
    p.shape(rect(252, 84, 264, 452), rect(70, 240, 452, 251), tone="", line=3.5)
    p.shape(rect(54, 452, 470, 478), tone="", line=5)
    floor = p.shape(poly([(-10, 1010), (810, 1010), (810, 1210), (-10, 1210)]), tone="", line=5)
    for joint in np.arange(-500, 1300, 84.0):
        p.line((400 + (joint - 400) * 0.72, 1010), (joint, 1210), w=3.4, ends=0.8, clip=floor)
    for y in (1046, 1104):
        p.line((-10, y), (810, y), w=3.4, ends=0.8)


def stove(p: Print) -> None:
    """Low at the left, a pot, six eggs."""
    p.shape(rect(-10, 840, 190, 1090), tone="k", halo=6, clear="12k")
    p.carve("12k", rect(30, 900, 150, 1010, 8))
    p.fill("k", rect(42, 912, 138, 998, 6))
    for x in (40, 80, 120):
        p.carve("12k", ell(x, 868, 9))
    p.shape(poly([(14, 836), (168, 836), (162, 760), (20, 760)]), tone="2", line=5, halo=4, clear="12k")
    p.shape(ell(91, 762, 72, 20), tone="k")
    for x, y in ((48, 762), (78, 752), (108, 752), (136, 762), (68, 770), (112, 771)):
        p.shape(ell(x, y - 6, 15, 18), tone="", line=3)
    rng = p.dice()
    for x, y, r in ((70, 704, 20), (104, 664, 26), (76, 616, 32)):
        p.shape(puff_shape(x, y, r, rng, 7), tone="", line=3.4, halo=2, clear="12k")


def wrestler(p: Print) -> dict[str, tuple[float, float]]:
    """All of his weight on one stool."""
    p.shape(
        taper((500, 900, 18), (476, 1120, 15)),
        taper((640, 900, 18), (664, 1120, 15)),
        rect(464, 880, 676, 908),
        tone="k",
        halo=4,
        clear="12k",
    )
    pose = SIDE["sit"].but(
        hip=(-0.02, 0.29),
        lean=10,
        curl=30,
        nod=34,
        near_foot=(0.23, 0),
        far_foot=(0.13, 0),
        near_hand=(0.2, 0.32),
    )
    him = figure(
        p,
        560,
        1116,
        760,
        pose,
        wear=Wear(skin="", top="2", legs="2", shoes="k", style="bald", bulk=1.5, bare=True),
        near=(404, 858),
        far=(384, 868),
        halo=9,
        line=6,
    )
    return him.spots


def scene(p: Print) -> None:
    """The room, him, her, the thread."""
    kitchen(p)
    stove(p)
    cape(p)
    at = wrestler(p)
    hx, hy = at["head"]
    mask(p, hx, hy)
    crate = p.shape(rect(184, 1004, 326, 1112), tone="", line=5, halo=4, clear="12k")
    p.comb("k", crate, 0, 0.35, 30, False, length=(150, 200), jit=0.02)
    sew = SIDE["stand"].but(lean=14, curl=8, nod=14)
    wear = WOMAN.but(skin="", top="k", legs="k", skirt=0.7, style="bun", shoes="k", apron="")
    her = figure(
        p, 252, 1008, 500, sew, wear=wear, flip=True, near=(hx - 2, hy - 92), far=(hx - 36, hy - 86), halo=8
    )
    nx, ny = her["near_hand"]
    p.line(
        (nx + 8, ny - 4),
        (nx + 44, ny - 70),
        (nx + 34, ny - 120),
        (nx + 4, ny - 60),
        (hx + 8, hy - 54),
        w=4,
        ends=0.9,
    )
    p.border()
