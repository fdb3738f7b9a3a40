"""The Blot.

An inkwell has tipped over on an unwritten letter, and the ink is a lake at night with its stars. A clerk the
size of a nail rows across it with a lamp; along the far shore the paper has folded itself into lit houses.
Something long moves under the surface. The quill lies like a fallen pine, and drips more.
"""

from studio.elements.animals.lake_serpent import lake_serpent
from studio.elements.buildings.houses_paper import paper_house
from studio.elements.land.water import boat, ring
from studio.elements.people.clerk_rowing import clerk_rowing, oar_in_hand
from studio.elements.rooms.letter_desk import letter_desk
from studio.elements.things.boat_lantern import boat_lantern
from studio.elements.things.ink import ink_lake, inkwell_tipped
from studio.elements.things.quills import fallen_quill
from studio.finish import Finish
from studio.paint import Card

META = {"number": 83, "slug": "the-blot", "seed": 8383}
FINISH = Finish(vignette=0.34, bloom=0.42)

LAMP = (274.0, 690.0, 150.0)
ROOM = (420.0, 500.0, 520.0)
SHORE = ((452, 318, 54), (396, 384, 60), (336, 376, 70), (280, 392, 58), (240, 462, 64), (178, 496, 56))


def lake(c: Card) -> None:
    """The ink, what swims in it, and its stars."""
    water = ink_lake(c, LAMP)
    lake_serpent(c, water, LAMP)
    c.sparks(water, 90, "#dce8ff", (0.7, 1.9), 0.8)


def far_shore(c: Card) -> None:
    """Houses folded out of the letter itself, with somebody awake in them."""
    for x, y, h in SHORE:
        paper_house(c, x, y, h, (*LAMP[:2], 300))


def crossing(c: Card) -> None:
    """The clerk in his boat, and his lamp."""
    x, y = 394, 738
    c.glow(LAMP[0], LAMP[1], 210, "#f07c18", 0.4, 1.9)
    c.glow(x - 76, y + 16, 170, "#ff9c38", 0.34, 1.6, 0.35)
    ring(c, x, y + 8, 230, "#8cb4d8", 0.5)
    c.glints(276, y + 14, y + 120, 20, "#ffb050", 70, 0.8)
    c.light = (274, 680, 80)
    boat_lantern(c, 268, y - 26)
    clerk = clerk_rowing(c, x + 34, y + 2, 134)
    boat(c, x, y, 196)
    oar_in_hand(clerk)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMP, key="#ffcf8c", fog="#14203f")
    letter_desk(c, ROOM)
    lake(c)
    far_shore(c)
    inkwell_tipped(c, 608, 236)
    fallen_quill(c, 232, 1076, -9, LAMP)
    crossing(c)
