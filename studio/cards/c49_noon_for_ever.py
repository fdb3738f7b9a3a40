"""Noon for Ever.

A fox walks off over the roofs with the two hands of the town clock on its shoulder like skis, the winding key in its
paw. In the square below everyone has stopped in mid-step: a pancake in the air, a ball that does not come down, two
lovers a finger apart, their shadows apart from what hangs. Only the tower's own shadow still turns.
"""

from studio.colour import Arr
from studio.elements.animals.birds import bird_path
from studio.elements.animals.fox_upright import fox_back, fox_front
from studio.elements.buildings import town_square as town
from studio.elements.buildings.clock_tower import HALF, SIDE, bare_clock_tower
from studio.elements.land.noon_shadows import casting
from studio.elements.people import square_folk as folk
from studio.elements.things import stopped_in_air as stopped
from studio.elements.things.clock_hands import shouldered_hands, winding_key
from studio.finish import Finish
from studio.paint import Card

META = {"number": 49, "slug": "noon-for-ever", "seed": 4949}
FINISH = Finish(vignette=0.16, bloom=0.3)

TOWER = 176
PIGEON = ["#4c5468", "#8c94a4", "#e0e4e4"]


def sky(c: Card) -> None:
    """The sun stands high, and will."""
    c.sky([(0, "#3c88c4"), (300, "#74b4dc"), (560, "#c0e0e4"), (640, "#f0ecd0")])
    c.glow(240, -80, 520, "#fffbe0", 0.6, 1.6)
    c.clouds(120, 520, "#a8d0e4", "#fffaf0", cover=0.4, a=0.75, cell=170, sx=2.2)


def thief(c: Card, roof: Arr) -> None:
    """Along the ridge, the hands of the clock on its shoulder, the key in its paw."""
    x = 566
    with casting(c, town.roof_ridge(x) + 6, roof, 0.3, 0.2, 0.5):
        fox = fox_back(c, x, town.roof_ridge(x) - 5, 400, town.RISE, True)
        winding_key(fox, -128, -140)
        shouldered_hands(fox)
        fox_front(c, fox)


def far_side(c: Card, paving: Arr) -> None:
    """Pigeons, and those who feed them and greet."""
    for x, y, size in ((344, 862, 0.9), (316, 892, 1.0), (368, 902, 0.95)):
        with casting(c, y + 60, paving):
            c.paint(bird_path(x, y, size, 0.9), PIGEON, vol=4, det=0.9, wob=0.2)
    with casting(c, 952, paving):
        folk.grain_thrower(c, 430, 958, 106)
    with casting(c, 938, paving):
        folk.greeting_gentleman(c, 542, 944, 108)
    with casting(c, 994, paving):
        hand = folk.tossing_cook(c, 712, 1000, 130)
        stopped.pan(c, *hand)
    with casting(c, 1000, paving):
        stopped.tossed_pancake(c, hand[0] - 52, hand[1] - 76)


def near_side(c: Card, paving: Arr) -> None:
    """A hat and the man after it, two who will kiss, a ball, a bucket of water."""
    with casting(c, 974, paving):
        folk.hat_chaser(c, 116, 980, 116)
        stopped.blown_bowler(c, 74, 850)
    with casting(c, 1080, paving):
        folk.near_kiss(c, 464, 1088, 146)
    with casting(c, 1112, paving):
        stopped.stopped_ball(c, 628, 988)
    with casting(c, 1112, paving):
        folk.ball_boy(c, 696, 1112, 114)
    with casting(c, 1118, paving):
        folk.ball_girl(c, 570, 1124, 110)
    with casting(c, 1126, paving):
        stopped.thrown_water(c, *folk.water_thrower(c, 150, 1132, 140))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(250, -320, 430), key="#fff6d0", fog="#dce4d8")
    sky(c)
    roof = town.shuttered_houses(c)
    town.tower_shade_on_houses(c, TOWER + HALF + SIDE)
    bare_clock_tower(c, TOWER)
    paving = town.noon_paving(c)
    town.turning_shadow(c, TOWER, HALF, paving)
    thief(c, roof)
    far_side(c, paving)
    near_side(c, paving)
