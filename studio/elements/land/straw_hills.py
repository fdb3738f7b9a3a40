"""Straw-coloured hills at harvest time with a lane through them, and the green knoll one looks at them from."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.land.land import hills
from studio.paint import Card
from studio.shapes import blob, curve

STRAW: Ramp = ["#5c5a4c", "#9a8c50", "#dcbc68", "#f8e6a4"]
GREEN: Ramp = ["#2c4430", "#5a7c3c", "#a8b850", "#f4ec9c"]


def straw_hills(c: Card) -> None:
    """Two ridges of stubble, the near one from 806 down, and a pale lane from the right to the left edge."""
    hills(c, 742, 26, STRAW, 8, fog=0.25, amb=0.45, vol=40)
    _, m = hills(c, 806, 22, STRAW, 12, amb=0.5, vol=30, grad=(0.08, -0.06))

    def lie(x: Arr, y: Arr) -> Arr:
        return 0.06 + 0.35 * np.sin(x / 150 + y / 90)

    c.marks(m, lie, 1500, 44, 3.6, jit=0.06, alpha=0.55, curl=0.1)
    lane = curve((770, 830), (560, 868), (360, 890), (250, 950), (130, 990), (30, 1000))
    c.line(lane, 15, "#f4e8bc", 0.75, 1, ends=0.7)


def green_knoll(c: Card) -> Arr:
    """A grassy hilltop in the lower right corner, its crest at (640, 1022); returns its mask."""
    hill = blob((250, 1260), (360, 1120), (500, 1048), (640, 1022), (840, 1034), (860, 1260))
    m = c.paint(hill, GREEN, vol=60, rim=0.5, edge=0.1, tex=0.3, amb=0.4)
    c.marks(m, -1.2, 1900, 24, 2.8, jit=0.14, alpha=0.75, bias=0.03, curl=0.3)
    return m
