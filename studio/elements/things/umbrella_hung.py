"""A furled umbrella hung up by its crook."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, TEAL, WALNUT
from studio.shapes import blob, curve, ell, taper


def umbrella_hung(c: Card, x: float, y: float, h: float = 150, ramp: Ramp = TEAL, rot: float = 0) -> None:
    """Its crook goes over a rail at (x, y); point down, loosely furled, a strap round it."""
    f = c.at(x, y, h / 150, rot, vol=10, wob=0.25, edge=0.32, rim=0.7, det=0.7, amb=0.34)
    f.shade(taper((8, 30, 20), (8, 140, 8)), 0.4, 5)
    f.paint(taper((0, 146, 4), (0, 132, 6)), BRASS, vol=3)
    f.paint(taper((-17, 12, 7), (-16, -6, 8), (-7, -14, 8), (1, -6, 8), (0, 34, 8)), WALNUT, vol=5)
    folds = blob(
        (-5, 28, "c"),
        (5, 28, "c"),
        (19, 46, "c"),
        (14, 60),
        (15, 92),
        (5, 134, "c"),
        (-5, 134, "c"),
        (-15, 92),
        (-13, 60),
        (-20, 48, "c"),
    )
    m = f.paint(folds, ramp)
    for dx in (-8, 0, 8):
        f.line(curve((dx * 0.5, 30), (dx, 80), (dx * 0.4, 132)), 2.6, ramp[0], alpha=0.6, clip=m)
    f.paint(taper((-14, 84, 8), (0, 88, 8), (14, 84, 8)), ramp[1:], vol=4, clip=m)
    f.paint(ell(4, 87, 4), BRASS, vol=2, det=0.9)
