"""Lit stairs that lead down through the air or the water: runs of steps with lamps, and landings like shells."""

import math
from collections.abc import Iterable

from studio.elements.buildings.house_sunken import STEP
from studio.paint import Card
from studio.shapes import Point, blob, ell, poly

Stairs = tuple[Point, Point, int]  # the upper end, the lower end, how many steps
DEPTH = 12.0  # how much of a tread is seen from above
LIT = "#fff2cc"


def step_at(stairs: Stairs, x: float) -> int:
    """Which step of the flight is at `x`."""
    a, b, n = stairs
    k = math.floor((x - a[0]) / (b[0] - a[0]) * n)
    return min(max(int(k), 0), n - 1)


def tread(stairs: Stairs, k: int) -> Point:
    """The middle of a tread, at its near edge."""
    a, b, n = stairs
    return a[0] + (b[0] - a[0]) * (k + 0.5) / n, a[1] + (b[1] - a[1]) * k / n


def flight(c: Card, stairs: Stairs, lamps: Iterable[int] = ()) -> None:
    """One solid run of steps: treads that catch the light, their near side in shade, lamps at the far edge."""
    a, b, n = stairs
    dx, dy = (b[0] - a[0]) / n, (b[1] - a[1]) / n
    for k in lamps:
        x, y = tread(stairs, k)
        lamp(c, x, y - DEPTH + 3)
    edge: list[Point] = []
    for k in range(n):
        x, y = a[0] + dx * k, a[1] + dy * k
        edge += [(x, y), (x + dx, y)]
        top = poly([(x, y + 2), (x + dx, y + 2), (x + dx, y - DEPTH), (x, y - DEPTH)])
        c.paint(top, STEP, vol=3, wob=0.25, edge=0.2, amb=0.62, tex=0.14, light=(x, y - 90, 90))
    side = poly([*edge, b, (b[0], b[1] + 34), (a[0], a[1] + 34)])
    m = c.paint(side, STEP[:4], vol=6, wob=0.3, edge=0.34, amb=0.16, gain=0.5)
    ends = [(b[0], b[1] + 18), (a[0], a[1] + 18)]
    c.paint(poly([*edge, b, *ends]), STEP[1:], vol=5, wob=0.3, edge=0.1, amb=0.46, gain=0.5, clip=m)
    for k in range(n):
        x, y = a[0] + dx * k, a[1] + dy * k
        c.flat(poly([(x, y), (x + dx, y), (x + dx, y + 4), (x, y + 4)]), LIT, 0.6, 1, wob=0.25, clip=m)
        c.shade(poly([(x, y + 5), (x + dx, y + 5), (x + dx, y + 9), (x, y + 9)]), 0.2, 2, "#143448", clip=m)


def lamp(c: Card, x: float, y: float, h: float = 78) -> None:
    """A post standing at (x, y) with its round lamp."""
    c.line([(x, y), (x, y - h)], 5, "#a8844c", 0.95, 0.2, ends=0.9)
    c.halo(x, y - h - 10, 64, "#ffc060", 0.7)
    c.flat(ell(x, y - h - 10, 11, 13), "#ffdc84", 1, det=1)
    c.flat(ell(x, y - h - 9, 5.5, 7), "#fffbe0", 1, det=1)


def landing(c: Card, x: float, y: float, w: float, lamps: Iterable[float] = ()) -> None:
    """A round landing on a corbel, `w` wide, the middle of its floor at (x, y); `lamps` are places on its far rim."""
    r = w / 2
    for u in lamps:
        lamp(c, x + u * r, y - math.sqrt(1 - u * u) * r * 0.26 + 3)
    left = ((-r, 0, "c"), (-r * 0.98, 22), (-r * 0.6, 46), (-r * 0.2, 66), (0, 84, "c"))
    f = c.at(x, y, wob=0.3, vol=16, edge=0.3, amb=0.1, gain=0.5)
    f.paint(blob(*left, *((-px, py, *k) for px, py, *k in left[-2::-1])), STEP[:4], grad=(0.12, -0.14))
    for dx in (-0.55, 0, 0.55):
        f.line([(dx * r, 26), (dx * r * 0.7, 46), (dx * r * 0.2, 74)], 2.4, "#143448", alpha=0.5)
    f.paint(ell(0, 5, r + 4, r * 0.26 + 2), STEP, vol=4, amb=0.3, gain=0.8)
    f.paint(
        ell(0, 0, r + 4, r * 0.26), STEP, vol=5, amb=0.42, gain=1, tex=0.2, edge=0.2, light=(x, y - 90, 70)
    )
