"""Cellars that stay behind when their house has gone: walled pits, open to the sky."""

from studio.paint import Card
from studio.shapes import Point, poly, quad

Corners = tuple[Point, Point, Point, Point]

KERB = ["#5c5450", "#948878", "#ccbc9c", "#f4e8c8"]
FLOOR = ["#241c24", "#3c3234", "#5c4c44"]
FAR_WALL = ["#54505c", "#8c8480", "#c8b8a0"]
SIDE_WALL = ["#343444", "#565460", "#84796e"]
STEP = ["#54505c", "#a89c90", "#e0d0b4"]
KERB_WIDTH = 0.055


def cellar(c: Card, q: Corners, depth: float, middle: float = 400) -> None:
    """q are its four corners, far left first, clockwise; of its side walls we see the one away from `middle`."""
    rim = tuple(quad(*q, u, v) for u, v in _round_about(KERB_WIDTH))
    c.shade(poly(rim), 0.4, 7, "#4c4020")
    c.paint(poly(rim), KERB, vol=3, wob=0.5, edge=0.3, tex=0.3)
    _joints(c, rim, q)
    c.paint(poly(q), FLOOR, vol=2, wob=0.3, edge=0.3)
    clip = c.mask(poly(q), 0.3)
    a, b, e, d = q
    outer, near = (a, d) if (a[0] + b[0]) / 2 < middle else (b, e)
    for top, ramp in (((a, b), FAR_WALL), ((outer, near), SIDE_WALL)):
        wall = [*top, *((x, y + depth) for x, y, *_ in reversed(top))]
        c.paint(poly(wall), ramp, vol=2, wob=0.3, edge=0.1, clip=clip)
    for k in (0.3, 0.58, 0.84):
        c.line([(a[0], a[1] + depth * k), (b[0], b[1] + depth * k)], 2, "#3c3844", 0.45, clip=clip)
    c.shade(poly([d, e, (e[0], e[1] - depth * 0.4), (d[0], d[1] - depth * 0.4)]), 0.35, 8, clip=clip)
    _stairs(c, q, depth, left=outer is a)


def _round_about(t: float) -> tuple[Point, ...]:
    """The corners of a kerb round a plane of 0..1, in order; near us it looks broader."""
    return (-t, -2 * t), (1 + t, -2 * t), (1 + t, 1 + 2.6 * t), (-t, 1 + 2.6 * t)


def _joints(c: Card, rim: tuple[Point, ...], q: Corners) -> None:
    """Where the stones of the kerb meet."""
    for i in range(4):
        (x0, y0, *_), (x1, y1, *_) = rim[i], rim[(i + 1) % 4]
        (u0, v0, *_), (u1, v1, *_) = q[i], q[(i + 1) % 4]
        for t in (0.16, 0.38, 0.61, 0.83) if i % 2 == 0 else (0.3, 0.68):
            outer = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
            inner = (u0 + (u1 - u0) * t, v0 + (v1 - v0) * t)
            c.line([outer, inner], 2.2, "#6c6050", 0.7, ends=0.9)


def _stairs(c: Card, q: Corners, depth: float, left: bool) -> None:
    """Five steps down along the far wall, from the kerb to the floor, each with its bright tread."""
    clip = c.mask(poly(q), 0.3)
    a, b = q[0], q[1]
    width = (b[0] - a[0]) * 0.09
    for i in range(5):
        u = 0.52 + 0.09 * i
        x, y = quad(*q, u if left else 1 - u - 0.09, 0)
        top = y + depth * (0.78 - 0.18 * i)
        c.paint(poly([(x, top), (x + width, top), (x + width, y + depth * 1.16), (x, y + depth * 1.16)]),
            STEP[:3], vol=2, clip=clip, wob=0.2, edge=0.15)  # fmt: skip
        c.line([(x, top + 1), (x + width, top + 1)], 3, STEP[2], 0.9, clip=clip, ends=1)
