"""Red leaves: one, those that lie under a tree, those still falling; and the stroke of the brush that made them red."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Point, blob, curve, taper

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


def leaves_falling(c: Card, places: Sequence[tuple[float, float, float, float]]) -> None:
    """Leaves in the air, each at (x, y, size, turn)."""
    for x, y, size, turn in places:
        red_leaf(c, x, y, size, turn)


def sweep(c: Card, way: Sequence[Point]) -> Arr:
    """Where a wet brush went through leaves, along (x, y, width): 1 in the stroke, broken into streaks at its rim."""
    band = c.mask(taper(*way), 1.5, 14)
    return np.asarray(
        np.clip(band * 1.35 + (c.noise(30, 3) - 0.5) * 0.7 * sstep(0.01, 0.2, band), 0, 1), np.float32
    )


def wet_stroke(c: Card, way: Sequence[Point], ramp: Ramp = SCARLET) -> None:
    """The paint itself over the leaves it has turned: bristle lines along the way, wet lights, drips below."""
    line = curve(*[p[:2] for p in way])
    turn = np.gradient(line, axis=0)
    normal = np.stack([-turn[:, 1], turn[:, 0]], 1) / (np.hypot(turn[:, 0], turn[:, 1])[:, None] + 1e-6)
    width = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(way)), [p[2] for p in way])[:, None]
    r = np.random.default_rng(c.next_seed())
    for k in range(22):
        off = float(r.uniform(-0.46, 0.46))
        a, b = sorted(r.uniform(0, 1, 2))
        a, b = int(a * 0.7 * len(line)), int((0.4 + 0.6 * b) * len(line))
        if b - a < 12:
            continue
        hair = line[a:b] + normal[a:b] * width[a:b] * off
        lit = off < -0.1 and k % 2 == 0
        c.line(
            hair,
            float(r.uniform(3, 8)),
            ramp[3] if lit else ramp[1 + k % 2],
            0.55 if lit else 0.62,
            0.8,
            det=0.2,
        )


def drip(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = SCARLET) -> None:
    """Wet paint that runs from (x, y) down by `h` and hangs as a drop."""
    c.line([(x, y), (x + 1, y + h * 0.5), (x, y + h)], 4, ramp[2], 0.9, 0.3, ends=0.7)
    drop = blob((x, y + h - 12, "c"), (x + 5.5, y + h + 2), (x, y + h + 8), (x - 5.5, y + h + 2))
    c.paint(drop, ramp, vol=5, wob=0.2, det=0.8, edge=0.2)
    c.dot(x + 1.5, y + h - 1, 1.5, "#fff0e0", 0.9)
