"""One at a Time.

The pale plain ends here; beyond it there is a sea of clouds and the low sun. A step farther than the brink a teal door stands
in the air, and a long queue keeps to its shadow. The doorman is a coat on a chair; the last in line sleeps on a folding bed. Somebody has left red shoes, and
bare footprints go to the brink and are at an end. Out there birds fly in a wedge, and one of them is not a bird.
"""

from studio.colour import Arr
from studio.elements.animals.birds_far import far_birds
from studio.elements.land import chalk_plain as sand
from studio.elements.people.coat_on_chair import coat_on_chair
from studio.elements.people.figures import girl
from studio.elements.people.flyer_far import far_flyer
from studio.elements.people.queue_waiting import winding_queue
from studio.elements.rooms.camp_bed import folding_bed
from studio.elements.rooms.door_backlit import backlit_door
from studio.elements.things.shoes import shoe_pair
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, RED
from studio.shapes import ell

META = {"number": 16, "slug": "one-at-a-time", "seed": 1616}
FINISH = Finish(vignette=0.3, bloom=0.42)

HORIZON = 340
SUN = (210, 300)
FOOT = (210.0, 340.0)  # the place on the horizon below the sun
DOOR = (336, 655)
GONE = ((132, 1070), (140, 1010), (108, 940), (92, 880), (124, 830), (146, 792))  # fmt: skip
BRINK = ((-20, 782), (60, 770), (150, 784), (240, 764), (330, 780), (430, 766), (520, 784), (620, 768), (710, 782), (820, 770))  # fmt: skip
WEDGE = (
    (176, 452, 0.42),
    (206, 476, 0.5),
    (86, 486, 0.5),
    (62, 516, 0.6),
    (236, 502, 0.42),
)  # behind the one in front
QUEUE = ((372, 800), (430, 824), (486, 850), (470, 886), (390, 902), (300, 926), (276, 972), (350, 1006), (470, 1020), (580, 1036), (652, 1068))  # fmt: skip
SHOES = ((560, 822, 30, 2), (612, 842, 30, 0), (580, 868, 32, 6))


def plain(c: Card) -> Arr:
    """Pale sand up to where it ends; one pair of bare feet has left the shadow and gone on. Its mask."""
    sand.evening_sky(c, *SUN, HORIZON)
    sand.sea_of_clouds(c, HORIZON, 800)
    m = sand.rippled_plain(c, HORIZON, SUN[0], BRINK)
    c.line(BRINK, 5, "#fff0c8", 0.9)
    c.line([(x, y + 9) for x, y in BRINK], 7, "#7c5c58", 0.5)
    sand.bare_footprints(c, GONE, HORIZON, m)
    return m


def out_there(c: Card) -> None:
    """A wedge of birds over the clouds, and who flies in front."""
    far_birds(c, WEDGE, "#4c4868", 0.6)
    far_flyer(c, 124, 430, 92)


def those_who_wait(c: Card) -> None:
    """In the shade, in order; the last of them has asked how long it takes."""
    c.light = (400, 100, 500)
    winding_queue(c, QUEUE, HORIZON)
    folding_bed(c, 420, 1130)


def in_the_light(c: Card) -> None:
    """The doorman, the shoes, and the one who looks the other way."""
    for x, y, w, kind in SHOES:
        sand.long_shadow(c, x, y, w, w * 1.3, FOOT)
        shoe_pair(c, x, y, w, kind)
    sand.long_shadow(c, 676, 862, 136, 84, FOOT)
    coat_on_chair(c, 676, 862, 150)
    sand.long_shadow(c, 132, 1082, 28, 40, FOOT)
    shoe_pair(c, 132, 1082, 40, 8, RED)
    sand.long_shadow(c, 196, 934, 86, 34, FOOT, reach=0.8)
    girl(c, 196, 934, 92, coat=CREAM, arm="fwd", rim=1.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*SUN, 120), key="#ffe4a0", fog="#e8c494")
    ground = plain(c)
    out_there(c)
    before = c.img.copy()
    sand.shadow_strip(c, *DOOR, 230, FOOT)
    c.img = before * (1 - ground[..., None]) + c.img * ground[..., None]  # no shade in the air
    backlit_door(c, *DOOR, 430)
    c.shade(ell(DOOR[0], 712, 150, 16), 0.3, 14, "#5c5478")
    in_the_light(c)
    those_who_wait(c)
