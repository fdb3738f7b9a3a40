"""Wooden building blocks, each with a shape on its face."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly, rect, star


def toy_block(c: Card, x: float, y: float, ramp: Ramp, sign: int, candle: tuple[float, float]) -> None:
    """A block 65 wide with a star (0), a disc (1) or a triangle (2) on its face, each a little askew."""
    f = c.at(x, y, 0.88, (x * 7 % 9) - 4, wob=0.25, edge=0.35, det=0.6)
    f.paint(rect(-37, -72, 37, 2, 5), ramp, vol=7, amb=0.14, gain=1.2, light=(*candle, 130), rim=0.6)
    f.paint(rect(-26, -61, 26, -9, 3), CREAM, vol=2, amb=0.2, light=(*candle, 130))
    if sign == 0:
        f.flat(star(0, -34, 19), ramp[1], 0.9, det=0.6)
    elif sign == 1:
        f.flat(ell(0, -35, 15), ramp[1], 0.9, det=0.6)
    else:
        f.flat(poly([(0, -54), (18, -20), (-18, -20)]), ramp[1], 0.9, det=0.6)
