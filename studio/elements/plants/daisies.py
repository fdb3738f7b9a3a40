"""A daisy, large enough to count its petals."""

import math

from studio.paint import Card
from studio.palettes import MEADOW
from studio.shapes import blob, ell, taper

SOIL = ["#3c4050", "#6c7080", "#a4a6ac"]


def daisy(c: Card, x: float, y: float, h: float = 60) -> None:
    """Two leaves, nine petals; it comes out of the ground at (x, y)."""
    f = c.at(x, y, h / 60, vol=4, wob=0.3, det=0.9, edge=0.3)
    f.shade(ell(7, 1, 20, 4), 0.5, 3, "#20243c")
    f.paint(taper((-4, -2, 2), (-12, -8, 6), (-19, -8, 2)), MEADOW)
    f.paint(taper((0, 0, 5), (3, -20, 4), (0, -44, 4)), MEADOW)
    f.paint(taper((1, -6, 3), (14, -16, 9), (22, -26, 3)), MEADOW)
    for k in range(9):
        a = k * math.tau / 9
        petal = ell(14 * math.cos(a), -50 + 12 * math.sin(a), 10, 4.6, math.degrees(a))
        f.paint(petal, ["#8c90b0", "#e8e4e0", "#fffaf0"])
    f.paint(ell(0, -50, 8, 7), ["#8c4c10", "#f0a820", "#ffe480"])
    f.paint(blob((-11, 4), (-6, -3), (1, -1), (6, -4), (12, 4), (0, 7)), SOIL, vol=3, edge=0.1)
