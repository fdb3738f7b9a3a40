"""The Fitting.

In a workshop between roots a spider tailor takes the measure of a fat caterpillar on a stool. Patterns of wings
hang from pins, none the right size; a cloth hangs over the mirror. Under the stool lies a pile of outgrown
skins, folded; on the dummy a pair of wings in plain grey is already being sewn.
"""

from studio.elements.animals.caterpillar_great import MINT, big_caterpillar, caterpillar_face
from studio.elements.animals.spider_tailor import spider_tailor
from studio.elements.rooms.den_of_earth import den_of_earth, den_roots, resin_lamp
from studio.elements.rooms.mirror_covered import mirror_covered
from studio.elements.rooms.stool_round import stool_legs, stool_seat
from studio.elements.rooms.tailors_den import dummy_with_wings, folded, great_spool
from studio.elements.things.measuring_tape import measuring_tape, needle, seam, tape_round, thread
from studio.elements.things.wing_patterns import wing_pattern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, GREY, ROSE
from studio.shapes import ell

META = {"number": 72, "slug": "the-fitting", "seed": 7272}
FINISH = Finish(vignette=0.36, bloom=0.48)

GOLD = "#ffd468"
OUTGROWN = (
    ["#244c54", "#548c84", "#94c8a8", "#d8f0cc"],
    ["#5c6444", "#a4ac74", "#dce0a8", "#fbfce0"],
    ["#3c6c6c", "#84b49c", "#c4dcb4", "#f4f8dc"],
)
BEHIND = ((324, 676), (300, 682), (272, 682))
HELD = ((272, 682), (281, 706), (266, 748), (276, 802), (258, 856))
THREAD = ((180, 482), (228, 514), (244, 574), (224, 650), (190, 760), (196, 836), (236, 872), (226, 912))
SEAM = ((612, 832), (610, 850), (609, 868), (610, 886), (613, 904))


def den(c: Card) -> None:
    """The room, and on its walls the patterns of wings, none the right size."""
    den_of_earth(c)
    wing_pattern(c, 178, 268, 1.24, "pointed", CREAM, 2)
    wing_pattern(c, 150, 446, 0.7, "round", ROSE, -8)
    wing_pattern(c, 506, 184, 0.62, "round", CREAM, 10, True)
    wing_pattern(c, 726, 396, 0.78, "pointed", ROSE, 2, True)
    den_roots(c)
    mirror_covered(c, 672, 716, 0.58, 3)
    dummy_with_wings(c, 634, 1070, 1.06, GREY)
    seam(c, SEAM, GOLD)
    resin_lamp(c, 590, 230)


def customer(c: Card) -> None:
    """The caterpillar on the stool, everything that no longer fits folded under it, the tape round its third roll."""
    stool_legs(c, 400, 1120)
    folded(c, 404, 1122, 200, OUTGROWN)
    stool_seat(c, 400, 1120)
    measuring_tape(c, BEHIND)
    f = big_caterpillar(c, 400, 962, 1.0, MINT)
    c.light = (560, 300, 260)
    caterpillar_face(f)
    tape_round(c, 404, 700, 114, 50, c.mask(ell(404, 716, 112, 76), 0.5))


def tailor(c: Card) -> None:
    """The spider on a spool, its own thread still fast, the golden one in the needle; both ends of the tape in its hands."""
    great_spool(c, 168, 1080, 170, 226)
    thread(c, THREAD, GOLD)
    measuring_tape(c, HELD)
    f = spider_tailor(c, 168, 856)
    c.line([(104, 60), f.pt(-96, -352), f.pt(-106, -250)], 3, "#f4ead8", 0.8, 0.2, ends=0.9)
    needle(c, 180, 482)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 220, 240), key="#ffdc98", fog="#5c4058")
    den(c)
    customer(c)
    tailor(c)
