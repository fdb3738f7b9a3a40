"""A dried-up sea: a chalk-white plain with cracks that shrink with distance, and bare footprints leading away over it."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly

CHALK: Ramp = ["#9c8c74", "#c8b894", "#e4d6b4", "#f6ecd2"]
PRINT = "#84683f"


def far_ridge(c: Card, x: float, y: float, h: float, w: float) -> None:
    """A low chalk hill in the haze, `w` wide, its middle at (x, y)."""
    rise = ((x - w / 2, y + 6), (x - w * 0.2, y - h * 0.7), (x, y - h))
    ridge = blob(*rise, (x + w * 0.24, y - h * 0.6), (x + w / 2, y + 6))
    c.paint(ridge, CHALK, vol=10, fog=0.72, fogcol="#c4d0c0", edge=0)


def _cracks(c: Card, horizon: float, m: Arr) -> None:
    for row in range(13):
        y = horizon + 20 + 780 * (row / 12) ** 1.9
        step = 18 + (y - horizon) * 0.23
        for i in range(-1, int(820 / step) + 2):
            x = i * step + (step / 2 if row % 2 else 0) + 8 * math.sin(i * 5 + row)
            deep = step * 0.34
            fork = [
                [(x, y), (x + step * 0.5, y + deep * 0.5)],
                [(x, y), (x - step * 0.5, y + deep * 0.45)],
                [(x, y), (x + 3, y - deep * 0.6)],
            ]
            for line in fork[: 2 + (i + row) % 2]:
                c.line(line, 1.2 + (y - horizon) * 0.005, "#a48c60", 0.6, 1.5, clip=m)


def cracked_plain(c: Card, horizon: float) -> Arr:
    """The plain from its horizon to the foot of the page; returns its mask."""
    ground = poly([(-20, horizon), (820, horizon), (820, 1240), (-20, 1240)])
    m = c.paint(ground, CHALK, vol=3, amb=0.66, edge=0, grad=(0.12, -0.22), wob=0.5, tex=0.12, grain=1)
    _cracks(c, horizon, m)
    c.fogband(horizon + 8, 16, "#f4ead0", 0.7)
    return m


def _print(c: Card, x: float, y: float, r: float, side: int, m: Arr) -> None:
    c.flat(ell(x, y, r * 0.4, r * 0.56, 8 * side), PRINT, 0.85, 0.5, 0.2, clip=m, det=0.8)
    for i in range(4):
        toe = ell(x + (i - 1.5) * r * 0.24, y - r * 0.84, r * 0.12)
        c.flat(toe, PRINT, 0.85, 0.2, 0.1, clip=m, det=0.9)


def bare_footprints(c: Card, way: tuple[tuple[float, float], ...], horizon: float, m: Arr) -> None:
    """Bare feet, one after another along the way, smaller and smaller towards the horizon."""
    line = curve(*way)
    dist = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at, side = 0.0, 1
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, line[:, i])) for i in (0, 1))
        near = (y - horizon) / 270
        r = 2.4 + 13 * near
        _print(c, x + side * r * 0.8, y, r, side, m)
        at, side = at + 5 + 19 * near, -side
