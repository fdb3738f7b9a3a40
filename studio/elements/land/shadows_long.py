"""Long shadows on the ground, away from a light that stands on it."""

import math

from studio.paint import Card
from studio.shapes import poly


def long_shadow(
    c: Card, x: float, y: float, w: float, lamp: tuple[float, float] = (400, 700), length: float = 200, a: float = 0.5,
    col: str = "#541c5c",
) -> None:  # fmt: skip
    """The shadow of a post `w` wide standing at (x, y), cast away from the foot of the light; wider, softer and paler as it goes."""
    dx, dy = x - lamp[0], (y - lamp[1]) * 1.6
    n = math.hypot(dx, dy) or 1.0
    ux, uy = dx / n, dy / n / 1.6
    px, py = -dy / n, dx / n / 2.4
    for k in range(4):
        far, wide = length * (0.4 + 0.2 * k), 0.5 + 0.1 * k
        strip = poly([(x - px * w * 0.5, y - py * w * 0.5), (x + px * w * 0.5, y + py * w * 0.5),
            (x + ux * far + px * w * wide, y + uy * far + py * w * wide),
            (x + ux * far - px * w * wide, y + uy * far - py * w * wide)])  # fmt: skip
        c.shade(strip, a * 0.44, 2 + w * 0.03 * (k + 1), col)
