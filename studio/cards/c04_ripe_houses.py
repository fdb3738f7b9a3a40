"""Ripe Houses.

A great apple tree bears houses: the green ones are still dark, the ripe ones are lit. In the grass a
windfall with a cracked roof, where a snail is moving in; on a twig a bud that is only a door so far. A
woman on the ladder takes one down with both arms; in the basket one chimney still smokes.
"""

from studio.colour import Arr
from studio.elements.animals.snail_garden import garden_snail
from studio.elements.buildings import houses_hanging as houses
from studio.elements.buildings.houses_hanging import BLUSH, RIPE, SLATE_ROOF
from studio.elements.buildings.houses_on_twigs import house_on_twig
from studio.elements.buildings.houses_picked import harvest_basket, windfall_house
from studio.elements.land.orchard import orchard_grass, orchard_hill
from studio.elements.people.picker import house_picker
from studio.elements.plants.apple_tree_great import LIMBS, OLIVE, great_apple_tree
from studio.elements.plants.plants import grass
from studio.elements.things.ladder_leaning import leaning_ladder
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import OCHRE, ROOF_BLUE, ROOF_GOLD, ROOF_PLUM, ROOF_RED, ROSE, TEAL

META = {"number": 4, "slug": "ripe-houses", "seed": 404}
FINISH = Finish(vignette=0.24)

SLUG = ["#5c4c40", "#a48c6c", "#dcc8a0", "#fff4d4"]
BLADES = ("#3a4c24", "#6c8038", "#b4b458")
# foot, height, kind of roof, roof, ripe, where its twig comes out of the leaves
FRUIT = (
    ((118, 560), 92, 2, ROOF_BLUE, True, (172, 404)), ((226, 400), 88, 1, ROOF_PLUM, False, (284, 262)),
    ((300, 640), 108, 0, ROOF_RED, True, (348, 498)), ((352, 262), 86, 7, OCHRE, True, (398, 158)),
    ((420, 492), 112, 3, TEAL, True, (366, 318)), ((520, 300), 94, 9, houses.BARN_ROOF, True, (474, 168)),
    ((204, 752), 84, 8, SLATE_ROOF, False, (252, 652)), ((604, 470), 104, 4, ROOF_GOLD, True, (656, 330)),
    ((690, 598), 88, 6, ROSE, False, (640, 462)), ((694, 408), 78, 10, SLATE_ROOF, True, (736, 312)),
)  # fmt: skip


def afternoon(c: Card) -> None:
    """A gold sky, low sun on the left, orchard hills in haze."""
    c.sky([(0, "#5c94b0"), (240, "#90bcb8"), (480, "#d8d0a4"), (680, "#f4c890"), (840, "#f8dc9c")])
    c.glow(30, 720, 620, "#fff0b0", 0.6, 1.4)
    c.clouds(70, 480, "#a8bcb0", "#f8ecc4", cover=0.45, a=0.7, cell=190)
    for i, (y, fog) in enumerate(((820, 0.5), (880, 0.28), (950, 0.08))):
        orchard_hill(c, y, i, fog, clear=(330, 660))


def fruit(c: Card, leaves: Arr) -> None:
    """Ten houses; light in the ripe ones."""
    for i, (place, size, kind, roof, ripe, root) in enumerate(FRUIT):
        house_on_twig(c, place, size * 1.14, kind, roof, ripe, root, i, leaves, OLIVE)
    houses.door_bud(c, 126, 626, 64, TEAL, 6)


def picker(c: Card) -> None:
    """The ladder leans on the limb; the woman on it, a foot on each of two rungs, holds a house."""
    rungs = leaning_ladder(c, (690, 1096), (548, 588), 64, 13, LIMBS[1])
    for x in (650, 668, 712, 730):
        grass(c, x, 1104, 24, 6, BLADES)
    house_picker(c, 668, 940, 188, BLUSH, ROOF_RED, feet=(rungs[2], rungs[3]))


def in_the_grass(c: Card) -> None:
    """The basket; the windfall and its new tenant."""
    harvest_basket(c, 212, 1122, RIPE)
    for x in (140, 180, 240, 286):
        grass(c, x, 1134, 26, 7, BLADES)
    windfall_house(c, 478, 1128, BLUSH)
    garden_snail(c, 376, 1140, 112, OCHRE, SLUG, flip=True)
    for x in (336, 520, 552):
        grass(c, x, 1146, 30, 8, BLADES)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(-60, 380, 300), key="#fff0b4", fog="#e8d8a4")
    afternoon(c)
    ground = orchard_grass(c)
    leaves = great_apple_tree(c, ground, [root for *_, root in FRUIT])
    fruit(c, leaves)
    picker(c)
    in_the_grass(c)
