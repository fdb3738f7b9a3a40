"""Cellars that stay behind when their house has gone: torn pits with rough walls, open to the sky."""

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Path, Point, blob, curve, ell, poly, quad

Corners = tuple[Point, Point, Point, Point]

SOIL = ["#2c1c14", "#583a22", "#8c6438", "#c49c5c"]
FLOOR = ["#4c382c", "#7c6046", "#a8865a", "#d0b080"]
FAR_WALL = ["#54484c", "#8c7868", "#c0a484", "#ecd4ac"]
SIDE_WALL = ["#2c2830", "#4c4444", "#746458"]
STEP = ["#54484c", "#a49484", "#e4d0ac"]
STONES = ["#4c4440", "#847464", "#b8a484", "#ecdcb4"]


def _ragged(q: Corners, rng: np.random.Generator, out: float, jit: float) -> list[Point]:
    """The outline of the plane q, grown by `out` and torn: every side in several uneven bites."""
    line: list[Point] = []
    around = ((-out, -2 * out), (1 + out, -2 * out), (1 + out, 1 + 2.6 * out), (-out, 1 + 2.6 * out))
    for i in range(4):
        (u0, v0), (u1, v1) = around[i], around[(i + 1) % 4]
        for t in np.linspace(0, 1, 9 if i % 2 == 0 else 5)[:-1]:
            x, y = quad(*q, u0 + (u1 - u0) * float(t), v0 + (v1 - v0) * float(t))
            line.append((x + rng.uniform(-jit, jit), y + rng.uniform(-jit, jit) * 0.7))
    return line


def cellar(
    c: Card, q: Corners, depth: float, seed: int = 1, middle: float = 400, stairs: bool = True, roots: int = 5
) -> Arr:
    """q are its four corners, far left first, clockwise; of its side walls we see the one away from `middle`.
    Returns what may be seen of the inside, to put things there that nobody took along."""
    rng = np.random.default_rng(seed)
    s = depth / 46
    c.shade(poly(_ragged(q, rng, 0.06, 5 * s)), 0.4, 8, "#4c3c18")
    c.paint(blob(*_ragged(q, rng, 0.06, 7 * s)), SOIL, vol=4, wob=0.8, edge=0.2, tex=0.4)
    clip = c.paint(blob(*_ragged(q, rng, 0.0, 3.4 * s)), FLOOR, vol=2, wob=0.4, edge=0.3, tex=0.4)
    a, b, e, d = q
    left = (a[0] + b[0]) / 2 < middle
    outer, near = (a, d) if left else (b, e)
    drop = 12 * s
    far = poly(
        [(a[0] - 20, a[1] - 20), (b[0] + 20, b[1] - 20), (b[0] + 20, b[1] + depth), (a[0] - 20, a[1] + depth)]
    )
    m = c.paint(far, FAR_WALL, vol=2, amb=0.45, wob=0.3, edge=0.1, clip=clip, grad=(0.06, -0.2))
    _courses(c, a, b, depth, s, m, rng)
    side = [
        (outer[0], outer[1] - drop),
        (near[0], near[1] - drop),
        (near[0], near[1] + depth),
        (outer[0], outer[1] + depth),
    ]
    c.paint(poly(side), SIDE_WALL, vol=2, wob=0.3, edge=0.2, clip=clip)
    _flags(c, q, depth, s, clip)
    c.shade(
        poly([(a[0] - 9, a[1] - 9), (b[0] + 9, b[1] - 9), (b[0], b[1] + 9 * s), (a[0], a[1] + 9 * s)]),
        0.45,
        4,
        clip=clip,
    )
    c.shade(poly([(a[0], a[1]), (a[0] + 30 * s, a[1] + depth), (d[0] + 56 * s, d[1]), d]), 0.45, 6, clip=clip)
    c.shade(poly([d, e, (e[0], e[1] - 7 * s), (d[0], d[1] - 7 * s)]), 0.4, 4, clip=clip)
    if stairs:
        _stairs(c, q, depth, left, clip)
    for k in range(roots):
        x, y = quad(*q, (k + 0.3 + 0.5 * rng.random()) / roots, 0)
        long = depth * rng.uniform(0.35, 0.8)
        way = (
            (x, y - 8 * s),
            (x + rng.uniform(-7, 7) * s, y + long * 0.5),
            (x + rng.uniform(-12, 12) * s, y + long),
        )
        c.line(curve(*way), 3.6 * s, "#4c3018", 0.9, 0.2)
    _kerb(c, q, s, rng)
    return clip


