"""The Night Shift.

After the show the marionettes carry the old puppeteer, asleep under his quilt of costumes, across the empty
stage to his bed. A small king holds the candle; the crocodile brings the slippers. High in the dark hang the
wooden crosses, and nobody is holding them.
"""

from studio.elements.animals.small_animals import crocodile
from studio.elements.people.marionettes import control_cross, marionette
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
    (248, 1050, 384, NIGHTSHIRT, "brim"),
    (442, 1040, 376, OCHRE, "plaits"),
    (632, 1052, 384, ROSE, "cone"),
)


def crosses(c: Card) -> None:
    """High in the dark hang the wooden crosses, and nobody holds them."""
    for x, y, tilt in ((196, 128, -9), (412, 92, 6), (628, 136, 11)):
        control_cross(c, x, y, tilt)


def carried_to_bed(c: Card) -> None:
    """Three of them, arms up, and the old man over their heads."""
    for x, y, h, ramp, hat in CARRIERS:
        marionette(c, x, y, h, ramp, hat, 0.1, light=(*CANDLE, 120))
    carried_sleeper(c, 424, 576, light=(*CANDLE, 420))


def king_with_candle(c: Card) -> None:
    """Small, important, careful."""
    c.glow(150, 1090, 330, "#ffa850", 0.3, 1.6, 0.35)
    x, y = marionette(c, 168, 1128, 300, RED, "crown", up=False, light=(*CANDLE, 120))
    chamberstick(c, x - 6, y - 6)


def slippers(c: Card) -> None:
    """The crocodile brings them on its back."""
    c.light = (*CANDLE, 140)
    crocodile(c, 540, 1150, 350)
    for dx in (-24, 26):
        slipper(c, 560 + dx * 1.2, 1092, 1.4, -4)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*CANDLE, 170), key="#ffd890", fog="#22303c")
    puppet_stage(c, CANDLE)
    crosses(c)
    carried_to_bed(c)
    king_with_candle(c)
    slippers(c)
