"""Harvest Tide.

A fishing boat sails over a field of ripe wheat, its wake two lines of poppies. The fisherman has hoisted his net: hats, and
one surprised hare. Three people sit on the quay, where the corn laps at the stones, and wave; the lighthouse is a
windmill.
"""

import numpy as np

from studio.elements.animals.hare_caught import hare_chest, hare_paws, surprised_hare
from studio.elements.buildings.houses import house
from studio.elements.buildings.mill_lighthouse import mill_lighthouse
from studio.elements.buildings.quay import quay_top, quay_wall
from studio.elements.land.cumulus import cumulus
from studio.elements.people.figures import bell, fisherman
from studio.elements.plants import wheat_sea as wheat
from studio.elements.plants.trees import poplar
from studio.elements.things.fishing_lugger import lugger_hull, lugsails
from studio.elements.things.hats_lost import INK_FELT, STRAW_HAT, lost_hat
from studio.elements.things.hoop_net import block_and_tackle, net_bag, net_knob, net_mesh, net_slings
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, CREAM, GREEN, OCHRE, ROSE, TEAL
from studio.shapes import Point, ell

META = {"number": 78, "slug": "harvest-tide", "seed": 7878}
FINISH = Finish(vignette=0.18, bloom=0.3)

OVER = ((-80, -18, "top", INK_FELT, wheat.POPPY, -16), (84, -14, "boater", STRAW_HAT, wheat.POPPY, 18))
BOWLER, BOATER = (-48, 58, "bowler", TEAL, STRAW_HAT, -10), (46, 56, "boater", CREAM, wheat.POPPY, 12)
CATCH = (BOWLER, BOATER, (0, 104, "top", wheat.POPPY, CREAM, -4))


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


def net(c: Card, top: Point) -> None:
    """The catch hangs at `top` before the sail: hats, and a hare who had other plans."""
    n = c.at(top[0], top[1] + 190, 1.0, -3, wob=0.3, det=0.7, vol=6)
    inside = net_bag(n)
    for x, y, *_ in CATCH:
        n.shade(ell(x + 3, y + 8, 50, 14), 0.6, 6, "#2c1810", clip=inside)
    for hat in (*OVER, *CATCH):
        lost_hat(n, *hat)
    net_slings(n)
    hare = c.at(*n.pt(0, -18), 0.84, -3)
    hare_chest(hare)
    surprised_hare(c, hare)
    net_mesh(n, inside)
    hare_paws(c, hare)
    net_knob(n)


def quay(c: Card) -> None:
    """Three people on the edge, their backs to us."""
    quay_top(c)
    people = ((104, 196, ROSE, "straw", OCHRE, "down"), (206, 138, BLUE, "plaits", None, "high"))
    for x, h, coat, kind, ramp, arm in (*people, (302, 200, GREEN, "cap", None, "down")):
        c.shade(ell(x + 8, 1088, h * 0.24, 9), 0.45, 6)
        bell(c, x, 1092 + h * 0.14, h, coat, kind, ramp, view="back", sit=True, shadow=0, arm=arm)
    quay_wall(c)


def wake(c: Card) -> list[wheat.Spot]:
    """Poppies where the hull has passed: two lines that part behind the stern, and a few between them."""
    far = wheat.poppy_wake(c, ((596, 868), (690, 880), (830, 904)), (4, 14), 44, (6, 10))
    near = wheat.poppy_wake(c, ((584, 884), (630, 940), (676, 1030), (700, 1190)), (5, 60), 58, (6, 14))
    few = wheat.poppies_between(c, (610, 900), (790, 1060), 14)
    return sorted([*far, *near, *few], key=lambda p: p[1])


def on_the_swell(c: Card) -> None:
    """The boat between two swells, its catch, and the ears its bow throws up."""
    f = c.at(372, 800, 1.0, 5, wob=0.3, det=0.3)
    lugsails(f, wheat.POPPY)
    hand = fisherman(c, *f.pt(150, -22), 214, view="side", arm="up", lean=13)
    wheat.swell(c, 768, 22, 150, 4.6, 0.6)
    lugger_hull(c, f)
    net(c, block_and_tackle(c, f.pt(-58, -428), hand))
    c.shade(ell(380, 866, 250, 22), 0.4, 14, "#5c2c20")
    wheat.swell(c, 876, 18, 120, 0.2, 0.8)
    wheat.ears_along(c, np.arange(180, 590, 17), 912)
    wheat.bow_spray(c, 128, 862)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(160, -240, 420), key="#fff4c4", fog="#d8dcc8")
    coast(c)
    wheat.swell(c, 650, 22, 140, 2.2, 0.45)
    on_the_swell(c)
    wheat.swell(c, 986, 16, 140, 1.4, 0.9)
    poppies = wake(c)
    wheat.poppies(c, poppies, 0, 1080)
    quay(c)
    wheat.poppies(c, poppies, 1080, 1300)
    wheat.ears_near(c, (*np.arange(396, 790, 26), *np.arange(30, 380, 70)), 1196)
