"""A canyon: walls with their strata, and the floor far below with its thread of river."""

import math
from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, taper

CANYON: Ramp = ["#5a2c2c", "#a05a38", "#d8945a", "#f8d49c"]


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
