"""An octopus at a counter in the middle of the page: all but two of its arms are in the shelves already."""

from studio.elements.rooms import lost_property as office
from studio.elements.things.props import key
from studio.paint import Card
from studio.shapes import ell


def octopus_clerk(c: Card, x: float, y: float) -> None:
    """The arms in the shelves on both sides, and the head with its glasses and visor; (x, y) is its foot."""
    office.arms_into_shelves(c)
    f = c.at(x, y, 1.12, wob=0.4, amb=0.24)
    office.clerk_head(f)
    office.visor(f)


def clerks_left_arm(c: Card) -> None:
    """The arm that lies on the counter to the left, with its shadow."""
    c.shade(ell(300, 786, 120, 10), 0.4, 8)
    office.arm(c, [(338, 738, 46), (286, 768, 42), (226, 774, 32), (172, 768, 15)])


def clerks_right_arm(c: Card) -> None:
    """The arm that comes up from the counter to the right and offers a small key."""
    c.shade(ell(516, 784, 70, 9), 0.4, 8)
    c.shade(ell(528, 706, 36, 52), 0.5, 16, "#06282c")
    key(c, 524, 658, 86, rot=6)
    way = [
        (462, 738, 46),
        (510, 768, 42),
        (560, 752, 30),
        (572, 704, 21),
        (560, 666, 14),
        (534, 654, 10),
        (522, 670, 8),
    ]
    office.arm(c, [(float(x), float(y), float(w)) for x, y, w in way])
