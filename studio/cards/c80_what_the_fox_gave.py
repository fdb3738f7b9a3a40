"""What the Fox Gave.

A fox walks through a green wood and with its tail, wet as a brush, strokes it red, tree by tree. With every tree it
grows paler: the tail is already white down to its root, only face and ears still burn. Ahead of it is summer, where a
snowman's hat waits in the grass; behind it the first snow falls. A red leaf has stuck to its back.
"""

from studio.elements.animals.fox_painter import fox_paling
from studio.elements.land import season_turn as season
from studio.elements.plants import leaves_scarlet as leaves
from studio.elements.plants.foliage import foliage
from studio.elements.plants.trees import bare_tree
from studio.elements.plants.trunks_forked import forked_trunk, trunk_shadow
from studio.elements.things.paint_wet import paint_trail
from studio.elements.things.snowman_leavings import snowman_leavings
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BIRCH
from studio.shapes import blob, taper

META = {"number": 80, "slug": "what-the-fox-gave", "seed": 8080}
FINISH = Finish(vignette=0.2, bloom=0.36)

SOCK = ["#140c14", "#342024", "#6c4438"]
SILVER_BARK = ["#4c5068", "#8c90a4", "#ccd0d8", "#fffaf0"]
# crowns as heaps (x, y, radius)
FAR_GREEN = ((420, 60, 90), (600, 100, 130), (760, 90, 150), (650, 330, 70), (760, 340, 90))
SUMMER = ((640, 110, 90), (720, 70, 100), (770, 200, 90), (690, 240, 100), (760, 350, 64), (640, 330, 56))
TOUCHED = ((480, 110, 80), (410, 190, 62), (500, 220, 92), (440, 300, 60), (566, 190, 66), (560, 300, 62),
    (504, 320, 66), (498, 376, 46))  # fmt: skip
PAINTED = ((236, 120, 74), (170, 190, 62), (296, 180, 66), (226, 240, 84), (140, 290, 52), (300, 286, 58),
    (220, 350, 66))  # fmt: skip
STROKE = ((318, 168, 60), (390, 124, 84), (470, 124, 92), (540, 178, 88), (556, 258, 66), (520, 328, 34))
TRUNKS = ((784, 934, 52, 0.02, 5, False), (622, 914, 34, 0.06, 8, False), (246, 936, 46, -0.04, 3, True),
    (452, 920, 38, 0.06, 11, False))  # fmt: skip
LOOSE = ((600, 300, 15, 40), (606, 214, 14, 100), (446, 206, 14, 20), (576, 112, 13, 140), (498, 262, 14, 75),
    (420, 186, 13, 120), (590, 356, 13, 10))  # fmt: skip
FALLING = ((118, 470, 11, 20), (176, 640, 12, 80), (330, 470, 10, 150), (372, 590, 13, 40), (60, 760, 13, 120),
    (418, 470, 9, 10), (226, 790, 12, 60), (348, 700, 10, 100), (640, 470, 11, 70), (604, 560, 9, 150))  # fmt: skip
UNDER_FOX = ((600, 1082), (420, 1064), (240, 1086), (90, 1128), (180, 1150), (400, 1120))


def wood(c: Card) -> None:
    """Behind: bare under snow. Here: scarlet, and the stroke through the next tree. Ahead: summer."""
    bare_tree(c, 34, 930, 760, BIRCH, fog=0.12, seed=4)
    bare_tree(c, 140, 912, 480, SILVER_BARK, fog=0.12, seed=23)
    foliage(c, FAR_GREEN, season.GREENS, 700, 24, 0.35)
    for x, y, w, lean, seed, snow in TRUNKS:
        forked_trunk(c, x, y, 760, w, lean=lean, seed=seed)
        season.covered_root(c, x, y, w, snow)
    foliage(c, SUMMER, season.GREENS, 1500, 25)
    foliage(c, TOUCHED, season.GREENS, 1300, 25, other=leaves.SCARLET, share=leaves.sweep(c, STROKE))
    foliage(c, PAINTED, leaves.SCARLET, 1300, 25)
    leaves.wet_stroke(c, STROKE)


def touches(c: Card) -> None:
    """The leaf on the back, drips, paw prints, leaves and flakes in the air, what waits in the grass."""
    leaves.stuck_leaf(c, 392, 800, 25, 70)
    for x, y, h in ((548, 300, 46), (490, 180, 40), (424, 166, 34)):
        leaves.drip(c, x, y, h)
    paint_trail(c, ((250, 1092), (190, 1112), (128, 1096), (66, 1116)))
    leaves.leaves_falling(c, (*LOOSE, *FALLING))
    snowman_leavings(c, 682, 1102, 76)
    c.sparks(taper((0, 0, 460), (0, 600, 420), (20, 1200, 460)), 330, "#fbfdff", (1.4, 5))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(700, 60, 320), key="#fff0b4", fog="#d8e0a0")
    season.season_air(c)
    season.misty_trunks(c)
    season.season_floor(c)
    for x, y, w, _, _, snow in TRUNKS:
        trunk_shadow(c, x, y, w, col="#5c6c9c" if snow else "#1c4434")
    leaves.leaf_litter(c, 300)
    wood(c)
    c.shade(blob(*UNDER_FOX), 0.3, 12, "#243450")
    fox_paling(c, 436, 1076, 0.94, season.CHALK, SOCK, leaves.SCARLET)
    touches(c)
