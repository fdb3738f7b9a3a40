"""Cables with their weight, and coils of spare length."""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import taper


def cable(
    p: Print, a: tuple[float, float], b: tuple[float, float], sag: float, w: float, halo: float = 2.0
) -> None:
    """From a to b, with its weight."""
    mid = (a[0] + b[0]) / 2 + float(p.rng.normal(0, 26)), (a[1] + b[1]) / 2 + sag
    path = taper(
        (*a, w * 1.3),
        ((a[0] * 2 + mid[0]) / 3, (a[1] + mid[1] * 2) / 3 - sag * 0.12, w),
        (*mid, w * 0.9),
        (*b, w * 0.8),
    )
    p.shape(path, tone="k", halo=halo, clear="12k", eps=0.7)


def coil(p: Print, x: float, y: float, r: float, turns: int, w: float) -> None:
    """Spare length, hung up in rings that do not agree."""
    rng = p.dice()
    for _ in range(turns):
        rx, ry = r * rng.uniform(0.6, 1.1), r * rng.uniform(0.7, 1.25)
        cx, cy, off = x + rng.normal(0, r * 0.16), y + rng.normal(0, r * 0.16), rng.uniform(0, 6)
        ring = [
            (
                cx + rx * np.cos(t + off) * (1 + 0.06 * np.sin(3 * t)),
                cy + ry * np.sin(t + off),
                w * rng.uniform(0.7, 1.2),
            )
            for t in np.linspace(0, 5.9 + rng.uniform(0, 0.8), 18)
        ]
        path = stroke(*ring)
        p.halo(path, 1.8, "12k")
        p.ink("k", path)
