"""Lost Property.

On the sea bed an octopus keeps the lost property counter: shelves of keys, crowns, bells, one piano, odd socks
on a line. A diver asks for something the size of two open arms. Eight drawers are open at once; behind the
shelves something very large, with an eye, carries a luggage tag.
"""

from studio.colour import Ramp
from studio.elements.animals.giant_tagged import giant_tagged
from studio.elements.animals.sea_life import crab, fish
from studio.elements.land.sea_bed import bubble, sand_floor
from studio.elements.rooms import lost_property as office
from studio.elements.rooms.furniture import piano
from studio.elements.rooms.household import clock, teapot
from studio.elements.rooms.teak_counter import counter_front, counter_ticket, counter_top, teak_shelves
from studio.elements.things.lights import table_lamp
from studio.elements.things.props import bell, book, boots, crown, hat, key, suitcase, umbrella
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, BRASS, CRIMSON, GREEN, LINEN, OCHRE, PLUM, ROSE, WHITE
from studio.shapes import curve, ell, taper

META = {"number": 69, "slug": "lost-property", "seed": 6969}
FINISH = Finish(vignette=0.36, bloom=0.45)

ROWS = (216.0, 366.0, 520.0, 676.0)
BOOKS = ((104, CRIMSON), (96, GREEN), (84, OCHRE), (90, BLUE))
SOCKS: tuple[tuple[float, Ramp, str, float], ...] = (
    (262, ROSE, "#f8e8c8", -6),
    (392, OCHRE, "#7c2c3c", 4),
    (444, BLUE, "#f0d890", -3),
    (548, WHITE, "#c84c3c", 7),
)
BUBBLES = ((452, 842, 8), (466, 816, 11), (458, 780, 7), (476, 752, 13), (350, 300, 6), (362, 270, 9))


def wares(c: Card) -> None:
    """What people have lost, row by row."""
    crown(c, 104, 216, 76)
    key(c, 176, 60, 110)
    hat(c, 92, 366, 56, PLUM)
    bell(c, 180, 366, 74)
    for i, (w, r) in enumerate(BOOKS):
        book(c, 104 + i * 4, 520 - i * 21, w, r)
    teapot(c, 128, 676, 84)
    piano(c, 690, 216, 168, flip=True)
    clock(c, 640, 316, 92, hands=(200, 80))
    umbrella(c, 724, 364, 124, ROSE, shut=True)
    suitcase(c, 676, 520, 92)
    boots(c, 668, 676, 84, CRIMSON)
    crab(c, 738, 676, 40)


def sock_line(c: Card) -> None:
    """A line of socks from shelf to shelf: no two alike."""
    c.line(curve((226, 92), (320, 116), (400, 122), (480, 116), (574, 92)), 4, "#c8b888", 0.9, ends=0.9)
    for i, (x, ramp, stripe, rot) in enumerate(SOCKS):
        office.odd_sock(c, x, 104 + (18 if 300 < x < 500 else 0), 92, ramp, stripe, rot, i % 2 == 1)


def clerk(c: Card) -> None:
    """The octopus behind the counter, with six arms in the shelves already."""
    office.arms_into_shelves(c)
    key(c, 248, 372, 96, rot=14)
    office.arm(c, [(262, 466, 32), (252, 404, 27), (238, 366, 18), (264, 350, 12), (276, 372, 9)])
    f = c.at(400, 806, 1.12, wob=0.4, amb=0.24)
    office.clerk_head(f)
    office.visor(f)


def counter(c: Card) -> None:
    """Eight drawers, a sock and a cuff that hang out of them, the lit top."""
    counter_front(c)
    office.odd_sock(c, 92, 846, 66, CRIMSON, "#f8e8c8", -16)
    c.paint(taper((640, 838, 26), (690, 850, 30), (720, 884, 22)), LINEN, vol=8, wob=0.5)
    counter_top(c)


def at_the_counter(c: Card) -> None:
    """Lamp, ticket, and the arms that lie on the wood."""
    c.glow(612, 690, 330, "#ffc060", 0.26, 1.7)
    c.glow(600, 770, 260, "#ffe090", 0.3, 1.6, 0.2)
    c.shade(ell(300, 786, 120, 10), 0.4, 8)
    office.arm(c, [(338, 738, 46), (286, 768, 42), (226, 774, 32), (172, 768, 15)])
    table_lamp(c, 612, 772, 150, shade=BRASS)
    office.arm(c, [(462, 738, 46), (514, 768, 42), (576, 776, 30), (644, 772, 14)])
    counter_ticket(c, 164, 764)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 560, 200), key="#ffe0a0", fog="#1c5c60")
    c.sky([(0, "#0c3440"), (260, "#14545a"), (620, "#1c6c68"), (1000, "#123c44")], calm=0.5)
    giant_tagged(c)
    teak_shelves(c, ROWS)
    wares(c)
    sock_line(c)
    fish(c, 300, 470, 60, rot=-6)
    fish(c, 500, 390, 46, flip=True)
    clerk(c)
    counter(c)
    sand_floor(c, 1006)
    at_the_counter(c)
    c.line(curve((392, 880), (300, 900), (240, 1010), (110, 1080), (-20, 1090)), 11, "#3c4c44", 1, ends=0.9)
    office.diver_behind(c, 400, 1130, 268)
    for place in BUBBLES:
        bubble(c, *place)
