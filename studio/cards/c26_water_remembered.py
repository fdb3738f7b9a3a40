"""What the Water Remembered.

A knight has ridden down to a forest pool, lance upright. The water shows a child in a paper hat astride a broom,
and the lance is a toy windmill. A paper crown floats between the two worlds; above it is November,
below July, in the light of the one evening; child and knight stand on the same line.
"""

import numpy as np

from studio.colour import Arr, rgb
from studio.elements.land.water_stirred import still_surface, stir
from studio.elements.people.broom_boy import broom_boy
from studio.elements.people.knight_mounted import mounted_knight
from studio.elements.plants.birchwood import birchwood
from studio.elements.plants.plants import grass
from studio.elements.things.crown_paper import floating_crown
from studio.finish import Finish
from studio.paint import Card

META = {"number": 26, "slug": "water-remembered", "seed": 2626}
FINISH = Finish(vignette=0.26, bloom=0.38)

SHORE = 640.0
RIDER = (424, SHORE - 2, 0.94)  # child and knight stand on the same line


def remembered(c: Card) -> tuple[Arr, Arr]:
    """July, upside down: a child on a broom, no trunk behind face or arm; returns picture and crispness."""
    birchwood(c, SHORE, summer=True, without=(388, 452))
    stir(c, SHORE)
    broom_boy(c, *RIDER)
    c.mirror(SHORE, -100, 900, 1.0, 0.06, 1e6, "#3c5c54", 0.16)
    rows = np.clip(2 * int(SHORE * c.k) - np.arange(c.h), 0, c.h - 1)
    return c.img.copy(), c.detail[rows] * c.ground(SHORE)


def today(c: Card) -> None:
    """November: the knight on the bank."""
    c.detail[:] = 0
    c.fog = rgb("#c4c8b0")
    birchwood(c, SHORE)
    mounted_knight(c, *RIDER)


def between(c: Card) -> None:
    """The surface, a paper crown on it, grass at the shore and before us."""
    still_surface(c, SHORE)
    floating_crown(c, 136, 722)
    for x in (40, 66, 92, 744, 770):
        grass(c, x, 1176, 150, 7, ("#2c4c3c", "#5c8450", "#a0b870"))
    for x in (120, 330, 450, 690, 770):
        grass(c, x, SHORE + 6, 30, 6, ("#3c5840", "#6c8450", "#a0a870"))


def scene(c: Card) -> None:
    """Paint the card: first the world as the water has it, then the one that stands above."""
    c.stage(light=(250, 250, 300), key="#ffe8bc", fog="#c8bc8c")
    below, crisp = remembered(c)
    today(c)
    m = c.ground(SHORE)[..., None]
    c.img = c.img * (1 - m) + below * m
    c.detail = np.maximum(c.detail, crisp * 0.7)
    between(c)
