"""Sledges: one heaped with snow, a small empty one."""

from studio.elements.land.snow_bedding import QUILT
from studio.paint import Card
from studio.palettes import PINE, WOOD
from studio.shapes import blob, ell, join, poly, rect, taper


def snow_sledge(c: Card, x: float, y: float, s: float) -> tuple[float, float]:
    """A wooden sledge going left uphill, a heap of snow on it; returns where its rope is tied."""
    f = c.at(x, y, s, -8, wob=0.3, vol=8, det=0.6, edge=0.3)
    f.shade(ell(0, 6, 84, 9), 0.5, 6, "#1c2c50")
    f.line([(-76, -18), (-66, 2), (60, 4), (72, 2)], 6, "#6a4024", alpha=1, ends=0.8)
    for u in (-44, 0, 44):
        f.line([(u, 2), (u, -18)], 5, "#6a4024", alpha=1, ends=0.9)
    f.paint(poly([(-62, -24), (66, -24), (66, -14), (-62, -14)]), PINE, vol=4)
    heap = blob((-58, -22), (-50, -56), (-20, -78), (16, -80), (50, -58), (62, -22))
    f.paint(heap, QUILT, vol=24, amb=0.36, rim=0.6)
    return f.pt(-74, -18)


def hand_sledge(c: Card, x: float, y: float) -> tuple[float, float]:
    """A low sledge 230 long, its horns to the right, what lies on it stands at (x, y); returns where its rope is tied."""
    c.shade(ell(x - 2, y + 22, 130, 16), 0.4, 8, "#4c4c7c")
    runner = taper((x - 114, y + 10, 9), (x + 6, y + 16, 9), (x + 96, y + 8, 9), (x + 118, y - 14, 7))
    c.paint(join(runner, rect(x - 84, y - 4, x + 84, y + 4)), WOOD, vol=5, wob=0.4, det=0.5)
    return x + 116, y - 10
