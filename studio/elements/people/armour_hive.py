"""A sitting suit of armour that bees have moved into: honey runs from its visor and from a hole over the heart."""

from studio.elements.land.mossy_seat import mossy_seat
from studio.elements.people import armour_seated as armour
from studio.elements.people.armour_limbs_seated import sitting_arm, sitting_leg
from studio.elements.things.honey import honey_heart, honey_visor
from studio.paint import Card, Frame
from studio.shapes import ell


def armour_hive(c: Card, x: float, y: float, bow: float = -5) -> Frame:
    """On its mossy rock in the middle of the page, feet at (x, y), its helmet bowed; returns the helmet's frame."""
    f = c.at(x, y, 1.0, vol=30, wob=0.45, amb=0.28)
    f.shade(ell(0, 4, 290, 24), 0.4, 18)
    mossy_seat(c)
    for s in (-1, 1):
        sitting_leg(f, s)
    armour.torso(f)
    honey_heart(f)
    for s in (-1, 1):
        sitting_arm(f, s)
        armour.pauldron(f, s)
    helmet, _ = armour.helmet(c, f, bow)
    honey_visor(helmet)
    return helmet
