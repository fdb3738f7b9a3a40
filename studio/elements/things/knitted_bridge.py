"""A narrow bridge knitted from two sides, in two colours of wool, and the threads it is knitted from."""

import itertools

import numpy as np

from studio.colour import Ramp
from studio.elements.things.knitting import heap, stitch, yarn
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import Path, Points, curve, ell, poly, taper

LIGHT = (400.0, 500.0, 200.0)
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


def _clasped() -> list[tuple[float, float]]:
    """The left half of the floor; in the middle its rows reach over by turns like fingers."""
    out = [_at(u, 1) for u in np.linspace(0.46, 0, 14)] + [_at(u, 0) for u in np.linspace(0, 0.46, 14)]
    for row in range(ROWS):
        u = 0.56 if row % 2 else 0.45
        out += [_at(u, (row / ROWS) ** 1.15), _at(u, ((row + 1) / ROWS) ** 1.15)]
    return out


def knitted_bridge(c: Card, left: Ramp, right: Ramp) -> None:
    """From 180 to 620, sagging from 770 to 870: knitted of one wool from the left, one from the right; the rows clasp in the middle."""
    _front(c, left, right)
    for wool, shape, u0, u1 in ((right, _part(0.4, 1.0), 0.4, 1.0), (left, _clasped(), 0.0, 0.58)):
        m = c.paint(poly(shape), wool[:3], vol=3, amb=0.24, edge=0.12, wob=0.4, light=LIGHT)
        c.paint(_stitches(u0, u1), wool, vol=3, amb=0.36, edge=0.3, wob=0.4, light=LIGHT, clip=m)
    _pegs(c, left, right)


def _crimped(points: list[tuple[float, float]], until: float) -> list[tuple[float, float]]:
    """The line with the waves wool keeps after it was knitted; they die out at the share `until` of its length."""
    line = curve(*points)[::2]
    t = np.linspace(0, 1, len(line))
    along = np.gradient(line, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / (np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9)
    wave = 4.6 * np.sin(np.arange(len(line)) * 8 / 26 * 2 * np.pi) * np.clip(1 - t / until, 0, 1)
    return [(float(x), float(y)) for x, y in line + across * wave[:, None]]


def hooked_threads(
    c: Card, left: Ramp, right: Ramp, start_left: tuple[float, float], start_right: tuple[float, float]
) -> None:
    """The two yarns: each from a loose stitch through the air, once round the other over the middle, and into the edge of the bridge."""
    xl, yl = start_left
    xr, yr = start_right
    red = [
        (xl - 44, yl - 34),
        (xl - 14, yl - 10),
        (xl + 26, yl + 24),
        (300, 470),
        (374, 454),
        (432, 476),
        (446, 522),
    ]
    red += [(408, 560), (340, 580), (280, 650), (246, 760), (250, 822)]
    cream = [
        (xr + 44, yr - 34),
        (xr + 14, yr - 10),
        (xr - 22, yr + 6),
        (494, 516),
        (416, 488),
        (364, 500),
        (352, 548),
    ]
    cream += [(388, 594), (456, 622), (524, 700), (552, 780), (548, 824)]
    edges = (
        NEAR[(NEAR[:, 0] >= 268) & (NEAR[:, 0] <= 400)][::6],
        NEAR[(NEAR[:, 0] >= 400) & (NEAR[:, 0] <= 532)][::-1][::6],
    )
    for points, wool, edge in ((red, left, edges[0]), (cream, right, edges[1])):
        air = _crimped(points, 0.7)
        yarn(c, [*air, *((float(x), float(y) + 2) for x, y in edge)], wool, 10, rim=0.4)
    over = _crimped(red, 0.7)
    part = [p for k, p in enumerate(over) if 372 < p[0] < 452 and p[1] < 512 and k > 10]
    c.shade(taper(*[(p[0], p[1] + 5, 9) for p in part]), 0.4, 3, "#3c2c34")
    yarn(c, part, left, 10, rim=0.4)
