"""Still Warm.

In a desert trench archaeologists have uncovered a blue-and-white teapot as big as a house, and steam rises from its
spout. They dig, measure and brush; one lays a hand on it, the cook holds out a cup. Nearer to us, the rim of a
saucer comes out of the clay, with a bitten biscuit of stone.
"""

from studio.elements.land import dig
from studio.elements.land.land import dunes
from studio.elements.people.cook import cook_with_cup
from studio.elements.people.dig_folk import brushing, digging, palm_on_it, two_measuring
from studio.elements.people.figures import townsperson
from studio.elements.things.plate_biscuit import plate_with_biscuit
from studio.elements.things.props import ladder
from studio.elements.things.steam import spout_steam
from studio.elements.things.teapot_buried import great_teapot
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import SAND
from studio.shapes import ell, poly

META = {"number": 76, "slug": "still-warm", "seed": 7676}
FINISH = Finish(vignette=0.22, bloom=0.4)


def noon(c: Card) -> None:
    """A hot blue sky and far dunes."""
    c.sky([(0, "#2c74a4"), (220, "#64a8c0"), (370, "#e4d8ac"), (480, "#ecc890")])
    dunes(c, 350, SAND, 2, 26, fog=0.35)
    dunes(c, 404, SAND, 5, 16, fog=0.1)


def trench(c: Card) -> None:
    """The dig, and the teapot that is still half in it."""
    dig.dig_walls(c)
    dig.dig_ledge(c, 560, 470)
    dig.dig_floor(c)
    c.shade(ell(250, 860, 260, 60), 0.5, 30, "#2c0c1c")
    tip = great_teapot(c, 436, 922, 0.94, -5)
    dig.dig_block(c, 640, 716)
    dig.dig_lip(c)
    dig.dig_mound(c, 728, 696)
    c.shade(poly([(628, 744), (656, 744), (664, 930), (630, 930)]), 0.5, 7, "#2c0c1c")
    c.shade(ell(676, 946, 40, 6, -4), 0.5, 4, "#3c141c")
    ladder(c, (698, 944), (676, 702), 36, 9, "#d8a46c")
    spout_steam(c, *tip)


def people(c: Card) -> None:
    """One touches it, the cook has his cup, two measure, one digs; two look on from the ledge."""
    townsperson(c, 676, 476, 68, 8)
    townsperson(c, 712, 478, 64, 5, arm="out")
    palm_on_it(c, 194, 932, 122, flip=True)
    two_measuring(c, (468, 988), (620, 982), 112)
    cook_with_cup(c, 104, 1062, 136, flip=True)
    digging(c, 262, 1124, 126)


def at_our_feet(c: Card) -> None:
    """A square cut, the plate that comes out of it, the one who brushes it free."""
    dig.square_pit(c)
    plate_with_biscuit(c, 626, 1112, 270)
    dig.heap_over_plate(c)
    brushing(c, 436, 1140, 126, flip=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(760, -60, 400), key="#fff4d8", fog="#ecd8b0")
    noon(c)
    trench(c)
    people(c)
    at_our_feet(c)
