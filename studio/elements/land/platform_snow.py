"""A station platform under snow by night, and its drifts."""

import numpy as np

from studio.paint import Card
from studio.shapes import Point, blob, poly

NIGHT_SNOW = ["#1a2848", "#384c78", "#6c86ac", "#a4b4cc", "#e8dcc8"]


def snowy_platform(c: Card, far: Point, light: tuple[float, float, float]) -> None:
    """Snow from 310 down; its strokes run towards the point where everything meets."""
    ground = poly([(-30, 312), (830, 304), (830, 1240), (-30, 1240)])
    m = c.paint(ground, NIGHT_SNOW, vol=3, amb=0.22, gain=0.95, edge=0, tex=0.2, light=light, lump=0.06)
    c.marks(m, lambda x, y: np.arctan2(y - far[1], x - far[0]) + 1.4, 700, 60, 5, jit=0.04, alpha=0.5)


def snow_lip(c: Card, x: float, y: float, w: float) -> None:
    """A low drift `w` wide that something has sunk into; paint it over the thing's lower edge, its crest at (x, y)."""
    left, right = (x - w * 0.5, y + w * 0.1), (x + w * 0.5, y + w * 0.06)
    crest = (
        (x - w * 0.3, y + w * 0.01),
        (x - w * 0.08, y + w * 0.03),
        (x + w * 0.14, y - w * 0.01),
        (x + w * 0.32, y + w * 0.02),
    )
    c.flat(blob(left, *crest, right, (x, y + w * 0.16)), "#8ca2c6", 0.95, 3)
