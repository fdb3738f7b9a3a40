"""A station platform under snow by night, and footprints in it."""

import numpy as np

from studio.paint import Card
from studio.shapes import Point, ell, poly

NIGHT_SNOW = ["#1a2848", "#384c78", "#6c86ac", "#a4b4cc", "#e8dcc8"]


def snowy_platform(c: Card, far: Point, light: tuple[float, float, float]) -> None:
    """Snow from 310 down; its strokes run towards the point where everything meets."""
    ground = poly([(-30, 312), (830, 304), (830, 1240), (-30, 1240)])
    m = c.paint(ground, NIGHT_SNOW, vol=3, amb=0.22, gain=0.95, edge=0, tex=0.2, light=light, lump=0.06)
    c.marks(m, lambda x, y: np.arctan2(y - far[1], x - far[0]) + 1.4, 700, 60, 5, jit=0.04, alpha=0.5)


def two_footprints(c: Card, x: float, y: float) -> None:
    """Side by side, where somebody stands."""
    for side in (-1, 1):
        px, py = x + side * 34 + 2, y - 4 - side * 8
        c.flat(ell(px - 2, py + 4, 19, 27, 24), "#c8d4e4", 0.7, 3)
        c.flat(ell(px + 2, py - 4, 13, 21, 24), "#1c2c58", 0.9, 1, det=0.8)
        c.flat(ell(px - 9, py + 20, 10, 10), "#1c2c58", 0.9, 1, det=0.8)
