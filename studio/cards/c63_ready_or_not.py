"""Ready or Not.

A huge shaggy beast counts against a tree, its face hidden in its arms. Behind the trunks everybody hides badly: a stag
with a lantern in its antlers, a tiger thinner than it thinks, a small tree that wears stockings. The child hides behind
the beast's own leg. On the beast's back a blank note is pinned.
"""

from studio.elements.animals.bad_hiders import little_tree, stag, tiger, tiger_paw
from studio.elements.animals.shaggy_beast import shaggy_beast
from studio.elements.land.lemon_wood import lemon_wood, moss_floor
from studio.elements.people.figures import child
from studio.elements.plants.plants import grass, mushroom
from studio.elements.plants.trunks_tall import tall_trunk
from studio.elements.things.notes_pinned import pinned_note
from studio.finish import Finish
from studio.paint import Card

META = {"number": 63, "slug": "ready-or-not", "seed": 6363}
FINISH = Finish(bloom=0.45, vignette=0.32)


def hiders(c: Card) -> None:
    """Left a stag, right a tiger, and the trunks that they trust."""
    stag(c, 122, 950, 0.9)
    tiger(c, 660, 948)
    tall_trunk(c, 112, 962, 60, 0.06, 1, 1.35, rim=0.1, gain=0.6)
    tall_trunk(c, 650, 956, 66, 0.08, 4)
    tiger_paw(c, 676, 708)


def counting(c: Card) -> None:
    """The great trunk and the beast against it."""
    tall_trunk(c, 408, 1020, 270, 0.0, 0, light=(60, 420, 150), gain=0.62, rim=0.5)
    shaggy_beast(c, 408, 1092)
    pinned_note(c, 412, 716)


def at_its_feet(c: Card) -> None:
    """The child, the tree in stockings, grass and mushrooms."""
    child(c, 566, 1112, 150, view="side", light=(520, 700, 160), rim=1.1)
    little_tree(c, 680, 1112)
    for x in range(24, 800, 28):
        grass(c, x, 1184 + x * 7 % 22, 40 + x * 3 % 40, 8, ("#0e1a18", "#24442c", "#6c8440"))
    for x, h in ((120, 46), (150, 34), (236, 40)):
        mushroom(c, x, 1140, h, ["#5c3c10", "#c89c2c", "#fff0a0"])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 470, 180), key="#fff2a8", fog="#e4dc80")
    lemon_wood(c)
    moss_floor(c)
    hiders(c)
    counting(c)
    at_its_feet(c)
