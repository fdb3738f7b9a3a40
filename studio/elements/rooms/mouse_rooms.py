"""Furniture for mice."""

from studio.colour import Ramp
from studio.elements.animals.small_animals import mouse
from studio.paint import Card
from studio.palettes import LINEN, WALNUT
from studio.shapes import blob, ell, rect, taper


def mouse_table(c: Card, x: float, y: float) -> None:
    """A table 42 wide with a bowl on it."""
    c.paint(rect(x - 22, y - 24, x + 20, y - 18, 2), WALNUT, vol=2, det=0.8)
    for leg in (x - 18, x + 14):
        c.line([(leg, y - 20), (leg, y)], 4, WALNUT[1], 1, ends=0.9)
    c.paint(ell(x, y - 29, 10, 5), ["#a88c5c", "#f0dca0"], vol=3)


def mouse_bed(c: Card, x: float, y: float, blanket: Ramp) -> None:
    """A bed 92 wide with its feet at y, head on the left, somebody asleep in it."""
    f = c.at(x, y, 1.0, vol=5, det=0.8, wob=0.25, edge=0.3)
    f.shade(ell(46, 0, 50, 5), 0.5, 4, "#2c0c08")
    for px, top in ((2, -44), (90, -30)):
        f.paint(taper((px, 0, 6), (px, top, 7)), WALNUT, vol=3)
        f.paint(ell(px, top - 3, 5), WALNUT, vol=3)
    f.paint(rect(0, -40, 5, -12, 2), WALNUT, vol=2)
    f.paint(rect(2, -16, 90, -7, 2), WALNUT, vol=3)
    f.paint(blob((5, -15), (5, -26), (18, -31), (30, -26), (32, -15)), LINEN, vol=6)
    mouse(c, *f.pt(40, -16), 24)
    cover = blob((24, -12), (27, -27), (46, -34), (68, -30), (86, -24), (89, -12), (56, -9))
    m = f.paint(cover, blanket, vol=10, amb=0.4)
    for dx in (42, 58, 74):
        f.line([(dx, -36), (dx + 3, -22), (dx, -8)], 4, "#c4d8e0", alpha=0.5, clip=m)
