"""Balls of yarn."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell


def yarn_ball(c: Card, x: float, y: float, wool: Ramp, light: tuple[float, float, float]) -> None:
    """A wound ball 80 wide, its middle at (x, y)."""
    f = c.at(x, y, 1.0, vol=24, wob=0.3, edge=0.32, rim=0.7, amb=0.26, light=light)
    m = f.paint(ell(0, 0, 40), wool)
    for k in range(-3, 4):
        f.line([(-36, k * 11 - 8), (0, k * 11 + 8), (36, k * 11 - 6)], 3, wool[0], alpha=0.5, clip=m)
        f.line([(k * 11 - 12, -36), (k * 11 + 6, 0), (k * 11 - 4, 36)], 3, wool[3], alpha=0.45, clip=m)
