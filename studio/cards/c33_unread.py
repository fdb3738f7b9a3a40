"""Unread.

A street is a river of envelopes up to the first floor. From the windows people fish for them with nets and
rods; a postman punts down the middle, his own bag empty. One shutter stays closed, and against it the letters
have piled up highest.
"""

from typing import Any

from studio.elements.buildings import street_walls as street
from studio.elements.buildings.houses import tower
from studio.elements.buildings.street_walls import LEFT, RIGHT
from studio.elements.land.river_of_letters import letter_drift, paper_water, shade_of_the_wall
from studio.elements.people.letter_anglers import ledge, letter_angler
from studio.elements.people.postman_punting import pole_in_hand, postman_punting
from studio.elements.things import letters_loose as letters
from studio.elements.things.punt import punt_inside, punt_side
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import ROOF_RED
from studio.shapes import ell, poly

Window = tuple[Any, ...]
META = {"number": 33, "slug": "unread", "seed": 3306}
FINISH = Finish(vignette=0.22)

# windows from far to near: place on the wall and size, who leans out, where their catch is, and the radius of their net
LEFT_WINDOWS: tuple[Window, ...] = (
    (0.87, 0.6, 0.05, 0.09), (0.62, 0.28, 0.07, 0.09), (0.62, 0.62, 0.07, 0.1, "woman", (318, 652), 19),
    (0.27, 0.28, 0.085, 0.1, "granny", (306, 404), 29), (0.27, 0.66, 0.085, 0.105, "boy", (226, 760)),
)  # fmt: skip
RIGHT_WINDOWS: tuple[Window, ...] = (
    (0.87, 0.6, 0.05, 0.09), (0.62, 0.28, 0.07, 0.09), (0.62, 0.6, 0.07, 0.1, "girl", (470, 600)),
    (0.27, 0.28, 0.085, 0.1, "man", (500, 388)),
)  # fmt: skip


def noon(c: Card) -> None:
    """The sky at the end of the street."""
    c.sky([(0, "#5c9cc8"), (240, "#94c4dc"), (440, "#d4e4dc"), (600, "#f0e8cc")])
    c.clouds(60, 360, "#b0d0e0", "#fbf8ec", cover=0.45, a=0.8)
    tower(c, 418, 620, 300, 64, street.CREAMY, ROOF_RED, lit=False, fog=0.5)
    street.roofs_at_the_end(c)


def houses(c: Card) -> None:
    """Sun on the right, shade on the left, a shaft of light between them."""
    street.street_wall(c, LEFT, (street.BRICKS, street.CREAMY, street.SKYISH), 0.3)
    street.street_wall(c, RIGHT, (street.CREAMY, street.SKYISH, street.TERRA), 0.5)
    c.beam([(430, 0), (520, 0), (700, 900), (300, 900)], "#fff8d8", 0.18, 40)
    c.darken(c.mask(poly([*LEFT]), 0.3), "#2c2440", 0.22)


def river(c: Card) -> None:
    """Letters up to the first floor, a wake in them, and the shade of the left wall."""
    paper_water(c)
    shade_of_the_wall(c)


def anglers(c: Card) -> None:
    """Every window first, for the rods reach across them; then everybody else, fishing, from far to near."""
    there = []
    for wall, windows in ((LEFT, LEFT_WINDOWS), (RIGHT, RIGHT_WINDOWS)):
        for u, v, w, h, *who in windows:
            there.append((street.street_window(c, wall, u, v, w, h), who))
    for sill, who in there:
        letter_angler(c, sill, *who) if who else ledge(c, sill)


def shut(c: Card) -> None:
    """The one who does not open has the most."""
    street.street_window(c, RIGHT, 0.25, 0.66, 0.085, 0.105, shut=True)
    letter_drift(c, 722, 906, 320, 346)


def postman_afloat(c: Card) -> None:
    """He punts through his own work with an empty bag, leaning on the pole."""
    x, y = 366, 1016
    c.light = (300, 300, 260)
    c.shade(ell(x + 26, y + 34, 172, 26), 0.7, 12, "#342a48")
    punt = punt_inside(c, x, y, 290)
    man = postman_punting(c, x + 22, y + 2, 206)
    punt_side(punt)
    letters.letters_afloat(c, x, y + 40)
    pole_in_hand(man)
    letters.letters_stirred(c, 490, 1066)
    letters.letters_in_front(c)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(470, 60, 360), key="#fff6d8", fog="#e4e4d0")
    noon(c)
    houses(c)
    river(c)
    anglers(c)
    shut(c)
    postman_afloat(c)
