"""A canyon: walls with their strata, and the floor far below with its thread of river."""

import math
from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import MEADOW
from studio.shapes import blob, poly, taper

CANYON: Ramp = ["#5a2c2c", "#a05a38", "#d8945a", "#f8d49c"]
FAR_LEFT = ((-20, 1240), (-20, 790), (120, 770), (250, 782), (290, 860), (350, 1240))
FAR_RIGHT = ((820, 1240), (820, 800), (700, 796), (560, 812), (500, 850), (460, 960), (440, 1240))
RIGHT_TOP, RIGHT = ((830, 560), (790, 566), (752, 562), (726, 578)), ((738, 700), (722, 860), (744, 1020))
LEFT_TOP, LEFT = ((-30, 730), (40, 716), (96, 736), (118, 800)), ((96, 920), (126, 1060), (104, 1240))


def canyon_wall(c: Card, outline: Sequence[tuple[float, float]], fog: float, bands: int) -> None:
    """A wall of this outline, crossed by so many bands of darker rock from its top down."""
    f = c.at(0, 0, vol=26, amb=0.4, fog=fog, edge=0.05)
    m = f.paint(blob(*outline), CANYON, tex=0.35, grain=2, lump=0.25, wob=1.6, grad=(0.12, -0.2))
    top = min(p[1] for p in outline)
    col, alpha = c.fade("#7c3c30", fog), 0.5 * (1 - fog)
    for k in range(bands):
        y = top + 40 + k * 52
        band = [(-20, y), (200, y + 8), (420, y - 6), (640, y + 6), (820, y)]
        c.line(band, 12 + 5 * (k % 3), col, alpha, 1.6, clip=m, det=0, ends=0.9)


def canyon_floor(c: Card) -> None:
    """The bottom of a gorge from (392, 1034) to the foot of the page, with a small river."""
    floor = blob((180, 1240), (230, 1060), (330, 1030), (440, 1036), (520, 1070), (560, 1240))
    c.paint(floor, CANYON, vol=4, amb=0.5, fog=0.55, fogcol="#7c6070", edge=0, soft=3, tex=0.3)
    far, near = ((392, 1034, 4), (376, 1056, 8), (402, 1086, 13)), ((366, 1128, 22), (388, 1180, 34))
    stream = taper(*far, *near, (360, 1250, 50))
    m = c.paint(stream, ["#3a7c98", "#78b8c4", "#c8e8e4"], vol=4, amb=0.5, edge=0.1, wob=1, fog=0.1)
    c.marks(m, math.pi / 2, 60, 26, 3, jit=0.1, alpha=0.6)


def far_walls(c: Card) -> None:
    """Two walls in the distance, with the gorge between 350 and 440 at the foot of the page."""
    canyon_wall(c, FAR_LEFT, 0.5, 6)
    canyon_wall(c, FAR_RIGHT, 0.36, 6)


def right_cliff(c: Card) -> None:
    """The cliff at the right edge, a strip of meadow on its top at (750, 560)."""
    canyon_wall(c, [(830, 1240), *RIGHT_TOP, *RIGHT, (716, 1240)], 0.12, 9)
    meadow = blob((718, 580), (750, 556), (830, 544), (830, 582), (766, 588))
    c.paint(meadow, MEADOW, vol=8, amb=0.4, wob=1.4)


def left_cliff(c: Card) -> None:
    """The cliff at the left edge, from 716 down, in the shade of some cloud."""
    canyon_wall(c, [(-30, 1240), *LEFT_TOP, *LEFT], 0, 9)
    c.darken(c.mask(poly([(-20, 690), (130, 700), (150, 1240), (-20, 1240)]), 1, 24), "#3c3848", 0.35)
