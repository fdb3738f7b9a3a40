"""A pole to punt with, and the fist round it."""

from studio.paint import Card
from studio.palettes import SKIN, WOOD
from studio.shapes import ell, taper


def punt_pole(c: Card, x: float, y: float, h: float = 330, lean: float = 5) -> None:
    """A pole held at (x, y), two fifths of it above the hand, leaning back in degrees."""
    f = c.at(x, y, h / 330, lean, vol=4, wob=0.3, det=0.8, edge=0.35, rim=0.5)
    f.paint(taper((0, -130, 8), (0, 30, 10), (0, 180, 10)), WOOD)
    f.paint(ell(0, 0, 9.5, 8.5), SKIN, vol=5)
