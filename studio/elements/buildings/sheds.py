"""Small sheds with faces."""

from studio.paint import Card
from studio.palettes import SLATE, WOOD
from studio.shapes import ell, poly, rect


def worried_shed(
    c: Card, x: float, y: float, h: float, lean: float, light: tuple[float, float, float]
) -> None:
    """A shed with two round lit windows for eyes."""
    f = c.at(x, y, h / 52, lean, vol=7, wob=0.4, edge=0.32, light=light, amb=0.34)
    f.paint(rect(-32, -46, 32, 0), WOOD)
    f.paint(poly([(-40, -44), (-30, -66), (40, -60), (40, -42)]), SLATE)
    for k in (-16, 0, 16):
        f.line([(k, -44), (k, -2)], 2, "#241814", alpha=0.7)
    for ex in (-13, 13):
        f.flat(ell(ex, -27, 8, 9), "#ffd890", 1, det=1)
        f.flat(ell(ex - 1, -31, 3.4), "#3c2018", 1, det=1)
    f.line([(-10, -10), (0, -14), (10, -10)], 3, "#140c0a", alpha=0.9)
