"""A black sea under stars."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import rect

BLACK_WATER: Ramp = ["#04080f", "#081622", "#10303c", "#2c5c60"]


def night_sea(c: Card) -> None:
    """Midnight, stars, black water with a cold swell; it fills the page, its horizon at 586."""
    c.sky([(0, "#070d22"), (330, "#0f1f3c"), (560, "#22405a"), (600, "#34586a")])
    c.stars(190, 540, big=7)
    c.clouds(300, 590, "#142a44", "#3c6070", cover=0.45, a=0.55, cell=150)
    lie = rect(-10, 586, 810, 1220)
    sea = c.paint(
        lie, BLACK_WATER, vol=3, amb=0.36, edge=0, grain=1, tex=0.4, wob=0.6, grad=(0.25, -0.2), lump=0
    )
    c.marks(sea, lambda x, y: 0.12 * np.sin(x / 60 + y / 40), 1500, 60, 5, jit=0.2, alpha=0.5, bias=0.03)
    for _ in range(46):
        y = 600 + 590 * c.rng.random() ** 1.4
        c.streak(c.rng.uniform(0, 800), y, 14 + (y - 590) * 0.09, 1.2 + (y - 590) * 0.003, "#4c8484", 0.3)
