"""Harvest Tide.

A fishing boat sails over a field of ripe wheat, its wake a bend of poppies. The fisherman has swung his net out over the
stern: hats, and one surprised hare, and grain running out between the meshes. Three people sit on the quay, where the
corn laps at the stones, and one waves; the lighthouse is a windmill.
"""

from studio.elements.buildings.houses import house
from studio.elements.buildings.mill_lighthouse import mill_lighthouse
from studio.elements.buildings.quay import bollard, quay_paving
from studio.elements.land.cumulus import cumulus
from studio.elements.people.edge_sitters import edge_sitter
from studio.elements.people.fisherman_hauling import hauling_fisherman, near_arm, rope_grip
from studio.elements.plants import wheat_sea as wheat
from studio.elements.plants import wheat_wash
from studio.elements.plants.trees import poplar
from studio.elements.things.fishing_lugger import lugger_hull, lugsails
from studio.elements.things.net_catch import net_of_hats
from studio.elements.things.stern_derrick import block_and_fall, hauled_end, stern_derrick
from studio.elements.things.trawl_net import falling_grain
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, CREAM, GREEN, OCHRE, ROSE
from studio.shapes import ell

META = {"number": 78, "slug": "harvest-tide", "seed": 7878}
FINISH = Finish(vignette=0.18, bloom=0.3)


def coast(c: Card) -> None:
    """Heaped clouds, far swells, an island with a hamlet, and the mill that is a lighthouse."""
    c.sky([(0, "#2450a8"), (200, "#4c80cc"), (380, "#94bce0"), (470, "#e0e4cc")])
    for x, y, w in ((640, 220, 140), (90, 190, 110), (560, 376, 80)):
        cumulus(c, x, y, w)
    wheat.swell(c, 470, 5, 130, 0.3, 0.0, 0.42)
    for x, h in ((700, 62), (722, 80), (566, 52)):
        poplar(c, x, 480, h, fog=0.35)
    house(c, 744, 486, 38, lit=False, fog=0.3, wall=CREAM)
    wheat.swell(c, 496, 8, 110, 1.6, 0.08, 0.25)
    mill_lighthouse(c, 156, 500, 176, turn=18)
    wheat.swell(c, 548, 12, 100, 3.2, 0.2, 0.12)
    wheat.swell(c, 590, 18, 120, 0.2, 0.3, 0.05)


def on_the_swell(c: Card) -> None:
    """The boat deep in the corn, its catch swung out over the stern, and the wave its bow throws up."""
    f = c.at(312, 800, 0.88, 3, wob=0.3, det=0.3)
    lugsails(f, wheat.POPPY)
    man = hauling_fisherman(c, *f.pt(84, -34), 206, flip=True)
    wheat.swell(c, 780, 16, 150, 4.6, 0.6)
    c.shade(ell(470, 862, 250, 26), 0.5, 16, "#5c2c20")
    lugger_hull(c, f)
    block = stern_derrick(f)
    far, near = rope_grip(man)
    knot = (block[0] + 8, block[1] + 44)
    block_and_fall(c, block, far, knot)
    hauled_end(c, far, near, f.pt(60, -96))
    near_arm(man)
    wheat_wash.wash(c, 108, 806, 460)
    c.shade(ell(652, 888, 96, 15), 0.55, 9, "#5c2c20")
    falling_grain(c, knot[0], knot[1] + 396, 74)
    net_of_hats(c, *knot, 0.98)
    wheat_wash.bow_wave(c, 126, 790)


def quay(c: Card) -> None:
    """Three people on the far edge, their backs to us."""
    quay_paving(c)
    edge_sitter(c, 96, 1084, 132, ROSE, "straw", OCHRE)
    edge_sitter(c, 184, 1090, 98, BLUE, "plaits", wave="right")
    edge_sitter(c, 262, 1092, 136, GREEN, "cap")
    bollard(c, 352, 1142, 66)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(160, -240, 420), key="#fff4c4", fog="#d8dcc8")
    coast(c)
    wheat.swell(c, 650, 22, 140, 2.2, 0.45)
    on_the_swell(c)
    wheat.swell(c, 1010, 16, 140, 1.4, 0.9)
    wheat_wash.furrow(c, [(600 + dx, 872 + dy) for dx, dy in wheat.WAKE])
    poppies = wheat.wake_of_poppies(c, 610, 872)
    wheat.poppies(c, poppies, 0, 1080)
    quay(c)
    wheat.poppies(c, poppies, 1080, 1300)
