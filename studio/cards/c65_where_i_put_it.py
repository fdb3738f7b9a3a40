"""Where I Put It.

A wall of small drawers as high as a tower, many left ajar: out of one comes snow, out of others a tiger, a
sunset, a rope ladder, a hum of light. The child high on the ladder has opened one and its hood is lit from
within. At the bottom one drawer is chained and padlocked.
"""

from studio.elements.animals.tiger_peeking import peeking_tiger, tiger_paws
from studio.elements.people.figures import child
from studio.elements.rooms.drawers import drawer_at, drawer_front, drawer_wall, pulled_drawer
from studio.elements.things import drawer_contents as inside
from studio.elements.things.chains import chained_shut
from studio.elements.things.ladders import long_ladder
from studio.elements.things.loaf import rope_ladder
from studio.finish import Finish
from studio.paint import Card

META = {"number": 65, "slug": "where-i-put-it", "seed": 6565}
FINISH = Finish(bloom=0.5, vignette=0.34)

GLOW = (318.0, 300.0)


def rope_drawer(c: Card) -> None:
    """Whoever climbed out has not come back."""
    x0, y0, x1, y1 = pulled_drawer(c, drawer_at(170, 165), 0.07)
    x = (x0 + x1) / 2
    rope_ladder(c, (x + 10, y0 + 4), (x + 18, y1 + 190), 34, 8)


def tiger_drawer(c: Card) -> None:
    """Somebody has been waiting in there."""
    front = pulled_drawer(c, drawer_at(150, 540), 0.1)
    x, y = (front[0] + front[2]) / 2, front[1]
    tiger = peeking_tiger(c, x, y, 1.25, (*GLOW, 160))
    drawer_front(c, front, (x, y - 60, 120))
    tiger_paws(tiger)


def sunset_drawer(c: Card) -> None:
    """An evening, kept for later."""
    front = pulled_drawer(c, drawer_at(610, 640), 0.1, "#ff8c5c")
    x, y = (front[0] + front[2]) / 2, front[1] + 4
    inside.small_sunset(c, x, y)
    drawer_front(c, front, (x, y - 60, 110))


def lit_drawers(c: Card) -> None:
    """A hand's breadth of light, humming; and the one that was looked for."""
    x0, y, x1, _ = pulled_drawer(c, drawer_at(300, 860), 0.06, "#ffe890")
    inside.humming_lights(c, x0, x1, y)
    x0, y, x1, _ = pulled_drawer(c, drawer_at(*GLOW), 0.08, "#fff0b8", 1.0)
    inside.rising_light(c, x0, x1, y)


def snow_drawer(c: Card) -> None:
    """Winter, put away too full, and where it lands."""
    inside.winter_overflowing(c, pulled_drawer(c, drawer_at(640, 250), 0.1, "#cfe4f4"))
    inside.snow_drift(c, 700, 1172)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*GLOW, 170), key="#ffdca0", fog="#2c2438")
    drawer_wall(c, *GLOW)
    rope_drawer(c)
    tiger_drawer(c)
    sunset_drawer(c)
    lit_drawers(c)
    chained_shut(c, drawer_at(170, 976), (330, 800, 200))
    long_ladder(c, (452.0, 1176.0), (412.0, 214.0), (*GLOW, 200))
    snow_drawer(c)
    child(c, 420, 486, 190, view="side", arm="up", light=(330, 300, 70), rim=1.2, shadow=0)
    c.halo(402, 338, 60, "#fff0b0", 0.7)
