"""Orchard country in a low sun: hills with round trees in the haze, and the grass under the tree one stands by."""

from studio.colour import Arr, Ramp
from studio.elements.land.land import hills
from studio.elements.plants.apple_tree_great import OLIVE
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.shapes import blob, ell

GREENSWARD: Ramp = ["#2c3c20", "#5c7034", "#a0a44c", "#ecd88c"]


def orchard_hill(c: Card, y: float, plane: int, fog: float, clear: tuple[float, float] = (0, 0)) -> None:
    """A ridge with up to six trees; `plane` counts from the farthest, 0, towards us; between `clear` none grows."""
    ridge, _ = hills(c, y, 26, GREENSWARD, 61 + plane, fog=fog, vol=50, grad=(0.15, -0.05))
    for x in c.rng.uniform(30, 770, 6):
        h = c.rng.uniform(40, 60) * (1 + 0.35 * plane)
        if not clear[0] < x < clear[1]:
            c.shade(ell(x + h * 0.3, ridge(x) + 8, h * 0.42, h * 0.05), 0.4 * (1 - fog), 5, "#3c4c2c")
            round_tree(c, x, ridge(x) + 6, h, OLIVE, fog=fog + 0.26)
    c.fogband(y + 48, 14, "#fff0c0", 0.3)


def orchard_grass(c: Card) -> Arr:
    """Grass from 1000 down to the foot of the page; returns its mask."""
    crest = ((-60, 1030), (140, 1012), (400, 1000), (660, 1014), (860, 1040))
    ground = blob((-60, 1260), *crest, (860, 1260))
    m = c.paint(ground, GREENSWARD, vol=80, amb=0.3, tex=0.3, edge=0.05, grad=(0.14, -0.3))
    c.marks(m, -1.45, 2300, 20, 2.6, jit=0.14, bias=0.02, curl=0.35)
    return m
