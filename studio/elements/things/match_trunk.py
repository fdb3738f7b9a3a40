"""A box of matches as large as a trunk."""

from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import ell, rect


def match_trunk(c: Card, x: float, y: float) -> None:
    """Half open, four matches looking out; (x, y) is where it stands."""
    f = c.at(x, y, 1.15, -2, vol=7, wob=0.3, edge=0.3, rim=0.8, det=0.7)
    f.paint(rect(-46, -46, 40, 4, 3), PINE)
    f.paint(rect(-46, -16, 40, -2, 1), ["#3c2030", "#6c3c4c", "#a86c68"])
    for k in range(4):
        f.line([(34, -40 + 7 * k), (58, -42 + 7 * k)], 4, "#6c3c2c", alpha=1, ends=0.9)
        f.paint(ell(60, -42 + 7 * k, 5, 4), ["#5c1020", "#c8343c", "#f89070"], vol=3)
