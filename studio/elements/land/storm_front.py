"""A heap of rain cloud coming up from the left, its rain already falling."""

import math

import numpy as np

from studio.colour import Ramp, sstep
from studio.paint import Card
from studio.shapes import blob

SLATE_CLOUD: Ramp = ["#2c3044", "#4c5468", "#808894", "#d8d8d0"]
FAR = ((60, 150, 150), (190, 120, 120), (20, 280, 130), (150, 240, 130))
NEAR = ((270, 190, 84), (250, 270, 70), (60, 350, 90), (320, 240, 46))


def _billow(c: Card, x: float, y: float, r: float) -> None:
    """One round of the heap."""
    rim: list[tuple[float, float]] = []
    for a in np.arange(0, 6.2, 0.7):
        rim.append((x + r * math.cos(a) * (1 + 0.07 * math.sin(3 * a + r)), y + r * 0.66 * math.sin(a)))
    f = c.at(0, 0, edge=0, soft=4, wob=2, lump=0.1)
    f.paint(blob(*rim), SLATE_CLOUD, vol=r * 0.6, amb=0.14, light=(560, -120, 300))


def storm_front(c: Card) -> None:
    """The cloud in the upper left of the page down to 430, and a veil of rain under it to 760."""
    for x, y, r in (*FAR, *NEAR):
        _billow(c, x, y, r)
    height = sstep(330, 420, c.yy) * (1 - sstep(560, 760, c.yy))
    veil = np.asarray(height * (1 - sstep(160, 330, c.xx + (c.yy - 400) * 0.2)), np.float32)
    c.over(veil * 0.5, "#5c6a80")
    c.rain(240, 0.2, "#e4ecf0", 0.5, clip=(veil > 0.3).astype(np.float32))
