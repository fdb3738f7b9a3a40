"""A dried-up sea: a chalk-white plain with cracks that shrink with distance, and bare footprints leading away over it."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Path, blob, curve, ell, join, poly, xf

CHALK: Ramp = ["#9c8c74", "#c8b894", "#e4d6b4", "#f6ecd2"]
PRINT = "#6e5030"
FLAT = 0.6  # how much the ground is foreshortened


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


def _bare_sole(side: int) -> Path:
    """A right (1) or left (-1) foot, two long, pointing up: heel, arch, ball, five toes on its front."""
    sole = blob((-0.2, 0.9), (0.2, 0.9), (0.27, 0.55), (0.3, 0.0), (0.42, -0.4), (0.3, -0.68), (-0.3, -0.76), (-0.42, -0.46), (-0.2, 0.1), (-0.24, 0.6))  # fmt: skip
    for x, y, r in ((-0.3, -0.94, 0.22), (0.04, -0.98, 0.15), (0.26, -0.88, 0.14), (0.43, -0.7, 0.13)):
        sole = join(sole, ell(x, y, r * 0.85, r))
    return xf(sole, flip=side < 0)


def _print(c: Card, x: float, y: float, r: float, side: int, heading: float, m: Arr) -> None:
    """One print as it lies on the ground, the toes towards `heading` (degrees, 0 straight on)."""
    turned = xf(_bare_sole(side), rot=heading + 8 * side)
    c.flat(xf(turned, x, y, r, sy=r * FLAT), PRINT, 0.92, 0.2, 0.08, clip=m, det=1)


def bare_footprints(c: Card, way: tuple[tuple[float, float], ...], horizon: float, m: Arr) -> None:
    """Bare feet, one after another along the way, smaller and smaller towards the horizon."""
    line = curve(*way)
    dist = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at, side = 0.0, 1
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, line[:, i])) for i in (0, 1))
        near = (y - horizon) / 270
        r = 3.4 + 23 * near
        ahead = min(at + 6, dist[-1])
        dx, dy = (float(np.interp(ahead, dist, line[:, i])) - p for i, p in ((0, x), (1, y)))
        heading = math.atan2(dx, -dy / FLAT)
        right, down = math.cos(heading) * r * 0.6, math.sin(heading) * r * 0.6 * FLAT
        _print(c, x + side * right, y + side * down, r, side, math.degrees(heading), m)
        at, side = at + 7 + 29 * near, -side
