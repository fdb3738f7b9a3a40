"""Sledges: one heaped with snow, a small empty one."""

from studio.elements.land.snow_bedding import QUILT
from studio.paint import Card
from studio.palettes import PINE
from studio.shapes import blob, ell, poly, xf


def snow_sledge(c: Card, x: float, y: float, s: float) -> tuple[float, float]:
    """A wooden sledge going left uphill, a heap of snow on it; returns where its rope is tied."""
    f = c.at(x, y, s, -8, wob=0.3, vol=8, det=0.6, edge=0.3)
    f.shade(ell(0, 6, 84, 9), 0.5, 6, "#1c2c50")
    f.line([(-76, -18), (-66, 2), (60, 4), (72, 2)], 6, "#6a4024", alpha=1, ends=0.8)
    for u in (-44, 0, 44):
        f.line([(u, 2), (u, -18)], 5, "#6a4024", alpha=1, ends=0.9)
    f.paint(poly([(-62, -24), (66, -24), (66, -14), (-62, -14)]), PINE, vol=4)
    f.line([(22, -46), (50, -122)], 6, "#6a4024", alpha=1, ends=0.9)
    f.line([(40, -124), (60, -118)], 6, "#6a4024", alpha=1, ends=0.9)
    heap = blob((-64, -22, "c"), (-54, -42), (-38, -52), (-26, -72), (-4, -82), (16, -76), (30, -60), (46, -50), (56, -36),
        (66, -22, "c"))  # fmt: skip
    f.shade(xf(heap, 16, 2), 0.5, 10, "#1c2c50")
    m = f.paint(heap, QUILT, vol=14, amb=0.66, gain=0.6, edge=0.4, rim=0.9, lump=0.3, tex=0.2, wob=0.9)
    f.shade(
        blob((-2, -82), (18, -76), (48, -50), (70, -20), (12, -20), (20, -40)), 0.45, 6, "#3c5c8c", clip=m
    )
    f.shade(blob((-30, -22), (-20, -44), (-6, -52), (2, -22)), 0.35, 5, "#4c6c94", clip=m)
    return f.pt(-74, -18)
