"""The Night Shift.

After the show the marionettes carry the old puppeteer, asleep under his quilt of costumes, across the empty
stage to his bed. A small king holds the candle; the crocodile brings the slippers. High in the dark hang the
wooden crosses, and nobody is holding them.
"""

from studio.elements.animals.crocodile_walking import walking_crocodile
from studio.elements.people.marionettes import control_cross, cross_rail, marionette, wooden_hand
from studio.elements.people.sleeper_carried import NIGHTSHIRT, carried_sleeper
from studio.elements.rooms.puppet_stage import puppet_stage
from studio.elements.things.chambersticks import chamberstick
from studio.elements.things.slippers import slipper
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import OCHRE, RED, ROSE

META = {"number": 32, "slug": "the-night-shift", "seed": 3209}
FINISH = Finish(bloom=0.5, vignette=0.4)

CANDLE = (98.0, 880.0)
CARRIERS = (
    (248, 1050, 384, NIGHTSHIRT, "brim", "wide", "sleepy", 0),
    (442, 1040, 376, OCHRE, "plaits", "close", "anxious", 10),
    (632, 1052, 384, ROSE, "cone", "lifted", "merry", -5),
)
RAIL = 74.0


def crosses(c: Card) -> None:
    """High in the dark the wooden crosses have been hung up for the night; their strings hold nothing."""
    cross_rail(c, RAIL)
    for x, tilt, falls in (
        (200, -5, (104, 62, 40, 88)),
        (416, 3, (126, 84, 156, 96)),
        (624, 6, (92, 138, 76, 128)),
    ):
        control_cross(c, x, RAIL, tilt, falls)


def carried_to_bed(c: Card) -> None:
    """Three of them, arms up, and the old man over their heads."""
    for x, y, h, ramp, hat, gait, face, tilt in CARRIERS:
        marionette(c, x, y, h, ramp, hat, 0.1, True, (*CANDLE, 120), gait, face, tilt)
    carried_sleeper(c, 424, 576, light=(*CANDLE, 420))


def king_with_candle(c: Card) -> None:
    """Small, important, careful."""
    c.glow(150, 1090, 330, "#ffa850", 0.3, 1.6, 0.35)
    x, y = marionette(c, 176, 1128, 300, RED, "crown", up=False, light=(*CANDLE, 120))
    chamberstick(c, x - 8, y - 8)
    wooden_hand(c, x - 3, y + 10, 14, (*CANDLE, 120))


def slippers(c: Card) -> None:
    """The crocodile brings them on its back."""
    c.light = (*CANDLE, 140)
    back = walking_crocodile(c, 540, 1146, 360)
    for at, up, rot in ((-19, -50, -5), (30, -47.5, 6)):
        slipper(c, *back.pt(at, up), 1.04, rot)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*CANDLE, 170), key="#ffd890", fog="#22303c")
    puppet_stage(c, CANDLE)
    crosses(c)
    carried_to_bed(c)
    king_with_candle(c)
    slippers(c)
