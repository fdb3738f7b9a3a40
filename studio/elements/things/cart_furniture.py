"""A donkey cart piled with furniture."""

import math

from studio.elements.animals.beasts import donkey
from studio.paint import Card, Frame
from studio.palettes import CREAM, WALNUT, WOOD
from studio.shapes import cut, ell, poly, rect, taper


def furniture_cart(c: Card, x: float, y: float, h: float) -> None:
    """The cart at (x, y), its donkey between the shafts to the right; `h` is the height of a person beside it."""
    f = c.at(x, y, h / 100, vol=6, wob=0.3, det=0.6, rim=0.6)
    f.paint(taper((24, -38, 4), (84, -44, 3)), WOOD, vol=2)
    donkey(c, x + h * 0.7, y + 2, h * 0.74, flip=True)
    f.paint(taper((20, -30, 5), (60, -32, 4.5), (92, -37, 4)), WOOD, vol=2)
    f.line([(86, -58), (90, -46), (92, -34)], 4.4, "#7c4a2c", alpha=1, ends=0.9)
    f.line([(58, -50), (58, -32)], 3, "#7c4a2c", alpha=1, ends=0.9)
    _load(f)
    f.paint(poly([(-46, -48), (34, -48), (28, -24), (-40, -24)]), WOOD)
    f.line([(-43, -36), (31, -36)], 1.8, WOOD[0], alpha=0.6, ends=0.9)
    f.paint(cut(ell(-6, -17, 19), ell(-6, -17, 13.5)), WOOD, vol=3)
    for a in range(0, 180, 45):
        r = math.radians(a + 20)
        u, v = 16 * math.cos(r), 16 * math.sin(r)
        f.line([(-6 - u, -17 - v), (-6 + u, -17 + v)], 2.6, "#4a3226", alpha=1, ends=1)
    f.paint(ell(-6, -17, 4), WOOD, vol=2)


def _load(f: Frame) -> None:
    """A wardrobe, a rolled mattress, a chair upside down on it, and the rope over all."""
    f.paint(rect(-42, -96, -14, -44, 3), WALNUT)
    f.line([(-28, -92), (-28, -48)], 1.8, WALNUT[0], alpha=0.9, ends=0.9)
    f.paint(rect(-12, -66, 30, -44, 8), CREAM, vol=8)
    for px in (-2, 8, 18):
        f.line([(px, -65), (px, -46)], 3, "#7c8ca0", alpha=0.7, ends=0.9)
    f.paint(rect(-8, -72, 22, -66, 1), WOOD, vol=2)
    for px in (-6, 20):
        f.paint(taper((px, -70, 3.4), (px - 1, -92, 2.6)), WOOD, vol=2)
    f.paint(taper((8, -70, 3), (9, -86, 2.4)), WOOD, vol=2)
