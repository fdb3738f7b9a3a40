"""Things drawn in white chalk on the air."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import sstep
from studio.paint import Card
from studio.shapes import curve, ell, stroke, taper


def chalk_line(
    c: Card,
    line: Sequence[tuple[float, float]],
    w: float = 6,
    a: float = 0.95,
    fade: tuple[float, float, float] = (0, 1, 0),
) -> None:
    """A chalk line: a dusty halo, two passes, gaps where the sky skipped; `fade` (from y, to y, how much) thins it downwards."""
    pts = curve(*line)
    thin = np.asarray(1 - fade[2] * sstep(fade[0], fade[1], c.yy + 0 * c.xx), np.float32)
    halo = np.asarray(c.blur(c.mask(stroke(pts, w * 2.2, 0.7)), 7) * 0.26 * thin, np.float32)
    c.over(halo * a, "#ffffff")
    grains = sstep(0.3, 0.46, c.noise(7, 3)) * 0.85 + 0.15
    w *= 1.2
    for dx, dy, k in ((0, 0, 1.0), (2.5, -2.4, 0.45)):
        m = c.mask(stroke(pts + np.array([dx, dy]), w * k, 0.7), 0.8) * grains * thin
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
    """A daisy whose head is round (x, y), its stalk and two leaves down to `foot`; its left petals are bitten off."""
    c.over(np.asarray(c.mask(ell(x + r * 0.5, y, r * 1.05), 0, 6) * 0.6, np.float32), "#2c70b0")
    chalk_line(c, [(x, y + 6), (x + 3, (y + foot) / 2), (x + 1, foot)], 4)
    for side in (-1, 1):
        mid, tip = (x + side * 7, foot - 14), (x + side * 14, foot - 15)
        chalk_line(c, [(x + 2, foot - 6), mid, tip], 4.5)
    for turn in (-90, -45, 0, 45, 90, 225):
        a = math.radians(turn)
        c.flat(ell(x + r * 0.7 * math.cos(a), y + r * 0.7 * math.sin(a), r * 0.42, r * 0.24, turn), "#fffdf4", 0.97, 0.5, wob=0.3, det=1)  # fmt: skip
    c.flat(ell(x, y, r * 0.25), "#2c70b0", 0.95, 0.5, det=1)
    for dx, dy in ((-0.9, 0.75), (-0.66, 1.05), (-1.0, 1.25)):  # crumbs
        c.flat(ell(x + r * dx, y + r * dy, r * 0.08), "#fffdf4", 0.9, 0.4, det=1)


def chalk_stick(c: Card, x: float, y: float) -> tuple[float, float]:
    """A stick of chalk held out from the hand at (x, y), pointing right; returns its tip."""
    tip = (x + 21, y - 9)
    c.shade(taper((x + 1, y + 4, 11), (tip[0] - 1, tip[1] + 3, 10)), 0.5, 2, "#1c3c6c")
    white = ["#a8a8b0", "#e8e4dc", "#ffffff"]
    c.paint(taper((x + 2, y + 1, 9.5), (*tip, 8)), white, vol=3, edge=0.4, wob=0.2, det=1)
    return tip
