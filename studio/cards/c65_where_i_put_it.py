"""Where I Put It.

A wall of small drawers as high as a tower, many left ajar: out of one comes winter, out of others a tiger, a
sunset, a rope ladder, a hum of light. The child high on the ladder has opened one and its hood is lit from
within. Lower down one drawer is chained and padlocked.
"""

from studio.elements.animals.tiger_peeking import peeking_tiger, tiger_paws
from studio.elements.people.figures import child
from studio.elements.rooms.drawers import Box, drawer_at, drawer_wall, open_drawer, open_front
from studio.elements.things import drawer_contents as inside
from studio.elements.things.chains import chained_shut
from studio.elements.things.ladders import long_ladder
from studio.finish import Finish
from studio.paint import Card

META = {"number": 65, "slug": "where-i-put-it", "seed": 6565}
FINISH = Finish(bloom=0.5, vignette=0.34)

GLOW = (318.0, 300.0)


def lamp(front: Box, h: float = 110) -> tuple[float, float, float]:
    """The light on an open front comes from just above it."""
    return ((front[0] + front[2]) / 2, front[1] - 60, h)


def rope_drawer(c: Card) -> None:
    """Whoever climbed out has not come back."""
    front = open_drawer(c, drawer_at(170, 165))
    open_front(c, front, lamp(front))
    inside.rope_ladder_out(c, front, 196)


def tiger_drawer(c: Card) -> None:
    """Somebody has been waiting in there."""
    front = open_drawer(c, drawer_at(150, 540), 52)
    tiger = peeking_tiger(c, (front[0] + front[2]) / 2, front[1] - 6, 1.18, (*GLOW, 160))
    open_front(c, front, lamp(front))
    tiger_paws(tiger)


def sunset_drawer(c: Card) -> None:
    """An evening, kept for later."""
    box = drawer_at(610, 640)
    front = open_drawer(c, box, 58, "#ff8c5c")
    inside.small_sunset(c, front, box[1] + 8)
    open_front(c, front, lamp(front))


def lit_drawers(c: Card) -> None:
    """A hand's breadth of light, humming; and the one that was looked for."""
    front = open_drawer(c, drawer_at(618, 860), 38, "#ffe890")
    open_front(c, front, lamp(front))
    inside.humming_lights(c, front[0], front[2], front[1])
    front = open_drawer(c, drawer_at(*GLOW), 40, "#fff0b8", 1.0)
    open_front(c, front, lamp(front))
    inside.rising_light(c, front[0], front[2], front[1] - 10)


def kept_shut(c: Card) -> None:
    """It has opened by a finger's breadth, no more."""
    front = open_drawer(c, drawer_at(188, 860), 16, "#7c9cd0", 0.7)
    open_front(c, front, (330, 840, 110))
    chained_shut(c, front, (330, 820, 130))


def snow_drawer(c: Card) -> None:
    """Winter, put away too full, and where it lands."""
    front = open_drawer(c, drawer_at(640, 250), 46)
    inside.winter(c, front)
    open_front(c, front, lamp(front))
    inside.snow_lip(c, front)
    inside.snow_drift(c, 700, 1172)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffdca0", fog="#2c2438")
    drawer_wall(c, *GLOW)
    rope_drawer(c)
    tiger_drawer(c)
    sunset_drawer(c)
    lit_drawers(c)
    kept_shut(c)
    long_ladder(c, (452.0, 1176.0), (412.0, 214.0), (*GLOW, 200))
    snow_drawer(c)
    child(c, 420, 486, 190, view="side", arm="up", light=(330, 300, 70), rim=1.2, shadow=0)
    c.halo(402, 338, 60, "#fff0b0", 0.7)
