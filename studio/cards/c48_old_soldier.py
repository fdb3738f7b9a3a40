"""The Old Soldier.

An empty suit of armour has been sitting in a meadow so long that bees have moved in: honey runs from the
visor and from the hole over the heart. A bear stands before it with spoon and napkin, hat in paw. The
sword now holds up a row of beans.
"""

from studio.elements.animals.beasts_upright import holding_paw, polite_bear
from studio.elements.animals.bees_crawling import crawling_bee
from studio.elements.animals.insects import bee
from studio.elements.land.land import hills, meadow
from studio.elements.people.armour_hive import armour_hive
from studio.elements.plants.beans_on_sword import bean_sword
from studio.elements.plants.flowers_strewn import far_flowers
from studio.elements.plants.grass_rows import grass_row
from studio.elements.plants.plants import flower, grass
from studio.elements.plants.wood_edges import wood_edges
from studio.elements.things.bowler_held import held_bowler
from studio.elements.things.spoons import held_spoon
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import WHITE

META = {"number": 48, "slug": "old-soldier", "seed": 4848}
FINISH = Finish(vignette=0.22)

SUMMER = ["#1c4430", "#4c8438", "#94b440", "#e4dc74"]
FAR = ["#3c6c5c", "#6c9c60", "#a8c078", "#e8e4a4"]
BLOOMS = (WHITE, ["#8a5010", "#e0b030", "#fff0a0"], ["#4c3c84", "#8c7cc8", "#dcd0f4"])
GRASS = ("#2c5c34", "#5c943c", "#a8bc4c")
SHOES = (214, 236, 262, 290, 318, 486, 512, 540, 566, 594)
FLOWERS = ((250, 1120, 70), (300, 1150, 60), (520, 1150, 66), (60, 1150, 56), (206, 1160, 50))
BEES = (  # x, y, size, tilt
    *((232, 350, 26, -24), (168, 312, 18, 10), (600, 318, 20, 14), (668, 392, 26, -8), (524, 250, 18, -38)),
    *((474, 176, 22, -12), (706, 290, 15, 20), (112, 420, 22, -16), (700, 610, 22, 8)),
)
CRAWLERS = (  # x, y, size, turn, wings spread
    *((494, 492, 32, -70, False), (446, 540, 31, 60, False), (478, 556, 28, 160, False)),
    *((344, 322, 32, 150, False), (300, 560, 32, 40, False), (560, 470, 30, -50, False)),
    *((566, 356, 32, -110, True), (320, 216, 30, 120, True), (640, 460, 26, -80, True)),
    (230, 690, 30, 20, False),
)


def summer(c: Card) -> None:
    """A blue noon over meadows."""
    c.sky([(0, "#5aa0c0"), (260, "#8cc4cc"), (520, "#d8e4cc")])
    c.clouds(60, 420, "#c8dce0", "#fbf6e4", cover=0.42, cell=190, a=0.85)
    hills(c, 470, 26, FAR, 5, 0.45, 40)
    wood_edges(c, 0, 520, FAR, 0.35)
    meadow(c, 540, FAR, 8, 16, 1500, 0.2)
    meadow(c, 700, SUMMER, 3, 22, 2600)
    far_flowers(c, 70, 600, 860)


def soldier(c: Card) -> None:
    """The armour on its rock; its crest is of flowers, grass grows over its shoes."""
    helmet = armour_hive(c, 400, 1034)
    for dx, h, bloom in ((-16, 62, 0), (6, 84, 1), (24, 58, 0)):
        flower(c, *helmet.pt(dx, -212), h, BLOOMS[bloom])
    grass(c, *helmet.pt(0, -208), 52, 9, ("#4c8438", "#94b440", "#d0d070"))
    grass_row(c, SHOES, 1062, 40, (1, 22), 7, GRASS)


def guest(c: Card) -> None:
    """The bear: spoon in the far paw, hat in the near one."""
    near, far = polite_bear(c, 664, 1112, 270)
    held_spoon(c, *far)
    held_bowler(c, near[0] - 34, near[1] + 22, 8)
    for at, turn in ((far, -30), (near, -40)):
        holding_paw(c, *at, 1.1, turn)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(200, -160, 420), key="#fff2c4", fog="#cfe0d0")
    summer(c)
    soldier(c)
    bean_sword(c, 142, 1096)
    grass_row(c, range(30, 790, 26), 1156, 44, (30, 34), 8, GRASS)
    for i, (x, y, h) in enumerate(FLOWERS):
        flower(c, x, y, h, BLOOMS[i % 3])
    guest(c)
    for x, y, h, tilt in BEES:
        bee(c, x, y, h, x < 400, tilt)
    for x, y, h, turn, spread in CRAWLERS:
        crawling_bee(c, x, y, h, turn, spread)
