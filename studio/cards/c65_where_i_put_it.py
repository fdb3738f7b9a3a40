"""Where I Put It.

A wall of small drawers as high as a tower, many left ajar: out of one comes winter, out of others a tiger, a
sunset, a rope ladder, a hum of light. A woman high on the ladder has opened one and her face is lit from
within. Lower down one drawer is chained and padlocked.
"""

from typing import Any

from studio.elements.animals.tiger_peeking import peeking_tiger, tiger_arms
from studio.elements.people.figures import bell
from studio.elements.rooms import drawers
from studio.elements.things import drawer_contents as inside
from studio.elements.things.chains import chained_shut
from studio.elements.things.ladders import long_ladder
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON

META = {"number": 65, "slug": "where-i-put-it", "seed": 6565}
FINISH = Finish(bloom=0.5, vignette=0.34)

GLOW = (300.0, 292.0)
LAMP = (*GLOW, 150.0)


def rope_drawer(c: Card) -> None:
    """Whoever climbed out has not come back."""
    front = drawers.open_drawer(c, drawers.drawer_at(160, 150), 1.12, LAMP)
    drawers.open_front(c, front, LAMP)
    inside.rope_ladder_out(c, front, 176)


def tiger_drawer(c: Card) -> None:
    """Somebody has been waiting in there."""
    front = drawers.open_drawer(c, drawers.drawer_at(160, 560), 1.12, LAMP)
    tiger = peeking_tiger(c, (front[0] + front[2]) / 2, front[1] - 4, 1.14, (*GLOW, 120))
    drawers.open_front(c, front, LAMP)
    tiger_arms(tiger)


def sunset_drawer(c: Card) -> None:
    """An evening, kept for later."""
    drawers.drawer_front(c, drawers.drawer_at(640, 527), LAMP, knob=False)
    box = drawers.drawer_at(640, 620)
    front = drawers.open_drawer(c, box, 1.11, LAMP)
    inside.small_sunset(c, drawers.mouth_of(box, front))
    drawers.open_front(c, front, (front[0] + 60, front[1] - 50, 90))


def lit_drawers(c: Card) -> None:
    """A hum of light; and the one that was looked for."""
    box = drawers.drawer_at(640, 900)
    front = drawers.open_drawer(c, box, 1.08, LAMP, "#9c6424")
    drawers.open_front(c, front, (front[0] + 70, front[1] - 50, 80))
    inside.humming_lights(c, drawers.mouth_of(box, front))
    front = drawers.open_drawer(c, drawers.drawer_at(*GLOW), 1.11, LAMP, "#fff0b8", 1.0)
    drawers.open_front(c, front, ((front[0] + front[2]) / 2, front[1] - 60, 110))
    inside.rising_light(c, front[0], front[2], front[1] - 10)


def kept_shut(c: Card) -> None:
    """It has opened by a finger's breadth, no more."""
    front = drawers.open_drawer(c, drawers.drawer_at(160, 900), 1.02, LAMP, "#7c9cd0", 0.7)
    drawers.open_front(c, front, (330, 840, 110))
    chained_shut(c, front, (330, 820, 130))


def snow_drawer(c: Card) -> None:
    """Winter, put away too full, and where it lands."""
    box = drawers.drawer_at(640, 250)
    front = drawers.open_drawer(c, box, 1.12, LAMP)
    inside.winter(c, drawers.mouth_of(box, front))
    drawers.open_front(c, front, LAMP)
    inside.snow_lip(c, front)
    inside.snow_drift(c, 652, 1160)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMP, key="#ffdca0", fog="#2c2438")
    drawers.drawer_wall(c, *GLOW)
    rope_drawer(c)
    tiger_drawer(c)
    sunset_drawer(c)
    lit_drawers(c)
    kept_shut(c)
    rungs = long_ladder(c, (440.0, 1152.0), (392.0, 180.0), (*GLOW, 200))
    snow_drawer(c)
    x, y = rungs[17]
    look: dict[str, Any] = {"hat": "bun", "view": "side", "arm": "up", "skirt": True}
    bell(c, x - 8, y + 2, 196, CRIMSON, lean=-7, light=(330, 300, 70), rim=1.2, shadow=0, **look)
    c.halo(x - 40, y - 150, 60, "#fff0b0", 0.7)
