"""Who's There?

Under a bed, at floor level, a small round monster hugs a rag doll beside a candle stub: two
enormous slippers are coming, with the hem of a nightshirt. Its home is neat: a matchbox bed, a picture of
a cave, a tin of lost marbles. It has barricaded itself with building blocks.
"""

from studio.elements.animals.monster_furry import furry_monster, monster_cast
from studio.elements.people.nightshirt import giant_slipper, nightshirt
from studio.elements.rooms.under_bed import bed_overhead, bedroom_floor
from studio.elements.things.candle_stub import candle_reach, candle_stub
from studio.elements.things.cave_picture import cave_picture
from studio.elements.things.marbles import lost_marble, marble_tin
from studio.elements.things.matchbox_bed import matchbox_bed
from studio.elements.things.toy_blocks import toy_block
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, COAT, RED, TEAL
from studio.shapes import ell, poly

META = {"number": 40, "slug": "whos-there", "seed": 4040}
FINISH = Finish(vignette=0.34, bloom=0.45)

CANDLE = (510.0, 1020.0)
BLOCKS = (
    (566, 1050, TEAL, 0),
    (642, 1054, COAT, 1),
    (718, 1050, RED, 2),
    (600, 986, RED, 1),
    (678, 987, BLUE, 0),
    (642, 922, COAT, 2),
)


def visitor(c: Card) -> None:
    """Two enormous slippers and a striped hem, coming."""
    c.shade(ell(620, 826, 250, 34), 0.55, 18, "#140c20")
    for x, y, s in ((678, 802, 1.0), (540, 838, 1.12)):
        giant_slipper(c.at(x, y, s, wob=0.3, edge=0.28), CANDLE)
    nightshirt(c)


def home(c: Card) -> None:
    """What it owns: a bed, a picture of where it comes from, and the blocks between it and the slippers."""
    monster_cast(c, 196, 692, 0.82)
    c.shade(poly([(60, 690), (330, 690), (470, 1110), (200, 1120)]), 0.55, 14, "#120a22")
    cave_picture(c, 374, 540, 0.74)
    matchbox_bed(c, 116, 806, -3, 0.72)
    c.shade(ell(648, 1052, 150, 16), 0.7, 9)
    for x, y, ramp, sign in BLOCKS:
        toy_block(c, x, y, ramp, sign, CANDLE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*CANDLE, 150), key="#ffd890", fog="#6c5c84")
    bedroom_floor(c, CANDLE)
    visitor(c)
    bed_overhead(c, CANDLE)
    home(c)
    candle_reach(c, *CANDLE, ceiling=340)
    c.glow(*CANDLE, 460, "#ff8c30", 0.22, 1.8)
    furry_monster(c, 334, 1124, CANDLE)
    marble_tin(c, 684, 1146, CANDLE)
    lost_marble(c, 600, 1150)
    candle_stub(c, 510, 1126)
