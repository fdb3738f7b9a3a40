"""A small framed picture of a cave."""

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, ell, rect

DAY = ["#7c98a8", "#b8c8b8", "#ece0b8"]
ROCK = ["#2c2c34", "#5c5458", "#948478"]
DARK = ["#08080f", "#14101c", "#241c2c"]


def cave_picture(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """About 110 square, its middle at (x, y), hanging by a cord from a nail 80 above it."""
    p = c.at(x, y, s, -5, wob=0.25, vol=5, edge=0.3, det=0.7)
    nail = (6, -92)
    for corner in (-44, 46):
        p.line([nail, (corner, -42)], 3, "#1c1018", alpha=0.9, ends=0.9, wob=0.2)
    p.shade(rect(-52, -40, 56, 62), 0.5, 8)
    p.paint(rect(-54, -46, 54, 54, 3), BRASS)
    p.paint(rect(-43, -36, 43, 44), DAY, vol=2, amb=0.5)
    p.paint(blob((-43, 44, "c"), (-42, -4), (-20, -26), (16, -24), (38, -2), (43, 44, "c")), ROCK, vol=12)
    p.paint(blob((-20, 44, "c"), (-20, 12), (0, -4), (20, 12), (22, 44, "c")), DARK, vol=3)
    p.paint(ell(*nail, 6), BRASS, vol=4)
