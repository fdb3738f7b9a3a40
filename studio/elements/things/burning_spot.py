"""The spot a burning glass makes, and the smoke that rises from it."""

import numpy as np

from studio.paint import Card
from studio.shapes import curve, ell


def burning_spot(c: Card, x: float, y: float) -> None:
    """A scorch at (x, y) that begins to smoke; the smoke drifts away to the upper left."""
    c.flat(ell(x, y, 13, 4), "#2c1410", 0.9, 2)
    c.halo(x, y - 1, 22, "#ff8c30", 1)
    smoke = curve((x, y - 6), (x - 22, y - 30), (x - 88, y - 38), (x - 108, y - 98), (x - 152, y - 128))
    for k in (0, 5):
        c.line(smoke + np.array([k, -k]), 9 - k * 0.6, "#5c5468", 0.75, 2, ends=0.3)
    c.smoke(smoke.tolist(), 6, 26, "#6c6478", 0.5)
