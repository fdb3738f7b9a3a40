"""Drops that jump where water falls, rings where something stirs, the water in what is full."""

from studio.elements.land.water import ring
from studio.paint import Card
from studio.shapes import ell


def splash(c: Card, x: float, y: float, n: int = 7, col: str = "#e8fff8") -> None:
    """A few drops above (x, y)."""
    for _ in range(n):
        place = x + c.rng.uniform(-26, 26), y - c.rng.uniform(0, 26)
        c.dot(*place, c.rng.uniform(1.5, 3.3), col, 0.9)


def stirred_rings(c: Card, x: float, y: float, *widths: float, col: str = "#e8fff8") -> None:
    """Rings of these widths round (x, y)."""
    for w in widths:
        ring(c, x, y, w, col, 0.5)


def brimful(c: Card, x: float, y: float) -> None:
    """The bright water that fills a cup to its rim at (x, y)."""
    c.flat(ell(x - 3, y, 27, 6), "#4cc4c4", 0.95, 1, 0.3)
