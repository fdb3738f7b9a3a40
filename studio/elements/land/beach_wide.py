"""A wide cream beach in full sun."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import poly

BEACH: Ramp = ["#9a7c84", "#d0b094", "#f0dcb4", "#fff6dc"]


def wide_beach(c: Card, y: float = 700, ramp: Ramp = BEACH) -> None:
    """Sand from y to the foot of the page, combed in long low waves."""
    sand = poly([(-20, y), (820, y), (820, 1220), (-20, 1220)])
    m = c.paint(sand, ramp, vol=2, amb=0.62, gain=0.5, edge=0, tex=0.2, grad=(0.06, -0.12))
    c.marks(m, lambda x, _: 0.1 + 0.2 * np.sin(x / 120), 700, 60, 3.4, jit=0.05, alpha=0.5)
