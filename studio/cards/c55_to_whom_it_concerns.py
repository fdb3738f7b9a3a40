"""To Whom It Concerns.

A family has made its home in an enormous envelope stranded on a stormy shore. The stamp in the raised flap is
a window onto a sunny hill that is not here; the wax seal has become the hearth. The grandfather holds the flap
with a rope; a girl is folding a very small boat out of the torn corner.
"""

from studio.elements.buildings import envelope_house as house
from studio.elements.land.land import stone
from studio.elements.land.stormy_shore import breaker, stormy_sea, wet_sand
from studio.elements.people.girl_launching import girl_launching
from studio.elements.people.grandfather_hauling import grandfather_hauling
from studio.elements.people.hearth_folk import asleep, father, mother
from studio.elements.things.ropes import thin_rope
from studio.elements.things.stamps import stamp
from studio.elements.things.washing_indoors import washing_indoors
from studio.elements.things.wax_seal import burning_seal
from studio.finish import Finish
from studio.paint import Card

META = {"number": 55, "slug": "to-whom-it-concerns", "seed": 5555}
FINISH = Finish(bloom=0.45, vignette=0.3)

HEARTH = (400.0, 838.0)


def storm(c: Card) -> None:
    """Breakers on either side of a strip of wet sand."""
    stormy_sea(c)
    breaker(c, 60, 770, 190, 64, fog=0.12)
    breaker(c, 770, 764, 170, 56, fog=0.12)
    breaker(c, 20, 860, 210, 84)
    breaker(c, 790, 850, 190, 76)
    wet_sand(c, (*HEARTH, 260))


def indoors(c: Card) -> None:
    """Washing on a line, two who warm their hands, and the smallest asleep between them."""
    house.envelope_inside(c, *HEARTH)
    c.light = (*HEARTH, 60)
    washing_indoors(c, (186, 640), (400, 674), (628, 624))
    fire = (*HEARTH, 50.0)
    mother(c, 322, 728, fire)
    father(c, 486, 722, fire)
    asleep(c, 402, 772, (400, 850, 60))


def home(c: Card) -> None:
    """The flap with its stamp, those within, the leaves in front of them, and the seal that is the hearth."""
    house.envelope_flap(c)
    stamp(c, 418, 440, 1.18, -5)
    indoors(c)
    house.envelope_pocket(c, (*HEARTH, 150))
    burning_seal(c, 402, 896)
    c.smoke([(410, 800), (430, 720), (500, 640), (560, 560)], 8, 34, "#d8c0a0", 0.1)


def people_outside(c: Card) -> None:
    """Grandfather and his rope; a stone that holds the other; the girl and her boat."""
    tip = house.TIP
    grandfather_hauling(c, 650, 1114, 168, [(tip[0] + 6, tip[1] + 8), (536, 588)], (420, 860, 120))
    stone(c, 90, 1000, 46, 70)
    thin_rope(c, [(tip[0] - 10, tip[1] + 10), (210, 560), (92, 972)])
    girl_launching(c, 282, 1120, 150, house.MANILA, (400, 930, 120))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*HEARTH, 170), key="#ffb468", fog="#7c9488")
    storm(c)
    home(c)
    c.glow(402, 1076, 330, "#ff7a34", 0.4, 1.5, 0.3)
    c.glints(402, 1050, 1160, 70, "#ffb870", 60, 0.35)
    people_outside(c)
    c.rain(360, 0.5, "#dfe8dc", 0.28)
