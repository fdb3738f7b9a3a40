"""A clown's rubber nose."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

NOSE_ORANGE: Ramp = ["#7c1c14", "#d84418", "#ff7c24", "#ffc46c"]


def clown_nose(c: Card, x: float, y: float, ramp: Ramp = NOSE_ORANGE) -> None:
    """A ball 54 across on the floor; (x, y) is its middle."""
    c.shade(ell(x + 6, y + 26, 34, 8), 0.45, 6)
    c.paint(ell(x, y, 27, 27), ramp, vol=22, wob=0.3, edge=0.25, rim=0.5, det=0.6)
    c.flat(ell(x - 8, y - 11, 6, 5), "#fff4e0", 0.9, 1)
