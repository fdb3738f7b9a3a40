"""Terraced houses in a street at night, each window warm or dark."""

from collections.abc import Sequence
from typing import TypeAlias

from studio.paint import Card
from studio.shapes import Point, poly, quad, rect

WALLS = (
    ["#0a1830", "#16304c", "#2c5068", "#5c8088"],
    ["#0c1428", "#1c2844", "#38486c", "#707c94"],
    ["#0a1c28", "#163840", "#2c5c60", "#6c8c84"],
)
SLATES = ["#060c1c", "#101c34", "#243450", "#48586c"]
WARM = "#ffc850"
Corners: TypeAlias = tuple[Point, Point, Point, Point]
Taken: TypeAlias = Sequence[tuple[int, int, int]]


def night_terrace(
    c: Card, vanish: tuple[float, float], side: int, edges: Sequence[float], lit: bool, taken: Taken = ()
) -> None:
    """One side of a street (-1 left, 1 right) from far to near, its houses between `edges` seen from the vanishing
    point; all windows lit but those `taken` (house, row, column), or none."""
    for i in range(len(edges) - 2, -1, -1):
        near, far = edges[i], edges[i + 1]
        corners = _front(vanish, side, near, far, 1.62 + 0.24 * ((i * 5 + side) % 3))
        fog = min(0.62, 0.1 + i * 0.14)
        _roof(c, corners, near, far, fog)
        c.paint(poly(corners), WALLS[i % 3], vol=4, fog=fog, wob=0.4, edge=0.25, tex=0.3, grad=(0.0, -0.1))
        for row in range(4):
            for col in range(2):
                u, v = 0.14 + col * 0.42, 0.07 + row * 0.225
                panes = ((0, 0), (0.27, 0), (0.27, 0.13), (0, 0.13))
                q = [quad(*corners, u + a, v + b) for a, b in panes]
                casement(c, q, lit and (i, row, col) not in taken, fog)


def _front(vanish: tuple[float, float], side: int, near: float, far: float, tall: float) -> Corners:
    """The four corners of a front: near top, far top, far foot, near foot."""
    vx, vy = vanish
    x0, x1 = vx + side * near, vx + side * far
    top = (x0, vy - near * tall), (x1, vy - far * tall)
    return (*top, (x1, vy + far * 0.62), (x0, vy + near * 0.62))


def _roof(c: Card, corners: Corners, near: float, far: float, fog: float) -> None:
    """A chimney, and the slates above a front."""
    (x0, y0), (x1, y1) = corners[:2]
    stack = near * 0.07
    xs, ys = x0 * 0.4 + x1 * 0.6, y0 * 0.4 + y1 * 0.6
    c.paint(rect(xs - stack, ys - near * 0.42, xs + stack, ys), WALLS[1], vol=5, fog=fog, wob=0.5)
    ridge = (x0 * 0.86 + x1 * 0.14, y0 - near * 0.3), (x1, y1 - far * 0.3)
    c.paint(poly([(x0, y0), *ridge, (x1, y1)]), SLATES, vol=5, fog=fog, wob=0.5)


def casement(c: Card, q: Sequence[Point], on: bool, fog: float) -> None:
    """One window: warm and crossed by bars, or an empty dark hole."""
    cx, cy = sum(p[0] for p in q) / 4, sum(p[1] for p in q) / 4
    size = abs(q[1][0] - q[0][0])
    if not on:
        _dark_casement(c, q, fog)
        return
    c.halo(cx, cy, size * 1.6 + 14, "#ffb040", 0.42 * (1 - fog * 0.4))
    c.paint(poly(q), ["#e88c28", WARM, "#fff0b0"], vol=2, amb=0.6, wob=0.3, det=0.8, edge=0.1, fog=fog * 0.3)
    upright = [_middle(q[0], q[1]), _middle(q[3], q[2])]
    across = [_middle(q[0], q[3]), _middle(q[1], q[2])]
    for bar in (upright, across):
        c.line(bar, 2.6, "#6c3414", 0.8, 0.2, ends=0.9)


def _dark_casement(c: Card, q: Sequence[Point], fog: float) -> None:
    """Nobody home: a hole as black as the night, its frame, bars and sill still there."""
    c.flat(poly(q), c.fade("#04070f", fog * 0.5), 0.97, wob=0.3)
    frame = c.fade("#7c94a4", fog * 0.6)
    for a, b in ((q[0], q[1]), (q[1], q[2]), (q[0], q[3])):
        c.line([a, b], 2.6, frame, 0.7, 0.3, ends=0.9)
    for bar in ([_middle(q[0], q[1]), _middle(q[3], q[2])], [_middle(q[0], q[3]), _middle(q[1], q[2])]):
        c.line(bar, 2.2, frame, 0.5, 0.2, ends=0.9)
    c.line([q[3], q[2]], 4.5, c.fade("#94a8b0", fog * 0.6), 0.9, 0.3, ends=0.9)


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
