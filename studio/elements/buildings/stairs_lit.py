"""Lit stairs that lead down through the air or the water: runs of steps with lamps, and landings like shells."""

import math
from collections.abc import Iterable

from studio.elements.buildings.house_sunken import STEP
from studio.paint import Card
from studio.shapes import Point, blob, ell, poly, rect, taper

Stairs = tuple[Point, Point, int]  # the upper end, the lower end, how many steps
DEPTH = 17.0  # how much of a tread is seen from above
BESIDE = 13.0  # how far its far edge lies downhill
LIT = "#fff2cc"


def step_at(stairs: Stairs, x: float) -> int:
    """Which step of the flight is at `x`."""
    a, b, n = stairs
    k = math.floor((x - a[0]) / (b[0] - a[0]) * n)
    return min(max(int(k), 0), n - 1)


def tread(stairs: Stairs, k: int, back: float = 0) -> Point:
    """The middle of a tread, `back` of the way from its near edge to its far edge."""
    a, b, n = stairs
    side = BESIDE if b[0] > a[0] else -BESIDE
    x, y = a[0] + (b[0] - a[0]) * (k + 0.5) / n, a[1] + (b[1] - a[1]) * k / n
    return x + side * back, y - DEPTH * back


def flight(c: Card, stairs: Stairs, lamps: Iterable[int] = ()) -> None:
    """One solid run of steps: lit treads, risers in half shade, the near side dark; lamps at the far edge."""
    a, b, n = stairs
    dx, dy = (b[0] - a[0]) / n, (b[1] - a[1]) / n
    side = BESIDE if dx > 0 else -BESIDE
    for k in lamps:
        lamp(c, *tread(stairs, k, 0.9))
    edge: list[Point] = []
    for k in range(n):
        x, y = a[0] + dx * k, a[1] + dy * k
        edge += [(x, y), (x + dx, y)]
        _step(c, x, y, dx, dy, side)
    foot = [(b[0], b[1] + 36), (a[0], a[1] + 36)]
    m = c.paint(poly([*edge, b, *foot]), STEP[:4], vol=6, wob=0.2, edge=0.3, amb=0.3, gain=0.5, det=0.3)
    band = [(b[0], b[1] + 20), (a[0], a[1] + 20)]
    c.paint(poly([*edge, b, *band]), STEP[1:4], vol=4, wob=0.2, edge=0.06, amb=0.5, gain=0.5, clip=m)
    for k in range(n):
        x, y = a[0] + dx * k, a[1] + dy * k
        c.flat(
            poly([(x, y - 1), (x + dx, y - 1), (x + dx, y + 4), (x, y + 4)]), LIT, 0.75, 0.6, wob=0.2, clip=m
        )
    c.shade(poly([(a[0], a[1] + 27), (b[0], b[1] + 27), *foot]), 0.35, 3, "#0c2838", clip=m)


def _step(c: Card, x: float, y: float, dx: float, dy: float, side: float) -> None:
    """A tread and the riser below it, both running back to the far edge."""
    e = x + dx
    riser = poly([(e, y), (e + side, y - DEPTH), (e + side, y - DEPTH + dy), (e, y + dy)])
    c.paint(riser, STEP[:4], vol=2, wob=0.15, edge=0.2, amb=0.5, gain=0.4, det=0.5)
    top = poly([(x, y), (e, y), (e + side, y - DEPTH), (x + side, y - DEPTH)])
    m = c.paint(
        top,
        STEP[1:],
        vol=2,
        wob=0.15,
        edge=0.14,
        amb=0.62,
        gain=0.5,
        tex=0.12,
        det=0.5,
        light=(x, y - 90, 90),
    )
    inner = poly([(x, y), (x + side, y - DEPTH), (x + side + dx * 0.24, y - DEPTH), (x + dx * 0.24, y)])
    c.shade(inner, 0.34, 3, "#1c4858", clip=m)


def pillar(c: Card, x: float, y0: float, y1: float) -> None:
    """A slender shaft of ice from a landing at `y0` down to `y1`, with a ring half-way."""
    f = c.at(x, 0, vol=10, wob=0.3, edge=0.25, amb=0.16, gain=0.5, fog=0.25)
    f.paint(taper((0, y0, 34), (0, y0 + 40, 21), (0, (y0 + y1) / 2, 18), (0, y1, 22)), STEP[:4], tex=0.2)
    f.paint(rect(-15, (y0 + y1) / 2 - 5, 15, (y0 + y1) / 2 + 5, 4), STEP[:4], vol=5)


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
