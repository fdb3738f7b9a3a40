"""The Waiting Room.

Grey people wait behind blank newspapers, and in the middle a clown, bright, hands on knees. But under every grey
trouser peeps a striped sock and one long shoe; on the wall their shadows wear pointed hats, and the clown's a
bowler. A rubber nose lies on the floor, and all pretend not to see it.
"""

from studio.elements.people.clown_sitting import clown_sitter
from studio.elements.people.shadows_hatted import shadow_hatted
from studio.elements.people.waiting_folk import Grey, grey_sitter
from studio.elements.rooms.waiting_room import ceiling_lamp, long_bench, waiting_room
from studio.elements.things.clown_nose import NOSE_ORANGE, clown_nose
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import join

META = {"number": 79, "slug": "the-waiting-room", "seed": 7979}
FINISH = Finish(vignette=0.28, bloom=0.3)

SUIT = ["#a06c40", "#e8c48c", "#fff0cc", "#fffaf0"]
PINK = ["#6c1440", "#c83874", "#f880a4", "#ffd0d8"]
TEAL = ["#0c4450", "#188c94", "#4cc8c0", "#c0f4e0"]
YELLOW = ["#8c5408", "#e0a010", "#ffd438", "#fff4a8"]
VIOLET = ["#341c6c", "#6c40b8", "#a880e8", "#e4d0ff"]
GREYS = (
    Grey(113, -1, PINK, TEAL, tall=4, tilt=-1.5, towards=True),
    Grey(249, -1, YELLOW, PINK, YELLOW, tall=-8, tilt=2, crossed=True),
    Grey(551, 1, TEAL, VIOLET, tall=-2, tilt=-2),
    Grey(687, -1, VIOLET, YELLOW, PINK, tall=8, tilt=1, towards=True),
)
LEGS = (181.0, 313.0, 487.0, 619.0)
WALL_FOOT, FEET, SIZE = 760, 1030, 1.08


def shadows(c: Card) -> None:
    """What the light behind us says about every one of them."""
    clowns = [shadow_hatted(c, x, WALL_FOOT, pointed=True) for x in (g.x for g in GREYS)]
    bowler = shadow_hatted(c, 400, WALL_FOOT, pointed=False)
    c.shade(join(*clowns, bowler), 0.5, 3.5, "#343c58", wob=0.5)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 160, 420), key="#f4fcf4", fog="#d4ccb8")
    waiting_room(c)
    shadows(c)
    ceiling_lamp(c)
    long_bench(c, 876, 1014, LEGS)
    for who in GREYS:
        grey_sitter(c, who, FEET, 1.03)
    clown_sitter(c, 400, FEET + 14, SIZE, SUIT, NOSE_ORANGE)
    clown_nose(c, 300, 1102)
