"""A crown made of leaves: a dark lacy mass first, then every leaf on it, lit as the whole crown is."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp, mix, ramp_map, sstep
from studio.paint import Card
from studio.shapes import Path, poly

Heaps = Sequence[tuple[float, float, float]]
TONES = 7


def leaf_shape(x: float, y: float, size: float, turn: float, slim: float = 0.4) -> Path:
    """A pointed leaf, `size` long, its middle at (x, y), pointing along `turn` (radians)."""
    ca, sa, w = math.cos(turn), math.sin(turn), size * slim
    outline = ((-0.5, 0), (-0.2, -0.44), (0.15, -0.42), (0.5, 0), (0.15, 0.42), (-0.2, 0.44))
    return poly([(x + u * size * ca - v * w * sa, y + u * size * sa + v * w * ca) for u, v in outline])


def _light(c: Card, heaps: Heaps) -> tuple[Arr, Arr]:
    """How deep in the crown each pixel is (below 0 outside), and how the crown is lit there."""
    deep = np.full(c.xx.shape, -999.0, np.float32)
    lit = np.zeros_like(deep)
    mx = float(np.mean([h[0] for h in heaps]))
    my = float(np.mean([h[1] for h in heaps]))
    big = max(math.hypot(h[0] - mx, h[1] - my) + h[2] for h in heaps)
    to = np.array([c.light[0] - mx, c.light[1] - my, c.light[2]], np.float32)
    to /= np.linalg.norm(to)
    whole = ((c.xx - mx) * to[0] + (c.yy - my) * to[1]) / big
    for x, y, r in heaps:
        u, v = (c.xx - x) / r, (c.yy - y) / (r * 0.84)
        d = np.hypot(u, v)
        here = (1 - d) * r
        ball = u * to[0] + v * to[1] + np.sqrt(np.clip(1 - d * d, 0, 1)) * to[2]
        lit = np.where(here > deep, ball, lit)
        deep = np.maximum(deep, here)
    return np.asarray(deep, np.float32), np.asarray(0.3 + 0.42 * c.blur(lit, 8) + 0.34 * whole, np.float32)


def foliage(
    c: Card,
    heaps: Heaps,
    ramp: Ramp,
    n: int = 900,
    size: float = 20,
    fog: float = 0.0,
    other: Ramp | None = None,
    share: Arr | None = None,
    ragged: float = 34,
    reach: float = 7,
) -> Arr:
    """A crown over heaps (x, y, radius) with `n` leaves `size` long; returns its mask.

    Where `share` is high, leaves have turned to the ramp `other`, one by one. `ragged` is how far the
    outline wanders, `reach` how far single leaves stand off it.
    """
    deep, lit = _light(c, heaps)
    edge = deep + (c.noise(46, 4) - 0.5) * ragged * 2
    mass = np.asarray(sstep(-2, 6, edge), np.float32)
    value = np.clip(lit + (c.bank[0] - 0.5) * 0.3 - 0.16, 0, 1)
    under = ramp_map(value * 0.72, ramp)
    if other is not None and share is not None:
        s = sstep(0.3, 0.7, share)[..., None]
        under = under * (1 - s) + ramp_map(value * 0.72, other) * s
    c.over(mass, under * (1 - fog) + c.fog * fog)
    _leaves(c, np.asarray(edge > -reach, np.float32), lit, (ramp, other), share, n, size, fog)
    return mass


def _leaves(
    c: Card,
    where: Arr,
    lit: Arr,
    ramps: tuple[Ramp, Ramp | None],
    share: Arr | None,
    n: int,
    size: float,
    fog: float,
) -> None:
    """Leaves from the dark ones to the light ones, each tone in one go."""
    r = np.random.default_rng(c.next_seed())
    heaps: dict[tuple[int, int], Path] = {}
    for x, y in c.scatter(where, n):
        px, py = min(int(x * c.k), c.w - 1), min(int(y * c.k), c.h - 1)
        u = r.random(5)
        tone = int(np.clip((lit[py, px] + (u[0] - 0.5) * 0.34) * TONES, 0, TONES - 1))
        turned = int(share is not None and ramps[1] is not None and share[py, px] > 0.15 + 0.7 * u[1])
        droop = 0.9 + 1.3 * (u[2] - 0.5) + (1.2 if u[4] < 0.5 else 0)
        leaf = leaf_shape(x, y, size * (0.65 + 0.7 * u[3]), droop)
        if (tone, turned) in heaps:
            heaps[tone, turned].addPath(leaf)
        else:
            heaps[tone, turned] = leaf
    for (tone, turned), leaves in sorted(heaps.items()):
        ramp = ramps[turned] or ramps[0]
        col = ramp_map(np.array([(tone + 0.6) / TONES], np.float32), ramp)[0]
        c.flat(leaves, mix(col, c.fog, fog), 0.94, wob=0.5, det=0.25 * (1 - fog))
