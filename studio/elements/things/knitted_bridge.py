"""A narrow bridge knitted from two sides, in two colours of wool, and the threads it is knitted from."""

import itertools

import numpy as np

from studio.colour import Ramp
from studio.elements.things.knitting import heap, stitch, yarn
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import Path, Points, curve, ell, poly, taper

LIGHT = (400.0, 500.0, 200.0)
STOPS = (150, 322, 348, 374, 400, 426, 452, 650)  # where the colour changes
FAR = curve((208, 760), (262, 784), (330, 802), (400, 808), (470, 802), (538, 784), (592, 760))
NEAR = curve((178, 782), (238, 824), (316, 858), (400, 870), (484, 858), (562, 824), (622, 782))
EDGE = 13.0  # how thick the fabric is
ROWS = 5


def _lower(line: Points, dy: float) -> Points:
    """The line, moved down."""
    moved: Points = line + np.array([0.0, dy])
    return moved


def _at(u: float, v: float) -> tuple[float, float]:
    """A point of the floor: u from left to right, v from the far edge to the near one."""
    ends = []
    for line in (FAR, NEAR):
        i = u * (len(line) - 1)
        ends.append([float(np.interp(i, np.arange(len(line)), line[:, k])) for k in (0, 1)])
    (x0, y0), (x1, y1) = ends
    return x0 + (x1 - x0) * v, y0 + (y1 - y0) * v


def _part(u0: float, u1: float) -> list[tuple[float, float]]:
    """The floor between two shares of its length."""
    us = np.linspace(u0, u1, 24)
    return [*(_at(u, 0) for u in us), *(_at(u, 1) for u in us[::-1])]


def _stitches(u0: float, u1: float) -> Path:
    """Stitches over that part of the floor, flatter towards the far edge."""
    out: list[Path] = []
    cols = max(2, round((u1 - u0) * 38))
    for col, row in itertools.product(range(cols), range(ROWS)):
        u, v = u0 + (u1 - u0) * (col + 0.5) / cols, ((row + 0.5) / ROWS) ** 1.15
        (xa, ya), (xb, yb) = _at(max(u - 0.01, 0), v), _at(min(u + 0.01, 1), v)
        lean = float(np.degrees(np.arctan2(yb - ya, xb - xa)))
        out += stitch(*_at(u, v), 8 + 5 * v, 8.5, lean + 90)
    return heap(out)


def _front(c: Card, left: Ramp, right: Ramp) -> None:
    """The thickness of the fabric towards us, and its shadow in the air below."""
    c.shade(poly([*_lower(NEAR, EDGE), *_lower(NEAR[::-1], EDGE + 16)]), 0.25, 9, "#2c5860")
    xs = NEAR[:, 0]
    for wool, near in ((left, NEAR[xs <= 402]), (right, NEAR[xs >= 398])):
        side = poly([*_lower(near, -2), *_lower(near[::-1], EDGE)])
        m = c.paint(side, wool[:4], vol=7, amb=0.05, gain=0.5, edge=0.3, wob=0.4, light=LIGHT)
        for x, y in near[::3]:
            c.line([(x - 2, y), (x + 3, y + EDGE)], 2, wool[0], 0.6, 0.3, clip=m)


def _pegs(c: Card, left: Ramp, right: Ramp) -> None:
    """Stakes in the rock at the four corners, the wool wound round them."""
    for x, y, wool in ((212, 764, left), (588, 764, right), (184, 790, left), (616, 790, right)):
        c.shade(ell(x, y + 4, 12, 5), 0.5, 4, "#0c1c24")
        c.paint(
            taper((x, y + 6, 9), (x + (4 if x > 400 else -4), y - 22, 10)),
            WALNUT,
            vol=5,
            edge=0.3,
            wob=0.3,
            rim=0.4,
        )
        for dy in (-8, -3, 2):
            c.line([(x - 6, y + dy), (x, y + dy + 2), (x + 6, y + dy - 1)], 3.6, wool[2], 1, 0.2, ends=0.9)


def knitted_bridge(c: Card, left: Ramp, right: Ramp) -> None:
    """From 180 to 620, sagging from 770 to 870: a floor of one wool from the left, one from the right, striped where they meet."""
    _front(c, left, right)
    wools = (left, right, left, right, left, right, right)
    for wool, (x0, x1) in zip(wools, itertools.pairwise(STOPS), strict=True):
        u0, u1 = (float(np.clip((x - 193) / 414, 0, 1)) for x in (x0, x1))
        m = c.paint(poly(_part(u0, u1)), wool[:3], vol=3, amb=0.24, edge=0.12, wob=0.4, light=LIGHT)
        c.paint(_stitches(u0, u1), wool, vol=3, amb=0.36, edge=0.3, wob=0.4, light=LIGHT, clip=m)
    c.line(_lower(NEAR, -2), 4, "#fff0d8", 0.45, 0.6, ends=0.8)
    _pegs(c, left, right)


def flying_threads(c: Card, left: Ramp, right: Ramp) -> None:
    """The yarns: up from a stitch at either side at 470, into the wind, and down to become the far edge of the bridge."""
    for wool, s in ((left, -1), (right, 1)):
        up = ((200, 470), (174, 380), (130, 268), (68, 223), (16, 272))
        down = ((2, 382), (24, 560), (92, 712), (134, 762), (128, 786), (100, 794), (58, 801), (8, 807))
        yarn(c, [(400 + s * x, y) for x, y in (*up, *down)], wool, 8, rim=0.4)
