"""The Stone Seller.

On a bright beach fair a seller holds a bunch of stones that float on strings; the balloons lie about on the
sand, heavy, used as seats and doorstops. A boy weeps: his pebble has flown away, a dot in the sky. A strong
man strains to lift a red balloon.
"""

from studio.elements.buildings.beach_hut import beach_hut, fair_tent
from studio.elements.land.beach_bright import bright_beach
from studio.elements.land.stones import heavy_balloon, pebble, strings
from studio.elements.people.fair_folk import seller, sitter, strong_man, weeping_boy
from studio.elements.people.folk_posed import brimmed, bun, scarf
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, CREAM, HAIR, LINEN, NAVY, OCHRE, PLUM, RED, SAGE, SLATE, TEAL

META = {"number": 15, "slug": "stone-seller", "seed": 1515}
FINISH = Finish(vignette=0.2)

# x, y, half width, half height of the stones in the bunch, back ones first
BACK = ((420, 138, 78, 56), (292, 196, 80, 60), (556, 190, 84, 60), (196, 322, 76, 56), (652, 322, 76, 58))
MIDDLE = ((122, 446, 58, 44), (700, 458, 56, 42), (352, 300, 90, 68), (504, 316, 94, 68), (250, 444, 86, 62))
FRONT = ((594, 452, 86, 62), (422, 462, 100, 74), (320, 578, 74, 54), (520, 582, 76, 54))
KNOT = (354, 798)


def fair(c: Card) -> None:
    """The tent, the hut whose door is held open by a balloon, and balloons as sound, solid seats."""
    fair_tent(c, 716, 900)
    beach_hut(c, 86, 940)
    heavy_balloon(c, 144, 962, 52, OCHRE)
    for x, y, seat in ((262, 944, BLUE), (552, 936, OCHRE), (640, 948, LINEN)):
        heavy_balloon(c, x, y, 46, seat)
    sitter(c, 268, 944, 112, TEAL, NAVY, brimmed(CREAM, 8, 17))
    sitter(c, 546, 936, 106, SAGE, SLATE, bun(HAIR), flip=True)
    sitter(c, 646, 948, 110, PLUM, PLUM, scarf(OCHRE, 4))


def bunch(c: Card) -> None:
    """The whole weightless quarry on its strings, and the pebble that flew away."""
    stones = (*BACK, *MIDDLE, *FRONT)
    strings(c, [(x, y + ry * 0.9) for x, y, _, ry in stones], KNOT)
    for i, (x, y, rx, ry) in enumerate(stones):
        pebble(c, x, y, rx, ry, i, (i * 37) % 40 - 20)
    c.line([(97, 138), (105, 172), (92, 204), (101, 232)], 3, "#4c4038", 0.95, 0.3, ends=0.8, det=0.8)
    pebble(c, 96, 128, 28, 22, 2, 12)


def near_us(c: Card) -> None:
    """The seller, he who has already bent his knees, and the boy whose stone was the lightest of all."""
    hand = seller(c, 400, 1046)
    c.line([KNOT, hand], 4, "#6a5040", 0.9, 0.2, ends=0.9)
    knot = heavy_balloon(c, 562, 1128, 150, RED, 4)
    strong_man(c, 690, 1122, (knot[0] + 2, knot[1] + 2))
    weeping_boy(c, 202, 1122)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, -420, 330), key="#fffbe8", fog="#d8f0dc")
    bright_beach(c)
    fair(c)
    bunch(c)
    near_us(c)
