"""Pressed by Friday.

In a steamy shop an old woman irons shadows; they hang on a line, grey and limp: a wolf's, a dancer's, one far
too large. The customers wait on the bench, sharp-lit, without any shadow. A meek little man is trying on a
lion's; one shadow has left its pegs and is stealing to the door.
"""

import numpy as np

from studio.colour import sstep
from studio.elements.people.bench_sitters import waiting_row
from studio.elements.people.figures import bell
from studio.elements.people.ironing_woman import ironing_arms, ironing_head, ironing_woman
from studio.elements.rooms.pressing_shop import TOBACCO, pressing_shop
from studio.elements.rooms.rooms import door
from studio.elements.things.ironing import coal_iron, iron_steam, ironing_board
from studio.elements.things.shadows import (
    dancer_shadow,
    giant_shadow,
    hung_shadow,
    lion_cast,
    peg,
    tiptoe_shadow,
    wolf_shadow,
)
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GREEN, HAIR_GREY, OCHRE, PLUM, ROSE, TEAL, WALNUT
from studio.shapes import rect

META = {"number": 42, "slug": "pressed-by-friday", "seed": 4204}
FINISH = Finish(bloom=0.4, vignette=0.3)

LINE_Y = 150.0
MEEK = (84, 1130)


def the_line(c: Card) -> None:
    """Wolf, giant and dancer; two pegs have lost theirs."""
    sag = [(-10, LINE_Y - 12), (200, LINE_Y - 4), (400, LINE_Y), (600, LINE_Y - 4), (810, LINE_Y - 12)]
    c.line(sag, 4, "#3c2c24", 0.95, 0.3, ends=0.9)
    hung_shadow(c, giant_shadow(), 416, 0.98, 0.74, 0, (-26, 26), LINE_Y, 70)
    hung_shadow(c, wolf_shadow(), 130, 1.1, 0.88, -1, (-54, 20), LINE_Y, 24)
    hung_shadow(c, dancer_shadow(), 672, 1.12, 0.84, 3, (-46, 10), LINE_Y, 34)
    for x in (560, 586):
        peg(c, x, LINE_Y)


def ironing(c: Card) -> None:
    """She presses somebody's shadow; the iron is full of coals."""
    c.light = (300, 700, 150)
    her = ironing_woman(c, 446, 1032)
    ironing_board(c, 288, 876)
    iron_steam(c, 284, 858)
    handle = coal_iron(c, 284, 876, 1.15)
    ironing_arms(her, handle, (388, 872))
    ironing_head(her)


def customers(c: Card) -> None:
    """A bench of people as if cut out: bright, and nothing under them."""
    c.light = (400, 420, 260)
    row = (
        (536, ROSE, "brim", PLUM, "watching"),
        (630, TEAL, "bowler", WALNUT, "swinging"),
        (722, OCHRE, "straw", OCHRE, "asleep"),
    )
    waiting_row(c, 488, 772, 1154, 176, row)


def meek_man(c: Card) -> None:
    """He has put on somebody else's roar."""
    bell(c, *MEEK, 190, GREEN, None, None, HAIR_GREY, view="side", flip=True, arm="up", shadow=0, rim=1.2)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 300, 300), key="#fff8e8", fog="#d8d0c0")
    pressing_shop(c)
    the_line(c)
    c.fogband(640, 60, "#f4eee0", 0.5)
    door(c, 724, 878, 300, 130, TOBACCO, WALNUT)
    c.flat(rect(664, 874, 790, 879), "#fff4d4", 0.8, 1)
    lion_cast(c, *MEEK)
    tiptoe_shadow(c, 592, 876)
    ironing(c)
    meek_man(c)
    customers(c)
    c.fogband(560, 90, "#f8f2e6", 0.3)
    c.darken(np.asarray(sstep(1120, 1210, c.yy), np.float32), "#1c1410", 0.3)
