"""Wet paint: the prints of a paw that stepped in it."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

PRINT: Ramp = ["#a84c34", "#dc7c50", "#f4b890"]


def paint_print(c: Card, x: float, y: float, ramp: Ramp, alpha: float = 0.85) -> None:
    """A paw print in paint, walking right: a pad and four toes, lying on the ground."""
    f = c.at(x, y, 1.0, 0, False, vol=2, alpha=alpha, wob=0.4)
    f.paint(ell(-5, 0, 11, 6), ramp)
    for dx, dy in ((4, -8), (12, -4), (13, 3), (6, 7)):
        f.paint(ell(dx, dy, 4.6, 2.8), ramp)


def paint_trail(c: Card, places: Sequence[tuple[float, float]], ramp: Ramp = PRINT) -> None:
    """Prints at these places, the freshest first: each holds less paint than the one before."""
    for i, (x, y) in enumerate(places):
        paint_print(c, x, y, ramp, 0.85 - i * 0.16)
