"""A pencil on a thread."""

from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import curve, poly, rect


def hung_pencil(c: Card, x: float, y: float, nail: tuple[float, float]) -> None:
    """A yellow pencil, its middle at (x, y), point down, on a thread from a nail."""
    c.line(curve(nail, (nail[0] - 12, nail[1] + 62), (x, y - 40)), 2.4, "#5c4438", 0.9, 0.3, ends=0.9)
    f = c.at(x, y, 1.0, 8, vol=4, wob=0.2, det=0.9)
    f.paint(rect(-6, -42, 6, 22, 2), ["#8c5c10", "#e0a828", "#fce070"])
    f.paint(poly([(-6, 22), (6, 22), (0, 42)]), PINE, vol=3)
    f.flat(poly([(-2, 36), (2, 36), (0, 43)]), "#2c2430", 1, det=1)
