"""What the Fox Gave.

A fox walks through a green wood and with its tail paints it red, tree by tree. With every tree it grows paler:
the tail is already white, only face and ears still burn. Ahead of it is summer; behind it the first snow falls.
A red leaf has stuck to its back.
"""

import numpy as np

from studio.elements.animals.fox_painter import fox_paling
from studio.elements.land.season_turn import CHALK, GREENS, covered_root, season_air, season_floor
from studio.elements.plants.leaves_scarlet import (
    SCARLET,
    dabbed_crown,
    leaf_litter,
    leaves_falling,
    painted_swathe,
    stuck_leaf,
)
from studio.elements.plants.trees import bare_tree, trunk
from studio.elements.things.paint_wet import paint_print
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
TOUCHED = ((480, 96, 100), (428, 190, 62), (520, 200, 96), (452, 300, 66), (556, 320, 66), (496, 394, 58))
STROKE = ((516, 300, 40), (488, 252, 52), (540, 244, 40), (462, 196, 48), (520, 186, 34), (470, 140, 36))
LOOSE = (
    (572, 300, 40),
    (588, 246, 70),
    (562, 188, 20),
    (432, 252, 100),
    (516, 128, 60),
    (408, 178, 130),
    (446, 96, 30),
)
PAINTED = (
    (230, 70, 86),
    (164, 150, 66),
    (300, 140, 70),
    (230, 200, 96),
    (140, 270, 62),
    (306, 250, 72),
    (216, 350, 84),
    (140, 352, 54),
    (290, 350, 52),
)
ROOTS = ((612, 915, 34, False), (788, 930, 48, False), (268, 935, 42, True), (452, 918, 36, False))


def far_trees(c: Card) -> None:
    """The rhythm of trunks in the mist, pale behind and green ahead."""
    for x, w, fog in MIST:
        c.fog = np.asarray((0.86, 0.89, 0.94) if x < 260 else (0.90, 0.92, 0.62), np.float32)
        trunk(c, x, 905, 900, w, fog=fog)


def wood(c: Card) -> None:
    """Behind: bare under snow. Here: scarlet, and the first stroke through the next tree. Ahead: summer."""
    bare_tree(c, 34, 930, 760, BIRCH, fog=0.12, seed=4)
    bare_tree(c, 140, 912, 480, SILVER_BARK, fog=0.12, seed=23)
    dabbed_crown(c, FAR_GREEN, GREENS, 900, 0.3)
    trunk(c, 788, 930, 760, 48, BARK)
    trunk(c, 612, 915, 700, 34, BARK, fog=0.15)
    trunk(c, 268, 935, 700, 42, BARK)
    trunk(c, 452, 918, 720, 36, BARK, fog=0.08)
    dabbed_crown(c, SUMMER, GREENS, 1500)
    dabbed_crown(c, TOUCHED, GREENS, 900)
    dabbed_crown(c, PAINTED, SCARLET, 1600)
    painted_swathe(c, STROKE, SCARLET, LOOSE)
    for x, y, w, snow in ROOTS:
        covered_root(c, x, y, w, snow)


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
    fox_paling(c, 436, 1076, 0.94, CHALK, SOCK, SCARLET)
    touches(c)
