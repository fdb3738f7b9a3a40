"""A Slight Leak.

On a study table an unrolled map is wet: its rivers run over the table's edge into a cup, a hat, a bowl, a
drawer. A cat laps up the inland sea. A drawn town has come up in tiny solid roofs; the puddle on the floor
already has a fish, and on the shelf the next map begins to drip.
"""

from studio.elements.animals.cat_lapping import lapping_cat
from studio.elements.animals.sea_life import fish
from studio.elements.buildings.map_town import inked_house, map_town
from studio.elements.land.splashes import floor_pool, splash, stirred_rings
from studio.elements.rooms.furniture import armchair
from studio.elements.rooms.map_shelf import map_shelf
from studio.elements.rooms.study import study_room, sun_on_table
from studio.elements.rooms.writing_table import TableTop, full_drawer, mahogany_table
from studio.elements.things.map_wet import AQUA, falls, parchment, waters
from studio.elements.things.vessels_filling import filling_bowl, filling_cup, filling_hat
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GINGER, ROOF_BLUE, ROOF_RED, TEAL
from studio.shapes import ell

META = {"number": 29, "slug": "a-slight-leak", "seed": 2905}
FINISH = Finish(vignette=0.26)

TABLE = TableTop((150, 520), (640, 478), (750, 812), (52, 800))
CUP, HAT, DRAWER, BOWL, POOL = 0.1, 0.3, 0.49, 0.68, 0.88  # where along the front edge a river falls
# each river: where it comes from, where it falls, how far down
RIVERS = (
    ((0.3, 0.54), CUP, 1060), ((0.36, 0.6), HAT, 1020), ((0.46, 0.6), DRAWER, 880), ((0.54, 0.57), BOWL, 1052),
    ((0.6, 0.46), POOL, 1104),
)  # fmt: skip
TOWN = (
    (0.72, 0.46, 40, ROOF_RED), (0.81, 0.45, 44, ROOF_BLUE), (0.69, 0.57, 36, ROOF_BLUE), (0.78, 0.575, 46, ROOF_RED),
    (0.88, 0.57, 40, ROOF_RED), (0.72, 0.69, 40, ROOF_RED), (0.83, 0.7, 42, ROOF_BLUE),
)  # fmt: skip


def vessels(c: Card) -> None:
    """Whatever was at hand, under each river."""
    cup_x, hat_x, _, bowl_x, pool_x = (TABLE.on(u, 1)[0] for u in (CUP, HAT, DRAWER, BOWL, POOL))
    filling_cup(c, cup_x, 1108)
    filling_hat(c, hat_x, 1096)
    filling_bowl(c, bowl_x, 1092)
    floor_pool(c, pool_x - 14, 1104, 168, 70)
    stirred_rings(c, pool_x, 1106, 40, 70)
    fish(c, pool_x - 52, 1108, 44, GINGER, flip=True)
    falls(c, TABLE.on, RIVERS)
    for _, u, land in RIVERS:
        splash(c, TABLE.on(u, 1)[0], land)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(600, 240, 300), key="#fff0c0", fog="#7c9484")
    study_room(c)
    map_shelf(c, 62, 214, 288)
    c.shade(ell(160, 566, 130, 18), 0.5, 10, "#1c100c")
    armchair(c, 150, 560, 250, TEAL)
    mahogany_table(c, TABLE)
    full_drawer(c, 396, 830, AQUA)
    parchment(c, TABLE.on)
    for u, v in ((0.68, 0.84), (0.93, 0.7)):
        inked_house(c, *TABLE.on(u, v))
    sun_on_table(c, TABLE.on)
    waters(c, TABLE.on, RIVERS)
    map_town(c, TABLE.on, TOWN, (0.91, 0.46))
    lapping_cat(c, *TABLE.on(0.205, 0.42), flip=True)
    vessels(c)
