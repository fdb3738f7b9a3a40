"""A gallery in a coal mine: slanting beds, lumps, the floor with its rails, down in the air."""

from collections.abc import Sequence

import numpy as np

from studio.elements.land.mine import TIMBER
from studio.paint import Card
from studio.shapes import Point, blob, poly

COAL = ["#05080f", "#0e1826", "#203146", "#4c6076", "#9ca8ac"]
FLOOR = ["#0c121c", "#24303c", "#4c5454", "#948468"]


LUMPS = ((90, 150, 60), (300, 90, 70), (560, 110, 66), (150, 330, 56), (730, 880, 50), (96, 640, 44))


def coal_gallery(c: Card, lamp: tuple[float, float]) -> None:
    """Coal in slanting beds all over the page, and a floor from 1015 down, lit by a lamp."""
    c.sky([(0, "#0a1220"), (700, "#16283a"), (1200, "#0c1624")])
    page = poly([(-20, -20), (820, -20), (820, 1240), (-20, 1240)])
    m = c.paint(page, COAL, vol=3, amb=0.26, gain=0.6, tex=0.4, edge=0, lump=0.5)
    c.marks(m, lambda x, y: -0.42 + 0.12 * np.sin(x / 80), 1500, 60, 7, jit=0.09, alpha=0.6)
    for x, y, r in LUMPS:
        top = ((x - r, y), (x - r * 0.4, y - r * 0.6, "c"), (x + r * 0.7, y - r * 0.5, "c"))
        lump = blob(*top, (x + r, y + r * 0.3, "c"), (x, y + r * 0.6, "c"))
        k = c.paint(lump, COAL, vol=20, amb=0.12, lump=0.4, rim=0.7, edge=0.2)
        c.marks(k, -0.4, 20, 24, 4, jit=0.1, alpha=0.5)
    floor = blob((-20, 1240, "c"), (-20, 1030), (200, 1014), (480, 1020), (820, 1000), (820, 1240, "c"))
    f = c.paint(floor, FLOOR, vol=4, amb=0.26, gain=0.7, tex=0.35, edge=0.1, light=(*lamp, 220))
    c.marks(f, 0.0, 300, 40, 5, jit=0.12, alpha=0.45)


def mine_rails(c: Card, y: float) -> None:
    """Two rails on sleepers along the gallery, the near one at y."""
    for k in range(9):
        x = 30 + 92 * k
        tie = poly([(x, y - 30), (x + 34, y - 30), (x + 40, y + 12), (x - 4, y + 12)])
        c.shade(tie, 0.4, 5)
        c.paint(tie, TIMBER, vol=5, amb=0.2, gain=0.6, edge=0.3, wob=0.8)
    for at, w in ((y - 22, 5), (y, 7)):
        c.line([(20, at + 3), (400, at + 2), (780, at + 3)], w + 2, "#14141c", 0.9, 0.2, ends=0.95)
        c.line([(20, at - 1), (400, at - 2), (780, at - 1)], w * 0.6, "#a89c88", 0.9, 0.2, ends=0.95)


def drifting_down(c: Card, beam: Sequence[Point]) -> None:
    """Down in the air: thick in the beam of a lamp, thin in the rest of the gallery."""
    c.sparks(c.mask(poly(beam), 1, 30), 130, "#fff8e8", (1.0, 2.8), 0.9)
    c.sparks(c.mask(poly([(60, 200), (740, 200), (740, 1100), (60, 1100)])), 90, "#f0ecec", (0.8, 2.2), 0.7)
