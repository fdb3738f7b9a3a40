"""A canary, asleep."""

from studio.paint import Card
from studio.shapes import blob, ell, poly

YELLOW = ["#7c5010", "#d8a020", "#fcd848", "#fff8b0"]


def sleeping_canary(c: Card, x: float, y: float) -> None:
    """Lying on its breast, about 100 long, looking left with its eye shut."""
    b = c.at(x, y, 1.3, vol=9, wob=0.3, det=0.9, rim=0.8, edge=0.25)
    b.shade(ell(0, 2, 30, 5), 0.5, 5, "#2c3050")
    b.paint(blob((-24, 0), (-28, -16), (-10, -28), (12, -22), (26, -10), (44, -8), (28, 2), (0, 4)), YELLOW)
    b.paint(blob((-4, -18), (14, -16), (26, -4), (8, 0)), YELLOW[:3], vol=4)
    b.paint(ell(-22, -20, 11, 10), YELLOW, vol=7)
    b.line([(-27, -20), (-24, -17), (-20, -19)], 1.8, "#2a1418", alpha=1)
    b.paint(poly([(-34, -18), (-32, -13), (-42, -12)]), ["#8c3c10", "#e88c30", "#ffc870"], vol=2)
