"""A gallery in a coal mine: slanting beds, lumps, the floor with its rails, and the slit where the down comes out, down in the air."""

from collections.abc import Sequence

import numpy as np

from studio.elements.land.mine import DOWN
from studio.paint import Card
from studio.shapes import Point, blob, ell, poly

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


def mine_rail(c: Card, y: float) -> None:
    """One rail along the gallery, its sheen 4 above it."""
    c.line([(40, y), (760, y - 4)], 7, "#3c3c44", 0.9, 0.3, ends=0.9)
    c.line([(40, y - 4), (760, y - 8)], 3, "#a89c88", 0.9, 0.3, ends=0.9)


def down_slit(c: Card, x: float, y: float) -> None:
    """A slit cut into pillow at (x, y), and the down coming out of it."""
    slit = blob((x, y, "c"), (x + 70, y - 10), (x + 154, y + 24, "c"), (x + 70, y + 14))
    c.shade(slit, 0.5, 8, "#2c3050")
    c.paint(slit, ["#1c2444", "#3c4468", "#747c9c"], vol=6, edge=0.3, wob=0.5)
    for i in range(34):
        t = i / 34
        px, py = x + 70 + 50 * t + c.rng.normal(0, 22), y + 6 + 130 * t + c.rng.normal(0, 8)
        r = c.rng.uniform(8, 17)
        c.paint(ell(px, py, r, r * 0.8), DOWN, vol=9, amb=0.36, edge=0.12, wob=2)


def drifting_down(c: Card, beam: Sequence[Point]) -> None:
    """Down in the air: thick in the beam of a lamp, thin in the rest of the gallery."""
    c.sparks(c.mask(poly(beam), 1, 30), 130, "#fff8e8", (1.0, 2.8), 0.9)
    c.sparks(c.mask(poly([(60, 200), (740, 200), (740, 1100), (60, 1100)])), 90, "#f0ecec", (0.8, 2.2), 0.7)
