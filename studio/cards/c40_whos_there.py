"""Who's There?

Under a bed, at floor level, a small round monster hugs a rag doll beside a candle stub: two
enormous slippers are coming, with the hem of a nightshirt. Its home is neat: a matchbox bed, a picture of
a cave, a tin of lost marbles. It has barricaded itself with building blocks.
"""

from studio.elements.animals.monster_furry import furry_monster
from studio.elements.people.nightshirt import giant_slipper, nightshirt
from studio.elements.rooms.under_bed import bed_overhead, bedroom_floor
from studio.elements.things.candle_stub import candle_stub
from studio.elements.things.cave_picture import cave_picture
from studio.elements.things.marbles import lost_marble, marble_tin
from studio.elements.things.matchbox_bed import matchbox_bed
from studio.elements.things.toy_blocks import toy_block
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, COAT, RED, TEAL
from studio.shapes import ell

META = {"number": 40, "slug": "whos-there", "seed": 4040}
FINISH = Finish(vignette=0.34, bloom=0.45)

CANDLE = (112.0, 940.0)
BLOCKS = (
    (536, 1050, COAT, 0),
    (612, 1054, TEAL, 1),
    (688, 1050, RED, 2),
    (570, 986, RED, 1),
    (648, 987, BLUE, 0),
    (612, 922, COAT, 2),
)


def visitor(c: Card) -> None:
    """Two enormous slippers and a striped hem, coming."""
    c.shade(ell(620, 826, 250, 34), 0.55, 18, "#140c20")
    for x, y, s in ((678, 802, 1.0), (540, 838, 1.12)):
        giant_slipper(c.at(x, y, s, wob=0.3, edge=0.28), CANDLE)
    nightshirt(c)


def home(c: Card) -> None:
    """What it owns: a bed, a picture of where it comes from, and the blocks between it and the slippers."""
    matchbox_bed(c, 190, 828)
    cave_picture(c, 240, 560)
    c.shade(ell(620, 1052, 150, 16), 0.7, 9)
    for x, y, ramp, sign in BLOCKS:
        toy_block(c, x, y, ramp, sign, CANDLE)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*CANDLE, 150), key="#ffd890", fog="#6c5c84")
    bedroom_floor(c, CANDLE)
    visitor(c)
    bed_overhead(c, CANDLE)
    c.darken(c.radial(360, 860, 360, 860), "#140c20", 0.45)
    c.glow(*CANDLE, 560, "#ff9c40", 0.42, 1.8)
    home(c)
    furry_monster(c, 330, 1124, CANDLE)
    candle_stub(c, 112, 1056)
    marble_tin(c, 682, 1146, CANDLE)
    lost_marble(c, 560, 1146)
