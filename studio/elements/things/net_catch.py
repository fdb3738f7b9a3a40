"""A hoisted net with its catch: five hats, and one hare who had other plans."""

from studio.colour import Arr
from studio.elements.animals.hare_caught import hare_chest, hare_paws, surprised_hare
from studio.elements.plants.wheat_sea import POPPY
from studio.elements.things import hoop_net as net
from studio.elements.things.hats_lost import INK_FELT, STRAW_HAT, lost_hat
from studio.paint import Card
from studio.palettes import CREAM, TEAL
from studio.shapes import Point, ell

OVER = ((-80, -18, "top", INK_FELT, POPPY, -16), (84, -14, "boater", STRAW_HAT, POPPY, 18))
BOWLER, BOATER = (-48, 58, "bowler", TEAL, STRAW_HAT, -10), (46, 56, "boater", CREAM, POPPY, 12)
CATCH = (BOWLER, BOATER, (0, 104, "top", POPPY, CREAM, -4))


def net_of_hats(c: Card, top: Point, planks: Arr) -> None:
    """The net hangs from `top`, 320 high, before `planks` it throws its shadow on; the hare looks over its rim."""
    n = c.at(top[0], top[1] + 190, 1.0, -3, wob=0.3, det=0.7, vol=6)
    net.net_shadow(n, planks)
    inside = net.net_bag(n)
    for x, y, *_ in CATCH:
        n.shade(ell(x + 3, y + 8, 50, 14), 0.6, 6, "#2c1810", clip=inside)
    for hat in (*OVER, *CATCH):
        lost_hat(n, *hat)
    net.net_slings(n)
    hare = c.at(*n.pt(0, -18), 0.84, -3)
    hare_chest(hare)
    surprised_hare(c, hare)
    net.net_mesh(n, inside)
    hare_paws(c, hare)
    net.net_knob(n)
