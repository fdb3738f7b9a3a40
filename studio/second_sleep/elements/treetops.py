"""Palms from half-way up, and the ropes between them."""

import numpy as np

from studio.linocut.elements.plants import frond
from studio.linocut.press import Print
from studio.shapes import Point, curve, ell, taper


def crown(p: Print, x: float, y: float, size: float, low: float = 1240) -> None:
    """A palm from the middle of its trunk up: bare pole, then fronds to all sides."""
    trunk = p.shape(taper((x + 8, low, 46), (x, y + 120, 40), (x, y, 34)), tone="k", halo=5, clear="12k")
    for n, v in enumerate(np.arange(y + 40, min(low, 1180), 34)):
        p.cutline((x - 24, v + 4), (x + 2, v + 9 + n % 2), (x + 26, v + 2), w=4, clip=trunk)
    for a in (200, 150, 340, 30, 235, 305, 178, 2, 270):
        frond(p, x, y, size * (0.86 + 0.02 * (a % 9)), a, 46 if 90 < a < 270 else -46, "2")
    for dx, dy in ((-18, 14), (16, 18), (0, 28)):
        p.shape(ell(x + dx, y + dy, 15), tone="1", line=4, halo=3, clear="12k")


def rope(
    p: Print, a: tuple[float, float], b: tuple[float, float], sag: float, rail: float = 150
) -> list[Point]:
    """One rope for the feet, one for the hand above it; returns points along the lower one."""
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag)
    for lift, w in ((0.0, 8.0), (rail, 5.0)):
        p.shape(
            taper((a[0], a[1] - lift, w), (mid[0], mid[1] - lift * 0.96, w), (b[0], b[1] - lift, w)),
            tone="k",
            halo=3,
            clear="12k",
        )
    return [(float(q[0]), float(q[1])) for q in curve(a, mid, b)]


def on(line: list[Point], x: float) -> float:
    """The height of a rope at x."""
    return float(min(line, key=lambda q: abs(q[0] - x))[1])
