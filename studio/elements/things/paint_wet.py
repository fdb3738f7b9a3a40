"""Wet paint: fresh dabs of it, and the prints of a paw that stepped in it."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, taper


def paint_dab(c: Card, x: float, y: float, size: float, rot: float, ramp: Ramp) -> None:
    """One thick touch of a brush, `size` long, with the ridge of its hairs."""
    f = c.at(x, y, size / 60, rot)
    touch = taper((-30, 3, 10), (-8, -2, 26), (16, 0, 22), (32, 5, 4))
    m = f.paint(touch, ramp, vol=9, tex=0.4, wob=1.4, edge=0.16, rim=0.4, amb=0.36)
    c.marks(m, f.angle(0.06), 14, size * 0.6, 3.4, jit=0.12, alpha=0.7)


def paint_print(c: Card, x: float, y: float, ramp: Ramp, alpha: float = 0.85) -> None:
    """A paw print in paint, walking right: a pad and four toes, lying on the ground."""
    f = c.at(x, y, 1.0, 0, False, vol=2, alpha=alpha, wob=0.4)
    f.paint(ell(-5, 0, 11, 6), ramp)
    for dx, dy in ((4, -8), (12, -4), (13, 3), (6, 7)):
        f.paint(ell(dx, dy, 4.6, 2.8), ramp)
