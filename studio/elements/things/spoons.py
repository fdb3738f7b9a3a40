"""Spoons."""

from studio.paint import Card
from studio.palettes import STEEL
from studio.shapes import ell, taper


def held_spoon(c: Card, x: float, y: float, rot: float = -16) -> None:
    """A spoon held upright in a paw at (x, y)."""
    f = c.at(x, y, 1.0, rot, vol=4, wob=0.2, det=0.9)
    f.paint(taper((4, 12, 6), (-2, -34, 6)), STEEL)
    f.paint(ell(-4, -50, 12, 18), STEEL, vol=6)
