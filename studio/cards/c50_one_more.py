"""One More.

An old woman with a sledge crosses a forest of tall birthday candles planted in icing. Those behind her smoke,
the last few burn; she is carrying the next one over her shoulder to a ring of cream that has been left empty. At the
edge of the cake a silver fork stands like a monument. A candle she has passed still wears its paper hat.
"""

from studio.elements.land.icing_hills import cake_plate, far_icing, near_icing
from studio.elements.land.shadows_long import long_shadow
from studio.elements.people.candle_bearer import candle_bearer
from studio.elements.things import candles_birthday as cake
from studio.elements.things.candles_birthday import MINT_STRIPE, PINK_STRIPE, birthday_candle
from studio.elements.things.fork_great import great_fork, icing_heave
from studio.elements.things.match_trunk import match_trunk
from studio.elements.things.ropes import sledge_rope
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell, poly

META = {"number": 50, "slug": "one-more", "seed": 5050}
FINISH = Finish(vignette=0.3, bloom=0.45)

FLAMES = (430, 850)  # the foot of their light
FAR = (
    (60, 742, 330, 24, PINK_STRIPE), (132, 752, 420, 26, MINT_STRIPE), (264, 748, 300, 24, PINK_STRIPE),
    (300, 764, 370, 26, MINT_STRIPE), (386, 772, 260, 24, PINK_STRIPE),
)  # fmt: skip


def dusk(c: Card) -> None:
    """A mint evening; beyond the cake the plate's rim, and at its edge the fork."""
    c.sky([(0, "#12363f"), (260, "#2c6668"), (480, "#6ca890"), (640, "#e4d0a8"), (760, "#f4b89c")])
    c.clouds(60, 520, "#346c70", "#a8ccac", cover=0.42, cell=210, a=0.45)
    c.glow(640, 700, 420, "#ffd8a0", 0.26, 1.6)
    cake_plate(c)
    far_icing(c)
    great_fork(c, 668, 812, 500, fog=0.1)


def years_gone(c: Card) -> None:
    """The forest behind her: far ones in the haze, near ones large and smoking, the last three alight."""
    c.glow(420, 500, 460, "#ff9440", 0.3, 1.6)
    for x, y, h, w, stripe in FAR:
        birthday_candle(c, x, y, h, w, stripe, fog=0.5)
    c.fogband(760, 70, "#f4c8b4", 0.5)
    birthday_candle(c, 520, 800, 250, 30, MINT_STRIPE, lit=True, fog=0.2)
    birthday_candle(c, 452, 830, 380, 38, PINK_STRIPE, lit=True, fog=0.12, lean=1)
    birthday_candle(c, 396, 800, 560, 32, MINT_STRIPE, fog=0.28, fire=0.8)
    birthday_candle(c, 214, 812, 640, 36, PINK_STRIPE, fog=0.26, fire=1)
    birthday_candle(c, 164, 850, 520, 44, MINT_STRIPE, fog=0.18, lean=-1.5, fire=0.9)
    birthday_candle(c, 322, 850, 470, 44, PINK_STRIPE, lit=True, fog=0.1)


def firelight(c: Card) -> None:
    """Evening over the icing, a warm pool under the flames, and from it the long shadows of all that stands."""
    c.shade(poly([(-20, 1000), (400, 1080), (820, 1000), (820, 1240), (-20, 1240)]), 0.4, 60, "#4c2060")
    for x, y, rx, ry, col in ((424, 930, 330, 130, "#ff9a50"), (420, 890, 200, 64, "#ffc070"), (322, 862, 90, 18, "#ffe4a0"),
        (452, 842, 80, 15, "#ffe4a0"), (520, 812, 64, 12, "#ffe4a0")):  # fmt: skip
        c.flat(ell(x, y, rx, ry), col, 0.46, ry * 0.55)
    for x, y, w, length in (
        (84, 1014, 84, 240),
        (254, 948, 72, 120),
        (704, 1050, 90, 150),
        (668, 816, 40, 200),
    ):
        long_shadow(c, x, y, w, FLAMES, length, 0.85)
    for x, y, w in ((214, 818, 42), (164, 856, 50), (322, 856, 46), (452, 836, 40), (520, 806, 32)):
        long_shadow(c, x, y, w, (FLAMES[0], FLAMES[1] - 60), 190, 0.5)


def she(c: Card) -> None:
    """The old woman, her sledge, and the one candle that is not planted yet."""
    long_shadow(c, 588, 1080, 60, FLAMES, 170, 0.9)
    long_shadow(c, 336, 1062, 130, FLAMES, 90, 0.8)
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
    firelight(c)
    icing_heave(c, 668, 796, 142)
    birthday_candle(c, 84, 1010, 800, 78, PINK_STRIPE, lean=-1, fire=0.9)
    hat_wick = birthday_candle(c, 254, 944, 142, 60, MINT_STRIPE, lean=2, fire=1.2, smoking=False)
    cake.party_hat(c, hat_wick[0], hat_wick[1] + 38, 108, rot=9)
    cake.empty_holder(c, 704, 1040, 92)
    c.light = (450, 720, 140)
    she(c)
    c.sparks(c.mask(ell(400, 420, 240, 260)), 40, "#ffd890", (0.7, 1.8), 0.7)
