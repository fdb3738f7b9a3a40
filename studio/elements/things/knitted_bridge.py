"""A narrow bridge knitted from two sides, in two colours of wool, and the threads it is knitted from."""

import itertools
import math

import numpy as np

from studio.colour import Ramp
from studio.elements.things.knitting import knit_band, yarn
from studio.paint import Card
from studio.shapes import curve, poly

LIGHT = (400.0, 500.0, 200.0)
STOPS = (196, 322, 348, 374, 400, 426, 452, 604)  # where the colour changes
WIDTH = 52


def knitted_bridge(c: Card, left: Ramp, right: Ramp) -> None:
    """From (196, 770) to (604, 770), sagging: one wool from the left, one from the right, striped where they meet."""
    line = curve((196, 770), (270, 800), (340, 818), (400, 824), (460, 818), (530, 800), (604, 770))
    xs, down = line[:, 0], np.array([0, WIDTH])
    under = poly([*line, *(line[::-1] + down)])
    c.shade(poly([*(line + down), *(line[::-1] + np.array([0, WIDTH + 26]))]), 0.3, 10, "#2c5860")
    wools = (left, right, left, right, left, right, right)
    for wool, (x0, x1) in zip(wools, itertools.pairwise(STOPS), strict=True):
        part = line[(xs >= x0 - 4) & (xs <= x1 + 4)]
        slab = poly([*part, *(part[::-1] + down)])
        c.paint(slab, wool[:3], vol=4, amb=0.2, edge=0.2, wob=0.5, light=LIGHT)
        c.paint(knit_band(part, WIDTH, 4, 11), wool, vol=4, amb=0.34, edge=0.3, wob=0.5, light=LIGHT)
    c.line(line, 5, "#fff0d8", 0.4, 0.5, clip=c.mask(under), ends=0.8)
    for x in range(226, 590, 22):
        y = float(np.interp(x, xs, line[:, 1])) + WIDTH
        drop = 10 + 14 * abs(math.sin(x * 1.7))
        c.line([(x, y - 2), (x + 3, y + drop)], 3, (left if x < 400 else right)[2], 0.9, 0.2)


def flying_threads(c: Card, left: Ramp, right: Ramp) -> None:
    """The two yarns of such a bridge: up from a stitch at either side at 470, into the wind, down to where they are knitted."""
    up, down = ((200, 470), (226, 380), (270, 268), (330, 222)), ((399, 380), (378, 560), (304, 724))
    yarn(c, [*up, (384, 270), *down, (250, 796)], left, 8, rim=0.4)
    up, down = ((600, 470), (576, 378), (530, 264), (468, 224)), ((403, 384), (424, 560), (498, 724))
    yarn(c, [*up, (416, 274), *down, (550, 796)], right, 8, rim=0.4)
