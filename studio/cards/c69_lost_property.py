"""Lost Property.

On the sea bed an octopus keeps the lost property counter: shelves of keys, crowns, bells, one piano, odd socks
on a line. A diver asks for something the size of two open arms. Eight drawers are open at once; behind the
shelves something very large, with an eye, is tied up like a parcel and tagged. The clerk offers a small key.
"""

from studio.elements.animals.giant_tagged import giant_tagged
from studio.elements.animals.octopus_clerk import clerks_left_arm, clerks_right_arm, octopus_clerk
from studio.elements.animals.sea_life import crab, fish
from studio.elements.land.sea_bed import bubbles, sand_floor
from studio.elements.rooms import lost_property as office
from studio.elements.rooms.furniture import piano
from studio.elements.rooms.household import clock, teapot
from studio.elements.rooms.teak_counter import counter_front, counter_ticket, counter_top, teak_shelves
from studio.elements.things.book_stacks import pile_of_books
from studio.elements.things.lights import table_lamp
from studio.elements.things.lost_things import key_on_nail, leaning_umbrella
from studio.elements.things.odd_socks import draped_sock, hanging_cuff, sock_line
from studio.elements.things.props import bell, boots, crown, hat, suitcase
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, BRASS, CRIMSON, GREEN, OCHRE, PLUM

META = {"number": 69, "slug": "lost-property", "seed": 6969}
FINISH = Finish(vignette=0.36, bloom=0.45)

ROWS = (216.0, 366.0, 520.0, 676.0)
BOOKS = ((104, CRIMSON), (96, GREEN), (84, OCHRE), (90, BLUE))
BUBBLES = ((452, 842, 8), (466, 816, 11), (458, 780, 7), (476, 752, 13), (350, 300, 6), (362, 270, 9))


def wares(c: Card) -> None:
    """What people have lost, row by row."""
    crown(c, 104, 216, 76)
    key_on_nail(c, 186, 64, 92)
    hat(c, 92, 366, 56, PLUM)
    bell(c, 180, 366, 74)
    pile_of_books(c, 104, 520, BOOKS)
    teapot(c, 128, 676, 84)
    piano(c, 690, 216, 168, flip=True)
    clock(c, 638, 306, 92, hands=(200, 80))
    leaning_umbrella(c, 736, 364, 118)
    suitcase(c, 682, 512, 88)
    boots(c, 656, 676, 84, BLUE)
    crab(c, 738, 676, 40)


def between_the_shelves(c: Card) -> None:
    """The line of odd socks, two fish, and the clerk with six arms in the shelves already."""
    sock_line(c, 400, 92)
    fish(c, 300, 470, 60, rot=-6)
    fish(c, 500, 390, 46, flip=True)
    octopus_clerk(c, 400, 806)


def counter(c: Card) -> None:
    """Eight drawers, a sock and a cuff that hang out of them, the lit top."""
    counter_front(c)
    draped_sock(c, 70, 860, 58, CRIMSON, "#f8e8c8")
    hanging_cuff(c, 650, 858)
    counter_top(c)


def at_the_counter(c: Card) -> None:
    """Lamp, ticket, and the arms that lie on the wood."""
    c.glow(612, 690, 330, "#ffc060", 0.26, 1.7)
    c.glow(600, 770, 260, "#ffe090", 0.3, 1.6, 0.2)
    clerks_left_arm(c)
    table_lamp(c, 612, 772, 150, shade=BRASS)
    clerks_right_arm(c)
    counter_ticket(c, 164, 764)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 560, 200), key="#ffe0a0", fog="#1c5c60")
    c.sky([(0, "#0c3440"), (260, "#14545a"), (620, "#1c6c68"), (1000, "#123c44")], calm=0.5)
    giant_tagged(c)
    teak_shelves(c, ROWS)
    wares(c)
    between_the_shelves(c)
    counter(c)
    sand_floor(c, 1006)
    at_the_counter(c)
    office.diver_behind(c, 400, 1130, 268)
    office.air_hose(c)
    bubbles(c, BUBBLES)
