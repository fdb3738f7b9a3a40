"""Unread.

A street is a river of envelopes up to the first floor. From the windows people fish for them with nets and
rods; a postman punts down the middle, his own bag empty. One shutter stays closed, and against it the letters
have piled up highest.
"""

from studio.elements.buildings import street_walls as street
from studio.elements.buildings.houses import tower
from studio.elements.buildings.street_walls import LEFT, RIGHT
from studio.elements.land.water import boat
from studio.elements.people.figures import postman
from studio.elements.people.letter_anglers import letter_angler
from studio.elements.things import letters_loose as letters
from studio.elements.things.punt_pole import punt_pole
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import ROOF_RED, WALNUT
from studio.shapes import ell, poly

META = {"number": 33, "slug": "unread", "seed": 3306}
FINISH = Finish(vignette=0.22)

# windows, near and far: place on the wall, size, who leans out (-1: nobody)
LEFT_NEAR = ((0.2, 0.66, 0.085, 0.105, 1), (0.2, 0.28, 0.085, 0.1, 4))
LEFT_FAR = ((0.6, 0.62, 0.07, 0.1, 2), (0.6, 0.28, 0.07, 0.09, -1), (0.87, 0.6, 0.05, 0.09, -1))
RIGHT_NEAR = ((0.6, 0.6, 0.07, 0.1, 5), (0.6, 0.28, 0.07, 0.09, -1), (0.2, 0.28, 0.085, 0.1, 7))
RIGHT_FAR = ((0.87, 0.6, 0.05, 0.09, -1),)


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
    """Letters up to the first floor, and the shade of the left wall on them."""
    letters.letter_river(c)
    letters.wall_shade_on_letters(c)


def anglers(c: Card) -> None:
    """Every window first, for the rods reach across them; then everybody else, fishing, from far to near."""
    sills = []
    for wall, windows, sg in ((LEFT, LEFT_FAR + LEFT_NEAR, 1), (RIGHT, RIGHT_FAR + RIGHT_NEAR, -1)):
        for u, v, w, h, kind in windows:
            sills.append((street.street_window(c, wall, u, v, w, h), sg, kind))
    for sill, sg, kind in sills:
        if kind >= 0:
            letter_angler(c, *sill, sg, kind)


def shut(c: Card) -> None:
    """The one who does not open has the most."""
    street.street_window(c, RIGHT, 0.2, 0.66, 0.085, 0.105, shut=True)
    letters.letter_drift(c, 712, 930, 270, 350)


def postman_afloat(c: Card) -> None:
    """He punts through his own work with an empty bag."""
    x, y = 372, 1020
    c.light = (460, 300, 260)
    c.shade(ell(x, y + 34, 160, 26), 0.5, 12, "#3c2c24")
    hand = postman(c, x + 8, y + 8, 206, view="side", arm="fwd", rim=0.9, shadow=0)
    boat(c, x, y + 14, 268, WALNUT, rim=0.7)
    punt_pole(c, *hand)
    for dx, dy, rot in ((-66, 64, -14), (-40, 74, 20), (-18, 68, -30)):
        letters.loose_letter(c, x + dx, y + dy, 1.8, rot, 0.62, False)
    letters.letters_afloat(c, x, y + 52)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(470, 60, 360), key="#fff6d8", fog="#e4e4d0")
    noon(c)
    houses(c)
    river(c)
    anglers(c)
    shut(c)
    postman_afloat(c)
