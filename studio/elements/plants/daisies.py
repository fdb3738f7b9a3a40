"""A daisy, large enough to count its petals."""

import math

from studio.paint import Card
from studio.palettes import MEADOW
from studio.shapes import ell, taper


def daisy(c: Card, x: float, y: float, h: float = 60) -> None:
    """One leaf, nine petals."""
    f = c.at(x, y, h / 60, vol=4, wob=0.3, det=0.9, edge=0.3)
    f.paint(taper((0, 0, 5), (3, -20, 4), (0, -44, 4)), MEADOW)
    f.paint(taper((1, -6, 3), (14, -16, 9), (22, -26, 3)), MEADOW)
    for k in range(9):
        a = k * math.tau / 9
        petal = ell(14 * math.cos(a), -50 + 12 * math.sin(a), 10, 4.6, math.degrees(a))
        f.paint(petal, ["#8c90b0", "#e8e4e0", "#fffaf0"])
    f.paint(ell(0, -50, 8, 7), ["#8c4c10", "#f0a820", "#ffe480"])
