"""Tall bottle-green trunks that leave the card at the top."""

import math
from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

TRUNK: Ramp = ["#0c1418", "#16302c", "#2c5044", "#6c8858", "#e0d87c"]


def tall_trunk(
    c: Card, x: float, y: float, w: float, fog: float, k: int, foot: float = 1.9, **how: Any
) -> None:
    """A trunk a little crooked (`k` says how), its roots at (x, y), `foot` times as wide as itself."""
    bend = 10 * math.sin(k * 2.3)
    root = w * foot * 0.6
    left = ((x - w * 0.42, -40, "c"), (x - w * 0.45 + bend, y * 0.45), (x - w * 0.55, y - 90))
    right = ((x + w * 0.55, y - 90), (x + w * 0.45 + bend, y * 0.45), (x + w * 0.42, -40, "c"))
    shape = blob(*left, (x - root, y, "c"), (x + root, y, "c"), *right)
    look = {"vol": w * 0.34, "amb": 0.16, "edge": 0.2, "rim": 0.9, "tex": 0.35, "grain": 2, "wob": 1.2}
    m = c.paint(shape, TRUNK, fog=fog, **{**look, **how})
    if fog < 0.5:
        c.marks(m, math.pi / 2, int(w * 2.4), 54, 5, jit=0.12, alpha=0.5)
