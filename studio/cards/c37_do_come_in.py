"""Do Come In.

The Rain has been asked to tea: a tall guest made of falling grey lines, hat on knees, sitting politely in a
yellow parlour. Outside the window the garden is perfectly dry and sulking. The old woman pours the tea under
an open umbrella; her slippers float away, and a seedling has sprouted in the carpet.
"""

from studio.elements.people.hostess_pouring import pouring_hostess, wading_rings
from studio.elements.people.rain_guest import hat_on_knees, rain_arm, rain_drips, rain_guest
from studio.elements.plants.seedlings import seedling_in_water
from studio.elements.rooms.armchair_side import chair_arm, side_armchair
from studio.elements.rooms.garden_window import dry_garden_window
from studio.elements.rooms.household import cup
from studio.elements.rooms.parlour_yellow import flooded_carpet, yellow_parlour
from studio.elements.rooms.tea_table import cup_front, deep_cup, iced_cake, tea_table
from studio.elements.things.lamps_standing import standing_lamp
from studio.elements.things.slippers import floating_slipper
from studio.elements.things.teapots_pouring import poured_tea
from studio.finish import Finish
from studio.paint import Card

META = {"number": 37, "slug": "do-come-in", "seed": 3737}
FINISH = Finish(vignette=0.18, bloom=0.36)

LAMP = (130.0, 330.0)


def parlour(c: Card) -> None:
    """The wall, the lamp behind the guest; outside, the garden: perfectly dry. Inside, the floor under water."""
    yellow_parlour(c, LAMP)
    standing_lamp(c, LAMP[0], 960, wide=0.82)
    dry_garden_window(c)
    flooded_carpet(c, 968)


def guest(c: Card) -> None:
    """In the best chair, already soaked."""
    side_armchair(c, 215, 1056)
    rain_guest(c, LAMP)
    chair_arm(c, 215, 1056)
    rain_arm(c, LAMP)
    rain_drips(c)
    hat_on_knees(c, 358, 826)


def tea(c: Card) -> None:
    """A cup each; the guest's is being filled."""
    tea_table(c, 521, 1060, 154)
    deep_cup(c, 453, 914)
    iced_cake(c, 540, 914)
    cup(c, 592, 908, 24)
    x, y = pouring_hostess(c, 663, 1062, 3.2, LAMP)
    poured_tea(c, x, y, 886)
    cup_front(c, 453, 914)


def afloat(c: Card) -> None:
    """Rings on the water: her hem, two slippers under way, and a seedling that could not wait."""
    wading_rings(c, 667, 1066, 84)
    floating_slipper(c, 584, 1122, -8)
    floating_slipper(c, 690, 1134, 6)
    seedling_in_water(c, 250, 1142)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 240), key="#fff2c0", fog="#e8d494")
    parlour(c)
    guest(c)
    tea(c)
    c.mirror(1058, 50, 760, 0.55, 0.9, 130, "#5c8c7c", 0.3)
    rain_drips(c)
    afloat(c)
