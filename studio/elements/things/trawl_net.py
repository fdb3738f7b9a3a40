"""An open net of cord, slung by its corners from one knot: corks along its rim, daylight between the meshes."""

import math
from collections.abc import Iterator

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import PINE
from studio.shapes import Point, curve, ell, poly, taper

CORD_DARK, CORD_LIGHT = "#4c2c14", "#f0d8a0"
CORK: Ramp = ["#7c4c28", "#c88c50", "#f4d09c"]
HIGH, DEEP = -176.0, 206.0  # the knot above the rim's corners, the bottom below them
WIDE = ((0.0, 92.0), (0.22, 106.0), (0.48, 98.0), (0.74, 64.0), (0.92, 24.0), (1.0, 7.0))
TWIST = 1.7  # how far round the bag a cord runs on its way down, in radians


def _at(v: float, turn: float, back: bool = False) -> tuple[float, float]:
    """A knot of the mesh: `v` 0 at the rim, 1 at the bottom; `turn` -pi/2..pi/2 from side to side."""
    half = float(np.interp(v, [w[0] for w in WIDE], [w[1] for w in WIDE]))
    sag = (10 if back else 38) * math.cos(turn) ** 2
    return half * math.sin(turn), sag * (1 - v) + DEEP * v + (0 if back else 10) * math.cos(turn) * v * (
        1 - v
    )


def net_outline() -> list[tuple[float, float]]:
    """The bag from corner to corner below its sagging rim, in the net's own units."""
    vs = np.linspace(0, 1, 22)
    left = [_at(float(v), -math.pi / 2) for v in vs]
    right = [_at(float(v), math.pi / 2) for v in vs[::-1]]
    rim = [_at(0, float(t)) for t in np.linspace(math.pi / 2, -math.pi / 2, 12)]
    return [*left, *right, *rim[1:-1]]


def net_back(n: Frame) -> Arr:
    """The far half of the mesh and the shade inside, see-through; returns the mask of the whole bag."""
    inside = n.flat(poly(net_outline()), "#5c3418", 0.3, 2)
    for cord in _cords(back=True):
        n.line(cord, 2.6, "#8c6030", alpha=0.55, ends=0.9)
    n.line(
        [_at(0, t, back=True) for t in np.linspace(-math.pi / 2, math.pi / 2, 9)],
        5,
        "#a87c40",
        alpha=1,
        ends=0.9,
    )
    return inside


def net_slings(n: Frame) -> None:
    """The ropes from the rim's corners up to the knot they hang from."""
    for x, y in ((-92.0, 0.0), (92.0, 0.0)):
        n.line([(x, y), (x * 0.5, HIGH * 0.5), (0, HIGH)], 6.5, "#6c4420", alpha=1, ends=0.9)
        n.line([(x - 1, y), (x * 0.5 - 1, HIGH * 0.5), (-1, HIGH)], 3, "#e8cc90", alpha=1, ends=0.9)
    n.paint(ell(0, HIGH + 2, 10, 9), PINE, vol=6)


def net_front(n: Frame) -> None:
    """The near mesh, the rim with its corks, and the tail the bottom is tied with."""
    for side in (-1, 1):
        edge = [_at(float(v), side * math.pi / 2) for v in np.linspace(0, 1, 14)]
        n.line(edge, 5, CORD_DARK, alpha=0.9, ends=0.9)
        n.line([(x - 1, y) for x, y in edge], 2.2, CORD_LIGHT, alpha=0.9, ends=0.9)
    for cord in _cords(back=False):
        n.line(cord, 3.8, CORD_DARK, alpha=0.85, ends=0.9)
        n.line([(x - 0.8, y - 0.8) for x, y in cord], 1.8, CORD_LIGHT, alpha=0.95, ends=0.9)
    n.paint(taper((0, DEEP - 14, 17), (0, DEEP, 13), (1, DEEP + 5, 16)), CORK, vol=6)
    n.line(curve((0, DEEP + 6), (5, DEEP + 22), (-2, DEEP + 40)), 5, "#a87c40", alpha=1, ends=0.6)
    rim = [_at(0, t) for t in np.linspace(-math.pi / 2, math.pi / 2, 11)]
    n.paint(taper(*[(x, y, 8) for x, y in rim]), PINE, vol=4, rim=0.6)
    for t in (-1.22, -0.84, 0.84, 1.22):
        x, y = _at(0, t)
        n.paint(ell(x, y, 12, 9, t * 30), CORK, vol=7, edge=0.3, rim=0.7)


def _cords(back: bool) -> Iterator[list[Point]]:
    """Every cord of one half of the mesh, as points from the rim down; both slants."""
    for k in np.arange(-3.15, 3.16, 0.42):
        for s in (-1, 1):
            line: list[Point] = []
            for v in np.linspace(0, 0.97, 26):
                turn = float(k) + s * TWIST * float(v)
                if abs(turn) <= math.pi / 2:
                    line.append(_at(float(v), turn, back))
            if len(line) > 2:
                yield line


def falling_grain(c: Card, x: float, y: float, h: float = 80, wide: float = 60, n: int = 150) -> None:
    """Grain that runs out of a net whose bottom is at (x, y), in threads that fray on their way down."""
    rng = np.random.default_rng(78)
    for dx, length in ((-0.7, 0.7), (-0.25, 1.0), (0.2, 0.85), (0.66, 0.6)):
        top = y - abs(dx) * 60
        c.line(
            [(x + dx * wide, top), (x + dx * wide * 1.05, top + h * length)], 3.4, "#fff0b0", 0.55, ends=0.2
        )
    for _ in range(n):
        u = float(rng.random())
        dx = float(rng.choice([-0.7, -0.25, 0.2, 0.66])) + float(rng.normal(0, 0.06 + 0.1 * u))
        py = y - abs(dx) * 60 + u * h * 1.15
        c.dot(
            x + dx * wide,
            py,
            float(rng.uniform(1.0, 2.3)),
            "#fff0b0" if rng.random() < 0.75 else "#7c4818",
            0.95,
        )
