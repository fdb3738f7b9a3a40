"""A small amber night-light under a glass dome, hung by its ring."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import Point, blob, curve, ell, rect

DOME: Ramp = ["#e07c20", "#ffb848", "#ffe490", "#fffbe0"]


def night_light(c: Card, x: float, y: float, cord: Sequence[Point]) -> None:
    """The flame is at (x, y), the ring hangs from the points `cord`; it lights the floor below too."""
    c.glow(x, y, 380, "#ff9430", 0.42, 1.8)
    c.glow(x, y, 120, "#ffc860", 0.7, 1.6)
    c.glow(x - 10, y + 254, 240, "#ff9c3c", 0.34, 1.6, 0.3)
    c.line(curve(*cord, (x, y - 50)), 5, "#2c1810", 0.9, ends=0.8)
    left, right = ((x - 34, y + 30), (x - 38, y - 10), (x - 20, y - 44)), ((x + 20, y - 44), (x + 38, y - 10))
    glass = blob(*left, (x, y - 54), *right, (x + 34, y + 30))
    c.paint(glass, DOME, vol=10, amb=0.75, wob=0.3, det=0.6)
    c.flat(ell(x, y - 4, 15, 24), "#fffbe4", 0.9, 6)
    c.paint(rect(x - 40, y + 24, x + 40, y + 42, 6), BRASS, vol=7, wob=0.3, det=0.6)
    c.paint(ell(x, y - 54, 17, 9), BRASS, vol=5, wob=0.3, det=0.6)
