"""A donkey cart piled with furniture."""

import math

from studio.elements.animals.beasts import donkey
from studio.paint import Card
from studio.palettes import CREAM, WOOD
from studio.shapes import cut, ell, join, poly, rect


def furniture_cart(c: Card, x: float, y: float, h: float) -> None:
    """The cart at (x, y), its donkey before it to the right; `h` is the height of a person beside it."""
    f = c.at(x, y, h / 100, vol=6, wob=0.3, det=0.5, rim=0.6)
    donkey(c, x + h * 0.66, y + 2, h * 0.62, flip=True)
    f.paint(join(rect(-34, -66, -12, -44), rect(-10, -78, 10, -44), ell(16, -54, 12, 10)), CREAM)
    f.paint(poly([(-44, -46), (34, -46), (28, -24), (-38, -24)]), WOOD)
    f.paint(cut(ell(-6, -14, 17), ell(-6, -14, 11)), WOOD, vol=3)
    for a in range(0, 180, 45):
        r = math.radians(a)
        u, v = 14 * math.cos(r), 14 * math.sin(r)
        f.line([(-6 - u, -14 - v), (-6 + u, -14 + v)], 2.6, "#4a3226", alpha=1, ends=1)
