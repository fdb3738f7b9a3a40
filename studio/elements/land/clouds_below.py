"""Clouds that one looks down on."""

import math
from collections.abc import Sequence

from studio.paint import Card

CLOUD = ["#7090b8", "#b4c4d8", "#eeece8", "#fffbf0"]


def clouds_below(c: Card, heaps: Sequence[tuple[float, float, float]]) -> None:
    """Heaps of cloud, each (x, y, radius), soft at their edges, lit from the upper left."""
    for dx, dy, grow, col, a in (
        (12, 16, 1.1, CLOUD[1], 0.55),
        (0, 0, 1.0, CLOUD[2], 0.8),
        (-8, -10, 0.8, CLOUD[3], 0.85),
    ):
        for x, y, r in heaps:
            for k in range(11):
                t = k * 2.4
                d, q = r * (0.08 + 0.075 * k), r * (0.6 - 0.025 * k) * grow
                c.puff(x + d * math.cos(t) + dx, y + d * math.sin(t) * 0.7 + dy, q, col, a)
