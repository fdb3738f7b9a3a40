"""Bamboo scaffolding: poles and lashings."""

import numpy as np

from studio.linocut.press import Print
from studio.shapes import poly, taper


def pole(p: Print, a: tuple[float, float], b: tuple[float, float], w: float = 13) -> None:
    """Bamboo: a stick with rings, a light along it."""
    n = max(2, int(np.hypot(b[0] - a[0], b[1] - a[1]) / 70))
    path = p.shape(taper((*a, w), ((a[0] + b[0]) / 2 + p.rng.uniform(-3, 3), (a[1] + b[1]) / 2 + p.rng.uniform(-3, 3), w * 0.94), (*b, w * 0.86)), tone="2", line=2.6, halo=2,
                   clear="12k")  # fmt: skip
    for i in range(1, n):
        t = (i + float(p.rng.uniform(-0.2, 0.2))) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        flat = abs(b[0] - a[0]) > abs(b[1] - a[1])
        p.cutline(
            (x, y - w * 0.6) if flat else (x - w * 0.6, y),
            (x, y + w * 0.6) if flat else (x + w * 0.6, y),
            w=2.6,
            ends=0.9,
            clip=path,
        )


def tie(p: Print, x: float, y: float) -> None:
    """A lashing with its ends hanging."""
    p.shape(poly([(x - 9, y - 7), (x + 8, y - 9), (x + 9, y + 8), (x - 8, y + 9)]), tone="k")
    p.line((x + 3, y + 6), (x + 8, y + 24), w=3)
    p.line((x - 4, y + 6), (x - 7, y + 18), w=3)
