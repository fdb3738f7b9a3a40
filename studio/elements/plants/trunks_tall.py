"""Tall bottle-green trunks that leave the card at the top."""

import math
from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, join, taper

TRUNK: Ramp = ["#0c1418", "#16302c", "#2c5044", "#6c8858", "#e0d87c"]


def tall_trunk(
    c: Card, x: float, y: float, w: float, fog: float, k: int, foot: float = 1.9, lean: float = 0, **how: Any
) -> None:
    """A trunk a little crooked (`k` says how), its roots at (x, y), `foot` times as wide as itself; boughs if it is far."""
    bend, top = 10 * math.sin(k * 2.3), x + lean
    root = w * foot * 0.6
    left = ((top - w * 0.42, -40, "c"), (x + lean * 0.5 - w * 0.45 + bend, y * 0.45), (x - w * 0.5, y - 90))
    right = ((x + w * 0.5, y - 90), (x + lean * 0.5 + w * 0.45 + bend, y * 0.45), (top + w * 0.42, -40, "c"))
    toes = ((x - root * 1.1, y + 4, "c"), (x - root * 0.5, y - 4), (x - root * 0.1, y + 8), (x + root * 0.5, y - 3), (x + root * 1.1, y + 3, "c"))  # fmt: skip
    shape = blob(*left, (x - w * 0.62, y - 36), *toes, (x + w * 0.62, y - 36), *right)
    if fog > 0.5:
        for i in range(2):
            side = (-1) ** (k + i)
            up = y * (0.36 - 0.16 * i + 0.05 * math.sin(k * 3.1))
            at = x + lean * (1 - up / y) + bend * 0.7
            bough = taper(
                (at, up, w * 0.4), (at + side * 34, up - 60, w * 0.3), (at + side * 50, up - 170, w * 0.16)
            )
            shape = join(shape, bough)
    look = {"vol": w * 0.34, "amb": 0.16, "edge": 0.2, "rim": 0.9, "tex": 0.35, "grain": 2, "wob": 1.2}
    m = c.paint(shape, TRUNK, fog=fog, **{**look, **how})
    if fog >= 0.5:
        return
    c.marks(m, math.pi / 2, int(w * 2.4), 54, 5, jit=0.12, alpha=0.5)
    for i in range(max(3, int(w / 16))):
        u = (i + 0.5) / max(3, int(w / 16)) - 0.5
        start = y * (0.06 + 0.11 * ((i * 5 + k) % 4))
        for y0 in (start, start + y * 0.42):
            y1 = min(y0 + y * (0.26 + 0.05 * (i % 3)), y - 8)
            flare = 1 + 0.6 * max(0.0, (y1 - y + 90) / 90)
            sway = bend * 0.8
            c.line([(x + u * w * 0.8 + sway, y0), (x + u * w * 0.84 + sway + 4, (y0 + y1) / 2), (x + u * w * 0.86 * flare, y1)],
                w * 0.02 + 3, TRUNK[0], 0.5, 1.2, clip=m, det=0)  # fmt: skip
