"""What Falls, Grows.

An hourglass on a window sill at dusk. Above, three leaning sandstone towers are crumbling at the foot; below, the sand
has become one great tree whose crown repeats the very outline of the three towers. An old man stands under
it with a striped umbrella open to the falling sand. Outside a spade leans on the frame, and the sand in a
pail has begun to sprout.
"""

from studio.colour import Arr
from studio.elements.buildings.towers_sand import loose_block, stone_towers
from studio.elements.land.sand_in_glass import bouncing_grains, sand_mound, sand_thread, sinking_heap
from studio.elements.people.figures import old_man
from studio.elements.plants.plants import grass
from studio.elements.plants.tree_of_towers import LEAVES, tower_crown, tower_trunk
from studio.elements.rooms.sill_dusk import dusk_sill, light_on_the_sill
from studio.elements.things.hourglasses import GLASS, NECK, neck, pillars, plates, sheen, small_sky
from studio.elements.things.props import umbrella
from studio.elements.things.spade import leaning_spade, sprouting_pail
from studio.paint import Card
from studio.palettes import CREAM, RED
from studio.shapes import blob

META = {"number": 6, "slug": "what-falls-grows", "seed": 606}

EVENING, MORNING = (240, 200, 150), (250, 640, 190)
BLOCKS = ((262, 404), (340, 416), (428, 428), (520, 398), (470, 444), (378, 470), (556, 424))


def above(c: Card, m: Arr) -> None:
    """Evening on the towers; their feet are already sand."""
    small_sky(c, m, [(140, "#5a3a64"), (260, "#b06474"), (380, "#f09c6c"), (480, "#ffd890")])
    c.halo(316, 330, 150, "#fff0b0", 0.6)
    stone_towers(c, 400, 452, 0.95, m, EVENING)
    sinking_heap(c, m, EVENING)
    for x, y in BLOCKS:
        loose_block(c, x, y, m, EVENING)


def below(c: Card, m: Arr) -> None:
    """The towers again, as a tree."""
    small_sky(c, m, [(590, "#245458"), (720, "#4c9488"), (860, "#b0d4a0"), (980, "#f0eab0")])
    c.glow(400, 880, 250, "#fff0a8", 0.3, 1.6)
    c.light = (400, 980, 150)
    for y, fog in ((960, 0.6), (984, 0.35)):
        ridge = blob((120, y), (260, y - 22), (400, y + 6), (540, y - 22), (680, y), (680, 1100), (120, 1100))
        c.paint(ridge, LEAVES, vol=20, clip=m, fog=fog, fogcol="#d8e4a8", edge=0.05)
    tower_crown(c, 400, 872, 0.84, m, MORNING)
    tower_trunk(c, 400, 872, m)
    sand_mound(c, m)
    for x, h in ((236, 22), (270, 28), (470, 24), (520, 30), (560, 22)):
        grass(c, x, 1014 + abs(x - 400) * 0.15, h, 6, ("#2c6a44", "#5c9c50", "#b4d070"))


def sheltering(c: Card) -> None:
    """He under his umbrella, sand bouncing off the top."""
    c.light = (400, 800, 110)
    x, y = old_man(c, 290, 1030, 116, arm="up", rim=0.9, flip=True)
    umbrella(c, x, y + 4, 84, RED, CREAM, 6)
    bouncing_grains(c, x, y)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 860, 180), key="#fff0b0", fog="#2c5658")
    dusk_sill(c)
    c.glow(400, 300, 330, "#f08c5c", 0.4, 1.6)
    c.glow(400, 860, 380, "#d8d078", 0.42, 1.5)
    light_on_the_sill(c, 400, 1092)
    pillars(c, (400, 800, 140))
    bulbs = c.mask(GLASS, 0.3)
    above(c, bulbs * (1 - c.ground(NECK)))
    before, lower = c.img.copy(), bulbs * c.ground(NECK)
    below(c, lower)
    c.img = before * (1 - lower[..., None]) + c.img * lower[..., None]
    sand_thread(c, bulbs)
    sheltering(c)
    c.light = (400, 860, 180)
    sheen(c, bulbs)
    neck(c, bulbs)
    plates(c)
    leaning_spade(c, 734, 1124)
    sprouting_pail(c, 92, 1136)
