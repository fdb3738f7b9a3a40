"""The Fitting.

In a workshop between roots a spider tailor takes the measure of a fat caterpillar on a stool. Patterns of wings
hang from pins, none the right size; the mirror is turned to the wall. Under the stool lies a pile of outgrown
skins, folded; on the dummy a pair of wings in plain grey is already being sewn.
"""

from studio.elements.rooms.den_of_earth import den_of_earth, den_roots, resin_lamp
from studio.elements.rooms.mirror_turned import mirror_turned
from studio.elements.rooms.stool_round import stool_legs, stool_seat
from studio.elements.rooms.tailors_den import (
    MINT,
    big_caterpillar,
    caterpillar_face,
    dummy_with_wings,
    folded,
    spider_tailor,
    wing_pattern,
)
from studio.elements.things.measuring_tape import measuring_tape, needle_and_thread
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, GREY, ROSE

META = {"number": 72, "slug": "the-fitting", "seed": 7272}
FINISH = Finish(vignette=0.36, bloom=0.48)

GOLD = "#ffd468"
OUTGROWN = ["#3c6c6c", "#84b49c", "#cce4bc", "#f8fce0"]
ROUND = ((282, 676), (340, 704), (404, 712), (470, 704), (516, 682))
BEHIND = ((262, 660), (272, 666), (284, 678))
DOWN = ((516, 682), (534, 720), (524, 776), (546, 830), (530, 870))
THREAD = ((208, 506), (300, 560), (420, 840), (540, 900), (628, 850))


def den(c: Card) -> None:
    """The room, and on its walls the patterns of wings, none the right size."""
    den_of_earth(c)
    wing_pattern(c, 232, 190, 1.05, CREAM, 8, False)
    wing_pattern(c, 140, 360, 0.7, ROSE, -10, False)
    wing_pattern(c, 470, 176, 0.5, CREAM, 16, True)
    wing_pattern(c, 690, 330, 0.6, ROSE, 14, True)
    den_roots(c)
    mirror_turned(c, 142, 1040)
    dummy_with_wings(c, 634, 1070, 1.06, GREY)
    resin_lamp(c, 590, 230)


def customer(c: Card) -> None:
    """The caterpillar on the stool, everything that no longer fits folded under it, the tape round its third roll."""
    stool_legs(c, 400, 1120)
    folded(c, 400, 1122, 206, 4, OUTGROWN)
    stool_seat(c, 400, 1120)
    f = big_caterpillar(c, 400, 962, 1.0, MINT)
    c.light = (560, 300, 260)
    caterpillar_face(f)
    for points in (ROUND, BEHIND, DOWN):
        measuring_tape(c, points)


def tailor(c: Card) -> None:
    """The spider on its own thread; the golden one goes to the wings."""
    c.line([(132, 60), (136, 300), (140, 610)], 3, "#f4ead8", 0.8, 0.2, ends=0.9)
    spider_tailor(c, 150, 672, 0.98)
    needle_and_thread(c, (186, 488), THREAD, GOLD)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(590, 220, 240), key="#ffdc98", fog="#5c4058")
    den(c)
    customer(c)
    tailor(c)
