"""The Sweep.

The lighthouse beam is a road, and people walk on it out over the black sea: carts, a bride, a man pushing
a bed, a goat on a rope. The beam is turning; at its far end it melts into the waves, and in its wake a hat and a
suitcase float. In the keeper's window someone has fallen asleep at the crank.
"""

from studio.elements.buildings.lighthouse import lighthouse, sleeping_keeper
from studio.elements.land.night_sea import night_sea
from studio.elements.people.figures import bride, girl, old_woman, townsperson
from studio.elements.people.goatherd import goatherd
from studio.elements.things.bed_rolling import rolling_bed
from studio.elements.things.cart_furniture import furniture_cart
from studio.elements.things.flotsam import hat_and_suitcase
from studio.elements.things.light_beams import Beam, against_the_light, beam_ghost, beam_glitter, solid_beam
from studio.elements.things.props import suitcase
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PLUM
from studio.shapes import ell

META = {"number": 21, "slug": "the-sweep", "seed": 2121}
FINISH = Finish(bloom=0.42, vignette=0.34)

LAMP = (204.0, 262.0)
ROAD = Beam(LAMP, (318.0, 1130.0), (900.0, 800.0))
FIRST = ((0.13, 0.1), (0.17, -0.4), (0.2, 0.45), (0.235, -0.1), (0.27, 0.5))
THEN = ((0.29, -0.55), (0.33, 0.1), (0.345, -0.5), (0.385, 0.75), (0.42, 0.36))


def light(c: Card) -> None:
    """The tower, its beam, and where the beam has just been."""
    beam_ghost(c, LAMP, (-80, 60), (-80, 330), 0.3)
    beam_ghost(c, LAMP, (60, 1240), (300, 1240), 0.26)
    beam_ghost(c, LAMP, (-60, 1100), (130, 1240), 0.12)
    lighthouse(c, 190, 690)
    solid_beam(c, ROAD)
    beam_glitter(c, ROAD)


def far_walkers(c: Card) -> None:
    """Those who have just set out, some with a suitcase."""
    for i, (t, s) in enumerate((*FIRST, *THEN)):
        x, y, h = ROAD.tread(c, t, s)
        townsperson(c, x, y, h, i + 3, view="side", flip=True, rim=0.9, arm="fwd" if i % 3 else "down")
        if i % 4 == 1:
            suitcase(c, x - h * 0.22, y + 1, h * 0.26)


def near_walkers(c: Card) -> None:
    """A cart, an old woman, who pushes the bed, a man and his goat, and two who have come to the end of it."""
    furniture_cart(c, *ROAD.tread(c, 0.43, -0.6, 0.6))
    x, y, h = ROAD.tread(c, 0.52, 0.62)
    old_woman(c, x, y, h * 0.95, flip=True, rim=0.9)
    x, y, h = ROAD.tread(c, 0.6, -0.34, 0.7)
    townsperson(c, x - h * 0.05, y + 3, h, 5, view="side", flip=True, arm="fwd", rim=0.9, lean=10)
    goatherd(c, *ROAD.tread(c, 0.77, -0.6), LAMP)
    x, y, h = ROAD.tread(c, 0.9, 0.12)
    townsperson(c, x, y, h, 8, view="side", flip=True, rim=0.9, lean=13, arm="down")
    x, y, h = ROAD.tread(c, 0.93, 0.38)
    girl(c, x, y, h * 0.66, view="side", flip=True, rim=0.9, lean=8, coat=PLUM)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 160), key="#fff0c0", fog="#1c3c50")
    night_sea(c)
    light(c)
    hat_and_suitcase(c, (120, 986), (206, 1098), (*LAMP, 300))
    before = c.img.copy()
    c.light = (LAMP[0], LAMP[1] - 40, 150)
    far_walkers(c)
    near_walkers(c)
    against_the_light(c, before)
    x, y, h = ROAD.at(0.6, -0.34)
    rolling_bed(c, x + h * 0.9, y + 6, h)
    x, y, h = ROAD.tread(c, 0.74, 0.76, 0.4)
    c.shade(ell(x, y, h * 0.3, h * 0.06), 0.6, 5, "#2c3c4c")
    before = c.img.copy()
    bride(c, x, y, h * 1.06, flip=True, rim=1.0)
    against_the_light(c, before, (0.84, 0.89, 1.0))
    c.glow(*LAMP, 120, "#fffbe0", 0.8, 1.8)
    sleeping_keeper(c, 177, 350)
