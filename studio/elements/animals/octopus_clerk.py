"""An octopus at a counter in the middle of the page: all but two of its arms are in the shelves already."""

from studio.elements.rooms import lost_property as office
from studio.elements.things.props import key
from studio.paint import Card
from studio.shapes import ell


def octopus_clerk(c: Card, x: float, y: float) -> None:
    """The arms in the shelves on both sides, one with a key, and the head with its glasses and visor; (x, y) is its foot."""
    office.arms_into_shelves(c)
    key(c, 248, 372, 96, rot=14)
    office.arm(c, [(262, 466, 32), (252, 404, 27), (238, 366, 18), (264, 350, 12), (276, 372, 9)])
    f = c.at(x, y, 1.12, wob=0.4, amb=0.24)
    office.clerk_head(f)
    office.visor(f)


def clerks_left_arm(c: Card) -> None:
    """The arm that lies on the counter to the left, with its shadow."""
    c.shade(ell(300, 786, 120, 10), 0.4, 8)
    office.arm(c, [(338, 738, 46), (286, 768, 42), (226, 774, 32), (172, 768, 15)])


def clerks_right_arm(c: Card) -> None:
    """The arm that lies on the counter to the right."""
    office.arm(c, [(462, 738, 46), (514, 768, 42), (576, 776, 30), (644, 772, 14)])
