"""A baobab: a tower of a trunk that fills the middle of the page, its crown like roots."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

BARK: Ramp = ["#4c3038", "#8c6460", "#c49c84", "#f4d8b4"]
LEAVES: Ramp = ["#1c3c28", "#4c7840", "#98b858", "#e4ec9c"]


def baobab(c: Card, x: float, y: float, wide: float = 250, high: float = 620) -> None:
    """Standing at (x, y)."""
    boughs = (
        (-0.42, -0.84, -1.2, -1.12),
        (-0.2, -0.95, -0.62, -1.34),
        (0.1, -0.96, 0.16, -1.42),
        (0.3, -0.92, 0.8, -1.3),
        (0.45, -0.82, 1.26, -1.08),
        (-0.36, -0.72, -1.06, -0.9),
        (0.42, -0.7, 1.1, -0.88),
    )
    w, h = wide, high
    for ax, ay, bx, by in boughs:
        mx, my = (ax + bx) / 2, (ay + by) / 2 - 0.02
        c.paint(
            taper(
                (x + ax * w * 0.8, y + ay * h + 30, 76),
                (x + mx * w, y + my * h, 42),
                (x + bx * w, y + by * h, 15),
            ),
            BARK,
            vol=18,
            tex=0.34,
            wob=1.2,
            edge=0.22,
        )
        for k in (-1, 1):
            ex, ey = x + bx * w + k * 44 - 10, y + by * h - 40 + 10 * k
            c.paint(
                taper((x + (mx + bx) / 2 * w, y + (my + by) / 2 * h, 20), (ex, ey, 6)), BARK, vol=8, wob=1.2
            )
            m = c.paint(
                blob(
                    (ex - 54, ey + 8),
                    (ex - 20, ey - 26),
                    (ex + 30, ey - 24),
                    (ex + 58, ey + 6),
                    (ex, ey + 22),
                ),
                LEAVES,
                vol=16,
                wob=2,
                tex=0.4,
            )
            c.marks(m, lambda px, py: 0.4 + 0.9 * (px % 7 > 3) + 0 * py, 90, 13, 4, jit=0.16)
    m = c.paint(
        blob((x - w * 0.62, y + 8), (x - w * 0.5, y - h * 0.2), (x - w * 0.44, y - h * 0.6), (x - w * 0.5, y - h * 0.86), (x, y - h * 0.98),
             (x + w * 0.5, y - h * 0.86), (x + w * 0.42, y - h * 0.6), (x + w * 0.5, y - h * 0.2), (x + w * 0.64, y + 8), (x, y + 20)),
        BARK, vol=90, tex=0.34, wob=1.2, edge=0.2, grad=(0.06, -0.14),
    )  # fmt: skip
    for k in range(6):
        px = x + (k - 2.5) * w * 0.15
        c.shade(
            taper(
                (px, y - h * 0.9, 5), (px + 8 * math.sin(k), y - h * 0.5, 13), (px * 1.02 - x * 0.02, y, 22)
            ),
            0.24,
            8,
            BARK[0],
            clip=m,
        )
    c.marks(m, 1.57, 700, 40, 3.6, jit=0.09, alpha=0.55)
    c.shade(ell(x, y + 8, w * 0.9, 24), 0.35, 12, "#3c1c2c")
