"""Crumbs as large as boulders."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell

BISCUIT: Ramp = ["#3a2014", "#8a5a2c", "#d09c54", "#fce0a0"]


def boulder_crumb(c: Card, x: float, y: float, r: float, light: tuple[float, float, float]) -> None:
    """A crumb of biscuit lying at (x, y), about `r` to every side."""
    rim: list[tuple[float, float]] = []
    for a in np.arange(0, 6.2, 0.8):
        swell = 1 + 0.14 * math.sin(2.3 * a + x)
        rim.append((x + r * math.cos(a) * swell, y - r * 0.4 + r * 0.74 * math.sin(a)))
    c.shade(ell(x + r * 0.3, y + r * 0.3, r * 1.1, r * 0.3), 0.5, 8)
    c.paint(blob(*rim), BISCUIT, vol=r * 0.5, amb=0.2, tex=0.45, lump=0.5, wob=1.5, light=light)
