"""A round brass knob on its plate."""

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import ell, rect


def knob(c: Card, x: float, y: float, r: float = 8) -> None:
    """The knob, middle at (x, y), its shadow and its keyhole below."""
    f = c.at(x, y, r / 8, det=1, wob=0.2)
    f.paint(rect(-5, -13, 5, 26, 4), BRASS[:4], vol=3, amb=0.2, gain=0.6)
    f.flat(ell(0, 17, 1.8, 3), "#141008", 0.9)
    f.shade(ell(2, 5, 8, 7), 0.6, 3)
    f.paint(ell(0, 0, 8, 7.6), BRASS, vol=8, rim=0.7)
    f.flat(ell(2.6, -2.6, 1.8, 1.4), "#fff6d0", 0.9, 0.4)
