"""Red leaves: one, those that lie under a tree, those still falling; and the crowns they come from."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Point, blob, ell, join

SCARLET: Ramp = ["#4c0c24", "#981828", "#d8302c", "#f8643c", "#ffb070"]


def red_leaf(
    c: Card, x: float, y: float, size: float, rot: float, flat: float = 1.0, ramp: Ramp = SCARLET
) -> None:
    """One leaf in one of three tones of `ramp`; `flat` below 1 lays it on the ground."""
    tone = ramp[int(c.rng.integers(0, 2)) :]
    bend = float(c.rng.uniform(-0.3, 0.3))
    deep = 0.55 if flat == 1 else 0.42
    f = c.at(x, y, size, rot * flat, vol=4 / size, wob=0.5, edge=0.2, amb=0.4)
    f.paint(blob((-1.1, bend, "c"), (-0.4, -deep), (0.3, -deep * 0.9), (1.15, -bend, "c"), (0.4, deep * 0.7),
        (-0.4, deep)), tone)  # fmt: skip
    f.line([(-1.5, bend * 1.8), (-0.9, bend * 0.8), (0, 0), (0.9, -bend * 0.8)], 0.16, ramp[0], alpha=0.6)


def stuck_leaf(c: Card, x: float, y: float, size: float, rot: float, ramp: Ramp = SCARLET) -> None:
    """A leaf with five points and a stalk, lying close, its shadow under it."""
    f = c.at(x, y, size / 50, rot)
    half = (
        (0, -50, "c"),
        (12, -26),
        (24, -34, "c"),
        (26, -14),
        (48, -12, "c"),
        (32, 4),
        (34, 18, "c"),
        (14, 16),
    )
    leaf = blob(*half, (0, 24, "c"), *[(-p[0], *p[1:]) for p in half[:0:-1]])
    f.shade(leaf, 0.4, 5)
    f.line([(0, 20), (3, 36), (-3, 50)], 5, ramp[1], alpha=1, ends=0.7)
    m = f.paint(leaf, ramp, vol=6, wob=0.4, edge=0.22, amb=0.4, det=0.6)
    for tip in ((0, -42), (20, -28), (-20, -28), (40, -10), (-40, -10)):
        f.line([(0, 20), tip], 2.4, ramp[1], alpha=0.7, clip=m)


def leaf_litter(c: Card, x: float, n: int = 120) -> None:
    """Leaves lying between 905 and 1150, thickest round `x`, larger towards us."""
    r = c.rng
    for _ in range(n):
        px, py = r.normal(x, 100), r.uniform(905, 1150)
        red_leaf(c, px, py, r.uniform(8, 15) * (0.6 + (py - 900) / 420), r.uniform(0, 180), 0.35)


def leaves_falling(c: Card, x: tuple[float, float], y: tuple[float, float], n: int) -> None:
    """Leaves in the air, anywhere in these ranges."""
    r = c.rng
    for _ in range(n):
        red_leaf(c, r.uniform(*x), r.uniform(*y), r.uniform(8, 13), r.uniform(0, 180))


def dabbed_crown(
    c: Card, heaps: Sequence[tuple[float, float, float]], ramp: Ramp, n: int, fog: float = 0
) -> None:
    """A crown of heaps (x, y, radius) in short dabs of leaf."""
    shapes = [ell(x, y, r, r * 0.78) for x, y, r in heaps]
    whole = c.paint(join(*shapes), ramp, vol=40, amb=0.2, tex=0.4, wob=2, fog=fog, rim=0.3)
    for s in shapes:
        c.paint(s, ramp, vol=46, amb=0.16, tex=0.4, wob=2, alpha=0.62, edge=0, fog=fog, grad=(0.14, -0.16))
    c.marks(whole, lambda x, y: np.sin(x * 0.05 + y * 0.07) * 2.5, n, 19, 8.5, jit=0.13, alpha=0.8, curl=0.8)


def painted_swathe(
    c: Card, heaps: Sequence[tuple[float, float, float]], ramp: Ramp, loose: Sequence[Point]
) -> None:
    """Part of a crown just turned red, in heaps like the crown's own; `loose` leaves (x, y, turn) lie beside it."""
    dabbed_crown(c, heaps, ramp, 320)
    for x, y, rot in loose:
        red_leaf(c, x, y, 14, rot, 1.0, ramp)
