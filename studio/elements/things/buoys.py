"""A striped buoy with its bell."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, STEEL, WHITE
from studio.shapes import blob, cut, ell, rect, taper

CLAPPER: Ramp = ["#3c1c24", "#7c4838", "#b88058", "#f0c890"]


def tipped_buoy(c: Card, x: float, y: float, s: float = 0.86, rot: float = -26) -> None:
    """Knocked sideways by `rot`, its waterline at (x, y): a striped ball with a small bell over it, foam at its foot."""
    f = c.at(x, y, s, rot, wob=0.25, det=0.7, edge=0.28)
    c.shade(ell(x + 10, y + 8, 58 * s, 14 * s), 0.5, 6, "#0a3c68")
    for dx in (-17, 17):
        f.paint(taper((dx, -86, 6), (dx * 0.9, -112, 6), (0, -130, 6)), STEEL, vol=3)
    f.paint(blob((-6, -118), (6, -118), (13, -96, "c"), (-13, -96, "c")), BRASS, vol=6, rim=0.6)
    f.paint(ell(2, -93, 4), CLAPPER, vol=3)
    ball = cut(ell(0, -36, 56, 54), rect(-80, 8, 80, 60))
    m = f.paint(ball, CRIMSON, vol=44, amb=0.34, lump=0.02, tex=0.1)
    band = blob((-70, -50), (0, -40), (70, -50), (70, -22), (0, -10), (-70, -22))
    f.paint(band, WHITE, vol=14, clip=m, amb=0.45, edge=0.1, lump=0.02)
    f.shade(ell(34, -12, 36, 40), 0.4, 12, "#3c0c24", clip=m)
    f.flat(ell(-22, -66, 10, 6, -30), "#ffe8dc", 0.6, 3)
    c.line([(x - 62 * s, y + 20 * s), (x - 10, y + 24 * s), (x + 58 * s, y - 4 * s)], 7, "#f4fff4", 0.85, 0.8)
