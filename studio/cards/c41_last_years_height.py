"""Last Year's Height.

In a room without a roof the child stands against a door post, a book on its head. Pencil marks go up the post,
past the child, past the lintel, on into the clouds, where a kite has caught on the last; its string holds the pencil. Near the floor there
is one very low mark, and a tiny pair of shoes.
"""

from studio.elements.animals.birds import flying_bird
from studio.elements.land.clouds_heaped import heaped_cloud
from studio.elements.people.child_measured import measured_child
from studio.elements.rooms.roofless_room import FLOOR, roofless_room
from studio.elements.things.baby_shoes import baby_shoes
from studio.elements.things.blocks_outgrown import outgrown_blocks
from studio.elements.things.door_post import MIDDLE, marked_post
from studio.elements.things.kite import caught_kite
from studio.elements.things.pencil import hung_pencil
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell, rect, taper

META = {"number": 41, "slug": "last-years-height", "seed": 4141}
FINISH = Finish(vignette=0.22, bloom=0.3)

NEWEST = 812.0  # the height of the book, of the newest mark and of the pencil's point
PENCIL = (436.0, NEWEST - 80)


def heights(c: Card) -> None:
    """The sky there is instead of a ceiling."""
    c.sky([(0, "#3c80b8"), (260, "#74b0d0"), (520, "#bcd8d8"), (640, "#e4e4cc")])
    c.clouds(60, 520, "#a8c8dc", "#f8f4e8", cover=0.36, cell=180, a=0.6)
    heaped_cloud(c, 640, 330, 250)
    heaped_cloud(c, 110, 430, 200)
    heaped_cloud(c, 560, 130, 190, 0.9)
    for x, y, w in ((190, 250, 44), (238, 284, 34), (150, 300, 30)):
        flying_bird(c, x, y, w, fog=0.2)


def measured(c: Card) -> None:
    """The child, the book, and the shoes of somebody it can hardly remember having been."""
    measured_child(c, MIDDLE - 6, FLOOR + 32, 220)
    outgrown_blocks(c, 140, 1106)
    c.shade(ell(472, 1076, 46, 8), 0.4, 5, "#4c2818")
    baby_shoes(c, 448, 1072)
    c.shade(taper((MIDDLE + 48, NEWEST + 4, 4), (MIDDLE + 62, NEWEST - 6, 10)), 0.35, 3, "#54486c")
    hung_pencil(c, *PENCIL, 30)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(180, -120, 420), key="#fff4d4", fog="#c8dcdc")
    heights(c)
    roofless_room(c)
    marked_post(c, FLOOR, NEWEST)
    heaped_cloud(c, 250, 176, 150, 0.85)
    heaped_cloud(c, 372, 66, 240, 0.9)
    caught_kite(c, 412, 152, PENCIL)
    measured(c)
    c.sparks(c.mask(rect(200, 640, 760, 1100)), 41, "#fff8e0", (0.6, 1.4), 0.6)
