"""A small open book held up by a reader, seen from the side of its red covers."""

from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, RED
from studio.shapes import poly


def book_held(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> None:
    """It is 90 wide at s = 1; (x, y) is a little above the foot of its spine."""
    f = c.at(x, y, s, -8, vol=5, wob=0.25, det=0.8, edge=0.35, light=light)
    f.paint(poly([(-44, -54), (0, -42), (42, -56), (42, -48), (0, -34), (-44, -46)]), CREAM, amb=0.5)
    f.paint(poly([(-46, -48), (0, -35), (0, 22), (-46, 10)]), CRIMSON)
    f.paint(poly([(0, -35), (44, -50), (44, 8), (0, 22)]), RED)
