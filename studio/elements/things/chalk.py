"""Things drawn in white chalk on the air."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import sstep
from studio.paint import Card
from studio.shapes import curve, ell, stroke


def chalk_line(c: Card, line: Sequence[tuple[float, float]], w: float = 6, a: float = 0.95) -> None:
    """A chalk line: a dusty halo, two passes, gaps where the sky skipped."""
    pts = curve(*line)
    halo = np.asarray(c.blur(c.mask(stroke(pts, w * 2.2, 0.7)), 7) * 0.26, np.float32)
    c.over(halo * a, "#ffffff")
    grains = sstep(0.3, 0.46, c.noise(7, 3)) * 0.85 + 0.15
    w *= 1.2
    for dx, dy, k in ((0, 0, 1.0), (2.5, -2.4, 0.45)):
        m = c.mask(stroke(pts + np.array([dx, dy]), w * k, 0.7), 0.8) * grains
        c.over(np.asarray(m * a, np.float32), "#fffdf4")
        c.detail = np.maximum(c.detail, m * 0.6)


def chalk_thistle(c: Card, x: float, y: float) -> None:
    """A thistle in four strokes, the middle of its stalk at (x, y)."""
    chalk_line(c, [(x + 4, y + 26), (x, y), (x - 4, y - 22)], 4)
    chalk_line(c, [(x + 2, y + 10), (x + 16, y - 2)], 3.4)
    for a in (-2.5, -1.9, -1.3, -0.7):
        tip = x - 4 + 20 * math.cos(a), y - 22 + 20 * math.sin(a)
        chalk_line(c, [(x - 4, y - 22), tip], 4)


def chalk_stick(c: Card, x: float, y: float) -> None:
    """A bit of chalk in the hand at (x, y)."""
    c.paint(ell(x + 4, y - 4, 8, 4, -30), ["#d8d4cc", "#ffffff"], vol=2, det=1)
