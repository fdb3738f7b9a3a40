"""Halfway.

Two knitted houses stand on opposite cliffs. Each is unravelling thread by thread, and over the void the two
yarns knit themselves into a narrow bridge with a small table on it. The roofs are already gone; in each bare
room a needle waits.
"""

from studio.elements.animals.birds_far import far_birds
from studio.elements.buildings.knitted_house import knitted_house
from studio.elements.land.gorge import cliff, gorge_sky, peak
from studio.elements.rooms.furniture import chair, table
from studio.elements.rooms.household import cup, teapot
from studio.elements.things.knitted_bridge import flying_threads, knitted_bridge
from studio.elements.things.yarn_balls import hanging_ball
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN, WALNUT
from studio.shapes import ell

META = {"number": 60, "slug": "halfway", "seed": 6060}
FINISH = Finish(vignette=0.24)

DAWN = (400.0, 330.0, 260.0)
RED = ["#340c18", "#7c1c24", "#bc3a34", "#e87858", "#ffc49c"]
CREAM = ["#5c4c4c", "#a08c78", "#dcc8a4", "#f8ecd0", "#fffaf0"]


def morning(c: Card) -> None:
    """Clear air between two walls of rock; far peaks, fog below, birds over the fog."""
    gorge_sky(c)
    peak(c, 320, 600, 150, 0.6, DAWN)
    peak(c, 480, 560, 160, 0.64, DAWN)
    peak(c, 230, 720, 130, 0.4, DAWN)
    peak(c, 580, 690, 140, 0.4, DAWN)
    c.fogband(960, 110, "#d4e4cc", 0.6)
    far_birds(c, ((330, 930, 0.5), (372, 956, 0.4), (452, 914, 0.45)), "#3c6870")
    c.fogband(1100, 110, "#a8ccc4", 0.6)


def homes(c: Card) -> None:
    """A cliff and a house on either side; only in the left one the stove still burns."""
    for side, wool in ((-1, RED), (1, CREAM)):
        cliff(c, 400, side, (400, 700, 120))
        knitted_house(c, 400, side, wool, DAWN, stove=side < 0)


def over_the_void(c: Card) -> None:
    """What is left of the red wool, the bridge, and the threads that leave each house's highest loose stitch."""
    hanging_ball(c, 346, 1070, RED, (420, 900, 160))
    knitted_bridge(c, RED, CREAM)
    flying_threads(c, RED, CREAM)


def tea(c: Card) -> None:
    """The table laid in the middle, a chair on either side."""
    for x, y, w in ((302, 838, 46), (400, 852, 70), (498, 838, 46)):
        c.shade(ell(x + 4, y - 4, w, 10), 0.5, 5, "#2c1420")
    chair(c, 302, 842, 124, WALNUT, flip=True)
    chair(c, 498, 842, 124, WALNUT)
    table(c, 400, 854, 82, 114, WALNUT, LINEN)
    teapot(c, 400, 786, 44)
    cup(c, 364, 792, 20)
    cup(c, 438, 792, 20)
    c.smoke([(372, 746), (376, 714), (368, 684)], 4, 16, "#fffaf0", 0.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=DAWN, key="#fff2cc", fog="#b4d8cc")
    morning(c)
    homes(c)
    over_the_void(c)
    tea(c)
    c.fogband(1180, 60, "#cfe4d4", 0.5)
