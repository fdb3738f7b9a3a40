"""Still Warm.

In a desert trench archaeologists have uncovered a blue-and-white teapot as big as a house, and steam rises from its
spout. Everyone has stepped back; one lays a hand on it, the cook holds out a cup. Nearer to us, the rim of a saucer
comes out of the clay, with a bitten biscuit of stone.
"""

from studio.elements.land.dig import dig_floor, dig_mound, dig_near_bank, dig_walls
from studio.elements.land.land import dunes
from studio.elements.people.cook import cook_with_cup
from studio.elements.people.figures import bell, townsperson
from studio.elements.rooms.household import broom
from studio.elements.things.props import ladder
from studio.elements.things.steam import spout_steam
from studio.elements.things.teapot_buried import great_teapot, saucer_rim
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, OCHRE, SAND
from studio.shapes import ell

META = {"number": 76, "slug": "still-warm", "seed": 7676}
FINISH = Finish(vignette=0.22, bloom=0.4)

FOUR_BACK = ((250, 1040, 1), (330, 1070, 4), (424, 1058, 8), (80, 1072, 3))
FOUR_MORE = ((500, 1016, 6), (580, 1000, 2), (196, 1112, 9), (640, 980, 5))
ARMS = ("out", "chin", "up", "down")


def noon(c: Card) -> None:
    """A hot blue sky and far dunes."""
    c.sky([(0, "#2c74a4"), (220, "#64a8c0"), (370, "#e4d8ac"), (480, "#ecc890")])
    dunes(c, 350, SAND, 2, 26, fog=0.35)
    dunes(c, 404, SAND, 5, 16, fog=0.1)


def trench(c: Card) -> None:
    """The dig, the teapot in it, and what nobody can explain."""
    dig_walls(c)
    ladder(c, (736, 760), (716, 440), 34, 9)
    dig_floor(c)
    c.shade(ell(330, 790, 310, 130), 0.6, 40, "#2c0c1c")
    tip = great_teapot(c, 446, 872, 0.94, -4)
    dig_mound(c)
    spout_steam(c, *tip)


def people(c: Card) -> None:
    """The one who touches, the cook with his cup, and all the others a few steps back."""
    townsperson(c, 690, 444, 62, 4, fog=0.1)
    townsperson(c, 738, 448, 60, 7, fog=0.1, arm="up")
    bell(c, 372, 934, 118, OCHRE, "straw", OCHRE, view="back", arm="high", stoop=0.0)
    cook_with_cup(c, 158, 986)
    for i, (x, y, kind) in enumerate((*FOUR_BACK, *FOUR_MORE)):
        hand = townsperson(c, x, y, 96 + (y - 980) * 0.2, kind, arm=ARMS[i % 4], flip=x < 300)
        if i in (0, 4):
            broom(c, hand[0], hand[1] + 30, 60, 20)


def at_our_feet(c: Card) -> None:
    """The saucer, the earth before it, crumbs of stone."""
    saucer_rim(c, 610, 1098, 250)
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
