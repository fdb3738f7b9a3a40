"""Out of Season.

In an empty swimming pool under a hot sky a caravan goes over the sand on the bottom, as small as toys, towards the last
puddle. A pair of red shoes stands on the diving board, toes forward. A tap drips; the ladder ends in the air.
"""

from studio.elements.animals.camels_hauling import hauling_camel
from studio.elements.land.empty_pool import (
    diving_board,
    empty_pool,
    last_puddle,
    pool_garden,
    pool_ladder,
    pool_sky,
    sand_drift,
)
from studio.elements.plants.palm_feathered import feathered_palm
from studio.elements.things.shoes import heeled
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import ell

META = {"number": 103, "slug": "out-of-season", "seed": 1033}
FINISH = Finish(vignette=0.2, bloom=0.32)

PALM = ["#143c28", "#3c8048", "#98c060", "#ecf0a0"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, -60, 380), key="#fffae0", fog="#d0ecdc")
    pool_sky(c)
    for px, py, h, lean in ((96, 430, 330, 0.16), (196, 420, 230, -0.1), (716, 430, 200, 0.1)):
        feathered_palm(c, px, py, h, PALM, lean)
    pool_garden(c)
    empty_pool(c)
    sand_drift(c)
    last_puddle(c, 190, 1090)
    for cx, cy, h in ((640, 872, 74), (560, 908, 88), (468, 952, 104), (356, 1006, 122)):
        hauling_camel(c, cx, cy, h)
    pool_ladder(c, 330, 512, 92)
    x, y = diving_board(c, 470, 560)
    for dx, dy in ((-6, -10), (14, 2)):  # side by side, toes to the edge
        c.shade(ell(x + dx, y + dy + 3, 42, 7), 0.5, 3, "#2c2448")
        heeled(c.at(x + dx, y + dy, 2.5, flip=True, vol=4, wob=0.2, det=0.95, rim=0.5, edge=0.3), RED)
