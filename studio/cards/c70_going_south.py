"""Going South.

The houses of a village fly south in a V, roofs beating, chimneys stretched out in front. Below remain their
cellars, open like empty pools, and one dog kennel that has decided to stay. A garden shed flaps far behind,
trying to catch up.
"""

from studio.elements.buildings import cellar_finds as finds
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
    for x, h in ((62, 112), (152, 92), (392, 76), (232, 68)):
        round_tree(c, x, 856, h, AUTUMN, fog=0.4)
    hills(c, 850, 22, ["#6c5c3c", "#a88c4c", "#dcc078", "#fcecb0"], 8, 0.1)
    meadow(c, 894, ["#5c4c2c", "#94803c", "#ccb460", "#f8e8a4"], 5, 12)


def left_behind(c: Card) -> None:
    """Cellars, the lane between them, a wash line with nothing on it, the kennel."""
    lane_winding(c, 430, 900)
    far_left = cellar(c, ((122, 926), (244, 922), (230, 964), (92, 970)), 28, 11, stairs=False, roots=7)
    finds.left_cask(c, 140, 962, 26, far_left)
    finds.torn_pipes(c, 206, 954, 0.7)
    cellar(c, ((572, 924), (668, 930), (690, 966), (580, 960)), 26, 24, roots=3)
    jam = cellar(c, ((78, 1012), (298, 1006), (290, 1104), (48, 1112)), 60, 35)
    finds.jam_shelf(c, 148, 1052, 106, jam)
    bed = cellar(c, ((530, 1008), (716, 1016), (748, 1114), (542, 1110)), 54, 48, stairs=False, roots=4)
    finds.forgotten_bed(c, 642, 1100, 0.98, bed)
    bare_tree(c, 330, 968, 170, seed=5)
    bare_tree(c, 748, 1000, 200, seed=9)
    kennel(c, 430, 1122, 96, TILE)


def flock(c: Card) -> None:
    """Seven houses and one who is late, far ones first."""
    flying_house(c, 712, 112, 0.22, PLASTER, SLATES, 0.7, 8, fog=0.34)
    flying_house(c, 708, 598, 0.26, CREAM, MOSSY, 0.9, 2, fog=0.28)
    flying_house(c, 588, 206, 0.36, CREAM, TILE, 1.0, 10, fog=0.2)
    flying_house(c, 640, 500, 0.42, STONE, SLATES, 0.6, 4, fog=0.14)
    flying_house(c, 420, 176, 0.5, PLASTER, MOSSY, 0.7, 12, fog=0.08)
    flying_house(c, 508, 720, 0.68, PLASTER, SLATES, 0.95, 6, PINE)
    flying_house(c, 268, 520, 1.2, CREAM, TILE, 0.98, 8, BLUE_DOOR)


def late_shed(c: Card) -> None:
    """The garden shed, flapping as hard as it can."""
    flying_house(c, 664, 764, 0.4, WOOD, PINE, 0.8, -10)
    flapping_signs(c, 664, 764)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(80, 120, 360), key="#fff0cc", fog="#e0d8bc")
    october(c)
    left_behind(c)
    flock(c)
    late_shed(c)
