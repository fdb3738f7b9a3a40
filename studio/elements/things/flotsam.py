"""What floats on dark water after somebody has fallen in: a hat, a suitcase, rings."""

from studio.elements.land.water import ring
from studio.elements.things.props import hat, suitcase
from studio.paint import Card
from studio.shapes import ell

Place = tuple[float, float]


def hat_and_suitcase(c: Card, a: Place, b: Place, light: tuple[float, float, float]) -> None:
    """A hat afloat at a, a suitcase half under at b, and to its left a ring where something has gone down."""
    (hx, hy), (x, y) = a, b
    for rx, ry, w in ((hx, hy, 120), (x, y - 6, 96), (x - 132, y + 12, 70)):
        ring(c, rx, ry, w, "#7ca8a4", 0.55)
    c.light = light
    hat(c, hx, hy, 44)
    suitcase(c, x, y, 56)
    c.flat(ell(x, y - 2, 50, 12), "#0a1c28", 0.85, 3)
    c.flat(ell(hx, hy + 6, 46, 7), "#0a1c28", 0.7, 3)
