"""To Whom It Concerns.

A family has made its home in an enormous envelope stranded on a stormy shore. The stamp in the raised flap is
a window onto a sunny hill that is not here; the wax seal has become the hearth. The grandfather holds the flap
with a rope; a girl is folding a very small boat out of the torn corner.
"""

from studio.elements.buildings import envelope_house as house
from studio.elements.land.land import stone
from studio.elements.land.stormy_shore import breaker, stormy_sea, wet_sand
from studio.elements.land.water import paper_boat
from studio.elements.people.figures import girl, old_man
from studio.elements.people.hearth_folk import warming
from studio.elements.rooms.household import sheet, shirt
from studio.elements.things.ropes import slack_rope, taut_rope, thin_rope
from studio.elements.things.stamps import stamp
from studio.elements.things.washing_line import washing_string
from studio.elements.things.wax_seal import burning_seal
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GREEN, LINEN, OCHRE, PLUM, SAGE, SLATE

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
    """Washing on a line, two who warm their hands, and the smallest."""
    house.envelope_inside(c, *HEARTH)
    washing_string(c, (196, 640), (300, 668), (420, 652), 2.4, "#2a1814")
    c.light = (*HEARTH, 60)
    shirt(c, 256, 660, 44, LINEN, 0.1)
    sheet(c, 326, 664, 46, 40, ["#5a3c30", "#b07c50", "#ecc88c"], 0.1)
    warming(c, 318, 876, 186, PLUM, "kerchief", (*HEARTH, 50), flip=True)
    warming(c, 492, 872, 196, SAGE, "brim", (*HEARTH, 50))
    warming(c, 404, 846, 118, OCHRE, "cap", (400, 860, 60), "front", rim=1.0)


def home(c: Card) -> None:
    """The flap with its stamp, those within, the leaves in front of them, and the seal that is the hearth."""
    house.envelope_flap(c)
    stamp(c, 418, 440, 1.18, -5)
    indoors(c)
    house.envelope_pocket(c, (*HEARTH, 150))
    burning_seal(c, 402, 896)
    c.smoke([(410, 800), (430, 720), (500, 640), (560, 560)], 8, 34, "#d8c0a0", 0.1)


def people_outside(c: Card) -> None:
    """Grandfather and the rope; the girl and her boat; a stone that holds the other rope."""
    tip, hands = house.TIP, (606, 1014)
    taut_rope(c, [(tip[0] + 6, tip[1] + 8), (536, 588), hands])
    old_man(c, 648, 1112, 168, coat=SLATE, arm="fwd", lean=12, light=(420, 860, 120), rim=1.1)
    slack_rope(c, [hands, (634, 1044), (664, 1094), (706, 1128), (740, 1122)])
    stone(c, 90, 1000, 46, 70)
    thin_rope(c, [(tip[0] - 10, tip[1] + 10), (210, 560), (92, 972)])
    stone(c, 206, 1126, 34, 62)
    girl(c, 216, 1130, 128, coat=GREEN, arm="fwd", flip=True, light=(400, 900, 120), rim=1.0, sit=True)
    paper_boat(c, 292, 1098, 66, house.MANILA)
    c.mirror(1136, 180, 330, 0.25, 0.6, 60)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*HEARTH, 170), key="#ffb468", fog="#7c9488")
    storm(c)
    home(c)
    c.glow(402, 1076, 330, "#ff7a34", 0.4, 1.5, 0.3)
    c.glints(402, 1050, 1160, 70, "#ffb870", 60, 0.35)
    people_outside(c)
    c.rain(360, 0.5, "#dfe8dc", 0.28)
