"""Missed.

A knife thrower, arm drawn back, one knife left. On the board the knives already stand in the close outline of somebody,
hat, hip, hand on the hip, and nobody is there. Through the tent flap a horse is being shod.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.body import FRONT, SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import facets
from studio.linocut.press import Print
from studio.shapes import poly, taper, xf

META = {"number": 10, "slug": "missed", "seed": 10, "inks": "stone-crimson"}
BOARD = poly([(62, 130), (424, 112), (430, 936), (66, 956)])


def knife_at(p: Print, x: float, y: float, way: float, s: float = 1) -> None:
    """A knife, its tip in the board at (x, y), the handle outwards."""
    blade = xf(poly([(0, 0), (10, -5), (26, -5.5), (26, 5.5), (12, 3)]), x, y, s, way)
    grip = xf(taper((28, 0, 11), (52, 0, 13)), x, y, s, way)
    p.shape(blade, tone="k", eps=0.5, jit=0.2)
    p.shape(grip, tone="2", line=2, eps=0.5, jit=0.2)


def missing(p: Print) -> None:
    """The board: planks, and the outline of who is not there."""
    stance = FRONT["akimbo"].but(
        far_hand=(-0.2, 0.44), near_hand=(0.12, 0.55), near_foot=(0.09, 0), far_foot=(-0.13, 0)
    )
    nobody = figure(p, 244, 880, 640, stance, "front", Wear(cap="brim", top="", legs="", skin="", bulk=1.1))
    p.shape(BOARD, tone="1", line=6, halo=6, clear="12k")
    for x in (152, 244, 336):
        p.line((x, 120, 4), (x + 4, 950, 4))
    p.bark("k", BOARD, 89, 0.2 * p.noise(60, 2), 17, False)
    ring = max(facets(nobody.outline), key=len)
    p.shape(nobody.outline, tone="")
    loop = np.vstack([ring, ring[:1]])
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(loop, axis=0).T))]
    for d in np.arange(0, s[-1] - 20, 31.0):
        a, b = (np.array([np.interp((d + e) % s[-1], s, loop[:, i]) for i in (0, 1)]) for e in (-14, 14))
        mid, t = (a + b) / 2, b - a
        n = np.array([t[1], -t[0]]) / (np.hypot(*t) + 1e-6)
        if nobody.outline.contains(*(mid + n * 12).tolist()):
            n = -n
        if not any(
            nobody.outline.contains(*(mid + n * r + t / np.hypot(*t) * w).tolist())
            for r in (20, 44, 56)
            for w in (-9, 0, 9)
        ):
            x, y = (mid + n * 3).tolist()
            knife_at(p, x, y, float(np.degrees(np.arctan2(n[1], n[0]))) + p.rng.uniform(-9, 9), 0.82)


def tent(p: Print) -> None:
    """Black cloth, sawdust, and the flap with its daylight."""
    p.ground("k")
    for x in (60, 230, 420, 600, 780):
        p.cutline((420 + (x - 420) * 0.3, -10, 2), (x, 700, 5), plates="k")
    floor = p.shape(poly([(-10, 880), (810, 840), (810, 1210), (-10, 1210)]), tone="1")
    p.crumb("1", floor, 22, (2, 6))
    p.crumb("k", floor, 34, (2, 5), cut=False)
    flap = p.shape(
        poly([(560, 610), (524, 690), (470, 740), (446, 862), (676, 850), (640, 740), (590, 690)]), tone=""
    )
    beast(p, 540, 850, 92, "horse", "stand", "k", clip=flap)
    figure(p, 614, 854, 124, "stoop", wear=Wear(top="2", legs="k"), clip=flap)


def scene(p: Print) -> None:
    """Tent, board, she."""
    tent(p)
    missing(p)
    pose = SIDE["throw"].but(near_hand=(-0.12, 1.02), far_hand=(0.34, 0.9))
    her = figure(
        p,
        672,
        1130,
        690,
        pose,
        wear=Wear(top="2", legs="2", skin="", woman=True, style="bun", skirt=0.7, bare=True, shoes="k"),
        halo=8,
        grip=("fist", "loose"),
    )
    x, y = her["near_hand"]
    p.shape(
        poly([(x - 12, y - 8), (x - 60, y - 34), (x - 84, y - 56), (x - 52, y - 46), (x - 4, y - 18)]),
        tone="",
        line=3,
        halo=3,
        clear="12k",
    )
    p.shape(taper((x - 8, y - 12, 14), (x + 30, y + 8, 15)), tone="k", halo=3, clear="12k")
