"""A peacock standing, its train let down, looking right."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, taper

BREAST: Ramp = ["#0c1c5c", "#1c4cb0", "#4c9ce0", "#c0f0f4"]
TRAIN: Ramp = ["#0c3c2c", "#1c7c4c", "#64b858", "#dcec94"]


def peacock(c: Card, x: float, y: float, h: float) -> None:
    """Standing at (x, y), `h` to its crest."""
    f = c.at(x, y, h / 150, vol=14, det=0.65, wob=0.3, edge=0.26, rim=0.8, rimw=4)
    f.shade(ell(-30, 2, 70, 8), 0.4, 5, "#2c1c34")
    m = f.paint(
        blob((10, -72), (-20, -76), (-70, -40), (-120, -6), (-100, 2), (-50, -8), (-4, -40)), TRAIN, vol=12
    )
    for dx, dy in ((-34, -52), (-60, -34), (-86, -16), (-56, -14), (-30, -30), (-104, -4)):
        f.flat(ell(dx, dy, 7, 5, -30), "#e8c050", 0.95, clip=m)
        f.flat(ell(dx, dy, 4, 3, -30), "#14348c", 1, clip=m)
    for dx in (8, 20):
        f.line([(dx, -36), (dx + 2, -2), (dx + 10, 0)], 3.4, "#5c4438", alpha=1)
    f.paint(blob((-14, -60), (4, -80), (30, -76), (34, -52), (16, -32), (-4, -38)), BREAST)
    f.paint(taper((24, -66, 24), (32, -100, 13), (30, -124, 12)), BREAST)
    f.paint(ell(33, -128, 10, 9), BREAST, vol=6)
    f.flat(poly([(42, -130), (55, -126), (42, -124)]), "#3c3438", 1, det=1)
    f.flat(ell(35, -130, 2), "#fffce8", 1, det=1)
    for dx in (-8, -1, 6):
        f.line([(31, -136), (31 + dx, -150)], 1.6, "#1c4cb0", alpha=1)
        f.flat(ell(31 + dx, -151, 2.6), "#4c9ce0", 1, det=1)
