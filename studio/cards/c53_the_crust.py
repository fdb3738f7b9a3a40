"""The Crust.

A cut loaf on a blue cloth: the holes in its crumb are caves with lamps, rope ladders and washing. A knife
stands in the board like a monolith with a path of crumbs worn to it. Mice arrive from the dark end of the
table with bundles, tired; at the crust-gate someone holds up a lantern.
"""

from studio.elements.animals.mouse_wanderer import wandering_mouse
from studio.elements.rooms.checked_table import checked_table
from studio.elements.rooms.mouse_rooms import mouse_bed, mouse_table
from studio.elements.things import loaf_cut as bread
from studio.elements.things.bread_board import bread_board
from studio.elements.things.bread_knife import board_shadow, bread_knife
from studio.elements.things.loaf import cave, hanging_lamp, laundry, rope_ladder
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, OCHRE, PLUM, ROSE, TEAL
from studio.shapes import curve

META = {"number": 53, "slug": "the-crust", "seed": 5353}
FINISH = Finish(vignette=0.26, bloom=0.42)

CLOTH = ["#101c3c", "#24406c", "#4c74a0", "#a0c0d4"]
ROOMS = (  # x, y, half width, half height, lamp, lean
    (326, 392, 96, 46, 1.0, 26), (514, 468, 60, 64, 1.0, -12), (180, 522, 50, 66, 1.0, 10),
    (356, 560, 84, 50, 1.0, -24), (546, 646, 46, 48, 1.0, 14), (206, 690, 66, 38, 1.0, 20),
)  # fmt: skip
KNIFE = (716.0, 884.0)
RED, WHITE, BLUE = "#d05040", "#f4ecd8", "#6c98b8"


def loaf(c: Card) -> None:
    """On its board: the crumb and its caves, of which six are inhabited."""
    bread_board(c)
    bread.cut_loaf(c)
    bread.crumb_holes(c)
    for room in ROOMS:
        cave(c, *room)


def dwellings(c: Card) -> None:
    """What one sees in the caves: a table laid, a family, somebody asleep."""
    hanging_lamp(c, 400, 370, 24)
    mouse_table(c, 322, 434)
    wandering_mouse(c, 366, 436, 60, TEAL, flip=False)
    hanging_lamp(c, 520, 430, 24)
    wandering_mouse(c, 496, 524, 74, CRIMSON)
    wandering_mouse(c, 550, 522, 48, OCHRE, flip=False)
    hanging_lamp(c, 194, 484, 26)
    wandering_mouse(c, 188, 580, 70, PLUM, flip=False)
    hanging_lamp(c, 404, 540, 22)
    mouse_bed(c, 312, 598, CLOTH)
    hanging_lamp(c, 562, 620, 18, 0.8)
    wandering_mouse(c, 232, 722, 48, ROSE, flip=False)


def between_the_caves(c: Card) -> None:
    """Washing, and rope ladders from room to room and down to the board."""
    laundry(c, (408, 426), (462, 432), (RED, WHITE))
    laundry(c, (234, 560), (270, 552), (BLUE, WHITE))
    laundry(c, (424, 588), (500, 620), (WHITE, RED, BLUE))
    rope_ladder(c, (284, 432), (288, 584), 22, 10)
    rope_ladder(c, (160, 586), (172, 712), 22, 9)
    rope_ladder(c, (524, 528), (522, 682), 22, 10)
    rope_ladder(c, (562, 690), (550, 792), 24, 7)


def road(c: Card) -> None:
    """A trail of crumbs: from the dark to the gate, and from the gate to the knife."""
    bread.crust_gate(c, 350, 816)
    bread.crumb_trail(c, curve((60, 1130), (190, 1084), (280, 1020), (316, 936), (340, 846)))
    bread.crumb_trail(c, curve((420, 850), (520, 876), (640, 892)))
    board_shadow(c, KNIFE)
    bread_knife(c, *KNIFE, (900, 500, 260))


def pilgrims(c: Card) -> None:
    """Mice from the dark end of the table, and the one who waits for them."""
    wandering_mouse(c, 352, 838, 104, PLUM, "lantern", flip=False)
    wandering_mouse(c, 292, 924, 90, TEAL, "staff", bent=0.4)
    wandering_mouse(c, 226, 1062, 106, CRIMSON, "bundle")
    wandering_mouse(c, 286, 1056, 58, ROSE)
    wandering_mouse(c, 112, 1112, 116, OCHRE, "sack", bent=1.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(380, 620, 260), key="#ffe0a0", fog="#8c9ca4")
    checked_table(c, CLOTH)
    loaf(c)
    dwellings(c)
    between_the_caves(c)
    road(c)
    c.light = (372, 780, 120)
    pilgrims(c)
