"""The ledges that wind up a tower of wax, for those who climb to its wick."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import taper

LEDGE: Ramp = ["#241a38", "#544464", "#94789c", "#d8b8b0"]


def winding_ledge(c: Card, x: float, w: float, y0: float, y1: float, ramp: Ramp = LEDGE) -> None:
    """One turn across a tower `w` wide in the middle of x: from y0 at its left up to y1 at its right."""
    left = x - w * 0.56
    pts = [
        (left + k * w * 1.12 / 6, y0 + (y1 - y0) * k / 6 + 10 * math.sin(k / 6 * math.pi)) for k in range(7)
    ]
    c.shade(taper(*[(px, py + 12, 16) for px, py in pts]), 0.5, 6)
    c.paint(taper(*[(px, py, 14) for px, py in pts]), ramp, vol=5, edge=0.25, rim=0.8, wob=0.5)
