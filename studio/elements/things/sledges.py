"""A sledge heaped with snow."""

from studio.elements.land.snow_bedding import QUILT
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import blob, ell, poly


def snow_sledge(c: Card, x: float, y: float, s: float) -> tuple[float, float]:
    """A wooden sledge going left uphill, a heap of snow on it; returns where its rope is tied."""
    f = c.at(x, y, s, -8, wob=0.3, vol=8, det=0.6, edge=0.3)
    f.shade(ell(0, 6, 84, 9), 0.5, 6, "#1c2c50")
    f.line([(-76, -18), (-66, 2), (60, 4), (72, 2)], 6, "#6a4024", alpha=1, ends=0.8)
    for u in (-44, 0, 44):
        f.line([(u, 2), (u, -18)], 5, "#6a4024", alpha=1, ends=0.9)
    f.paint(poly([(-62, -24), (66, -24), (66, -14), (-62, -14)]), PINE, vol=4)
    f.paint(blob((-58, -22), (-50, -56), (-20, -78), (16, -80), (50, -58), (62, -22)), QUILT, vol=24,
        amb=0.36, rim=0.6)  # fmt: skip
    return f.pt(-74, -18)
