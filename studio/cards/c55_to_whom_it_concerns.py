"""To Whom It Concerns.

A family has made its home in an enormous envelope stranded on a stormy shore. The stamp in the raised flap is
a window onto a sunny hill that is not here; the wax seal has become the hearth. The grandfather holds the flap
with a rope; a girl sets a very small paper boat on what the rain has left.
"""

from studio.elements.buildings import envelope_house as house
from studio.elements.land.land import stone
from studio.elements.land.stormy_shore import WET, breaker, stormy_sea, wet_sand
from studio.elements.people.girl_launching import girl_launching
from studio.elements.people.grandfather_hauling import grandfather_hauling
from studio.elements.people.hearth_folk import asleep, father, mother
from studio.elements.things.rope_moored import moored
from studio.elements.things.ropes import taut_rope
from studio.elements.things.stamps import stamp
from studio.elements.things.washing_indoors import washing_indoors
from studio.elements.things.wax_seal import burning_seal
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN

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
    wall = house.envelope_inside(c, *HEARTH)
    c.light = (*HEARTH, 60)
    washing_indoors(c, (168, 632), (400, 656), (646, 616))
    c.glow(HEARTH[0], HEARTH[1] - 10, 170, "#ff8c30", 0.4, 1.5)
    for x, y, w in ((296, 690, 96), (512, 684, 100), (404, 730, 64)):
        house.shadow_on_wall(c, x, y, w, 90, wall)
    fire = (*HEARTH, 84.0)
    mother(c, 318, 704, fire)
    father(c, 488, 698, fire)
    asleep(c, 402, 758, (400, 850, 60))
    c.glow(HEARTH[0], HEARTH[1] + 6, 150, "#ff7c28", 0.5, 1.4)


def home(c: Card) -> None:
    """The flap with its stamp, those within, the leaves in front of them, and the seal that is the hearth."""
    house.envelope_flap(c)
    stamp(c, 434, 446, 1.14, -4)
    indoors(c)
    house.envelope_pocket(c, (*HEARTH, 150))
    burning_seal(c, 402, 896)
    c.mirror(1040, 100, 724, 0.65, 0.9, 220, "#2c2420", 0.15)
    house.sand_drift(c, WET, (402, 960, 120))
    c.smoke([(410, 800), (430, 720), (500, 640), (560, 560)], 8, 34, "#d8c0a0", 0.1)


def people_outside(c: Card) -> None:
    """Grandfather and his rope; a stone that holds the other; the girl and her boat."""
    tip = house.TIP
    grandfather_hauling(c, 650, 1114, 168, [(tip[0] + 6, tip[1] + 8), (536, 588)], (420, 860, 120))
    stone(c, 98, 1030, 60, 92)
    taut_rope(c, [(tip[0] - 10, tip[1] + 10), (276, 570), (100, 982)])
    moored(c, 98, 1030, 60, 92)
    girl_launching(c, 262, 1120, 150, LINEN, (400, 930, 120))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*HEARTH, 170), key="#ffb468", fog="#7c9488")
    storm(c)
    home(c)
    c.glow(402, 1080, 340, "#ff7a34", 0.55, 1.5, 0.3)
    c.glints(402, 1056, 1160, 60, "#ff9c48", 90, 0.6)
    people_outside(c)
    c.rain(360, 0.5, "#dfe8dc", 0.28)
