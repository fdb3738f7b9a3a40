"""The Watering Hole.

At sunset the cranes and diggers of a building site have come down to the river to drink like giraffes and
elephants. A small one keeps close to its mother's tracks. On the far bank an unfinished tower waits with washing
already hung in it; a traffic cone swims.
"""

from studio.elements.animals.birds_far import far_birds
from studio.elements.buildings.tower_unfinished import far_block, unfinished_tower
from studio.elements.land.river_banks import far_bank, near_bank
from studio.elements.land.water import rings_round
from studio.elements.rooms.household import sheet, shirt
from studio.elements.things.crane_giraffe import giraffe_crane
from studio.elements.things.lights import sun
from studio.elements.things.machines_wild import elephant_digger
from studio.elements.things.traffic_cone import swimming_cone
from studio.elements.things.washing_line import washing_string
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN, ROSE

META = {"number": 62, "slug": "watering-hole", "seed": 6262}
FINISH = Finish(bloom=0.45, vignette=0.28)

SUN = (430.0, 560.0)
SHORE = 904.0
LEFT_TOWN = ((40, 150, 60), (300, 110, 50), (356, 170, 46))
RIGHT_TOWN = ((560, 130, 60), (640, 190, 50), (700, 120, 60), (770, 160, 60))


def sunset(c: Card) -> None:
    """A tangerine sky, a sun to stand in front of, the town far off."""
    c.sky([(0, "#7c4a78"), (220, "#c8646c"), (460, "#f08c4c"), (680, "#ffc468"), (880, "#ffe0a0")])
    c.clouds(60, 380, "#98507c", "#ffb070", cover=0.42, cell=200, a=0.6)
    sun(c, *SUN, 330, "#fff0b0", "#ff9c40", 0.5)
    for x, h, w in (*LEFT_TOWN, *RIGHT_TOWN):
        far_block(c, x, 850, h, w, (*SUN, 200))
    far_birds(c, ((196, 236, 1.2), (140, 286, 0.9), (238, 300, 0.8)), "#5c2c4c", 0.3)


def unfinished(c: Card) -> None:
    """A tower without walls; somebody has moved in and hung out the washing."""
    unfinished_tower(c, 672, 866, (*SUN, 200))
    c.light = (*SUN, 200)
    washing_string(c, (592, 622), (672, 632), (752, 622))
    shirt(c, 614, 630, 40, LINEN, 0.2)
    sheet(c, 652, 630, 40, 36, ROSE, 0.2)
    shirt(c, 702, 630, 40, LINEN, 0.2)
    washing_string(c, (592, 540), (672, 550), (752, 540))
    sheet(c, 638, 548, 40, 36, ROSE, 0.2)
    shirt(c, 692, 548, 40, LINEN, 0.2)


def herd(c: Card) -> list[tuple[float, float]]:
    """Two giraffes of iron, the young one drinking, a mother with her trunk in the water, the little one."""
    light = (*SUN, 90.0)
    young = giraffe_crane(c, 180, 884, 0.4, drinking=True, fog=0.08, light=light)
    giraffe_crane(c, 338, 886, 1.04, flip=True, light=light)
    trunk = elephant_digger(c, 668, 886, 0.7, light=light)
    elephant_digger(c, 534, 898, 0.31, light=light, trunk=False)
    return [young, trunk]


def river(c: Card, sips: list[tuple[float, float]]) -> None:
    """The water they drink, with rings where they drink it; a cone swims; our own bank."""
    c.water(SHORE, "#a84c58", 0.2, 0.4, deep="#4c2448")
    c.line([(-10, SHORE + 2), (400, SHORE + 3), (810, SHORE + 2)], 3, "#ffd890", 0.5, 0.8, ends=0.8)
    c.glow(SUN[0], 1030, 300, "#ffb450", 0.5, 1.7, 0.7)
    c.glints(SUN[0], SHORE + 14, 1120, 70, "#fff4c4", 210, 0.85)
    for x, _ in sips:
        rings_round(c, x, SHORE + 14, "#ffe8c0", 0.6)
    swimming_cone(c, 236, 1060, (*SUN, 260))
    near_bank(c, (*SUN, 200))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*SUN, 150), key="#ffd890", fog="#f4a868")
    sunset(c)
    unfinished(c)
    far_bank(c, (*SUN, 120))
    sips = herd(c)
    river(c, sips)
