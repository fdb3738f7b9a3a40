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
from studio.elements.things import shadows
from studio.elements.things.ironing import coal_iron, iron_steam, ironing_board
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import GREEN, HAIR, IRON, OCHRE, PLUM, ROSE, TEAL, WALNUT
from studio.shapes import rect

META = {"number": 42, "slug": "pressed-by-friday", "seed": 4204}
FINISH = Finish(bloom=0.4, vignette=0.3)

LINE_Y = 150.0
MEEK = (88, 1128)


def the_line(c: Card) -> None:
    """Wolf, giant and dancer; two pegs have lost theirs."""
    sag = [(-10, LINE_Y - 12), (200, LINE_Y - 4), (400, LINE_Y), (600, LINE_Y - 4), (810, LINE_Y - 12)]
    c.line(sag, 4, "#3c2c24", 0.95, 0.3, ends=0.9)
    shadows.hung_shadow(c, shadows.giant_shadow(), 424, 0.9, 0.8, 0, (-24, 24), LINE_Y, 62)
    shadows.hung_shadow(c, shadows.wolf_shadow(), 130, 1.1, 0.88, -1, (-54, 20), LINE_Y, 24)
    shadows.hung_shadow(c, shadows.dancer_shadow(), 672, 1.12, 0.84, 3, (-46, 10), LINE_Y, 34)
    for x in (528, 560):
        shadows.peg(c, x, LINE_Y)


def ironing(c: Card) -> None:
    """She presses somebody's shadow; the iron is full of coals."""
    c.light = (300, 700, 150)
    her = ironing_woman(c, 446, 1032)
    ironing_board(c, 288, 876)
    iron_steam(c, 300, 850, 120)
    handle = coal_iron(c, 346, 864, 1.1)
    ironing_arms(her, handle, (440, 898))
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
    bell(c, *MEEK, 190, GREEN, "bowler", IRON, HAIR, view="side", flip=True, arm="up", shadow=0, rim=1.2)
    x, y = MEEK
    c.line(
        [(x + 2, y - 133), (x + 12, y - 137), (x + 21, y - 133)], 7, "#3c2418", 1, 0.3, det=1
    )  # his moustache


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 300, 300), key="#fff8e8", fog="#d8d0c0")
    pressing_shop(c)
    the_line(c)
    c.fogband(660, 50, "#f4eee0", 0.3)
    door(c, 694, 878, 300, 116, TOBACCO, WALNUT)
    c.flat(rect(638, 874, 750, 879), "#fff4d4", 0.8, 1)
    shadows.lion_cast(c, *MEEK)
    shadows.tiptoe_shadow(c, 566, 876, 0.95)
    ironing(c)
    meek_man(c)
    customers(c)
    c.fogband(560, 90, "#f8f2e6", 0.3)
    c.darken(np.asarray(sstep(1120, 1210, c.yy), np.float32), "#1c1410", 0.3)
