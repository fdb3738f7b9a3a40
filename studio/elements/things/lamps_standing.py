"""A standing lamp with a pleated shade."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import poly, taper

SILK: Ramp = ["#e89c40", "#ffc868", "#fff0b0"]


def standing_lamp(c: Card, x: float, y: float, shade: Ramp = SILK, wide: float = 1.0) -> None:
    """Lit, its foot at (x, y), 690 high; the light is 630 above the foot; its shade 184 across, times `wide`."""
    top, foot = 52 * wide, 92 * wide
    c.paint(taper((x, y, 14), (x, y - 560, 12)), BRASS, vol=5, wob=0.3)
    c.halo(x, y - 630, 170, "#fff0b0", 0.5)
    hood = poly([(x - top, y - 690), (x + top, y - 690), (x + foot, y - 556), (x - foot, y - 556)])
    m = c.paint(hood, shade, vol=26, amb=0.34, gain=0.6, wob=0.4, edge=0.3, grad=(-0.1, 0.3))
    for i in range(-5, 6):
        pleat = [(x + i * top * 0.19, y - 690), (x + i * foot * 0.185, y - 556)]
        c.line(pleat, 3, "#d8984c", 0.5, 0.3, clip=m)
    for half, up in ((top + 1, 690), (foot + 1, 558)):
        braid = [(x - half, y - up), (x, y - up + 5), (x + half, y - up)]
        c.line(braid, 7, "#a85c28", 0.85, 0.3, ends=0.9)
