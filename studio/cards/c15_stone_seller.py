"""The Stone Seller.

On a bright beach fair a seller holds a bunch of stones that float on strings; the balloons lie about on the
sand, heavy, used as seats and doorstops. A boy weeps: his pebble has flown away, a dot in the sky. A strong
man strains to lift a red balloon.
"""

from studio.elements.buildings.beach_hut import beach_hut, fair_tent
from studio.elements.land.beach_bright import bright_beach
from studio.elements.land.stones import heavy_balloon, pebble, strings
from studio.elements.people.fair_folk import seller, strong_man, weeping_boy
from studio.elements.people.figures import townsperson
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, LINEN, OCHRE, RED

META = {"number": 15, "slug": "stone-seller", "seed": 1515}
FINISH = Finish(vignette=0.2)

# x, y, half width, half height of the stones in the bunch, back ones first
BACK = ((420, 138, 78, 56), (292, 196, 80, 60), (556, 190, 84, 60), (196, 322, 76, 56), (652, 322, 76, 58))
MIDDLE = ((122, 446, 58, 44), (700, 458, 56, 42), (352, 300, 90, 68), (504, 316, 94, 68), (250, 444, 86, 62))
FRONT = ((594, 452, 86, 62), (422, 462, 100, 74), (320, 578, 74, 54), (520, 582, 76, 54))
KNOT = (384, 806)


def fair(c: Card) -> None:
    """The tent, the hut whose door is held open by a balloon, and balloons as sound, solid seats."""
    fair_tent(c, 716, 900)
    beach_hut(c, 86, 940)
    heavy_balloon(c, 144, 962, 52, OCHRE)
    sitters = ((262, 940, 6, BLUE, False), (560, 934, 11, OCHRE, True), (628, 946, 4, LINEN, False))
    for x, y, kind, ramp, flip in sitters:
        heavy_balloon(c, x, y, 58, ramp)
        townsperson(c, x, y - 30, 92, kind, sit=True, view="side", shadow=0, flip=flip)


def bunch(c: Card) -> None:
    """The whole weightless quarry on its strings, and the pebble that flew away."""
    stones = (*BACK, *MIDDLE, *FRONT)
    strings(c, [(x, y + ry * 0.9) for x, y, _, ry in stones], KNOT)
    for i, (x, y, rx, ry) in enumerate(stones):
        pebble(c, x, y, rx, ry, i, (i * 37) % 40 - 20)
    pebble(c, 96, 128, 26, 20, 2, 12, tied=False)
    c.line([(96, 148), (104, 176), (92, 204), (100, 226)], 2.4, "#4c5c5c", 0.9, 0.4)


def near_us(c: Card) -> None:
    """The seller, he who has already bent his knees, and the boy whose stone was the lightest of all."""
    hand = seller(c, 400, 1046)
    c.line([KNOT, hand], 4, "#6a5040", 0.9, 0.2, ends=0.9)
    knot = heavy_balloon(c, 574, 1128, 150, RED, 4)
    strong_man(c, 686, 1118, knot)
    weeping_boy(c, 196, 1122)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, -420, 330), key="#fffbe8", fog="#d8f0dc")
    bright_beach(c)
    fair(c)
    bunch(c)
    near_us(c)
