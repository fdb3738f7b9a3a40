"""Going South.

The houses of a village fly south in a V, roofs beating, chimneys stretched out in front. Below remain their
cellars, open like empty pools, and one dog kennel that has decided to stay. A garden shed flaps far behind,
trying to catch up.
"""

from studio.elements.buildings.cellars import cellar
from studio.elements.buildings.houses_flying import flapping_signs, flying_house, kennel
from studio.elements.land.land import hills, meadow
from studio.elements.land.lanes import lane_winding
from studio.elements.plants.trees import bare_tree, round_tree
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import AUTUMN, CREAM, PINE, PLASTER, STONE, WOOD

META = {"number": 70, "slug": "going-south", "seed": 7070}
FINISH = Finish(vignette=0.2, bloom=0.34)

TILE = ["#3c1c24", "#8c4038", "#cc7050", "#ffbc8c"]
SLATES = ["#1c2838", "#44586c", "#7c94a4", "#d4dcd8"]
MOSSY = ["#2c2c24", "#646040", "#a09860", "#e8dca0"]
BLUE_DOOR = ["#0c2c6c", "#1c58b8", "#4c90e8", "#b4dcff"]


def october(c: Card) -> None:
    """A cold pale-gold morning over stubble and bare trees."""
    c.sky([(0, "#7c94b0"), (300, "#b4c0c4"), (620, "#f0deb0"), (800, "#f8e8bc")])
    c.clouds(60, 420, "#8498b0", "#e8e0cc", 0.46, 190, 0.6)
    c.glow(90, 640, 460, "#fff0c0", 0.55, 1.6)
    hills(c, 800, 30, ["#8c8484", "#b8a88c", "#e4d0a0"], 3, 0.45)
    for x, h in ((60, 90), (150, 70), (392, 58), (230, 50)):
        round_tree(c, x, 826, h, AUTUMN, fog=0.4)
    hills(c, 850, 22, ["#6c5c3c", "#a88c4c", "#dcc078", "#fcecb0"], 8, 0.1)
    meadow(c, 894, ["#5c4c2c", "#94803c", "#ccb460", "#f8e8a4"], 5, 12)


def left_behind(c: Card) -> None:
    """Cellars, the lane between them, a wash line with nothing on it, the kennel."""
    lane_winding(c, 430, 900)
    cellar(c, ((118, 926), (246, 922), (232, 962), (88, 968)), 26)
    cellar(c, ((560, 924), (676, 930), (706, 972), (572, 966)), 26)
    cellar(c, ((90, 1020), (300, 1014), (292, 1094), (56, 1102)), 46)
    cellar(c, ((536, 1020), (716, 1026), (748, 1100), (548, 1096)), 46)
    bare_tree(c, 330, 968, 170, seed=5)
    bare_tree(c, 748, 1000, 200, seed=9)
    kennel(c, 430, 1122, 96, TILE)


def flock(c: Card) -> None:
    """Seven houses and one who is late, far ones first."""
    flying_house(c, 716, 132, 0.24, PLASTER, SLATES, 0.7, 8, fog=0.34)
    flying_house(c, 712, 600, 0.3, CREAM, MOSSY, 0.9, 2, fog=0.28)
    flying_house(c, 622, 196, 0.36, CREAM, TILE, 1.0, 10, fog=0.2)
    flying_house(c, 640, 500, 0.42, STONE, SLATES, 0.6, 4, fog=0.14)
    flying_house(c, 420, 176, 0.5, PLASTER, MOSSY, 0.7, 12, fog=0.08)
    flying_house(c, 508, 720, 0.68, PLASTER, SLATES, 0.95, 6, PINE)
    flying_house(c, 268, 520, 1.2, CREAM, TILE, 0.98, 8, BLUE_DOOR)


def late_shed(c: Card) -> None:
    """The garden shed, flapping as hard as it can."""
    flying_house(c, 684, 764, 0.4, WOOD, PINE, 0.8, -10)
    flapping_signs(c, 684, 764)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(80, 120, 360), key="#fff0cc", fog="#e0d8bc")
    october(c)
    left_behind(c)
    flock(c)
    late_shed(c)
