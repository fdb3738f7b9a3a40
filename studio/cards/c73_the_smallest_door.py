"""The Smallest Door.

In the palace gate there is a door, in that door a smaller one, and so on down to a mouse hole, the only one that is
open. A knight has put down sword, shield, breastplate, boots and helmet and is down on his knees in his socks, nose to
nose with the mouse that opened; he holds out an empty hand.
"""

from studio.elements.animals.mouse_host import door_mouse
from studio.elements.buildings.nested_doors import flagstones, mouse_door, nested_door, palace_wall
from studio.elements.people.knight_crawling import crawling_knight
from studio.elements.people.knight_shed import (
    iron_boot,
    shed_breastplate,
    shed_helmet,
    shed_shield,
    sword_laid_down,
)
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PLUM, TEAL, WALNUT

META = {"number": 73, "slug": "the-smallest-door", "seed": 7373}
FINISH = Finish(vignette=0.26, bloom=0.46)

BLUE_LEAF = ["#101c3c", "#244470", "#4c78a4", "#b0ccd0"]
OCHRE_LEAF = ["#3c2010", "#8c5820", "#cc9440", "#f8d88c"]
FOOT = 962.0
# centre, half width, top, leaf: from the palace gate down to the cat door; the mouse hole is the last
GATE, INNER = (400, 312, 62, BLUE_LEAF), (382, 226, 266, WALNUT)
SMALLER = ((360, 158, 448, TEAL), (338, 106, 616, PLUM), (322, 68, 752, OCHRE_LEAF))
HOLE = (308.0, 44.0, 838.0)


def doors(c: Card) -> None:
    """Door in door in door, and the last, the only one that is open."""
    palace_wall(c, FOOT)
    for x, w, top, leaf in (GATE, INNER, *SMALLER):
        nested_door(c, x, w, top, FOOT, leaf)
    flagstones(c, HOLE[0], FOOT)
    mouse_door(c, *HOLE, FOOT)


def taken_off(c: Card) -> None:
    """What would not go through."""
    shed_shield(c, 704, 1000, 164, 5)
    shed_breastplate(c, 104, 1048, 128, -7)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 880, 210), key="#ffe0a4", fog="#3c5070")
    c.sky([(0, "#202c4c"), (1200, "#2c3c5c")])
    doors(c)
    door_mouse(c, 300, FOOT + 14, 94, flip=True)
    taken_off(c)
    c.light = (312, 910, 90)
    crawling_knight(c, 448, 1062, 1.5)
    sword_laid_down(c, 384, 1128, 300, -3)
    shed_helmet(c, 146, 1086, 84, 74)
    iron_boot(c, 86, 1150, 78, flip=True)
    iron_boot(c, 262, 1148, 78, 82)
