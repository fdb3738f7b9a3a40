"""A canyon: walls with their strata, and the floor far below with its thread of river."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import MEADOW
from studio.shapes import blob, poly

CANYON: Ramp = ["#5a2c2c", "#a05a38", "#d8945a", "#f8d49c"]
SHADE: Ramp = ["#3c2430", "#6c4040", "#9c644c", "#c08c68"]
FLOOR: Ramp = ["#6c4c50", "#a8785c", "#d0a878", "#ecd4a4"]
FAR = (402.0, 905.0)  # where the gorge runs out of sight
FAR_LEFT = ((-20, 1240), (-20, 790), (120, 770), (250, 782), (296, 842), (346, 906), (386, 950), *(
    (330, 1004), (268, 1080), (196, 1240)))  # fmt: skip
FAR_RIGHT = (
    (820, 1096),
    (820, 800),
    (700, 796),
    (560, 812),
    (500, 842),
    (486, 930),
    (470, 1044),
    (560, 1082),
)
INNER = ((506, 838, "c"), (458, 888), (418, 948, "c"), (440, 988), (476, 1056, "c"), (494, 940))
RIGHT_TOP, RIGHT = ((830, 548), (780, 552), (730, 556), (692, 576)), ((706, 700), (690, 860), (712, 1020))
LEFT_TOP, LEFT = ((-30, 730), (40, 716), (96, 736), (118, 800)), ((96, 920), (126, 1060), (104, 1240))


def canyon_wall(c: Card, outline: Sequence[tuple[float, float]], fog: float, bands: int) -> Arr:
    """A wall of this outline, crossed by so many bands of darker rock from its top down."""
    f = c.at(0, 0, vol=26, amb=0.4, fog=fog, edge=0.05)
    m = f.paint(blob(*outline), CANYON, tex=0.35, grain=2, lump=0.25, wob=1.6, grad=(0.12, -0.2))
    top = min(p[1] for p in outline)
    col, alpha = c.fade("#7c3c30", fog), 0.5 * (1 - fog)
    for k in range(bands):
        y = top + 40 + k * 52
        band = [(-20, y), (200, y + 8), (420, y - 6), (640, y + 6), (820, y)]
        c.line(band, 12 + 5 * (k % 3), col, alpha, 1.6, clip=m, det=0, ends=0.9)
    return m


def _river(wide: float) -> list[tuple[float, float]]:
    """The outline of a winding river on level ground, `wide` of the depth below the far point."""
    left, right = [], []
    for y in np.linspace(946, 1240, 60):
        depth = float(y) - FAR[1]
        x = FAR[0] + depth * (0.34 * math.sin(390 / depth + 0.5) - 0.1)
        left.append((x - wide * depth, float(y)))
        right.append((x + wide * depth, float(y)))
    return left + right[::-1]


def canyon_floor(c: Card) -> None:
    """The level bottom of a gorge far below, from 940 to the foot of the page, and the river that winds along it."""
    ground = poly([(-20, 940), (820, 940), (820, 1240), (-20, 1240)])
    c.paint(ground, FLOOR, vol=2, amb=0.5, fog=0.3, fogcol="#a48c94", edge=0, tex=0.3, grain=1)
    c.flat(poly(_river(0.2)), "#7c8458", 0.55, 5)
    water = c.flat(poly(_river(0.1)), "#4c98b4", 1, 0.8, wob=0.5)
    c.flat(poly(_river(0.035)), "#b8e4e8", 0.75, 3, clip=water)
    c.haze(1040, 940, "#d0c4b4", 0.6)


def far_walls(c: Card) -> None:
    """Two walls in the distance that stand on the floor, the right one with its inner side in the shade."""
    c.shade(
        poly([(396, 948), (340, 1008), (280, 1090), (210, 1240), (330, 1240), (350, 1100)]), 0.4, 9, "#4c3048"
    )
    left = canyon_wall(c, FAR_LEFT, 0.42, 0)
    for k in range(5):
        y = 806 + k * 66
        c.line(
            [(120, y), (250, y + (FAR[1] - y) * 0.46), (374, y + (FAR[1] - y) * 0.94)],
            9 - k,
            "#8c5040",
            0.3,
            1,
            clip=left,
        )
    c.shade(blob((450, 1060), (600, 1096), (820, 1110), (820, 1076), (560, 1060)), 0.4, 12, "#4c3048")
    canyon_wall(c, FAR_RIGHT, 0.3, 5)
    inner = c.paint(blob(*INNER), SHADE, vol=6, amb=0.5, fog=0.34, edge=0.05, tex=0.35, grain=2, wob=1.2)
    for k in range(4):
        y = 880 + k * 42
        c.line([(510, y), (412, y + (FAR[1] - y) * 0.8)], 8, "#4c2c34", 0.3, 1, clip=inner)


def right_cliff(c: Card) -> None:
    """The cliff at the right edge, a strip of meadow on its top at (750, 560)."""
    canyon_wall(c, [(830, 1240), *RIGHT_TOP, *RIGHT, (690, 1240)], 0.12, 9)
    meadow = blob((684, 582), (704, 562), (744, 552), (830, 538), (830, 580), (752, 588))
    c.paint(meadow, MEADOW, vol=8, amb=0.4, wob=1.4)


def left_cliff(c: Card) -> None:
    """The cliff at the left edge, from 716 down, in the shade of some cloud."""
    canyon_wall(c, [(-30, 1240), *LEFT_TOP, *LEFT], 0, 9)
    c.darken(c.mask(poly([(-20, 690), (130, 700), (150, 1240), (-20, 1240)]), 1, 24), "#3c3848", 0.35)
