"""One small thick cloud that rains on one place only."""

import numpy as np

from studio.colour import sstep
from studio.paint import Card, Frame
from studio.shapes import ell, poly

CLOUD = ["#241e40", "#443c64", "#7c6c8c", "#c4a0a8", "#f8ccb8"]
HEAP = (
    (-92, -6, 34),
    (94, -4, 36),
    (-58, -30, 46),
    (62, -32, 48),
    (-4, -48, 58),
    (-30, -10, 46),
    (34, -10, 46),
)


def rain_cloud(
    c: Card, x: float, y: float, s: float = 1.0, light: tuple[float, float, float] = (250, -40, 200)
) -> Frame:
    """The cloud with the middle of its belly at (x, y), 250 wide at s=1, lit from above."""
    f = c.at(x, y, s, 0, edge=0.04, wob=1.0, soft=2, lump=0.04, tex=0.16, amb=0.14, light=light)
    for dx, dy, r in HEAP:
        f.paint(ell(dx, dy, r, r * 0.82), CLOUD, vol=r * 0.8)
    f.shade(ell(0, 16, 108, 15), 0.6, 12, "#1c1838")
    return f


def rain_shaft(
    c: Card, x: float, top: float, foot: float, half: float, n: int = 120, slant: float = 0.1
) -> None:
    """The dim column of rain from the cloud to the ground; drops leap where it strikes."""
    veil = c.mask(
        poly(
            [(x - half * 0.9, top), (x + half * 0.9, top), (x + half * 0.94, foot), (x - half * 1.06, foot)]
        ),
        0.6,
        14,
    )
    c.over(veil * 0.22 * np.asarray(sstep(top - 10, top + 60, c.yy)), "#4c4878")
    rng = np.random.default_rng(int(x + half))
    for k in range(n):
        px, run = x + rng.uniform(-0.95, 0.97) * half, rng.uniform(28, 58)
        py = top - 22 + (k % 10 + rng.uniform(0, 1)) / 10 * (foot - top - 10)
        run = min(run, foot - py)
        c.line([(px, py), (px - slant * run, py + run)], 2.6, "#d8e0fa", rng.uniform(0.45, 0.85), 0.2)
    for _ in range(n // 3):
        px, py = x - slant * 20 + rng.uniform(-1, 1) * half, foot + rng.uniform(-6, 12)
        for way in (-1, 0.2, 1):
            c.line([(px, py), (px + way * 5, py - 7 + abs(way) * 3)], 1.5, "#e0e6fa", 0.7, 0.2)
