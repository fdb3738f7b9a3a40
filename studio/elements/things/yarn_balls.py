"""Balls of yarn, lying or hanging by their thread."""

from studio.colour import Ramp
from studio.elements.things.knitting import yarn
from studio.paint import Card
from studio.shapes import ell


def yarn_ball(c: Card, x: float, y: float, wool: Ramp, light: tuple[float, float, float]) -> None:
    """A wound ball 80 wide, its middle at (x, y)."""
    f = c.at(x, y, 1.0, vol=24, wob=0.3, edge=0.32, rim=0.7, amb=0.26, light=light)
    m = f.paint(ell(0, 0, 40), wool)
    for k in range(-3, 4):
        f.line([(-36, k * 11 - 8), (0, k * 11 + 8), (36, k * 11 - 6)], 3, wool[0], alpha=0.5, clip=m)
        f.line([(k * 11 - 12, -36), (k * 11 + 6, 0), (k * 11 - 4, 36)], 3, wool[3], alpha=0.45, clip=m)


def hanging_ball(c: Card, x: float, y: float, wool: Ramp, light: tuple[float, float, float]) -> None:
    """One that hangs at (x, y) by the last of its thread, from 210 above it."""
    yarn(c, [(x - 46, y - 210), (x - 40, y - 140), (x - 16, y - 70), (x - 4, y - 34)], wool, 5)
    yarn_ball(c, x, y, wool, light)
