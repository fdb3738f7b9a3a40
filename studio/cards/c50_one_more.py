"""One More.

An old woman with a sledge crosses a forest of tall birthday candles planted in icing. Those behind her smoke,
the last few burn; she is carrying the next one over her shoulder to a ring of cream that has been left empty. At the
edge of the cake a silver fork stands like a monument. A candle she has passed still wears its paper hat.
"""

from studio.elements.land.icing_hills import cake_plate, far_icing, near_icing
from studio.elements.people.candle_bearer import candle_bearer
from studio.elements.things import candles_birthday as cake
from studio.elements.things.candles_birthday import MINT_STRIPE, PINK_STRIPE, birthday_candle
from studio.elements.things.match_trunk import match_trunk
from studio.elements.things.ropes import sledge_rope
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell, taper

META = {"number": 50, "slug": "one-more", "seed": 5050}
FINISH = Finish(vignette=0.3, bloom=0.45)

FAR = (
    (60, 742, 330, 24, PINK_STRIPE),
    (132, 752, 420, 26, MINT_STRIPE),
    (212, 748, 300, 24, PINK_STRIPE),
    (300, 764, 370, 26, MINT_STRIPE),
    (386, 772, 260, 24, PINK_STRIPE),
)


def dusk(c: Card) -> None:
    """A mint evening; beyond the cake the plate's rim, and at its edge the fork."""
    c.sky([(0, "#12363f"), (260, "#2c6668"), (480, "#6ca890"), (640, "#e4d0a8"), (760, "#f4b89c")])
    c.clouds(60, 520, "#346c70", "#a8ccac", cover=0.42, cell=210, a=0.45)
    c.glow(640, 700, 420, "#ffd8a0", 0.26, 1.6)
    cake_plate(c)
    far_icing(c)
    cake.great_fork(c, 668, 812, 500, fog=0.1)


def years_gone(c: Card) -> None:
    """The forest behind her: far ones in the haze, near ones large and smoking, the last three alight."""
    for x, y, h, w, stripe in FAR:
        birthday_candle(c, x, y, h, w, stripe, fog=0.5)
    c.fogband(760, 70, "#f4c8b4", 0.5)
    birthday_candle(c, 520, 800, 250, 30, MINT_STRIPE, lit=True, fog=0.2)
    birthday_candle(c, 452, 830, 380, 38, PINK_STRIPE, lit=True, fog=0.12, lean=1)
    birthday_candle(c, 396, 800, 560, 32, MINT_STRIPE, fog=0.28)
    birthday_candle(c, 256, 820, 640, 38, PINK_STRIPE, fog=0.24)
    birthday_candle(c, 176, 850, 520, 44, MINT_STRIPE, fog=0.18, lean=-1.5)
    birthday_candle(c, 322, 850, 470, 44, PINK_STRIPE, lit=True, fog=0.1)


def she(c: Card) -> None:
    """The old woman, her sledge, and the one candle that is not planted yet."""
    c.shade(taper((590, 1076, 40), (650, 1096, 34), (740, 1116, 8)), 0.5, 9, "#4c1c48")
    tie = cake.sledge(c, 336, 1062, 150, flip=True)
    match_trunk(c, 330, 1024)
    knot = candle_bearer(c, 586, 1078, 216, flip=True)
    sledge_rope(c, tie, knot)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, 420, 220), key="#ffe0a0", fog="#c8ccb4")
    dusk(c)
    years_gone(c)
    near_icing(c)
    c.glow(440, 860, 300, "#ffc888", 0.22, 1.6, sy=0.4)
    birthday_candle(c, 84, 1010, 800, 78, PINK_STRIPE, lean=-1)
    hat_wick = birthday_candle(c, 232, 960, 320, 62, MINT_STRIPE, lean=2)
    cake.party_hat(c, hat_wick[0], hat_wick[1] + 34, 104, rot=5)
    cake.empty_holder(c, 704, 1040, 92)
    c.light = (450, 720, 140)
    she(c)
    c.sparks(c.mask(ell(400, 420, 240, 260)), 40, "#ffd890", (0.7, 1.8), 0.7)
