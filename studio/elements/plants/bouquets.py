"""Flowers tied for somebody."""

from studio.paint import Card
from studio.shapes import blob, ell

HEADS = ((-15, -2), (15, -2), (-7, -13), (8, -13), (0, -2))


def rose_bouquet(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """Five white roses held up, the middle of their heads at (x, y), their stalks `rot` degrees from upright."""
    f = c.at(x, y, s, rot, wob=0.4, vol=5)
    for a, b in ((-24, -10), (24, -8), (-18, 8), (18, 8)):
        f.paint(ell(a, b, 9, 5, a), ["#1c3028", "#4c7450", "#a0c080"], vol=3)
    f.paint(blob((-4, 34, "c"), (-21, 2), (0, 8), (21, 2), (4, 34, "c")), ["#24382c", "#5c805c", "#b0c890"])
    for dx, dy in HEADS:
        f.paint(ell(dx, dy, 9.4), ["#a87868", "#f4dcc8", "#fffdf4"], det=0.8, amb=0.5, edge=0.4)
        f.line([(dx - 4, dy - 1), (dx, dy + 3), (dx + 4, dy - 2)], 1.6, "#b07868", alpha=0.7)
