"""A stubble field under snow: straws in rows that run to the horizon, lamplight spilt on it, straw trodden into it."""

import numpy as np

from studio.colour import Arr
from studio.elements.people.scarecrow_tent import STRAW
from studio.paint import Card
from studio.shapes import poly


def stubble_rows(c: Card, x: float = 400, y: float = 872) -> None:
    """Stubble in rows that come together towards (x, y), out to both edges of the page."""
    for i in range(-8, 9):
        x0, x1 = x + i * 52, x + i * 210
        for t in np.linspace(0.06, 1, 13):
            px, py = x0 + (x1 - x0) * t**1.6, y + 330 * t**1.6
            if 10 < px < 790:
                for dx in (-3, 2, 6):
                    tip = (px + dx * (1 + t) + 2, py - (8 + 20 * t) * (0.7 + 0.1 * dx % 0.4))
                    c.line([(px + dx * t, py), tip], 1.6 + 1.6 * t, "#8c7450", 0.7, 0.3)


def spilt_light(c: Card, x: float, y: float, snow: Arr) -> None:
    """Warm light that falls out of an opening 310 wide whose left corner is at (x, y), 140 far over the snow."""
    patch = poly([(x, y), (x + 310, y), (x + 390, y + 140), (x - 80, y + 140)])
    c.flat(patch, "#ffbc70", 0.5, 36, mode="mul", clip=snow)


def strewn_straw(c: Card, x: float, y: float, n: int = 90) -> None:
    """Bedding that has been trodden out over 280 of a sill, from (x, y) rightwards."""
    for i in range(n):
        px, py = x + float(c.rng.uniform(0, 280)), y + float(c.rng.uniform(0, 1)) ** 2 * 40
        a, length = float(c.rng.uniform(-0.5, 0.5)), float(c.rng.uniform(12, 26))
        end = (px + length * np.cos(a), py + length * np.sin(a))
        c.line([(px, py), end], 3.6, STRAW[1 + i % 3], 0.9, 0.3)
