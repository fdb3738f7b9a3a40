"""A striped buoy with its bell."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, WHITE
from studio.shapes import blob, ell

CLAPPER: Ramp = ["#3c1c24", "#7c4838", "#b88058", "#f0c890"]


def tipped_buoy(c: Card, x: float, y: float, s: float = 0.86, rot: float = -26) -> None:
    """Knocked sideways by `rot`, its waterline at (x, y), its bell swinging, foam at its foot."""
    f = c.at(x, y, s, rot, wob=0.3, det=0.7, edge=0.28)
    m = f.paint(blob((-58, -6, "c"), (-30, -84), (30, -84), (58, -6, "c"), (0, 18)), WHITE, vol=22, amb=0.35)
    f.paint(blob((-70, -42), (0, -30), (70, -42), (70, -64), (0, -56), (-70, -64)), CRIMSON, vol=10, clip=m)
    f.paint(blob((-70, 0), (0, 14), (70, 0), (70, 30), (-70, 30)), CRIMSON, vol=10, clip=m)
    for dx in (-20, 20):
        f.line([(dx, -82), (dx * 0.35, -150)], 6, "#5a3c30", alpha=1, ends=0.9)
    f.paint(blob((-9, -138), (9, -138), (17, -104, "c"), (-17, -104, "c")), BRASS, vol=8, rim=0.6)
    f.paint(ell(3, -100, 5), CLAPPER, vol=4)
    f.paint(ell(0, -158, 13), CRIMSON, vol=9, rim=0.5)
    c.line([(x - 68, y + 16), (x - 14, y + 24), (x + 52, y - 8)], 7, "#f4fff4", 0.85, 0.8)
