"""Noon for Ever.

A fox walks off over the roofs with the two hands of the town clock on its shoulder like skis. In the square
below everyone has stopped in mid-step: a pancake in the air, a ball that does not come down, two lovers a finger
apart. On the bare face there is nothing but a hole and a paw-mark; only the tower's own shadow still turns.
"""

from typing import Any

from studio.colour import Ramp
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
from studio.elements.people.figures import bell
from studio.elements.people.pancake_cook import tossing_cook
from studio.elements.things.clock_hands import shouldered_hands
from studio.elements.things.stopped_in_air import blown_bowler, stopped_ball, thrown_water
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, CREAM, GREEN, HAIR, HAIR_GREY, NAVY, OCHRE, PLUM, RED, ROSE, TEAL
from studio.shapes import ell

META = {"number": 49, "slug": "noon-for-ever", "seed": 4949}
FINISH = Finish(vignette=0.16, bloom=0.3)

TOWER = 172


def sky(c: Card) -> None:
    """The sun stands straight overhead, and will."""
    c.sky([(0, "#3c88c4"), (300, "#74b4dc"), (560, "#c0e0e4"), (640, "#f0ecd0")])
    c.glow(420, -80, 520, "#fffbe0", 0.6, 1.6)
    c.clouds(120, 520, "#a8d0e4", "#fffaf0", cover=0.4, a=0.75, cell=170, sx=2.2)


def stand(c: Card, x: float, y: float, h: float, coat: Ramp, **how: Any) -> tuple[float, float]:
    """A person of the square, from the side, with the small round shadow of noon."""
    c.shade(ell(x, y, h * 0.3, h * 0.07), 0.45, 3, "#4c3458")
    hand: tuple[float, float] = bell(c, x, y, h, coat, **{"view": "side", "shadow": 0, **how})
    return hand


def stopped(c: Card) -> None:
    """The crowd, in mid-everything."""
    stand(c, 318, 934, 96, OCHRE, hat="bun", hair=HAIR_GREY, view="back", skirt=True)
    stand(c, 470, 940, 100, NAVY, hat="top", hat_ramp=NAVY, arm="fwd", lean=-8)
    c.shade(ell(704, 980, 37, 9), 0.45, 3, "#4c3458")
    tossing_cook(c, 704, 980, 124, -10)
    stand(c, 108, 990, 112, GREEN, lean=-22, arm="up")
    blown_bowler(c, 80, 856)
    lovers(c)
    stopped_ball(c, 628, 1000, 1128)
    stand(c, 708, 1138, 112, RED, arm="high", hair=HAIR)
    stand(c, 566, 1144, 106, TEAL, hat="plaits", hat_ramp=HAIR, flip=True, arm="high", lean=5)
    hand = stand(c, 150, 1142, 138, PLUM, hat="kerchief", hat_ramp=OCHRE, skirt=True, arm="fwd", flip=True)
    thrown_water(c, *hand)
    for x, y in ((244, 1000), (204, 978), (290, 976)):
        c.shade(ell(x, y + 74, 13, 3), 0.35, 3, "#4c3458")
        c.paint(bird_path(x, y, 0.8, 0.9), ["#4c5468", "#8c94a4", "#e0e4e4"], vol=4, det=0.9, wob=0.2)


def lovers(c: Card) -> None:
    """A finger apart, for ever."""
    stand(c, 352, 1086, 142, BLUE, flip=True, lean=8, arm="fwd")
    stand(c, 452, 1086, 134, ROSE, hat="bonnet", hat_ramp=CREAM, skirt=True, lean=-8, arm="fwd")


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
