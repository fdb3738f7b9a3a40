"""A wet map: a parchment over a table, its inland sea and the rivers that run off it."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from studio.colour import Arr, Ramp
from studio.elements.land.water import river, waterfall
from studio.paint import Card
from studio.shapes import blob, ell, taper

Place: TypeAlias = Callable[[float, float], tuple[float, float]]
River: TypeAlias = tuple[tuple[float, float], float, float]

PARCH: Ramp = ["#7c5c34", "#bc9858", "#ecd49c", "#fff4d4"]
AQUA: Ramp = ["#0c4c6c", "#1c8ca4", "#5cd0cc", "#d8fff0"]
SEPIA = "#8c5c2c"


def parchment(c: Card, on: Place) -> Arr:
    """The map, curling at its corners; `on` says where a point (u, v) of the table is."""
    far = (*on(0.06, 0.05), "c"), on(0.3, 0.02), on(0.6, 0.06), (*on(0.95, 0.03), "c"), on(0.97, 0.4)
    near = (*on(0.97, 0.97), "c"), on(0.7, 1.0), on(0.3, 0.97), (*on(0.03, 0.99), "c"), on(0.05, 0.5)
    sheet = blob(*far, *near)
    c.shade(sheet, 0.5, 12, "#200c0c")
    m = c.paint(sheet, PARCH, vol=6, amb=0.5, edge=0.25, wob=0.8, light=(600, 380, 260), lump=0.2)
    for (a, b), (d, e) in (((0.03, 0.86), (0.12, 1.02)), ((0.9, 0.0), (1.0, 0.12))):
        c.paint(taper((*on(a, b), 20), (*on(d, e), 24)), PARCH, vol=9, wob=0.4, edge=0.3, amb=0.4)
    for k in range(14):
        u, v = 0.66 + 0.05 * (k % 5) + 0.02 * (k // 5), 0.14 + 0.07 * (k // 5)
        x, y = on(u, v)
        c.line([(x - 13, y), (x, y - 20), (x + 13, y)], 3, SEPIA, 0.75, clip=m)
        c.line([(x + 2, y - 18), (x + 6, y - 2)], 2, SEPIA, 0.5, clip=m)
    creases = (0.1, 0.3, 0.9, 0.28), (0.1, 0.66, 0.94, 0.7), (0.36, 0.04, 0.32, 0.96), (0.7, 0.04, 0.74, 0.96)
    for u0, v0, u1, v1 in creases:
        c.line([on(u0, v0), on((u0 + u1) / 2, (v0 + v1) / 2), on(u1, v1)], 2, SEPIA, 0.3, clip=m, ends=0.9)
    for k in range(8):
        a = k * math.pi / 4
        x, y = on(0.86, 0.8)
        tip = x + 30 * math.cos(a), y + 17 * math.sin(a)
        c.line([(x, y), tip], 3.4 if k % 2 else 5, "#a83c24", 0.7, 0.2, ends=0.1)
    return m


def waters(c: Card, on: Place, rivers: Sequence[River]) -> None:
    """The inland sea and its rivers: each from its source to a place `u` of the edge, and down to a height."""
    west, east = (on(0.4, 0.62), on(0.26, 0.54)), (on(0.62, 0.42), on(0.56, 0.58))
    sea = blob(on(0.28, 0.36), on(0.4, 0.26), on(0.56, 0.3), *east, *west)
    c.shade(sea, 0.4, 10, "#5c3c1c")
    for start, u, land in rivers:
        a, b = on(*start), on(u, 1.0)
        mid = on((start[0] + u) / 2 + 0.04 * math.sin(u * 30), 0.78)
        river(c, [(*a, 16), (*mid, 18), (*b, 26)], AQUA, 60)
        c.halo(b[0], land, 46, "#d8fff4", 0.4)
        waterfall(c, [(b[0], b[1] - 4, 26), (b[0] + 1, b[1] + 30, 24), (b[0], land, 20)], AQUA, 90)
    m = c.paint(sea, AQUA, vol=10, amb=0.4, edge=0.2, rim=0.6, wob=1.2, light=(600, 420, 160))
    c.marks(m, 0.0, 120, 30, 3, jit=0.1, alpha=0.5)
    for k in (1.0, 0.66):
        x, y = on(0.36, 0.43)
        c.flat(ell(x, y, 56 * k, 17 * k), "#eafff8", 0.25, 2, clip=m)
