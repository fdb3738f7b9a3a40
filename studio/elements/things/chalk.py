"""Things drawn in white chalk on the air."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import sstep
from studio.paint import Card
from studio.shapes import curve, ell, stroke, taper


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


def chalk_hatching(
    c: Card, lines: Sequence[Sequence[tuple[float, float]]], w: float = 3, a: float = 0.6
) -> None:
    """Many thin chalk lines laid in one go, with one dusty halo."""
    strokes = [stroke(curve(*line), w * 1.2, 0.7) for line in lines]
    m = np.maximum.reduce([c.mask(one, 0.8) for one in strokes])
    c.over(np.asarray(c.blur(m, 7) * 0.3 * a, np.float32), "#ffffff")
    grains = sstep(0.3, 0.46, c.noise(7, 3)) * 0.85 + 0.15
    c.over(np.asarray(m * grains * a, np.float32), "#fffdf4")


def chalk_daisy(c: Card, x: float, y: float, foot: float, r: float = 21) -> None:
    """A daisy whose head is round (x, y), its stalk and two leaves down to `foot`."""
    chalk_line(c, [(x, y + 6), (x + 3, (y + foot) / 2), (x + 1, foot)], 4)
    for side in (-1, 1):
        mid, tip = (x + side * 7, foot - 14), (x + side * 14, foot - 15)
        chalk_line(c, [(x + 2, foot - 6), mid, tip], 4.5)
    for k in range(7):
        a = math.radians(k * 360 / 7 - 90)
        c.flat(ell(x + r * 0.66 * math.cos(a), y + r * 0.66 * math.sin(a), r * 0.46, r * 0.26, k * 360 / 7 - 90),
            "#fffdf4", 0.96, 0.6, wob=0.3, det=1)  # fmt: skip
    c.flat(ell(x, y, r * 0.27), "#5c9cd0", 0.9, 0.6, det=1)


def chalk_stick(c: Card, x: float, y: float) -> tuple[float, float]:
    """A stick of chalk held out from the hand at (x, y), pointing right; returns its tip."""
    tip = (x + 21, y - 9)
    c.shade(taper((x + 1, y + 4, 11), (tip[0] - 1, tip[1] + 3, 10)), 0.5, 2, "#1c3c6c")
    white = ["#a8a8b0", "#e8e4dc", "#ffffff"]
    c.paint(taper((x + 2, y + 1, 9.5), (*tip, 8)), white, vol=3, edge=0.4, wob=0.2, det=1)
    return tip
