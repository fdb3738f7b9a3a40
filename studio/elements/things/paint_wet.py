"""Wet paint: the prints of a paw that stepped in it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell


def paint_print(c: Card, x: float, y: float, ramp: Ramp, alpha: float = 0.85) -> None:
    """A paw print in paint, walking right: a pad and four toes, lying on the ground."""
    f = c.at(x, y, 1.0, 0, False, vol=2, alpha=alpha, wob=0.4)
    f.paint(ell(-5, 0, 11, 6), ramp)
    for dx, dy in ((4, -8), (12, -4), (13, 3), (6, 7)):
        f.paint(ell(dx, dy, 4.6, 2.8), ramp)
