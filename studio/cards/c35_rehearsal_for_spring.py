"""Rehearsal for Spring.

Under the snow, in a hall of roots, rows of bulbs stand like a choir with their mouths open; a mole conducts
with a twig. One bulb has come up too early and its neighbours hold it back by the roots. Above, a thin white
strip of snow with a forgotten sledge.
"""

import math

import numpy as np

from studio.colour import sstep
from studio.elements.plants.bulb_early import early_bulb, holding_roots
from studio.elements.plants.bulbs_choir import conductor_mole, lamp_mushroom, singing_bulb
from studio.elements.plants.trees import bare_tree
from studio.elements.rooms import root_hall as under_ground
from studio.elements.things.sledge_forgotten import forgotten_sledge
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 35, "slug": "rehearsal-for-spring", "seed": 3508}
FINISH = Finish(bloom=0.42, vignette=0.36)

PINK = ["#5c2038", "#a84c68", "#e890a0", "#ffd8cc"]
BONE = ["#5c4448", "#a88c80", "#ecd8bc", "#fffaec"]
WINE = ["#3c1030", "#782850", "#bc5878", "#f4a8a4"]
RAMPS = (PINK, BONE, WINE, PINK, BONE)


def surface(c: Card) -> None:
    """Winter, a hand's breadth of it."""
    c.sky([(0, "#8c98ac"), (90, "#c8ccd0"), (160, "#dcd8d4"), (1200, "#2c1a20")], calm=0.2)
    for x, h in ((110, 96), (690, 110)):
        bare_tree(c, x, 152, h, fog=0.35, seed=x)
    under_ground.snow_strip(c)
    forgotten_sledge(c, 232, 152)


def row(c: Card, y: float, n: int, h: float, half: float, fog: float, first: int, skip: int = -1) -> None:
    """One row of the choir on its bench, no two alike; the place `skip` is free."""
    under_ground.earth_bench(c, 400, y, half, fog)
    for i in range(n):
        u = -1 + 2 * i / (n - 1)
        if i == skip:
            continue
        x, by = 400 + half * u, y + 16 * u * u
        c.shade(ell(x, by + 4, h * 0.42, h * 0.09), 0.5, 6, "#0c060c")
        tall, mouth = h * (1 + 0.06 * math.sin(i * 2.2 + first)), 0.55 + 0.45 * ((i * 7 + first) % 3) / 2
        ramp, shoot = RAMPS[(i + first) % 5], 8 + 6 * ((i + first) % 3)
        singing_bulb(c, x, by, tall, ramp, mouth, 5 * u, shoot, fog)


def choir(c: Card) -> None:
    """Three rows; from the first, one is up and away, and two neighbours have it by the roots."""
    c.light = (400, 940, 170)
    row(c, 640, 7, 112, 252, 0.22, 1, 3)
    holding_roots(c, 400, 574)
    early_bulb(c, 400, 574, PINK)
    row(c, 776, 6, 132, 262, 0.08, 3)
    row(c, 924, 5, 152, 266, 0.0, 0, 2)


def conductor(c: Card) -> None:
    """The mole on a stone, between two lamps."""
    under_ground.hall_floor(c)
    lamp_mushroom(c, 150, 1116, 150)
    lamp_mushroom(c, 662, 1122, 116)
    under_ground.stone_podium(c, 400, 1140)
    c.light = (190, 1010, 110)
    conductor_mole(c, 400, 1120, 218)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 1000, 200), key="#ffd8a0", fog="#7c463e")
    surface(c)
    under_ground.root_hall(c)
    c.glow(400, 900, 420, "#ff9c70", 0.4, 1.5)
    choir(c)
    conductor(c)
    c.darken(np.asarray(sstep(1120, 1200, c.yy), np.float32), "#140a10", 0.4)
