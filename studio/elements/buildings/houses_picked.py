"""Houses that were fruit: one fallen in the grass with a cracked roof, and a basket of ripe ones, a chimney still smoking."""

from studio.colour import Ramp
from studio.elements.buildings.houses_hanging import fruit_house
from studio.elements.things.props import basket
from studio.paint import Card
from studio.palettes import ROOF_BLUE, ROOF_GOLD, ROOF_PLUM
from studio.shapes import ell


def windfall_house(c: Card, x: float, y: float, wall: Ramp, h: float = 98) -> None:
    """A dark house lying askew at (x, y), its roof cracked."""
    c.shade(ell(x + 26, y + 2, 78, 12), 0.55, 7, "#1c2818")
    f = fruit_house(c, x, y + 2, h, 0, wall, ROOF_BLUE, False, rot=24, stalk=14)
    f.line([(-20, -68), (-8, -62), (-12, -54), (2, -46), (-2, -36)], 4, "#1c1420", alpha=0.95)
    f.line([(-8, -62), (6, -66)], 2.6, "#1c1420", alpha=0.9)


def harvest_basket(c: Card, x: float, y: float, wall: Ramp) -> None:
    """A basket standing at (x, y) with two lit houses in it, smoke rising from the right one."""
    c.shade(ell(x + 2, y + 2, 84, 13), 0.6, 7, "#1c2818")
    for dx, kind, roof in ((-26, 2, ROOF_PLUM), (28, 1, ROOF_GOLD)):
        fruit_house(c, x + dx, y - 40, 84, kind, wall, roof, True, stalk=0)
    smoke = ((50, -126, 12), (46, -146, 17), (54, -172, 22), (44, -204, 28), (56, -242, 32))
    for dx, dy, r in smoke:
        c.puff(x + dx, y + dy, r * 1.5, "#5c7488", 0.85)
        c.puff(x + dx - r * 0.3, y + dy - r * 0.3, r, "#e8ece4", 0.7)
    basket(c, x, y, 104, handle=False)
