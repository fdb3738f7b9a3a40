"""A slope full of sunflowers that all turn to one lamp, and the mown clearing before it."""

import math

import numpy as np

from studio.elements.plants.sunflowers_turning import sunflower_head, sunflower_stem
from studio.paint import Card
from studio.shapes import Point, blob, taper

FIELD = ["#141c18", "#2c3820", "#54582c", "#a08c40"]
AGAINST = ["#2c1810", "#6c3c10", "#b87414", "#f4bc34", "#fff0a0"]
TURF = ["#121c18", "#283a22", "#50602c", "#a8a048"]


def sunflower_slope(c: Card, light: tuple[float, float, float]) -> None:
    """The near slope from 540 down, full of stalks."""
    top = ((-30, 534, "c"), (200, 546), (400, 540), (620, 546), (830, 532, "c"))
    slope = blob(*top, (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(slope, FIELD, vol=4, amb=0.22, edge=0, tex=0.35, light=light)
    c.marks(m, -math.pi / 2, 1600, 30, 4, jit=0.14, alpha=0.6)


def turn_towards(x: float, lamp: Point) -> float:
    """How far a flower at `x` must turn to see the lamp."""
    return float(np.clip((lamp[0] - x) / 260, -1.0, 1.0))


def sunflower_rows(c: Card, lamp: Point) -> None:
    """Nine rows from 556 down to 836, every face to the lamp, with a clearing round it."""
    for row in range(9):
        t = row / 8
        y, r = 556 + 280 * t**1.45, 9 + 46 * t**1.3
        n = int(880 / (r * 2.15))
        for k in range(n + 1):
            x = -20 + k * 840 / n + (row % 2) * r + c.rng.uniform(-0.2, 0.2) * r
            yy = y + c.rng.uniform(-0.4, 0.4) * r
            if abs(x - lamp[0]) < 150 * t + 30 * t and t > 0.55:
                continue
            light = (lamp[0], lamp[1], 120 + math.hypot(x - lamp[0], yy - lamp[1]) * 0.2)
            if t > 0.3:
                away = np.array([x - lamp[0], (yy + r * 3.2 - lamp[1] - 150) * 0.5])
                end = np.array([x, yy + r * 3.2]) + away / (np.hypot(*away) + 1) * r * 2.2
                c.shade(taper((x, yy + r * 3.2, r * 0.3), (*end, r * 0.6)), 0.5, r * 0.14, "#0c1418")
                sunflower_stem(c, x, yy + r * 3.4, r * 3.2, r * 0.2, 0, 0, light)
            else:
                c.line([(x, yy), (x, yy + r * 2.6)], max(2.0, r * 0.24), "#3c4c24", 0.9, ends=0.8)
            sunflower_head(c, x, yy, r, turn_towards(x, lamp), 0.5, False, 0.3 * (1 - t), light, look=0.3)


def mown_clearing(c: Card, light: tuple[float, float, float]) -> None:
    """A clearing of mown grass, 916 down to the edge of the page, in the light of a lamp."""
    far, near = (
        ((150, 980), (250, 930), (400, 916), (550, 930), (650, 980)),
        ((700, 1240, "c"), (100, 1240, "c")),
    )
    m = c.paint(
        blob(*far, (720, 1100), *near, (80, 1100)),
        TURF,
        vol=4,
        amb=0.26,
        edge=0,
        tex=0.35,
        light=light,
        soft=8,
    )
    c.marks(m, -math.pi / 2, 700, 24, 3.6, jit=0.12, alpha=0.6)
    c.glow(400, 1010, 300, "#ffe8a8", 0.3, 1.5, 0.4)


def sunflower_behind(c: Card, x: float, y: float, h: float, r: float, lean: float, lamp: Point) -> None:
    """A near flower seen from behind, turned to the lamp; `r` is the radius of its head."""
    light = (lamp[0], lamp[1], 60.0)
    top = sunflower_stem(c, x, y, h, r * 0.2, lean, 0, light)
    sunflower_head(c, *top, r, turn_towards(top[0], lamp) * 0.5, -0.3, True, 0, light, AGAINST, 1.7)