def _flags(c: Card, q: Corners, depth: float, s: float, clip: Arr) -> None:
    """The floor: a dark foot along the far wall, flagstones that run towards us."""
    a, b, e, d = q
    y, low = a[1] + depth, e[1] + depth
    c.shade(poly([(a[0], y), (b[0], y), (b[0], y + 5 * s), (a[0], y + 5 * s)]), 0.55, 2.5, clip=clip)
    for t in (0.14, 0.32, 0.5, 0.68, 0.86):
        ends = ((a[0] + (b[0] - a[0]) * t, y + 1), (d[0] + (e[0] - d[0]) * t, low))
        c.line(list(ends), 2 * s, "#4c3428", 0.45, 0.4, clip=clip, ends=1)
    for dy in (16, 38):
        c.line(
            [(a[0] - 40, y + dy * s), (b[0] + 40, y + dy * s)], 2 * s, "#4c3428", 0.4, 0.4, clip=clip, ends=1
        )


def _courses(c: Card, a: Point, b: Point, depth: float, s: float, m: Arr, rng: np.random.Generator) -> None:
    """Rough stones in the far wall."""
    for k in range(3):
        y0 = depth * (0.2 + 0.28 * k)
        c.line([(a[0], a[1] + y0), (b[0], b[1] + y0)], 2.4 * s, "#4c3c38", 0.6, clip=m, ends=1)
        for t in np.arange(0.03 + 0.04 * (k % 2), 1, 0.085):
            u = float(t) + rng.uniform(-0.012, 0.012)
            x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + y0
            c.line([(x, y), (x, y + depth * 0.27)], 2.2 * s, "#4c3c38", 0.5, clip=m, ends=1)


def _stone(x: float, y: float, r: float, rng: np.random.Generator) -> Path:
    """One stone of a wall, squarish, with its corners gone."""
    h = r * rng.uniform(0.5, 0.68)
    k = rng.uniform(0.8, 1.0, 4)
    return blob(
        (x - r * k[0], y - h), (x + r * k[1], y - h * 0.9), (x + r * k[2], y + h), (x - r * k[3], y + h * 0.9)
    )


def _kerb(c: Card, q: Corners, s: float, rng: np.random.Generator) -> None:
    """What is left of the footing on the rim: some stones in their place, some gone, a few fallen into the grass."""
    for i, n in enumerate((9, 4, 9, 4)):
        for k in range(n):
            t = (k + 0.5) / n
            u, v = ((t, -0.1), (1.04, t), (1 - t, 1.1), (-0.04, 1 - t))[i]
            x, y = quad(*q, u, v)
            lost = rng.random()
            if lost < (0.62 if i == 0 else 0.4):
                continue
            if lost > 0.88 and i != 0:
                x, y = x + rng.uniform(-14, 14) * s, y + 14 * s
            r = rng.uniform(7, 13) * s * (1.0 if i == 2 else 0.8)
            c.shade(ell(x + 4 * s, y + r * 0.5, r * 1.1, r * 0.4), 0.45, 3)
            c.paint(_stone(x, y, r, rng), STONES, vol=4 * s, wob=0.5, edge=0.3, tex=0.3)


def _stairs(c: Card, q: Corners, depth: float, left: bool, clip: Arr) -> None:
    """Five worn steps down along the far wall, each with its bright tread; the uppermost is broken."""
    a, b = q[0], q[1]
    width = (b[0] - a[0]) * 0.075
    for i in range(5):
        u = 0.6 + 0.075 * i
        x, y = quad(*q, u if left else 1 - u - 0.075, 0)
        top = y + depth * (0.78 - 0.16 * i)
        step = [
            (x, top),
            (x + width * (0.5 if i == 4 else 1), top),
            (x + width, y + depth * 1.1),
            (x, y + depth * 1.1),
        ]
        c.paint(poly(step), STEP, vol=2, clip=clip, wob=0.4, edge=0.2)
        c.line(
            [(x, top + 1), (x + width * (0.5 if i == 4 else 0.96), top + 1)],
            3,
            STEP[2],
            0.9,
            clip=clip,
            ends=1,
        )
