"""A small spade that leans, and the sand it has brought out."""

from studio.elements.land.sand_in_glass import SAND
from studio.paint import Card
from studio.palettes import IRON, PINE
from studio.shapes import blob, cut, ell, taper


def leaning_spade(c: Card, x: float, y: float, rot: float = -13) -> None:
    """A spade 190 long standing on its blade at (x, y) in a little heap of sand."""
    f = c.at(x, y, 1.0, rot, vol=5, wob=0.3, det=0.7, rim=0.6, light=(x - 190, y - 228, 140))
    c.shade(ell(x + 4, y + 2, 60, 10), 0.5, 6, "#06080a")
    f.paint(taper((0, -46, 9), (0, -168, 8)), PINE)
    f.paint(cut(ell(0, -178, 18, 14), ell(0, -177, 9, 6)), PINE)
    f.paint(blob((-23, -56, "c"), (23, -56, "c"), (24, -20), (0, 2, "c"), (-24, -20)), IRON)
    crest = ((x - 62, y + 10), (x - 30, y - 6), (x, y - 14), (x + 34, y - 4), (x + 62, y + 10))
    c.paint(blob(*crest, (x, y + 18)), SAND, vol=14, amb=0.35)
