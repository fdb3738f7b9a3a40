"""A long seam between two cloths: great stitches as far as it is sewn, star-headed pins beyond."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Points, star

PIN: Ramp = ["#e8c060", "#fff4c8", "#fffdf0"]


def _along(hem: Points, t: float) -> tuple[float, float, float, float]:
    """A point of the hem, t from 0 (its beginning) to 1 (its end), and its direction."""
    i = min(int(t * (len(hem) - 2)), len(hem) - 2)
    (x, y), (u, v) = hem[i], hem[i + 1] - hem[i]
    n = math.hypot(u, v)
    return float(x), float(y), u / n, v / n


def seam(c: Card, hem: Points, sewn: float, thread: str) -> tuple[float, float]:
    """Stitches over the share `sewn` of the hem, then pins; returns the end of the last stitch."""
    last = (0.0, 0.0)
    for t in np.arange(0.03, sewn, 0.034):
        x, y, u, v = _along(hem, float(t))
        a, b = (x - v * 24 - u * 9, y + u * 24 - v * 9), (x + v * 24 + u * 9, y - u * 24 + v * 9)
        c.line([(a[0] + 3, a[1] + 4), (b[0] + 3, b[1] + 4)], 6, "#2c1838", 0.5, 0.2, ends=0.7)
        c.line([a, b], 6.5, thread, 1, 0.2, ends=0.6)
        c.line([a, b], 2, "#fffbe0", 0.9, 0.2, ends=0.5)
        last = a
    for t in np.arange(sewn + 0.05, 0.98, 0.075):
        x, y, u, v = _along(hem, float(t))
        a, b = (x - v * 34, y + u * 34), (x + v * 26, y - u * 26)
        c.line([a, b], 3.6, "#e8ecf0", 1, 0.1, ends=0.5)
        c.halo(*b, 26, "#fff0c0", 0.7)
        c.paint(star(*b, 13, 5, 0.45), PIN, vol=3, det=1, wob=0.1, amb=0.6)
    return last
