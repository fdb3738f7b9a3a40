"""The Crust.

A cut loaf on a blue cloth: the holes in its crumb are caves with lamps, rope ladders and washing. A knife
stands in the board like a monolith with a path of crumbs worn to it. Mice arrive from the dark end of the
table with bundles, tired; at the crust-gate someone holds up a lantern.
"""

from studio.elements.animals.mouse_wanderer import wandering_mouse
from studio.elements.animals.small_animals import mouse
from studio.elements.rooms.checked_table import checked_table
from studio.elements.rooms.mouse_rooms import mouse_bed, mouse_table
from studio.elements.things import loaf_cut as bread
from studio.elements.things.bread_board import bread_board
from studio.elements.things.bread_knife import bread_knife
from studio.elements.things.loaf import cave, hanging_lamp, laundry, rope_ladder
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, OCHRE, PLUM, ROSE, TEAL
from studio.shapes import curve

META = {"number": 53, "slug": "the-crust", "seed": 5353}
FINISH = Finish(vignette=0.26, bloom=0.42)

CLOTH = ["#101c3c", "#24406c", "#4c74a0", "#a0c0d4"]
RED, WHITE, BLUE = "#d05040", "#f4ecd8", "#6c98b8"


def loaf(c: Card) -> None:
    """On its board: the crumb, and its caves, of which six are inhabited."""
    bread_board(c)
    bread.cut_loaf(c)
    bread.crumb_holes(c)
    cave(c, 326, 392, 96, 46, 1.0, 26)
    cave(c, 514, 468, 60, 64, 1.0, -12)
    cave(c, 180, 522, 50, 66, 1.0, 10)
    cave(c, 356, 560, 84, 50, 1.0, -24)
    cave(c, 546, 646, 46, 48, 1.0, 14)
    cave(c, 206, 690, 66, 38, 1.0, 20)


def dwellings(c: Card) -> None:
    """What one sees in the caves: a table laid, a family, somebody asleep."""
    hanging_lamp(c, 372, 372, 24)
    mouse_table(c, 294, 434)
    mouse(c, 338, 434, 50, upright=True)
    hanging_lamp(c, 520, 430, 24)
    mouse(c, 500, 522, 54, upright=True, flip=True)
    mouse(c, 540, 524, 34, upright=True)
    hanging_lamp(c, 186, 490, 26)
    mouse(c, 176, 582, 48, upright=True, flip=True)
    hanging_lamp(c, 396, 540, 22)
    mouse_bed(c, 306, 596, CLOTH)
    hanging_lamp(c, 548, 624, 18, 0.8)
    mouse(c, 220, 722, 34, upright=True)


def between_the_caves(c: Card) -> None:
    """Washing and rope ladders."""
    laundry(c, (404, 424), (462, 430), (RED, WHITE))
    laundry(c, (236, 560), (284, 546), (BLUE, WHITE))
    laundry(c, (426, 592), (506, 626), (WHITE, RED, BLUE))
    rope_ladder(c, (266, 430), (300, 530), 22, 7)
    rope_ladder(c, (544, 690), (530, 796), 24, 8)
    rope_ladder(c, (166, 586), (186, 664), 22, 6)


def road(c: Card) -> None:
    """A trail of crumbs: from the dark to the gate, and from the gate to the knife."""
    bread.crust_gate(c, 350, 816)
    bread.crumb_trail(c, curve((60, 1130), (200, 1080), (330, 1010), (372, 930), (352, 846)))
    bread.crumb_trail(c, curve((420, 850), (520, 876), (640, 892)))
    bread_knife(c, 716, 884, (420, 600, 160))


def pilgrims(c: Card) -> None:
    """Mice from the dark end of the table, and the one who waits for them."""
    wandering_mouse(c, 352, 838, 104, PLUM, "lantern", flip=False)
    wandering_mouse(c, 334, 1000, 100, TEAL, "staff", bent=0.4)
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
