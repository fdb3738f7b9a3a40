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
    far_left = cellar(c, ((120, 914), (240, 914), (226, 962), (92, 962)), 30, 11, stairs=False, roots=0)
    finds.left_cask(c, 164, 956, 34, far_left)
    cellar(c, ((566, 916), (672, 916), (698, 962), (578, 962)), 30, 24, roots=0)
    jam = cellar(c, ((92, 1006), (306, 1006), (298, 1124), (46, 1124)), 62, 35, roots=0)
    finds.jam_shelf(c, 156, 1046, 94, jam)
    bed = cellar(c, ((516, 1006), (698, 1006), (748, 1126), (530, 1126)), 56, 48, stairs=False, roots=0)
    finds.forgotten_bed(c, 622, 1104, 0.9, bed)
    bare_tree(c, 330, 968, 170, seed=5)
    bare_tree(c, 748, 1000, 200, seed=9)
    kennel(c, 430, 1122, 96, TILE)


def flock(c: Card) -> None:
    """Seven houses and one who is late, far ones first."""
    flying_house(c, 712, 112, 0.22, PLASTER, SLATES, 0.55, 4, fog=0.34, sweep=60)
    flying_house(c, 708, 610, 0.26, CREAM, MOSSY, 1.0, 16, fog=0.28, sweep=-50)
    flying_house(c, 584, 206, 0.36, CREAM, TILE, -0.42, -6, fog=0.2, sweep=20)
    flying_house(c, 636, 492, 0.42, STONE, SLATES, 1.0, 12, fog=0.14, sweep=-70)
    flying_house(c, 416, 176, 0.5, PLASTER, MOSSY, 0.5, 2, fog=0.08, sweep=80)
    flying_house(c, 486, 712, 0.68, PLASTER, SLATES, 0.56, -2, PINE, sweep=60)
    flying_house(c, 268, 520, 1.2, CREAM, TILE, 0.98, 8, BLUE_DOOR)


def late_shed(c: Card) -> None:
    """The garden shed, flapping as hard as it can."""
    flying_house(c, 664, 764, 0.4, WOOD, PINE, 1.0, -14, sweep=-60)
    flapping_signs(c, 664, 764)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(80, 120, 360), key="#fff0cc", fog="#e0d8bc")
    october(c)
    left_behind(c)
    flock(c)
    late_shed(c)
