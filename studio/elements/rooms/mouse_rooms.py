"""Furniture for mice."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import blob, ell, rect


def mouse_table(c: Card, x: float, y: float) -> None:
    """A table 42 wide with a bowl on it."""
    c.paint(rect(x - 22, y - 24, x + 20, y - 18, 2), WALNUT, vol=2, det=0.8)
    for leg in (x - 18, x + 14):
        c.line([(leg, y - 20), (leg, y)], 4, WALNUT[1], 1, ends=0.9)
    c.paint(ell(x, y - 29, 10, 5), ["#a88c5c", "#f0dca0"], vol=3)


def mouse_bed(c: Card, x: float, y: float, blanket: Ramp) -> None:
    """A blanket with somebody under it, 92 wide, and a pillow."""
    c.paint(
        blob((x, y), (x + 2, y - 22), (x + 34, y - 28), (x + 88, y - 20), (x + 92, y + 2)),
        blanket,
        vol=8,
        det=0.7,
    )
    c.paint(ell(x + 12, y - 25, 14, 9), ["#8c6c58", "#d8c0a0", "#f8ecd0"], vol=5, det=0.7)
