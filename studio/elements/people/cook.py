"""A stout cook in white, in side view, with his tall cap and a cup held out."""

from studio.elements.people.figures import bell
from studio.elements.rooms.household import cup
from studio.paint import Card
from studio.palettes import WHITE
from studio.shapes import blob


def cook_with_cup(c: Card, x: float, y: float) -> None:
    """He is 128 high without his cap and holds a cup and saucer before him."""
    hand = bell(c, x, y, 128, WHITE, view="side", arm="fwd", stout=1.25)
    left, right = (
        ((x - 16, y - 118), (x - 26, y - 148), (x - 14, y - 164)),
        ((x + 18, y - 164), (x + 30, y - 146)),
    )
    cap = blob(*left, (x + 2, y - 158), *right, (x + 20, y - 118), (x + 2, y - 114))
    c.paint(cap, WHITE, vol=9, wob=0.3, det=0.7)
    cup(c, hand[0] - 20, hand[1] + 4, 42, saucer=True)
