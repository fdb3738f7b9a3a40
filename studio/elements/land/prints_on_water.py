"""The wet prints of somebody who has walked over the water."""

from studio.elements.land.water import ring
from studio.paint import Card
from studio.shapes import ell, join


def print_on_water(c: Card, x: float, y: float, r: float, left: bool = False) -> None:
    """One pale print, middle at (x, y), in its own dark hollow and ripple."""
    c.flat(ell(x, y, r * 1.5, r * 0.8), "#0c2230", 0.4, 4)
    sole = ell(x, y, r * 0.8, r * 0.42)
    ball = ell(x + (-1 if left else 1) * r * 0.2, y - r * 0.42, r * 0.42, r * 0.26)
    c.flat(join(sole, ball), "#e8f0d0", 0.68, 1.0, 0.3, det=0.7)
    ring(c, x, y + 2, r * 3.6, "#d8ecdc", 0.3)
