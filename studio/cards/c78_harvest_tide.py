"""Harvest Tide.

A fishing boat sails over a field of ripe wheat, its wake a bend of poppies. The fisherman has hoisted his net: hats, and
one surprised hare. Three people sit on the quay, where the corn laps at the stones, and wave; the lighthouse is a
windmill.
"""

from studio.elements.buildings.houses import house
from studio.elements.buildings.mill_lighthouse import mill_lighthouse
from studio.elements.buildings.quay import quay_top, quay_wall
from studio.elements.land.cumulus import cumulus
from studio.elements.people.edge_sitters import edge_sitter
from studio.elements.people.fisherman_hauling import hauling_fisherman, near_arm, rope_grip
from studio.elements.plants import wheat_sea as wheat
from studio.elements.plants.trees import poplar
from studio.elements.things.fishing_lugger import derrick, lugger_hull, lugger_shadow, lugsails
from studio.elements.things.hoop_net import block_and_tackle, hauled_end
from studio.elements.things.net_catch import net_of_hats
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, CREAM, GREEN, HAIR, OCHRE, ROSE

META = {"number": 78, "slug": "harvest-tide", "seed": 7878}
FINISH = Finish(vignette=0.18, bloom=0.3)


def coast(c: Card) -> None:
    """Heaped clouds, far swells, an island with a hamlet, and the mill that is a lighthouse."""
    c.sky([(0, "#2450a8"), (200, "#4c80cc"), (380, "#94bce0"), (470, "#e0e4cc")])
    for x, y, w in ((640, 250, 150), (120, 330, 120), (470, 372, 90)):
        cumulus(c, x, y, w)
    wheat.swell(c, 470, 5, 130, 0.3, 0.0, 0.42)
    for x, h in ((92, 66), (112, 84), (180, 58)):
        poplar(c, x, 480, h, fog=0.3)
    house(c, 146, 484, 44, lit=False, fog=0.25)
    house(c, 66, 486, 38, lit=False, fog=0.25, wall=CREAM)
    wheat.swell(c, 496, 8, 110, 1.6, 0.08, 0.25)
    mill_lighthouse(c, 652, 482, 240)
    wheat.swell(c, 540, 12, 100, 3.2, 0.2, 0.12)
    wheat.swell(c, 590, 18, 120, 0.2, 0.3, 0.05)


def quay(c: Card) -> None:
    """Three people on the edge, their backs to us."""
    quay_top(c)
    edge_sitter(c, 104, 1092, 196, ROSE, "straw", OCHRE)
    edge_sitter(c, 206, 1092, 138, BLUE, "plaits", HAIR, arm="up")
    edge_sitter(c, 302, 1092, 200, GREEN, "cap")
    quay_wall(c)


def on_the_swell(c: Card) -> None:
    """The boat deep in the corn, its catch swung out on the derrick, and the ears its bow throws up."""
    f = c.at(376, 800, 1.0, 4, wob=0.3, det=0.3)
    lugsails(f, wheat.POPPY)
    man = hauling_fisherman(c, *f.pt(140, -34), 222)
    block = derrick(f)
    wheat.swell(c, 780, 16, 150, 4.6, 0.6)
    planks = lugger_hull(c, f)
    far, near = rope_grip(man)
    knot = block_and_tackle(c, block, far)
    hauled_end(c, far, near, f.pt(96, -96))
    near_arm(man)
    net_of_hats(c, knot, planks)
    lugger_shadow(c, 390, 846)
    wheat.swell(c, 858, 10, 120, 0.2, 0.8)
    wheat.ears_along(c, range(196, 640, 7), 880)
    wheat.bow_wave(c, 148, 830)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(160, -240, 420), key="#fff4c4", fog="#d8dcc8")
    coast(c)
    wheat.swell(c, 650, 22, 140, 2.2, 0.45)
    on_the_swell(c)
    wheat.swell(c, 986, 16, 140, 1.4, 0.9)
    poppies = wheat.wake_of_poppies(c, 610, 872)
    wheat.poppies(c, poppies, 0, 1080)
    quay(c)
    wheat.poppies(c, poppies, 1080, 1300)
