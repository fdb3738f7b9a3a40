"""The Stone Seller.

On a bright beach fair a seller holds a bunch of stones that float on strings; the balloons lie about on the
sand, heavy, used as seats and doorstops. A boy weeps: his pebble has flown away, a dot in the sky. A strong
man strains to lift a red balloon.
"""

from math import cos, radians, sin

from studio.elements.buildings.beach_hut import beach_hut, fair_tent
from studio.elements.land.beach_bright import bright_beach
from studio.elements.land.stones import heavy_balloon, noon_shadow, pebble, strings
from studio.elements.people.fair_folk import seller, sitter, strong_man, weeping_boy
from studio.elements.people.folk_posed import brimmed, bun, scarf
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, HAIR, NAVY, OCHRE, PLUM, RED, SAGE, SLATE, TEAL

META = {"number": 15, "slug": "stone-seller", "seed": 1515}
FINISH = Finish(vignette=0.2)

# x, y, half width, half height of the stones in the bunch, back ones first
BACK = ((420, 138, 78, 56), (292, 196, 80, 60), (556, 190, 84, 60), (196, 322, 76, 56), (652, 322, 76, 58))
MIDDLE = ((122, 446, 58, 44), (700, 458, 56, 42), (352, 300, 90, 68), (504, 316, 94, 68), (250, 444, 86, 62))
FRONT = ((594, 452, 86, 62), (422, 462, 100, 74), (320, 578, 74, 54), (520, 582, 76, 54))
KNOT = (354, 798)
AZURE = ["#14386c", "#2c74c0", "#6cb8ec", "#e8fbff"]
GOLD = ["#7c4a08", "#d8940c", "#fcc83c", "#fff6c0"]
VIOLET = ["#3c2058", "#7c4ca4", "#b890d8", "#f8ecff"]


def fair(c: Card) -> None:
    """The tent, the hut whose door is held open by a balloon, and balloons as sound, solid seats."""
    fair_tent(c, 716, 900)
    beach_hut(c, 112, 940)
    heavy_balloon(c, 164, 964, 56, GOLD, -12)
    for x, y, seat, turn in ((262, 954, AZURE, 76), (548, 946, GOLD, -78), (648, 962, VIOLET, 74)):
        heavy_balloon(c, x, y, 66, seat, turn, 1 if turn > 0 else -1)
    sitter(c, 262, 940, 122, TEAL, NAVY, brimmed(CREAM, 8, 17))
    sitter(c, 548, 932, 116, SAGE, SLATE, bun(HAIR), flip=True)
    sitter(c, 648, 948, 120, PLUM, PLUM, scarf(OCHRE, 4))


def bunch(c: Card) -> None:
    """The whole weightless quarry on its strings, the far ones behind the near, and the pebble that flew away."""
    i = 0
    for row in (BACK, MIDDLE, FRONT):
        turns = [((i + k) * 37) % 40 - 20 for k in range(len(row))]
        feet = [
            (x - sin(radians(t)) * ry * 0.96, y + cos(radians(t)) * ry * 0.96)
            for (x, y, _, ry), t in zip(row, turns, strict=True)
        ]
        strings(c, feet, KNOT)
        for (x, y, rx, ry), turn in zip(row, turns, strict=True):
            pebble(c, x, y, rx, ry, i, turn)
            i += 1
    c.line([(97, 138), (105, 172), (92, 204), (101, 232)], 3, "#4c4038", 0.95, 0.3, ends=0.8, det=0.8)
    pebble(c, 96, 128, 28, 22, 2, 12)


def near_us(c: Card) -> None:
    """The seller, he who has already bent his knees, and the boy whose stone was the lightest of all."""
    for x, y, w in ((408, 1048, 62), (708, 1122, 66), (244, 1142, 34)):
        noon_shadow(c, x, y, w)
    hand = seller(c, 400, 1046)
    c.line([KNOT, hand], 4, "#6a5040", 0.9, 0.2, ends=0.9)
    knot = heavy_balloon(c, 562, 1128, 150, RED, 4)
    strong_man(c, 690, 1122, (knot[0] + 2, knot[1] + 2))
    weeping_boy(c, 238, 1140, 134)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, -420, 330), key="#fffbe8", fog="#d8f0dc")
    bright_beach(c)
    fair(c)
    bunch(c)
    near_us(c)
