"""A Slight Leak.

On a study table an unrolled map is wet: its rivers run over the table's edge in thin waterfalls into cups, a
hat, a drawer. A cat laps up the inland sea. A drawn town has come up in tiny solid roofs; the armchair
already stands in a puddle with a fish.
"""

from studio.elements.animals.cat_lapping import lapping_cat
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.houses import house, tower
from studio.elements.land.splashes import brimful, splash, stirred_rings
from studio.elements.land.water import puddle
from studio.elements.rooms.furniture import armchair
from studio.elements.rooms.household import cup
from studio.elements.rooms.study import study_room
from studio.elements.rooms.writing_table import TableTop, full_drawer, mahogany_table
from studio.elements.things.hats_upturned import upturned_hat
from studio.elements.things.map_wet import AQUA, parchment, waters
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import OCHRE, PORCELAIN, ROOF_BLUE, ROOF_RED, TEAL
from studio.shapes import ell

META = {"number": 29, "slug": "a-slight-leak", "seed": 2905}
FINISH = Finish(vignette=0.26)

TABLE = TableTop((150, 520), (640, 478), (750, 812), (52, 800))
CUP, HAT, DRAWER, BOWL, POOL = 0.1, 0.3, 0.49, 0.68, 0.88  # where along the front edge a river falls
# each river: where it comes from, where it falls, how far down
WEST = (((0.3, 0.52), CUP, 1076), ((0.36, 0.58), HAT, 1048), ((0.46, 0.6), DRAWER, 880))
EAST = (((0.54, 0.56), BOWL, 1052), ((0.6, 0.46), POOL, 1100))
WALL = ("#6c5848", "#a88c6c", "#e0c898", "#fff0cc")
UPTOWN = ((0.72, 0.5, 60, ROOF_RED), (0.79, 0.46, 76, ROOF_BLUE), (0.85, 0.52, 56, ROOF_RED))
DOWNTOWN = ((0.76, 0.6, 58, ROOF_RED), (0.83, 0.62, 62, ROOF_RED), (0.69, 0.62, 46, ROOF_BLUE))


def wet_chair(c: Card) -> None:
    """The armchair has a lake of its own."""
    puddle(c, 140, 580, 340, "#4cb8bc", 0.95, 0.36)
    armchair(c, 150, 548, 250, TEAL)
    c.mirror(550, 40, 270, 0.5, 0.8, 60, "#3c9ca0", 0.4)
    fish(c, 104, 606, 84, OCHRE, rot=-10)
    stirred_rings(c, 104, 612, 110, 154)


def town(c: Card) -> None:
    """It used to be ink."""
    for u, v, h, roof in (*UPTOWN, *DOWNTOWN):
        x, y = TABLE.on(u, v)
        c.shade(ell(x - 14, y + 2, h * 0.5, 7), 0.4, 4, "#5c3c1c")
        house(c, x, y, h, lit=False, roof=roof, win="#54616c", wall=WALL)
    tower(c, *TABLE.on(0.9, 0.44), 92, roof=ROOF_BLUE, lit=False, wall=WALL)


def vessels(c: Card) -> None:
    """Whatever was at hand, under each river."""
    cup_x, hat_x, drawer_x, bowl_x, pool_x = (TABLE.on(u, 1)[0] for u in (CUP, HAT, DRAWER, BOWL, POOL))
    cup(c, cup_x, 1110, 62, PORCELAIN)
    puddle(c, hat_x, 1092, 150, "#5cb4b8", 0.6)
    upturned_hat(c, hat_x, 1092)
    cup(c, bowl_x, 1090, 56, OCHRE)
    for x, y in ((cup_x, 1050), (bowl_x, 1036)):
        brimful(c, x, y)
    puddle(c, pool_x, 1108, 200, "#5cb4b8", 0.8, 0.26)
    fish(c, pool_x - 58, 1112, 58, OCHRE, flip=True)
    for x, y in ((cup_x, 1052), (hat_x, 1036), (bowl_x, 1040), (pool_x, 1100), (drawer_x, 880)):
        splash(c, x, y)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(600, 240, 300), key="#fff0c0", fog="#7c9484")
    study_room(c)
    wet_chair(c)
    mahogany_table(c, TABLE)
    full_drawer(c, 396, 896, AQUA)
    parchment(c, TABLE.on)
    waters(c, TABLE.on, (*WEST, *EAST))
    town(c)
    lapping_cat(c, *TABLE.on(0.17, 0.4), flip=True)
    vessels(c)
