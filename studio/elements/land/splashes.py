"""Water where it should not be: drops that jump, a pool on a floor."""

import math

from studio.colour import Arr
from studio.elements.land.water import ring
from studio.paint import Card
from studio.shapes import blob, ell

POOL = ["#123c50", "#2c7c8c", "#68bcb8", "#d8f4e8"]


def splash(c: Card, x: float, y: float, n: int = 7, col: str = "#e8fff8") -> None:
    """A few drops above (x, y)."""
    for _ in range(n):
        place = x + c.rng.uniform(-26, 26), y - c.rng.uniform(0, 26)
        c.dot(*place, c.rng.uniform(1.5, 3.3), col, 0.9)


def floor_pool(c: Card, x: float, y: float, w: float, h: float) -> Arr:
    """A pool spreading over a floor round (x, y): the boards show through, it has a skin and a bright near edge."""
    a, b = w / 2, h / 2
    lobes = (0.94, 0.98, 1.03, 0.94, 0.98, 0.94, 0.97, 1.04, 0.97, 0.92)
    turns = [(k * math.tau / len(lobes), r) for k, r in enumerate(lobes)]
    shape = blob(*[(x + a * r * math.cos(t), y + b * r * math.sin(t)) for t, r in turns])
    c.shade(shape, 0.5, 7, "#180c10")
    m = c.paint(shape, POOL, vol=5, amb=0.34, edge=0.24, wob=0.7, alpha=0.84, tex=0.12, rim=0.5, det=0.3)
    sheen = ell(x + a * 0.2, y - b * 0.3, a * 0.5, b * 0.24)
    c.flat(sheen, "#e0fff4", 0.22, 5, clip=m)
    return m


def stirred_rings(c: Card, x: float, y: float, *widths: float, col: str = "#e8fff8") -> None:
    """Rings of these widths round (x, y)."""
    for w in widths:
        ring(c, x, y, w, col, 0.5)
