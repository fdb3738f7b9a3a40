"""A giant's mitten and mustard sleeve coming out of the sky, holding a lens by its handle."""

import math

import numpy as np

from studio.paint import Card
from studio.palettes import BRASS, COAT, WALNUT
from studio.shapes import Path, blob, taper

MITTEN = ["#4c0c1c", "#9c2428", "#d85440", "#ffac80"]


def giant_mitten(c: Card, x: float, y: float, r: float, angle: float = -1.02) -> None:
    """Handle, sleeve and mitten, for a lens of radius `r` round (x, y); the handle leaves it at `angle`."""
    a = angle
    p = [(x + k * math.cos(a), y + k * math.sin(a)) for k in (r + 20, r + 58, r + 100, r + 240)]
    c.shade(taper((*np.add(p[0], (36, 60)), 40), (*np.add(p[3], (36, 90)), 90)), 0.4, 20, "#0c2030")
    c.paint(taper((*p[0], 40), (*p[1], 34)), BRASS, vol=14, wob=0.3, rim=0.6)
    c.paint(taper((*p[1], 40), (*p[2], 50), (*p[3], 60)), WALNUT, vol=20, wob=0.3, rim=0.6, grain=2)
    _sleeve(c, p[2][0] + 50, p[2][1] - 40)
    _mitten(c, p[2][0] + 50, p[2][1] - 40)


def _sleeve(c: Card, x: float, y: float) -> None:
    """The sleeve widens up and away to the right; its cuff is paler."""
    upper = ((x - 40, y - 66, "c"), (x + 24, y - 140), (x + 90, y - 300, "c"))
    lower = ((x + 400, y - 200, "c"), (x + 210, y - 10), (x + 84, y + 64, "c"))
    m = c.paint(blob(*upper, *lower), COAT, vol=60, amb=0.3, rim=0.5, tex=0.3)
    for k in (0, 60, 120):
        c.shade(_fold(x + 60 + k, y - 90 - k * 0.7), 0.3, 8, "#4c2410", clip=m)
    cuff = taper((x - 46, y - 62, 40), (x + 26, y - 20, 48), (x + 76, y + 62, 40))
    c.paint(cuff, [*COAT[:3], "#fce8a0"], vol=18, rim=0.6)


def _mitten(c: Card, x: float, y: float) -> None:
    """A red fist, the thumb towards us."""
    back = ((x - 40, y - 44), (x + 16, y - 28), (x + 58, y + 44))
    fist = blob(*back, (x + 30, y + 88), (x - 34, y + 96), (x - 82, y + 52), (x - 84, y - 8))
    m = c.paint(fist, MITTEN, vol=46, amb=0.3, rim=0.6, edge=0.3)
    c.marks(m, 0.7, 260, 14, 3.2, jit=0.3, alpha=0.5)
    thumb = taper((x - 60, y - 20, 44), (x - 92, y + 24, 40), (x - 70, y + 66, 34))
    c.shade(thumb, 0.4, 8, clip=m)
    c.paint(thumb, MITTEN, vol=18, rim=0.6, edge=0.3)


def _fold(x: float, y: float) -> Path:
    """A fold across the sleeve."""
    return taper((x - 50, y - 40, 6), (x + 10, y + 6, 16), (x + 40, y + 70, 6))
