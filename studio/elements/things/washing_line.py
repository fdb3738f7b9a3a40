"""A washing line between two leaning poles."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import Points, taper


def washing_pole(
    c: Card, x: float, top: float, foot: float, y: float, bend: float = 640, ramp: Ramp = WOOD
) -> None:
    """A pole from (x, top) to its foot at (foot, y), a little bent at the height `bend`."""
    pole = taper((x, top, 17), ((x + foot) / 2, bend, 19), (foot, y, 22))
    c.paint(pole, ramp, vol=8, wob=0.4, grain=2, rim=0.5)


def washing_rope(c: Card, line: Points) -> None:
    """The rope along its sag."""
    c.line(line, 5, "#5a4a44", 1, 0.2, ends=0.9)
