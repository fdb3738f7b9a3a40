"""Closing Time.

A town lives on the page of a great book, and the book is shutting: cover and leaves lean over, and the first of them, printed
with night, bends down upon the roofs; its shadow runs over the page as fast as they do. An old man, a mother with her girl,
a lady, a burgher make for the edge, a boy is already leaping. In the shadow the lamplighter lights the last lamp.
"""

from collections.abc import Callable

from studio.colour import Ramp
from studio.elements.buildings.popup_book import PAPER, SHADE, bent_spire, box_house
from studio.elements.people.folk_fleeing import boy, burgher, elder, lady, lamplighter, mother
from studio.elements.people.folk_shadows import low_sun, soles
from studio.elements.rooms.table_sunset import sunset_table
from studio.elements.things.book_halves import closing_half, cut_edges, lying_half, pressed
from studio.elements.things.closing_book import VIEW, Leaf
from studio.elements.things.night_page import flat_street, printed_frame, printed_sky
from studio.elements.things.street_lamps import fresh_lamp
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, NAVY, PLUM, ROSE, SLATE, TEAL

META = {"number": 71, "slug": "closing-time", "seed": 7171}
FINISH = Finish(vignette=0.26, bloom=0.4)

VERMILION = ["#4c1428", "#a83028", "#f0582c", "#ffa868"]
GOLD = ["#6c4410", "#c08428", "#f4bc4c", "#ffe8a4"]
COVER = Leaf((112, 1104), (118, 1000), (150, 700), (196, 380), (240, 70))
FIRST = Leaf((150, 1104), (146, 1000), (172, 700), (232, 400), (330, 190), (440, 96))
RISE = ((196, 1104), (172, 1040), (160, 930), (172, 760), (236, 580), (360, 456))
LAST = Leaf(*RISE, (510, 416), (640, 450), (708, 536), (726, 640))
EDGE = 500.0  # how far the shadow has come, on the near plane
LAMP = (270.0, 1034.0)
TOWER = (0.73, -0.95)  # where the church stands in the book's world: under the free edge of the page

Runner = tuple[Callable[..., None], float, float, float, tuple[float, ...], tuple[Ramp, ...]]
RUNNERS: tuple[Runner, ...] = (  # who, where, how tall, which feet touch, what they wear
    (burgher, 524, 890, 112, (-0.31,), (PLUM, GOLD)),
    (elder, 402, 938, 142, (0.14,), (SLATE,)),
    (mother, 574, 1002, 176, (-0.3, -0.66), (TEAL, CREAM, ROSE)),
    (lady, 650, 1072, 198, (0.2,), (CRIMSON, GOLD)),
)


def book(c: Card) -> None:
    """One half lies, the other comes over."""
    lying_half(c, EDGE)
    closing_half(c, COVER, FIRST, LAST)
    flat_street(c, LAST)
    printed_frame(c, LAST)
    printed_sky(c, LAST)
    cut_edges(c, LAST)


def town(c: Card) -> None:
    """Boxes of paper that still stand, in the shadow and beyond it; the steeple has met the page."""
    for x0, x1, z, h, roof, wall in (
        (-0.2, 0.12, -2.3, 1.26, SLATE, SHADE),
        (0.2, 0.5, -2.3, 1.08, CRIMSON, SHADE),
        (-0.5, -0.16, -2.15, 0.92, CRIMSON, SHADE),
        (-0.04, 0.28, -2.0, 0.8, TEAL, SHADE),
        (0.42, 0.7, -2.0, 0.74, SLATE, PAPER),
    ):
        box_house(c, VIEW, x0, x1, z, h, roof, rows=2, wall=wall)
    x, z = TOWER
    box_house(c, VIEW, x - 0.14, x + 0.14, z, 0.74, SLATE, rise=0.02, wall=PAPER)
    spire = bent_spire(c, VIEW, x, z, 0.72, 0.28, 1.1, VERMILION, c.mask(LAST.piece(0.8), 0.2))
    pressed(c, LAST, z, 44, spire)


def last_lamp(c: Card) -> None:
    """Who stays until the lamp is lit."""
    flame = fresh_lamp(c, *LAMP)
    c.light = (*flame, 90)
    x, y = LAMP[0] + 66, LAMP[1] + 24
    soles(c, x, y, 176, (-0.07, 0.08), "#0c0a30")
    hand = lamplighter(c, x, y, 176, NAVY, VERMILION)
    c.line([(hand[0] + 6, hand[1] + 26), (flame[0] + 8, flame[1] + 20)], 4, "#a06c38", 1, 0.2, ends=0.9)


def runners(c: Card) -> None:
    """Out of the shadow, into the light, off the page."""
    c.light = (990, 700, 110)
    low_sun(c, 722, 886, 106, (-0.36,))
    boy(c, 722, 886, 106, NAVY, VERMILION, flip=True)
    for who, x, y, h, feet, wear in RUNNERS:
        in_shadow = who is elder  # only the lamp reaches him
        c.light = (LAMP[0], LAMP[1] - 244, 60) if in_shadow else (x + 260, y - 150, 110)
        (soles if in_shadow else low_sun)(c, x, y, h, feet, "#0c0a30" if in_shadow else "#3c2454")
        who(c, x, y, h, *wear, flip=True)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(900.0, 560.0, 260.0), key="#ffe4b0", fog="#c0a8ac")
    sunset_table(c)
    book(c)
    town(c)
    last_lamp(c)
    runners(c)
