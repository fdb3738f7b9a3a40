"""A pale road of stars across a night sky."""

import numpy as np

from studio.colour import Arr
from studio.paint import Card


def star_road(c: Card, x: float, y: float, slope: float = -0.9, wide: float = 84, stars: int = 150) -> None:
    """It passes through (x, y), rising to the right for a negative `slope`: soft dust, many small stars, a few large."""
    away = (c.yy - y - slope * (c.xx - x)) / np.sqrt(1 + slope * slope)
    dust = c.noise(120, 4, 1.6, 0.9)
    body = np.exp(-(((away + (dust - 0.5) * wide * 1.3) / wide) ** 2)) * np.clip(1.25 - c.yy / 520, 0, 1)
    m: Arr = np.asarray(np.clip(body * (0.3 + 0.9 * dust), 0, 1), np.float32)
    c.over(m * 0.34, "#6488ac")
    c.sparks((m > 0.22).astype(np.float32), stars, "#f4f4e4", (0.5, 1.5), 0.9)
    for px, py in c.scatter((m > 0.2).astype(np.float32), 5):
        c.dot(px, py, 2.1, "#fff4d6", 1)
        c.halo(px, py, 15, "#fff4d6", 0.35)
