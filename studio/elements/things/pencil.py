"""A pencil that hangs on a string."""

from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import ell, poly, rect


def hung_pencil(c: Card, x: float, y: float, rot: float = 4) -> None:
    """A yellow pencil, point down, tied to a string that ends at (x, y)."""
    f = c.at(x, y, 1.15, rot, vol=4, wob=0.2, det=0.9)
    f.paint(rect(-6, -4, 6, 58, 2), ["#8c5c10", "#e0a828", "#fce070"])
    f.line([(1.5, 6), (1.5, 56)], 1.6, "#a8741c", alpha=0.7, ends=1)
    f.paint(rect(-6.4, -10, 6.4, 0, 3), ["#6c2430", "#b84c50", "#e88c80"], vol=3)
    f.paint(poly([(-6, 58), (6, 58), (0, 78)]), PINE, vol=3)
    f.flat(poly([(-2, 72), (2, 72), (0, 79)]), "#2c2430", 1, det=1)
    f.paint(ell(0, 3, 7.6, 2.6), ["#5c2420", "#8c3c34", "#c86c58"], vol=2)
