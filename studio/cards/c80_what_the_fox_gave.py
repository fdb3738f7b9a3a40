"""What the Fox Gave.

A fox walks through a green wood and with its tail paints it red, tree by tree. With every tree it grows paler:
the tail is already white, only face and ears still burn. Ahead of it is summer; behind it the first snow falls.
A red leaf has stuck to its back.
"""

import numpy as np

from studio.elements.animals.fox_painter import fox_paling
from studio.elements.land.season_turn import CHALK, GREENS, season_air, season_floor
from studio.elements.plants.leaves_scarlet import (
    SCARLET,
    dabbed_crown,
    leaf_litter,
    leaves_falling,
    stuck_leaf,
)
from studio.elements.plants.trees import bare_tree, trunk
from studio.elements.things.paint_wet import paint_dab, paint_print
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BARK, BIRCH
from studio.shapes import taper

META = {"number": 80, "slug": "what-the-fox-gave", "seed": 8080}
FINISH = Finish(vignette=0.2, bloom=0.36)

SOCK = ["#140c14", "#342024", "#6c4438"]
PRINT = ["#a84c34", "#dc7c50", "#f4b890"]
SILVER_BARK = ["#4c5068", "#8c90a4", "#ccd0d8", "#fffaf0"]
MIST = ((66, 22, 0.62), (196, 26, 0.55), (330, 26, 0.5), (500, 28, 0.5), (566, 20, 0.62), (700, 28, 0.45))
# crowns as heaps (x, y, radius)
FAR_GREEN = ((600, 130, 130), (760, 90, 150), (700, 380, 90), (800, 300, 110))
SUMMER = ((590, 330, 92), (700, 120, 120), (770, 330, 96), (660, 230, 110), (610, 120, 100))
STILL_GREEN = ((480, 110, 110), (530, 220, 96), (540, 330, 70), (500, 420, 50))
HALF_DONE = ((390, 60, 96), (400, 200, 90), (410, 330, 88), (470, 270, 56), (450, 400, 52), (470, 110, 46))
FRESH = (
    (536, 300, 70, -60),
    (566, 336, 52, -70),
    (500, 262, 66, -50),
    (548, 236, 54, -64),
    (586, 286, 40, -74),
)
PAINTED = ((250, 130, 120), (190, 260, 96), (310, 260, 110), (230, 360, 84), (150, 350, 58))


def far_trees(c: Card) -> None:
    """The rhythm of trunks in the mist, pale behind and green ahead."""
    for x, w, fog in MIST:
        c.fog = np.asarray((0.86, 0.89, 0.94) if x < 260 else (0.90, 0.92, 0.62), np.float32)
        trunk(c, x, 905, 900, w, fog=fog)


def wood(c: Card) -> None:
    """Behind: bare under snow. Here: scarlet, one tree half done. Ahead: summer."""
    bare_tree(c, 34, 930, 760, BIRCH, fog=0.12, seed=4)
    bare_tree(c, 140, 912, 480, SILVER_BARK, fog=0.12, seed=23)
    dabbed_crown(c, FAR_GREEN, GREENS, 900, 0.3)
    trunk(c, 788, 930, 760, 48, BARK)
    trunk(c, 612, 915, 700, 34, BARK, fog=0.15)
    trunk(c, 268, 935, 700, 42, BARK)
    trunk(c, 452, 918, 720, 36, BARK, fog=0.08)
    dabbed_crown(c, SUMMER, GREENS, 1500)
    dabbed_crown(c, STILL_GREEN, GREENS, 700)
    dabbed_crown(c, HALF_DONE, SCARLET, 1100)
    dabbed_crown(c, PAINTED, SCARLET, 1600)


def touches(c: Card) -> None:
    """The leaf on the back, paw prints, leaves and flakes in the air."""
    stuck_leaf(c, 392, 800, 25, 70)
    for i, (x, y) in enumerate(((250, 1092), (190, 1112), (128, 1096), (66, 1116))):
        paint_print(c, x, y, PRINT, 0.85 - i * 0.16)
    leaves_falling(c, (296, 450), (600, 780), 13)
    c.sparks(taper((0, 0, 460), (0, 600, 420), (20, 1200, 460)), 330, "#fbfdff", (1.4, 5))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(720, 260, 330), key="#fff0b4", fog="#d8e0a0")
    season_air(c)
    far_trees(c)
    season_floor(c)
    leaf_litter(c, 300)
    wood(c)
    for x, y, size, rot in FRESH:
        paint_dab(c, x, y, size, rot, SCARLET)
    fox_paling(c, 436, 1076, 0.94, CHALK, SOCK, SCARLET)
    touches(c)
