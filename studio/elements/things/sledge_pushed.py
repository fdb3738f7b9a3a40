"""A low sledge with two runners and a bar to push it by."""

from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import Point, ell, poly, taper


def pushed_sledge(c: Card, x: float, y: float) -> tuple[Point, Point]:
    """A sledge 230 long, horns to the right, its load stands at (x, y); returns its rope ring and its push bar."""
    f = c.at(x, y, vol=5, wob=0.3, det=0.5, edge=0.3)
    f.shade(ell(0, 24, 132, 15), 0.45, 8, "#4c4c7c")
    f.paint(taper((-96, 0, 8), (20, 4, 8), (108, -3, 8), (130, -26, 6)), WOOD, fog=0.12)
    for dx in (-78, 76):
        f.paint(taper((dx + 10, 0, 7), (dx - 4, 18, 7)), WOOD)
    f.paint(poly([(-92, -3), (92, -3), (80, 11), (-104, 11)]), WOOD, vol=3, amb=0.5)
    f.line([(-98, 4), (86, 4)], 2, "#2c1a14", alpha=0.6, ends=0.9)
    f.paint(taper((-114, 16, 9), (6, 22, 9), (96, 14, 9), (120, -10, 7)), WOOD, rim=0.5)
    bar = (-96.0, -72.0)
    f.paint(taper((-84, 0, 7), (bar[0] + 10, bar[1] - 4, 6)), WOOD, fog=0.1)
    f.paint(taper((-98, 10, 8), (*bar, 7)), WOOD)
    f.paint(taper((bar[0] + 14, bar[1] - 6, 8), (bar[0] - 6, bar[1] + 2, 9)), WOOD)
    return f.pt(120, -8), f.pt(*bar)
