"""The first hole in a great shell, who looks out of it, and the drift of snow it stands in."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Point, blob, ell, taper

UPWARD = ([(0, -40), (-12, -86), (8, -128), (-10, -170)], [(-40, -10), (-86, -22), (-120, 4)])
OUTWARD = ([(36, -24), (74, -58), (80, -92)], [(-20, 38), (-44, 82), (-30, 120)], [(34, 30), (50, 74)])
THICKNESS = ["#b88c84", "#ecc8ac", "#fff4dc"]
FINGER = ["#123c44", "#2c7c7c", "#74c0a8", "#e0fce0"]
DOWN = ["#164858", "#348c90", "#7cc8b8", "#e0fcec"]
CUP = ["#4c2c10", "#a87424", "#ecbc54", "#fff4bc"]
RADII = (76, 66, 74, 62, 78, 70, 64, 78, 68, 80, 66, 72, 62, 76, 68)


def broken_shell(c: Card, x: float, y: float) -> Arr:
    """A break round (x, y), about 150 across, and its cracks; returns the mask of the darkness in it."""
    for line in (*UPWARD, *OUTWARD):
        away = 24 / math.hypot(*line[0])  # the cracks begin at the rim
        ox, oy = x + line[0][0] * away, y + line[0][1] * away
        c.line([(ox + px, oy + py) for px, py in line], 4.4, "#6c4858", 0.85, 1.4)
    turns = [(i + 0.16 * (-1) ** i) * 2 * math.pi / len(RADII) for i in range(len(RADII))]
    rim = [(r * math.cos(a), r * math.sin(a)) for r, a in zip(RADII, turns, strict=True)]
    c.shade(blob(*[(x + p[0] * 1.1 - 2, y + p[1] * 1.1 - 2, "c") for p in rim]), 0.35, 5, "#5c3c5c")
    shell = blob(*[(x + p[0] * 1.04, y + p[1] * 1.04, "c") for p in rim])
    m = c.paint(shell, THICKNESS, vol=5, wob=0.3, det=0.6, amb=0.4)
    dark = c.mask(blob(*[(x + p[0] * 0.97 - 6, y + p[1] * 0.97 - 5, "c") for p in rim]), 0.3, 0.6) * m
    c.flat(dark, "#241a34", 1, 0, 0, det=0.6)
    return dark


def hidden_face(c: Card, x: float, y: float, hole: Arr) -> None:
    """A downy face in the dark of the hole, its middle at (x, y): one eye squeezed shut, the right one wide open."""
    how: dict[str, Any] = {"clip": hole, "light": (x + 60, y - 90, 110), "tex": 0.12}
    c.halo(x, y, 76, "#1c5c68", 0.3)
    brow = (x - 54, y - 20), (x - 34, y - 50), (x, y - 58), (x + 34, y - 48), (x + 54, y - 18)
    cheeks = (x + 58, y + 18), (x + 36, y + 44), (x, y + 50), (x - 36, y + 46), (x - 60, y + 18)
    chest = blob((x - 58, y + 38), (x, y + 26), (x + 44, y + 44), (x + 20, y + 90), (x - 50, y + 90))
    c.paint(
        chest, ["#0c2c40", "#17505e", "#2c7c80"], vol=10, amb=0.2, gain=0.4, edge=0.1, soft=2, wob=0.5, **how
    )
    m = c.paint(blob(*brow, *cheeks), DOWN, vol=34, amb=0.4, edge=0.1, soft=2.4, wob=0.6, **how)
    c.marks(m * hole, lambda u, v: np.arctan2(v - y, u - x), 110, 14, 3, jit=0.08, alpha=0.35)
    for dx in (-38, 40):
        c.flat(ell(x + dx, y + 22, 13, 10), "#f09c8c", 0.5, 5, clip=m * hole)
    c.paint(ell(x - 4, y + 25, 21, 15), FINGER, vol=10, amb=0.5, edge=0.12, soft=2, wob=0.3, **how)
    c.paint(ell(x - 4, y + 15, 8, 6), ["#0c2430", "#1c4450", "#5c9894"], vol=3, wob=0.2, det=0.9, **how)
    c.line([(x - 13, y + 30), (x - 4, y + 34), (x + 6, y + 29)], 3.4, "#0c3440", 0.85, 0.2, clip=hole, det=1)
    shut = [(x - 45, y - 10), (x - 37, y - 1), (x - 27, y), (x - 18, y - 8)]
    c.line(shut, 7, "#061824", 1, 0.1, clip=hole, det=1, ends=0.7)
    c.line([(x - 46, y - 24), (x - 32, y - 27), (x - 20, y - 20)], 4.4, "#0c3440", 0.8, 0.2, clip=hole, det=1)
    ox, oy = x + 24, y - 10
    c.shade(ell(ox, oy, 25), 0.5, 4, "#06202c", clip=hole)
    c.paint(ell(ox, oy, 21), ["#a87c3c", "#f4d878", "#fffbe0"], vol=7, amb=0.6, wob=0.15, det=0.9, clip=hole)
    c.flat(ell(ox + 2, oy + 1, 11.5), "#1c1020", 1, 0, 0.1, det=1)
    c.flat(ell(ox - 3, oy - 4, 4), "#ffffff", 1, 0, 0.1, det=1)


def eyecup(c: Card, x: float, y: float, angle: float) -> None:
    """The flared end of a small telescope, held to an eye at (x, y); the tube goes off at `angle`."""
    f = c.at(x, y, 1, angle, wob=0.15, det=0.9)
    f.shade(ell(-1, 0, 7, 17), 0.5, 3, "#241020")
    cup = blob((20, -8, "c"), (4, -15, "c"), (-1, 0), (4, 15, "c"), (20, 8, "c"), (17, 0))
    f.paint(cup, CUP, vol=9, amb=0.4, edge=0.3, rim=0.5, rimw=2)
    f.paint(taper((4, -16, 5), (-1.5, 0, 6), (4, 16, 5)), CUP, vol=3, amb=0.6, edge=0.4)


def holding_hand(c: Card, x: float, y: float, angle: float, shoulder: Point) -> None:
    """A downy arm out of a dark hole at `shoulder`, bent over its rim, and a hand closed round a tube at (x, y)."""
    f = c.at(x, y, 1, angle, vol=8, wob=0.2, edge=0.35, det=0.9, amb=0.4, rim=0.8, rimw=2)
    sx, sy = shoulder[:2]
    wrist = f.pt(-8, 34)
    elbow = (sx * 0.62 + wrist[0] * 0.38, max(sy, wrist[1]) + 24)
    limb = taper((sx, sy, 30), (sx + (elbow[0] - sx) * 0.5, elbow[1] - 12, 32), (*elbow, 31), (*wrist, 23))
    c.shade(taper((sx + 6, sy + 18, 30), (elbow[0] + 8, elbow[1] + 12, 32), (wrist[0] + 10, wrist[1] + 12, 24)), 0.5, 8, "#3c2848")  # fmt: skip
    arm = c.paint(limb, FINGER, vol=13, amb=0.4, edge=0.3, wob=0.4, rim=0.5, rimw=2, det=0.7)
    c.marks(arm, -0.6, 40, 12, 3, jit=0.08, alpha=0.5)
    c.shade(ell(sx - 4, sy - 14, 24, 16), 0.8, 6, "#226870", clip=arm)
    f.paint(blob((-24, 40), (-24, 18), (0, 8), (24, 14), (26, 32), (4, 44)), FINGER, vol=14)
    for k in (-14, 3, 20):
        f.shade(taper((k - 2, 16, 16), (k + 2, -14, 14)), 0.45, 2, "#3c1c10")
        f.paint(taper((k - 4, 28, 16), (k - 2, 8, 17), (k + 1, -16, 13)), FINGER)


def nest_of_snow(c: Card, ramp: Ramp) -> None:
    """The drift across the page, from 812 to 900, that an egg has sunk its foot in."""
    crest = (120, 860), (190, 822), (290, 812), (400, 824), (520, 812), (610, 828), (690, 862)
    m = c.paint(blob(*crest, (400, 900)), ramp, vol=24, amb=0.45, edge=0, wob=1.4)
    foot = blob(
        (230, 814), (300, 802), (400, 814), (520, 802), (612, 822), (700, 866), (560, 872), (360, 850)
    )
    c.shade(foot, 0.75, 7, "#3c3874", clip=m)
