"""What the Lamp Knows.

A lantern on the floor throws the child's shadow on the wallpaper: a stag whose antlers are branches in
leaf, with small birds. The wallpaper flowers lean towards it; one real leaf has fallen on the real floor.
The child stands quite still, back to us.
"""

from studio.elements.animals.birds import bird_path
from studio.elements.animals.stag_shadow import SHADE, antler_leaves, fallen_leaf, stag_shadow
from studio.elements.people.figures import child
from studio.elements.rooms.tulip_room import lamplit_boards, leaning_tulips
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import blob, ell

META = {"number": 7, "slug": "what-the-lamp-knows", "seed": 707}
FINISH = Finish(bloom=0.45, vignette=0.4)


def on_the_wall(c: Card) -> None:
    """The shadow, its antlers in leaf, and the birds that have come."""
    horns = stag_shadow(c)
    antler_leaves(c, horns)
    for x, y, s, turn, flip, flap in ((188, 236, 1.5, -18, False, 0.9), (640, 176, 1.35, 14, True, 0.7)):
        c.flat(bird_path(x, y, s, flap, turn, flip), SHADE, 0.95, wob=0.3, det=0.8)


def on_the_floor(c: Card) -> None:
    """The child, quite still, the lantern beside it, one real leaf."""
    foot = blob((356, 1078), (330, 1010), (300, 964), (500, 964), (470, 1010), (446, 1078))
    c.shade(foot, 0.66, 9, "#160c0c")
    c.glow(486, 1116, 230, "#ffc860", 0.38, 1.6)
    c.flat(ell(486, 1146, 140, 16), "#ffd070", 0.3, 14, mode="add")
    c.light = (500, 1130, 60)
    child(c, 388, 1086, 212, rim=1.0, shadow=0.6)
    lantern(c, 488, 1146, 96, g=0.35)
    fallen_leaf(c, 234, 1124)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(430, 1010, 200), key="#ffd890", fog="#c89850")
    leaning_tulips(c, 400, 440)
    lamplit_boards(c)
    on_the_wall(c)
    on_the_floor(c)
