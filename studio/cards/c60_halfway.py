"""Halfway.

Two knitted houses stand on opposite cliffs. Each is unravelling thread by thread, and over the void the two
yarns hook into each other and knit themselves into a narrow bridge with a small table on it. The roofs are
already gone; in each bare room a needle waits.
"""

from studio.elements.animals.birds_far import far_birds
from studio.elements.buildings.knitted_house import knitted_house
from studio.elements.land.gorge import cliff, far_river, far_wall, gorge_sky, peak
from studio.elements.rooms.chairs_plain import plain_chair
from studio.elements.rooms.furniture import chair
from studio.elements.rooms.household import cup, teapot
from studio.elements.rooms.table_small import table_small
from studio.elements.things.knitted_bridge import hooked_threads, knitted_bridge
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PINE, WOOD

META = {"number": 60, "slug": "halfway", "seed": 6060}
FINISH = Finish(vignette=0.24)

SUN = (60.0, 120.0, 300.0)
RED = ["#340c18", "#7c1c24", "#bc3a34", "#e87858", "#ffc49c"]
CREAM = ["#5c4c4c", "#a08c78", "#dcc8a4", "#f8ecd0", "#fffaf0"]


def morning(c: Card) -> None:
    """Clear air between walls of rock that recede into the fog; a river far below, birds over it."""
    gorge_sky(c)
    peak(c, 452, 600, 200, 0.6, SUN)
    peak(c, 316, 690, 150, 0.46, SUN)
    c.fogband(900, 70, "#e8ecd0", 0.6)
    far_river(c)
    far_wall(c, 486, 830, 1, 0.6)
    far_wall(c, 330, 850, -1, 0.6)
    c.fogband(1000, 40, "#d4e4cc", 0.4)
    far_wall(c, 534, 880, 1, 0.36)
    far_wall(c, 270, 900, -1, 0.4)
    c.fogband(1120, 50, "#b8d8cc", 0.3)
    far_birds(c, ((352, 930, 0.5), (388, 956, 0.4), (440, 922, 0.45)), "#2c5860")


def homes(c: Card) -> None:
    """A cliff and a house on either side, the cream one further undone; only in the red one the hearth still burns."""
    cliff(c, 400, -1, SUN)
    cliff(c, 400, 1, SUN)
    red = knitted_house(c, 400, -1, RED, SUN, stove=True)
    cream = knitted_house(c, 400, 1, CREAM, SUN, less=4)
    knitted_bridge(c, RED, CREAM)
    hooked_threads(c, RED, CREAM, red[-1], cream[-1])


def tea(c: Card) -> None:
    """The table laid in the middle, an unlike chair on either side."""
    chair(c, 306, 842, 128, WOOD, flip=True)
    plain_chair(c, 518, 846, 1.0, flip=True, ramp=PINE)
    table_small(c, 400, 856)
    teapot(c, 402, 778, 46)
    cup(c, 366, 778, 20)
    cup(c, 440, 780, 20)
    c.smoke([(376, 736), (380, 704), (372, 674)], 4, 16, "#fffaf0", 0.3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#fff2cc", fog="#b4d8cc")
    morning(c)
    homes(c)
    tea(c)
    c.fogband(1180, 60, "#cfe4d4", 0.5)
