"""What the Water Remembered.

A knight has ridden down to a forest pool, lance upright. The water shows a child in a paper hat astride a broom,
and the lance is a toy windmill. A paper crown floats between the two worlds; above it is November,
below July, in the light of the one evening; child and knight stand on the same line.
"""

import numpy as np

from studio.elements.people.broom_boy import broom_boy
from studio.elements.people.knight_mounted import mounted_knight
from studio.elements.plants.birchwood import birchwood
from studio.elements.plants.plants import grass
from studio.elements.things.crown_paper import floating_crown
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import blob

META = {"number": 26, "slug": "water-remembered", "seed": 2626}
FINISH = Finish(vignette=0.26, bloom=0.38)

SHORE = 640.0


def stir(c: Card) -> None:
    """The wood as moving water shows it: every line a little out of true, more so the further from the bank."""
    for row in range(c.h):
        y = row / c.k
        far = np.clip((SHORE - y) / 560, 0, 1)
        sway = (1 + 4 * far) * np.sin(y * 0.12 + 2.2 * np.sin(y * 0.031)) + far * np.sin(y * 0.31)
        c.img[row] = np.roll(c.img[row], round(float(sway) * c.k), axis=0)


def scene(c: Card) -> None:
    """Paint the card: first the world as the water has it, then the one that stands above."""
    c.stage(light=(250, 250, 300), key="#ffe8bc", fog="#c8bc8c")
    birchwood(c, True)
    stir(c)
    broom_boy(c, 424, SHORE - 2, 0.94)
    c.mirror(SHORE, -100, 900, 1.0, 0.06, 1e6, "#3c5c54", 0.16)
    below = c.img.copy()
    rows = np.clip(2 * int(SHORE * c.k) - np.arange(c.h), 0, c.h - 1)
    crisp = c.detail[rows] * c.ground(SHORE)
    c.detail[:] = 0
    c.fog = "#c4c8b0"
    birchwood(c, False)
    mounted_knight(c, 424, SHORE - 2, 0.94)
    m = c.ground(SHORE)[..., None]
    c.img = c.img * (1 - m) + below * m
    c.detail = np.maximum(c.detail, crisp * 0.7)
    for _ in range(46):
        y = c.rng.uniform(SHORE + 16, 1160)
        c.streak(c.rng.uniform(40, 760), y, c.rng.uniform(30, 90), 1.6, "#fffbd8", 0.3)
    c.shade(
        blob((-20, SHORE - 4), (400, SHORE), (820, SHORE - 4), (820, SHORE + 10), (-20, SHORE + 10)),
        0.55,
        5,
        "#1c2c28",
    )
    floating_crown(c)
    for x in (40, 66, 92, 744, 770):
        grass(c, x, 1176, 150, 7, ("#2c4c3c", "#5c8450", "#a0b870"))
    for x in (120, 330, 450, 690, 770):
        grass(c, x, SHORE + 6, 30, 6, ("#3c5840", "#6c8450", "#a0a870"))
