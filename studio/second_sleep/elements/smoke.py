"""Smoke: billows that lie over each other, cut in rolling lines on the side of the light."""

from collections.abc import Sequence

import numpy as np

from studio.linocut.press import Print
from studio.shapes import Path, Point, ell, join


def puff_shape(
    x: float, y: float, r: float, rng: np.random.Generator, lobes: int = 9, flat: float = 1
) -> Path:
    """A cloud of round lobes, its middle at (x, y)."""
    start, parts = rng.uniform(0, 6.28), [ell(x, y, r * 0.78, r * 0.78 * flat)]
    for i in range(lobes):
        a, small = start + (i + rng.uniform(-0.18, 0.18)) * 2 * np.pi / lobes, r * rng.uniform(0.26, 0.4)
        out = r * 1.04 - small
        parts.append(ell(x + out * np.cos(a), y + out * np.sin(a) * flat, small, small * flat))
    return join(*parts)


def billow(
    p: Print, x: float, y: float, r: float, tone: str = "1k", plates: str = "k", sun: Point = (-200, -300), light: float = 0.9,
    gap: float = 10, halo: float = 3.5, clip: Path | None = None,
) -> Path:  # fmt: skip
    """One billow of dark smoke; `plates` are cleared by the rolling lines, `light` says how strongly."""
    path = p.shape(puff_shape(x, y, r, p.dice()), tone=tone, halo=halo, clear="12k", clip=clip)
    d = np.hypot(p.x - x, p.y - y) / r
    towards = ((sun[0] - x) * (p.x - x) + (sun[1] - y) * (p.y - y)) / (
        np.hypot(sun[0] - x, sun[1] - y) * r + 1e-6
    )
    roll = np.arctan2(p.y - y, p.x - x) + np.pi / 2 + 0.5 * (1 - d)  # a spiral, not a target
    p.engrave(
        plates,
        path,
        roll,
        light * np.clip(towards * 1.3 + 0.05, 0, 1) * np.clip(d * 1.5 - 0.35, 0, 1),
        gap,
        length=(30, 90),
        clip=clip,
    )
    return path


def smoke_bank(p: Print, puffs: Sequence[tuple[float, float, float]], **more: object) -> list[Path]:
    """Many billows (x, y, r), far ones first."""
    return [billow(p, x, y, r, **more) for x, y, r in puffs]  # type: ignore[arg-type]
