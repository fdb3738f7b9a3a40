"""Wooden building blocks in the round, each with a shape on its face."""

from studio.colour import Ramp, tint
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly, rect, star

SIZE, DEEP, RISE = 64.0, 15.0, 13.0


def toy_block(c: Card, x: float, y: float, ramp: Ramp, sign: int, candle: tuple[float, float]) -> None:
    """A cube standing on (x, y), seen a little from above and from its left: a star (0), a disc (1) or a triangle (2) on its face."""
    f = c.at(x, y, 1.0, (x * 7 % 5) - 2, wob=0.2, edge=0.34, det=0.6, light=(*candle, 150))
    u = SIZE / 2
    f.shade(poly([(-u, -4), (u, -4), (u + 26, 6), (-u + 10, 8)]), 0.6, 5, "#0c0610")
    left = poly([(-u, 0), (-u, -SIZE), (-u - DEEP, -SIZE - RISE), (-u - DEEP, -RISE)])
    top = poly([(-u, -SIZE), (u, -SIZE), (u - DEEP, -SIZE - RISE), (-u - DEEP, -SIZE - RISE)])
    f.paint(left, tint(ramp, "#ffe0a0", 0.2), vol=2, amb=0.4, gain=1.2)
    f.paint(top, ramp, vol=2, amb=0.3, gain=0.8)
    f.paint(rect(-u, -SIZE, u, 0, 4), ramp, vol=5, amb=0.12, gain=0.95)
    f.paint(rect(-u + 10, -SIZE + 10, u - 10, -10, 3), CREAM, vol=2, amb=0.24, gain=0.95)
    f.line([(-u, 0), (-u, -SIZE), (u, -SIZE)], 2.2, ramp[-1], alpha=0.6)
    mark = (star(0, -31, 17), ell(0, -32, 14), poly([(0, -49), (16, -19), (-16, -19)]))[sign]
    f.flat(mark, ramp[1], 0.9, det=0.6)
