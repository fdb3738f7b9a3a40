"""A long seam between two cloths: great stitches as far as it is sewn, star-headed pins beyond."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Points, ell, star

PIN: Ramp = ["#a8682c", "#f0c458", "#fff0b4", "#fffdf0"]


def _along(hem: Points, t: float) -> tuple[float, float, float, float]:
    """A point of the hem, t from 0 (its beginning) to 1 (its end), and its direction."""
    i = min(int(t * (len(hem) - 2)), len(hem) - 2)
    (x, y), (u, v) = hem[i], hem[i + 1] - hem[i]
    n = math.hypot(u, v)
    return float(x), float(y), u / n, v / n


def _stitch(c: Card, hem: Points, k: int, t: float, thread: str) -> tuple[float, float]:
    """One stitch over the hem, by hand, never quite like the last; returns where it comes out."""
    x, y, u, v = _along(hem, t)
    up, down = 24 + 5 * math.sin(k * 2.3), 24 + 5 * math.sin(k * 1.7 + 1)
    slant = 9 + 5 * math.sin(k * 3.1)
    a, b = (
        (x - v * down - u * slant, y + u * down - v * slant),
        (x + v * up + u * slant, y - u * up + v * slant),
    )
    mid = (x + u * 5 - v * 2, y + v * 5 + u * 2)
    for end in (a, b):
        c.shade(ell(*end, 9, 6), 0.5, 4, "#2c1838")
    c.line(
        [(a[0] + 4, a[1] + 5), (mid[0] + 6, mid[1] + 7), (b[0] + 4, b[1] + 5)],
        6,
        "#2c1838",
        0.5,
        0.4,
        ends=0.7,
    )
    c.line([a, mid, b], 8, "#b87c34", 1, 0.2, ends=0.45)
    c.line([a, mid, b], 6, thread, 1, 0.2, ends=0.4)
    c.line([(p[0] - 1, p[1] - 1) for p in (a, mid, b)], 1.8, "#fffbe0", 0.9, 0.2, ends=0.3)
    return a


def _pin(c: Card, hem: Points, t: float) -> None:
    """A pin across the hem, its head a star."""
    x, y, u, v = _along(hem, t)
    a, b = (x - v * 34, y + u * 34), (x + v * 26, y - u * 26)
    c.line([(a[0] + 3, a[1] + 4), (b[0] + 3, b[1] + 4)], 4, "#2c1838", 0.45, 0.4)
    c.line([a, b], 4, "#e8ecf0", 1, 0.1, ends=0.5)
    c.shade(star(b[0] + 2, b[1] + 3, 15, 5, 0.5), 0.4, 3, "#5c2c3c")
    c.paint(star(*b, 15, 5, 0.48), PIN, vol=5, det=1, wob=0.1, amb=0.5, edge=0.35)
    c.halo(*b, 24, "#fff0c0", 0.5)


def seam(c: Card, hem: Points, sewn: float, thread: str) -> tuple[float, float]:
    """Stitches over the share `sewn` of the hem, then pins; returns the end of the last stitch."""
    last = (0.0, 0.0)
    for k, t in enumerate(np.arange(0.03, sewn, 0.036)):
        last = _stitch(c, hem, k, float(t) + 0.005 * math.sin(k * 2.7), thread)
    for t in np.arange(sewn + 0.05, 0.98, 0.075):
        _pin(c, hem, float(t))
    return last
