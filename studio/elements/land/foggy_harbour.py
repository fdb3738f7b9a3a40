"""A harbour in white fog: two ships that are hardly there, and a pier of wet planks before them."""

from itertools import pairwise

import numpy as np

from studio.colour import Ramp, sstep
from studio.paint import Card
from studio.shapes import blob, poly, taper

DRIFT: Ramp = ["#2c2a2e", "#5c5650", "#988c7c", "#d0c4ac"]
PLANKS = (862, 884, 910, 942, 980, 1026, 1072)


def foggy_harbour(c: Card) -> None:
    """White air over the page; masts and hulls at 820, fainter than the fog."""
    c.sky([(0, "#a4aeb4"), (260, "#c4cacb"), (560, "#d8d8d0"), (800, "#c0c6c6"), (1200, "#68767e")])
    c.clouds(100, 760, "#b4bcc0", "#e0e0d8", cover=0.5, a=0.5, cell=220)
    for x, h in ((724, 420), (560, 230)):
        c.line([(x, 820), (x + 4, 820 - h)], 7, "#98a4aa", 0.55, ends=0.6)
        for k in (-1, 1):
            c.line([(x + 3, 826 - h), (x + k * h * 0.22, 810)], 2, "#98a4aa", 0.5)
        c.flat(blob((x - 90, 800), (x + 90, 796), (x + 66, 840), (x - 70, 840)), "#9ca8ae", 0.55, 4)
    c.fogband(800, 70, "#d4d8d4", 0.8)


def wet_pier(c: Card) -> None:
    """Planks from 862 to 1096 across the page; their ends, two piles, and the grey water below."""
    _grey_water(c)
    for x in (96, 706):
        c.paint(taper((x, 1080, 58), (x + 2, 1240, 54)), DRIFT, vol=20, grain=2, amb=0.2, wob=0.6)
    deck = poly([(-20, 862), (820, 862), (820, 1096), (-20, 1096)])
    m = c.paint(deck, DRIFT, vol=3, amb=0.42, edge=0.1, wob=0.4, grain=1, light=(400, 500, 320))
    for y in PLANKS:
        c.line([(-20, y), (400, y + 2), (820, y)], 3 + (y - 860) / 60, "#2c2a30", 0.75, 0.7, clip=m, ends=0.9)
        c.line([(-20, y + 4), (400, y + 6), (820, y + 4)], 2, "#e4dcc8", 0.35, 0.7, clip=m, ends=0.9)
    c.marks(m, 0.0, 700, 46, 2.6, jit=0.1, alpha=0.4, curl=0.04)
    for y, y2 in pairwise(PLANKS):
        for x in (60, 470, 760):
            c.dot(x + (y * 7) % 90, (y + y2) / 2 + 2, 3.8, "#34302f", 0.8)
    ends = poly([(-20, 1072), (820, 1072), (820, 1102), (-20, 1102)])
    c.paint(ends, DRIFT, vol=8, amb=0.25, wob=0.6, edge=0.25, grain=1)
    c.haze(850, 930, "#ccd2d0", 0.5)


def _grey_water(c: Card) -> None:
    """What moves under the pier."""
    sea = np.asarray(sstep(1040, 1090, c.yy), np.float32)
    c.over(sea * 0.9, "#4a5c66")
    for _ in range(60):
        y = 1090 + c.rng.uniform(0, 110)
        c.streak(c.rng.uniform(0, 800), y, c.rng.uniform(20, 70), 2.4, "#94a4a8", 0.35)
