"""Two ends of a wood, left and right of a wide view."""

from studio.colour import Ramp
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.palettes import LEAF

TREES = (  # x, how much lower, height: the far ones first, bushes at the hem last
    *((150, 0, 84), (30, 0, 150), (84, 4, 126), (122, 10, 96), (58, 16, 70), (176, 16, 52)),
    *((620, 0, 74), (776, 0, 160), (716, 2, 132), (668, 8, 104), (744, 16, 76), (634, 14, 50)),
)


def wood_edges(c: Card, x: float, y: float, ramp: Ramp = LEAF, fog: float = 0) -> None:
    """A wood that comes in from both sides of the page, rooted about `y`, moved right by `x`."""
    for tx, low, h in TREES:
        round_tree(c, x + tx, y + low, h, ramp, fog=fog)
