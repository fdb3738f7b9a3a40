"""The first hole in a great shell, who looks out of it, and the drift of snow it stands in."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

UPWARD = ([(0, -40), (-12, -86), (8, -128), (-10, -170)], [(-40, -10), (-86, -22), (-120, 4)])
OUTWARD = ([(36, -24), (74, -58), (80, -92)], [(-20, 38), (-44, 82), (-30, 120)], [(34, 30), (50, 74)])
THICKNESS = ["#b88c84", "#ecc8ac", "#fff4dc"]
FINGER = ["#123c44", "#2c7c7c", "#74c0a8", "#e0fce0"]
DOWN = ["#0c2c3c", "#1c5c68", "#54a09c", "#c4f0dc"]
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
    """A downy face in the dark of the hole: one eye at (x, y) wide open, the other, left of it, squeezed shut."""
    how: dict[str, Any] = {"clip": hole, "light": (x + 70, y - 60, 80), "tex": 0.12}
    c.halo(x - 16, y, 70, "#1c5c68", 0.35)
    head = blob(
        (x - 90, y + 10),
        (x - 78, y - 40),
        (x - 30, y - 66),
        (x + 20, y - 46),
        (x + 40, y),
        (x + 26, y + 48),
        (x - 30, y + 68),
        (x - 76, y + 52),
    )
    m = c.paint(head, DOWN, vol=44, amb=0.16, gain=0.8, edge=0.1, soft=3, wob=0.6, **how)
    c.marks(m * hole, lambda u, v: np.arctan2(v - y, u - x + 24), 130, 18, 3, jit=0.1, alpha=0.4)
    c.paint(ell(x - 20, y + 32, 24, 17), FINGER, vol=12, amb=0.3, edge=0.15, soft=2, wob=0.3, **how)
    c.paint(ell(x - 20, y + 22, 7, 5), ["#0c2430", "#1c4450", "#3c7478"], vol=3, wob=0.2, det=0.8, **how)
    shut = [(x - 62, y + 2), (x - 52, y + 9), (x - 40, y + 8), (x - 32, y)]
    c.line(shut, 5, "#071c28", 0.95, 0.2, clip=hole, det=1, ends=0.6)
    c.line([(x - 60, y - 18), (x - 46, y - 20), (x - 34, y - 13)], 4, "#071c28", 0.6, 0.2, clip=hole)
    c.shade(ell(x, y, 29), 0.6, 5, "#06141e", clip=hole)
    c.paint(
        ell(x, y, 24, 23), ["#a87c3c", "#f4d878", "#fffbe0"], vol=8, amb=0.55, wob=0.15, det=0.9, clip=hole
    )
    c.flat(ell(x + 5, y + 5, 13), "#1c1020", 1, 0, 0.1, det=1)
    c.flat(ell(x - 3, y - 4, 4.4), "#ffffff", 1, 0, 0.1, det=1)


def holding_hand(c: Card, x: float, y: float, angle: float, hole: Arr) -> None:
    """A downy forearm out of the dark of the hole, a wrist, and a hand closed round a tube at (x, y), lying at `angle`."""
    f = c.at(x, y, 1, angle, vol=8, wob=0.2, edge=0.35, det=0.9, amb=0.4, rim=0.8, rimw=2)
    f.shade(taper((-56, 66, 34), (-30, 44, 34), (0, 30, 34)), 0.6, 7, "#0c1020")
    arm = f.paint(
        taper((-70, 80, 38), (-46, 60, 34), (-24, 38, 25)), FINGER, vol=12, amb=0.1, gain=0.7, clip=hole
    )
    f.card.marks(arm, math.radians(angle - 44), 50, 14, 3, jit=0.1, alpha=0.6)
    f.shade(ell(-72, 80, 34, 34), 0.75, 12, "#241a34", clip=arm)
    f.paint(taper((-28, 40, 25), (-16, 32, 23), (-6, 28, 28)), FINGER, vol=10)
    f.paint(blob((-24, 40), (-24, 18), (0, 8), (24, 14), (26, 32), (4, 44)), FINGER, vol=14)
    for k in (-14, 3, 20):
        f.shade(taper((k - 2, 16, 16), (k + 2, -14, 14)), 0.45, 2, "#3c1c10")
        f.paint(taper((k - 4, 28, 16), (k - 2, 8, 17), (k + 1, -16, 13)), FINGER)


def nest_of_snow(c: Card, ramp: Ramp) -> None:
    """The drift across the page, from 812 to 900, that an egg has sunk its foot in."""
    crest = (120, 860), (190, 822), (290, 812), (400, 824), (520, 812), (610, 828), (690, 862)
    c.paint(blob(*crest, (400, 900)), ramp, vol=24, amb=0.45, edge=0, wob=1.4)
