"""Snow at dusk by a fire, and meltwater: one puddle in the snow that holds the faces above it."""

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.land.land import snowfield
from studio.paint import Card
from studio.shapes import blob, curve, taper

DUSK_SNOW = ["#2c3c80", "#5468ac", "#8494c8", "#b4b8dc", "#ecd4d4"]
WET_SNOW = ["#34447c", "#6474ac", "#a09cc0"]
WATER = ["#101c4c", "#24386c", "#48609c", "#9c94b0"]


def dusk_plain(c: Card, y: float) -> None:
    """One unbroken plain of snow from the horizon at `y` to our feet, the evening deepening towards us."""
    snowfield(c, y, DUSK_SNOW, seed=5, amp=8)
    near = np.asarray(sstep(y + 40, y + 640, c.yy) * c.ground(y), np.float32)
    c.darken(near, "#2c3c88", 0.62)


def firelight_on_snow(c: Card, fire: tuple[float, float], reach: float = 430) -> None:
    """What a fire does to the plain behind it: a wide warm pool, in the ripples more than in the hollows."""
    x, y = fire
    away = np.hypot(c.xx - x, (c.yy - y) / 0.62) / reach
    ripple = 0.8 + 0.4 * c.noise(60, 3, 3.2, 0.6)
    pool = np.clip(1 - away, 0, 1) ** 1.5 * ripple * c.ground(y - reach * 0.9)
    c.over(np.asarray(np.clip(pool * 1.15, 0, 0.86), np.float32), "#f0905c")
    c.over(np.asarray(np.clip(1 - away * 2.1, 0, 1) ** 1.4 * 0.7, np.float32), "#ffd49c")


def fire_shadow(c: Card, fire: tuple[float, float], x: float, y: float, w: float, length: float) -> Arr:
    """The long shadow on the snow of something `w` wide at (x, y), thrown away from a fire."""
    dx, dy = x - fire[0], (y - fire[1]) * 0.8
    n = float(np.hypot(dx, dy)) or 1.0
    u, v = dx / n * length, dy / n * length
    shape = taper((x, y, w), (x + u * 0.5, y + v * 0.5, w * 1.12), (x + u, y + v, w * 1.3))
    return c.shade(shape, 0.55, 6 + w * 0.06, "#1c2868")


def melt_puddle(c: Card) -> None:
    """A ragged puddle at 1100, grown from two feet; it mirrors what stands above 1074 so far."""
    back = ((44, 1108), (98, 1092), (176, 1098), (262, 1084), (338, 1092), (420, 1084), (500, 1092))
    right = ((572, 1082), (648, 1098), (714, 1090), (762, 1112), (716, 1132), (628, 1126), (560, 1148))
    front = ((456, 1142), (388, 1160), (300, 1152), (232, 1130), (150, 1140), (82, 1128))
    shape = blob(*back, *right, *front)
    c.shade(shape, 0.5, 16, "#24347c")
    slush = c.mask(shape, 1.6, 3)
    c.paint(np.asarray(c.blur(slush, 5), np.float32), WET_SNOW, vol=4, edge=0, alpha=0.75, soft=4)
    m = c.paint(shape, WATER, vol=3, amb=0.4, edge=0.12, tex=0.1, wob=1.4, soft=2.5)
    c.mirror(1074, 40, 760, 0.78, 0.6, 200, "#24386c", 0.22, clip=m)
    c.marks(m, 0.0, 60, 40, 3, jit=0.12, alpha=0.45)
    for a, b, d in (((118, 1126), (166, 1133), (214, 1128)), ((330, 1150), (392, 1154), (448, 1140))):
        c.line(curve(a, b, d), 2.6, "#ffe4c8", 0.6)
    c.line(curve((586, 1136), (640, 1124), (698, 1124)), 2.6, "#ffe4c8", 0.5)
