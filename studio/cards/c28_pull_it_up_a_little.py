"""Pull It Up a Little.

The ridge of the mountains is a sleeper's profile, and villagers with ropes and sledges are hauling the snow
up to its chin like a quilt; the snow of the summit is a nightcap. Where an ear would be, a window is lit. One foot
sticks out at the end of the valley: two people are knitting it a sock.
"""

import math

import numpy as np

from studio.colour import sstep
from studio.elements.buildings.dormers import lit_dormer
from studio.elements.buildings.houses import house
from studio.elements.land.mountain_sleeper import ROCK, knitted_foot, sleeping_eye, sleeping_profile
from studio.elements.land.ranges import jagged_range
from studio.elements.land.snow_bedding import snow_nightcap, snow_quilt, snowy_ledge
from studio.elements.people.rope_haulers import hauler, hauling_team
from studio.elements.plants.trees import conifer
from studio.elements.things.lights import lantern
from studio.elements.things.sledges import snow_sledge
from studio.finish import Finish
from studio.paint import Card

META = {"number": 28, "slug": "pull-it-up-a-little", "seed": 2807}
FINISH = Finish(bloom=0.42)

FIRS = ["#0a1a28", "#12333e", "#24545a", "#5c8c88"]
SIDEBURNS = ((96, 560, 84), (60, 610, 100), (24, 660, 116), (84, 640, 84))
WHISKERS = ((44, 730, 104), (92, 720, 80), (16, 800, 110))
WINDOW = (168.0, 548.0)


def night(c: Card) -> None:
    """Deep teal, far ranges, not a breath of wind."""
    c.sky([(0, "#0c2436"), (220, "#16404e"), (400, "#2f6470"), (540, "#6c8c94"), (640, "#a4a4ac")])
    c.stars(150, 460, big=9)
    jagged_range(c, 560, 60, 0.7, ROCK, 0.72)
    jagged_range(c, 600, 74, 1.7, ROCK, 0.5)
    c.fogband(590, 40, "#a8b4bc", 0.5)


def sleeper(c: Card) -> None:
    """Foot, face and nightcap; firs for sideburns, a hedge for an eyebrow, a lamp where an ear would be."""
    knitted_foot(c, 676, 590)
    sleeping_profile(c)
    for x, y, h in (*SIDEBURNS, *WHISKERS):
        conifer(c, x, y, h, FIRS, fog=0.08, snow=0.7, rim=0.4)
    snow_nightcap(c)
    for i, x in enumerate(range(208, 292, 12)):
        conifer(c, x, 416 - 12 * math.sin((x - 200) / 30), 38 + 6 * (i % 3), FIRS, snow=0.5, rim=0.4)
    sleeping_eye(c, 232, 452)
    lit_dormer(c, *WINDOW)


def pulling(c: Card) -> None:
    """Two teams on the ledges of the cheek have hold of the hem."""
    snowy_ledge(c, 234, 356, 650)
    snowy_ledge(c, 62, 190, 806)
    hauling_team(c, (426, 626), [(344, 648), (298, 650), (252, 648)], 80, 1)
    hauling_team(c, (262, 786), [(178, 802), (126, 806), (76, 802)], 90, 4)


def knitting(c: Card) -> None:
    """Two at the foot, a needle each, and the red yarn between them."""
    for x, y, k in ((600, 570, 5), (700, 668, 7)):
        hand = hauler(c, x, y, 66, k, -4, flip=True)
        c.line([hand, (hand[0] + 26, hand[1] - 20)], 3, "#e8d8b0", 1, 0.2, ends=0.8)
        c.line([hand, (hand[0] + 22, hand[1] - 8), (676, 560)], 2, "#d2453a", 0.9, 0.3)


def village(c: Card) -> None:
    """Three houses, and more snow coming up from the valley."""
    for x, y, h in ((690, 860, 60), (738, 884, 52), (640, 884, 46)):
        house(c, x, y, h, snow=True, g=0.6, wall=("#1c2440", "#3c4868", "#707c98", "#b0b4c0"))
    for x, y, s, kind in ((590, 1020, 1.0, 1), (330, 1110, 1.16, 7)):
        rope = snow_sledge(c, x, y, s)
        hx, hy = hauler(c, x - 136 * s, y + 18 * s, 96 * s, kind, -16)
        c.line([(hx + 8, hy), rope], 3.4, "#2c1c1c", 0.9, 0.3, ends=0.8)
        hauler(c, x + 96 * s, y - 6 * s, 92 * s, kind + 3, -14)
        lantern(c, hx - 6, hy + 32 * s, 38 * s, g=0.55)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 160, 260), key="#dce8ec", fog="#6c8c9c")
    night(c)
    sleeper(c)
    c.light = (*WINDOW, 120)
    snow_quilt(c)
    pulling(c)
    c.light = (640, 640, 120)
    knitting(c)
    village(c)
    c.darken(np.asarray(sstep(1060, 1220, c.yy), np.float32), "#142444", 0.35)
    c.snowfall(70)
