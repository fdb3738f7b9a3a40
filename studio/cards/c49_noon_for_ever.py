"""Noon for Ever.

A fox walks off over the roofs with the two hands of the town clock on its shoulder like skis. In the square
below everyone has stopped in mid-step: a pancake in the air, a ball that does not come down, two lovers a finger
apart. On the bare face there is nothing but a hole and a paw-mark; only the tower's own shadow still turns.
"""

from studio.elements.animals.birds import bird_path
from studio.elements.animals.fox_upright import fox_back, fox_front
from studio.elements.buildings.clock_tower import bare_clock_tower
from studio.elements.buildings.town_square import (
    RISE,
    noon_paving,
    roof_ridge,
    shuttered_houses,
    turning_shadow,
)
from studio.elements.people import square_folk as folk
from studio.elements.things.clock_hands import shouldered_hands
from studio.elements.things.stopped_in_air import (
    blown_bowler,
    pan,
    stopped_ball,
    thrown_water,
    tossed_pancake,
)
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 49, "slug": "noon-for-ever", "seed": 4949}
FINISH = Finish(vignette=0.16, bloom=0.3)

TOWER = 172


def sky(c: Card) -> None:
    """The sun stands straight overhead, and will."""
    c.sky([(0, "#3c88c4"), (300, "#74b4dc"), (560, "#c0e0e4"), (640, "#f0ecd0")])
    c.glow(420, -80, 520, "#fffbe0", 0.6, 1.6)
    c.clouds(120, 520, "#a8d0e4", "#fffaf0", cover=0.4, a=0.75, cell=170, sx=2.2)


def stopped(c: Card) -> None:
    """The crowd, in mid-everything, from the far side of the square to the near one."""
    for x, y, size in ((332, 858, 0.8), (304, 888, 0.95), (356, 900, 0.9)):
        c.shade(ell(x, y + 62, 12, 3), 0.3, 3, "#4c3458")
        c.paint(bird_path(x, y, size, 0.9), ["#4c5468", "#8c94a4", "#e0e4e4"], vol=4, det=0.9, wob=0.2)
    folk.grain_thrower(c, 420, 956, 104)
    folk.greeting_gentleman(c, 520, 944, 106)
    hand = folk.tossing_cook(c, 706, 990, 126)
    pan(c, *hand)
    tossed_pancake(c, hand[0] - 56, hand[1] - 78)
    folk.hat_chaser(c, 116, 1000, 116)
    blown_bowler(c, 74, 872)
    folk.near_kiss(c, 424, 1086, 140)
    stopped_ball(c, 634, 1004, 1128)
    folk.ball_boy(c, 702, 1140, 112)
    folk.ball_girl(c, 574, 1146, 108)
    thrown_water(c, *folk.water_thrower(c, 136, 1140, 138))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, -320, 460), key="#fff6d0", fog="#dce4d8")
    sky(c)
    shuttered_houses(c)
    bare_clock_tower(c, TOWER)
    turning_shadow(c, TOWER, noon_paving(c))
    fox = fox_back(c, 536, roof_ridge(536) - 5, 400, RISE, True)
    shouldered_hands(fox)
    fox_front(c, fox)
    stopped(c)
