"""Ready or Not.

A huge shaggy beast counts against a tree, its face hidden in its arms. Behind the trunks everybody hides badly: a stag
with a lantern in its antlers, a tiger twice as wide as its tree, a bush that wears stockings. A bride hides
behind the beast's own leg. On the beast's back a blank note is pinned.
"""

from studio.elements.animals.bad_hiders import stag, tiger, tiger_paws
from studio.elements.animals.bush_disguised import disguised_bush
from studio.elements.animals.shaggy_beast import shaggy_beast
from studio.elements.land.lemon_wood import lemon_wood, moss_floor
from studio.elements.people.figures import bride
from studio.elements.plants.plants import grass, mushroom
from studio.elements.plants.trunks_tall import tall_trunk
from studio.elements.things.notes_pinned import pinned_note
from studio.finish import Finish
from studio.paint import Card

META = {"number": 63, "slug": "ready-or-not", "seed": 6363}
FINISH = Finish(bloom=0.45, vignette=0.32)


def hiders(c: Card) -> None:
    """Left a stag, right a tiger, and the trunks that they trust."""
    stag(c, 104, 946, 0.86)
    tiger(c, 676, 966)
    tall_trunk(c, 92, 962, 60, 0.06, 1, 1.35, rim=0.1, gain=0.6)
    tall_trunk(c, 672, 978, 50, 0.06, 4, 1.5, gain=0.7)
    tiger_paws(c, 672, 966, 50)


def counting(c: Card) -> None:
    """The great trunk and the beast against it."""
    tall_trunk(c, 402, 1020, 280, 0.0, 0, light=(60, 420, 150), gain=0.62, rim=0.5)
    shaggy_beast(c, 404, 1096, 0.8)
    pinned_note(c, 406, 748)


def at_its_feet(c: Card) -> None:
    """The bride, the bush in stockings, grass and mushrooms."""
    bride(c, 560, 1116, 150, light=(520, 700, 160), rim=1.1)
    disguised_bush(c, 138, 1140)
    for x in range(24, 800, 28):
        grass(c, x, 1184 + x * 7 % 22, 40 + x * 3 % 40, 8, ("#0e1a18", "#24442c", "#6c8440"))
    for x, h in ((690, 44), (718, 34)):
        mushroom(c, x, 1136, h, ["#5c3c10", "#c89c2c", "#fff0a0"])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 470, 180), key="#fff2a8", fog="#e4dc80")
    lemon_wood(c)
    moss_floor(c)
    hiders(c)
    counting(c)
    at_its_feet(c)
