"""A hoisted net with its catch: five hats, and one hare who had other plans."""

from studio.elements.animals.hare_caught import hare_chest, hare_paws, surprised_hare
from studio.elements.plants.wheat_sea import POPPY
from studio.elements.things import trawl_net as net
from studio.elements.things.hats_lost import INK_FELT, STRAW_HAT, lost_hat
from studio.paint import Card, Frame
from studio.palettes import CREAM, OCHRE, TEAL
from studio.shapes import ell

OVER = ((-64, 8, "top", INK_FELT, POPPY, -22, 1.6), (70, 12, "bowler", TEAL, STRAW_HAT, 22, 1.65))
CATCH = (
    (6, 84, "bowler", OCHRE, INK_FELT, 4, 1.4),
    (-40, 108, "boater", CREAM, POPPY, -18, 1.45),
    (46, 112, "bowler", POPPY, STRAW_HAT, 20, 1.6),
    (2, 174, "top", INK_FELT, TEAL, -8, 1.3),
)


def net_of_hats(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """The net hangs from its knot at (x, y), 390 `s` high; the hare looks over its rim. Returns the net's frame."""
    n = c.at(x, y - net.HIGH * s, s, 0, wob=0.3, det=0.8, vol=6)
    inside = net.net_back(n)
    net.net_slings(n)
    for hat in OVER:
        lost_hat(n, *hat)
    for hx, hy, *_ in CATCH:
        n.shade(ell(hx + 4, hy + 10, 42, 12), 0.5, 6, "#2c1810", clip=inside)
    for hat in CATCH:
        lost_hat(n, *hat)
    hare = c.at(*n.pt(2, 8), 0.74 * s)
    hare_chest(hare)
    surprised_hare(c, hare)
    net.net_front(n)
    hare_paws(c, hare)
    return n
