"""What the Lamp Knows.

A lantern on the floor throws the child's shadow on the wallpaper: a stag whose antlers are branches in
leaf, with small birds. The wallpaper flowers lean towards it; one real leaf has fallen on the real floor.
The child stands quite still, back to us.
"""

from studio.elements.animals.stag_shadow import antler_leaves, fallen_leaf, shadow_bird, stag_shadow
from studio.elements.people.figures import child
from studio.elements.rooms.tulip_room import lamplit_boards, leaning_tulips
from studio.elements.things.lantern_floor import floor_lantern
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 7, "slug": "what-the-lamp-knows", "seed": 707}
FINISH = Finish(bloom=0.45, vignette=0.4)


CHILD, LAMP = (402, 1052), (440, 1154)


def on_the_wall(c: Card) -> None:
    """The shadow, its antlers in leaf, and the birds that have come."""
    horns = stag_shadow(c, *CHILD)
    antler_leaves(c, horns)
    shadow_bird(c, 222, 352, 1.0)
    shadow_bird(c, 596, 250, 0.9, flip=True)


def on_the_floor(c: Card) -> None:
    """The child, quite still, the lantern behind it, nearer to us, one real leaf."""
    c.light = (*LAMP, 190)
    child(c, *CHILD, 206, rim=1.0, shadow=0.6)
    floor_lantern(c, *LAMP, 118, 0.26)
    fallen_leaf(c, 214, 1116)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 1010, 200), key="#ffd890", fog="#c89850")
    leaning_tulips(c, 400, 440)
    lamplit_boards(c, *LAMP)
    c.flat(ell(*LAMP, 170, 40), "#ffd070", 0.62, 20, mode="add")
    on_the_wall(c)
    on_the_floor(c)
