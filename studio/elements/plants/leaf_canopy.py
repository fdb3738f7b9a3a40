"""A leaf overhead that has kept the rain off, seen from below, and the drops it lets go."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

LEAF: Ramp = ["#14241c", "#33492c", "#66783c", "#b0b468"]
DROP: Ramp = ["#5c7c74", "#a8c4b4", "#f4fff0"]


def leaf_roof(c: Card) -> None:
    """A great leaf hanging into the page from its upper right corner, its tip at (190, 160)."""
    under = ((190, 160, "c"), (340, 160), (540, 122), (720, 104), (860, 160))
    leaf = blob((860, -60), (540, -80), (320, -4), (216, 92), *under)
    m = c.paint(leaf, LEAF, vol=30, amb=0.2, edge=0.2, rim=0.6, light=(300, 320, 200), grad=(-0.1, 0.15))
    c.line([(850, 36), (600, 14), (360, 72), (198, 154)], 9, "#a8b070", 0.7, 1, clip=m)
    for t in range(6):
        x, y = 690 - t * 76, 22 + t * t * 2.6
        c.line([(x, y), (x - 40, y + 50), (x - 96, y + 96)], 4, "#8c9858", 0.6, 1, clip=m)
        c.line([(x, y), (x - 70, y - 26), (x - 130, y - 60)], 4, "#2c4028", 0.5, 1, clip=m)


def hanging_drop(c: Card, x: float, y: float, r: float = 8) -> None:
    """A drop of rain about to fall, its belly at (x, y)."""
    drop = blob((x, y - r * 1.8, "c"), (x + r, y), (x, y + r), (x - r, y))
    c.paint(drop, DROP, vol=r, det=0.8)
    c.dot(x - r * 0.3, y - r * 0.2, 1.6, "#ffffff", 1)


def dripping_leaf(c: Card) -> None:
    """The great leaf and the four drops that hang from it, two of them at its tip."""
    leaf_roof(c)
    for x, y, r in ((192, 170, 10), (190, 226, 7), (420, 152, 8), (640, 122, 9)):
        hanging_drop(c, x, y, r)
