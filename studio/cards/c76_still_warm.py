"""Still Warm.

In a desert trench archaeologists have uncovered a blue-and-white teapot as big as a house, and steam rises from its
spout. They dig, measure and brush; one lays a hand on it, the cook holds out a cup. Nearer to us, the rim of a
saucer comes out of the clay, with a bitten biscuit of stone.
"""

from studio.elements.land.dig import dig_floor, dig_ledge, dig_mound, dig_near_bank, dig_walls
from studio.elements.land.land import dunes
from studio.elements.people.cook import cook_with_cup
from studio.elements.people.dig_folk import brushing, digging, hand_on_it, two_measuring
from studio.elements.people.figures import townsperson
from studio.elements.things.props import ladder
from studio.elements.things.steam import spout_steam
from studio.elements.things.teapot_buried import great_teapot, saucer_rim
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, SAND
from studio.shapes import ell

META = {"number": 76, "slug": "still-warm", "seed": 7676}
FINISH = Finish(vignette=0.22, bloom=0.4)


def noon(c: Card) -> None:
    """A hot blue sky and far dunes."""
    c.sky([(0, "#2c74a4"), (220, "#64a8c0"), (370, "#e4d8ac"), (480, "#ecc890")])
    dunes(c, 350, SAND, 2, 26, fog=0.35)
    dunes(c, 404, SAND, 5, 16, fog=0.1)


def trench(c: Card) -> None:
    """The dig, the teapot in it, and what nobody can explain."""
    dig_walls(c)
    dig_ledge(c, 480, 448)
    ladder(c, (706, 700), (672, 424), 34, 12)
    dig_floor(c)
    c.shade(ell(330, 790, 310, 130), 0.6, 40, "#2c0c1c")
    tip = great_teapot(c, 446, 872, 0.94, -4)
    dig_mound(c)
    spout_steam(c, *tip)


def people(c: Card) -> None:
    """The one who touches, the cook with his cup, two with a tape, one who digs; two look on from the ledge."""
    townsperson(c, 712, 452, 64, 8, fog=0.05)
    townsperson(c, 744, 455, 60, 5, fog=0.05, arm="out")
    hand_on_it(c, 366, 938, 122)
    two_measuring(c, (486, 970), (640, 962), 112)
    cook_with_cup(c, 118, 1016, 132, flip=True)
    digging(c, 256, 1112, 124)


def at_our_feet(c: Card) -> None:
    """The saucer, the earth before it, crumbs of stone."""
    saucer_rim(c, 610, 1098, 250)
    brushing(c, 438, 1118, 124, flip=True)
    dig_near_bank(c)
    for x, y in ((500, 1120), (480, 1100), (730, 1080)):
        c.paint(ell(x, y, 8, 5), CREAM, vol=4)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(760, -60, 400), key="#fff4d8", fog="#ecd8b0")
    noon(c)
    trench(c)
    people(c)
    at_our_feet(c)
