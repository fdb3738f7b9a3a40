"""Rehearsal for Spring.

Under the snow, in a hall of roots, rows of bulbs stand like a choir with their mouths open; a mole conducts
with a twig. One bulb has come up too early and its neighbours hold it back by the roots. Above, a thin white
strip of snow with a forgotten sledge.
"""

from studio.elements.animals.mole_conductor import conductor_mole
from studio.elements.land.foregrounds import dark_foreground
from studio.elements.plants.bulb_early import early_bulb, holding_roots
from studio.elements.plants.bulbs_choir import PINK, bulb_row
from studio.elements.plants.mushroom_lamp import lamp_mushroom
from studio.elements.plants.trees import bare_tree
from studio.elements.rooms import root_hall as under_ground
from studio.elements.things.sledge_forgotten import forgotten_sledge
from studio.finish import Finish
from studio.paint import Card

META = {"number": 35, "slug": "rehearsal-for-spring", "seed": 3508}
FINISH = Finish(bloom=0.42, vignette=0.36)

MOODS = {
    7: {0: "doze", 2: "strain", 4: "peek"},
    6: {1: "hum", 3: "peek", 5: "strain"},
    5: {0: "strain", 4: "hum"},
}


def surface(c: Card) -> None:
    """Winter, a hand's breadth of it."""
    c.sky([(0, "#8c98ac"), (90, "#a4b0bc"), (160, "#c0b8b8"), (1200, "#2c1a20")], calm=0.2)
    for x, h in ((110, 96), (690, 110)):
        bare_tree(c, x, 152, h, fog=0.35, seed=x)
    under_ground.snow_strip(c)
    forgotten_sledge(c, 232, 152)


def row(c: Card, y: float, n: int, h: float, half: float, fog: float, first: int, skip: int = -1) -> None:
    """One row of the choir on its bench; the place `skip` is free."""
    under_ground.earth_bench(c, 400, y, half, fog)
    if n == 7:
        holding_roots(c, 400, 574)
    bulb_row(c, y, n, h, half, fog, first, skip, MOODS[n])


def choir(c: Card) -> None:
    """Three rows; from the first, one is up and away, and two neighbours have it by the roots."""
    c.light = (400, 940, 170)
    row(c, 640, 7, 112, 252, 0.22, 1, 3)
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
    conductor_mole(c, 400, 1108, 250)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 1000, 200), key="#ffd8a0", fog="#7c463e")
    surface(c)
    under_ground.root_hall(c)
    c.glow(400, 900, 420, "#ff9c70", 0.4, 1.5)
    choir(c)
    conductor(c)
    dark_foreground(c, 1120, 1200, "#140a10", 0.4)
