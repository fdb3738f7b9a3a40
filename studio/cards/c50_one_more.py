"""One More.

An old woman with a sledge crosses a forest of tall birthday candles planted in icing. Those behind her smoke,
the last few burn; she is carrying the next one over her shoulder. Before her the icing is bare, and beyond the
edge of the plate a silver fork stands like a monument. A paper hat hangs on a wick she has passed.
"""

import numpy as np

from studio.elements.people.figures import old_woman
from studio.elements.things.candles_birthday import (
    ICING,
    MINT_STRIPE,
    PINK_STRIPE,
    birthday_candle,
    great_fork,
    party_hat,
    rosette,
    sledge,
    sugar_rose,
)
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PINE, PORCELAIN, TEAL
from studio.shapes import blob, curve, ell, rect, taper

META = {"number": 50, "slug": "one-more", "seed": 5050}
FINISH = Finish(vignette=0.3, bloom=0.45)

SPRINKLES = ("#f4d27a", "#7cc8b0", "#d85c7c", "#fbf0dc", "#a878b4")


def dusk(c: Card) -> None:
    """A mint evening, and beyond the cake the plate's rim with the fork."""
    c.sky([(0, "#12363f"), (260, "#2c6668"), (480, "#6ca890"), (640, "#e4d0a8"), (760, "#f4b89c")])
    c.clouds(60, 520, "#346c70", "#a8ccac", cover=0.42, cell=210, a=0.45)
    c.glow(640, 700, 420, "#ffd8a0", 0.26, 1.6)
    great_fork(c, 646, 706, 440, fog=0.1)
    plate = blob((300, 720), (480, 694), (680, 690), (840, 706), (840, 790, "c"), (300, 790, "c"))
    c.paint(plate, PORCELAIN, vol=8, amb=0.45, edge=0.14, fog=0.2, light=(640, 500, 200))
    c.line(curve((360, 730), (520, 708), (680, 704), (830, 716)), 5, "#7ca8a0", 0.7, ends=0.8)


def icing(c: Card) -> None:
    """Two soft hills of pink, the far one edged with piped cream."""
    far = blob(
        (-30, 1240, "c"),
        (-30, 720),
        (140, 706),
        (320, 728),
        (520, 762),
        (700, 768),
        (840, 752),
        (840, 1240, "c"),
    )
    c.paint(far, ICING, vol=16, amb=0.34, edge=0.1, fog=0.24, tex=0.18)
    for k in range(10):
        rosette(c, 20 + 88 * k, 742 + 34 * min(k, 6) / 6 - 6 * (k % 2), 78, fog=0.22)


def near_hill(c: Card) -> None:
    """The ground she walks on, with her tracks and hundreds-and-thousands."""
    hill = blob(
        (-30, 1240, "c"),
        (-30, 900),
        (130, 912),
        (330, 946),
        (520, 930),
        (690, 884),
        (840, 872),
        (840, 1240, "c"),
    )
    m = c.paint(
        hill, ICING, vol=26, amb=0.3, edge=0.1, rim=0.5, tex=0.2, light=(420, 640, 240), grad=(0.1, -0.26)
    )
    c.marks(m, 0.04, 200, 60, 6, jit=0.08, alpha=0.35)
    for dy in (0, 22):
        track = curve((-20, 1112 + dy * 1.5), (110, 1066 + dy), (240, 1026 + dy), (330, 1006 + dy))
        c.line(track, 8, "#8c3c70", 0.55, 0.8, clip=m, ends=0.7)
        c.line(track + np.array([0, 5]), 3, "#ffe8dc", 0.5, 0.8, clip=m, ends=0.7)
    for i, (x, y) in enumerate(c.scatter(hill, 60)):
        if y > 1000 and not 250 < x < 600:
            sprinkle(c, x, y, SPRINKLES[i % 5], 1.0 + (y - 1000) / 200, 37 * i)


def sprinkle(c: Card, x: float, y: float, col: str, s: float, rot: float) -> None:
    """One sugar strand, large as a log from here."""
    f = c.at(x, y, s, rot % 60 - 30, wob=0.3, vol=4, edge=0.3, rim=0.5)
    c.shade(ell(x + 3, y + 5 * s, 15 * s, 4 * s), 0.35, 3, "#4c1c48")
    f.paint(rect(-14, -4.5, 14, 4.5, 4.5), ["#5c3058", col, "#fff4dc"])


def years_gone(c: Card) -> None:
    """The forest behind her: far ones in the haze, near ones large and smoking, the last three alight."""
    for x, y, h, w, mint in (
        (60, 742, 330, 24, 0),
        (132, 752, 420, 26, 1),
        (212, 748, 300, 24, 0),
        (300, 764, 370, 26, 1),
        (386, 772, 260, 24, 0),
    ):
        birthday_candle(c, x, y, h, w, MINT_STRIPE if mint else PINK_STRIPE, fog=0.5)
    c.fogband(760, 70, "#f4c8b4", 0.5)
    birthday_candle(c, 520, 800, 250, 30, MINT_STRIPE, lit=True, fog=0.2)
    birthday_candle(c, 452, 830, 380, 38, PINK_STRIPE, lit=True, fog=0.12, lean=1)
    birthday_candle(c, 396, 800, 560, 32, MINT_STRIPE, fog=0.28)
    birthday_candle(c, 256, 820, 640, 38, PINK_STRIPE, fog=0.24)
    birthday_candle(c, 176, 850, 520, 44, MINT_STRIPE, fog=0.18, lean=-1.5)
    birthday_candle(c, 322, 850, 470, 44, PINK_STRIPE, lit=True, fog=0.1)


def she(c: Card) -> None:
    """The old woman, her sledge, and the one candle that is not planted yet."""
    tie = sledge(c, 310, 1052, 150, flip=True)
    parcel(c, 304, 1014)
    f = c.at(524, 938, 1, 58, wob=0.3, vol=9, edge=0.32, rim=1.0, det=0.7)
    m = f.paint(rect(-15, -172, 15, 128, 5), ["#5c4a58", "#b89488", "#f0d8b4", "#fff4d8"])
    for k in range(-5, 5):
        f.paint(taper((-24, k * 38 + 18, 15), (24, k * 38 - 12, 15)), MINT_STRIPE, clip=m, vol=3, edge=0)
    f.shade(rect(5, -172, 22, 128), 0.5, 5, "#2c1848", clip=m)
    f.line([(0, -172), (3, -194)], 5, "#2a1620", alpha=1, ends=0.8)
    old_woman(c, 530, 1062, 216, flip=True, arm="chin", coat=TEAL, rim=1.2)
    c.line(
        curve(tie, ((tie[0] + 500) / 2, tie[1] + 16), (512, 980)), 5, "#5c2c38", 0.95, 0.3, det=0.8, ends=0.9
    )


def parcel(c: Card, x: float, y: float) -> None:
    """A box of matches as large as a trunk, tied on."""
    f = c.at(x, y, 1.15, -2, vol=7, wob=0.3, edge=0.3, rim=0.8, det=0.7)
    f.paint(rect(-46, -46, 40, 4, 3), PINE)
    f.paint(rect(-46, -16, 40, -2, 1), ["#3c2030", "#6c3c4c", "#a86c68"])
    for k in range(4):
        f.line([(34, -40 + 7 * k), (58, -42 + 7 * k)], 4, "#6c3c2c", alpha=1, ends=0.9)
        f.paint(ell(60, -42 + 7 * k, 5, 4), ["#5c1020", "#c8343c", "#f89070"], vol=3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, 420, 220), key="#ffe0a0", fog="#c8ccb4")
    dusk(c)
    icing(c)
    years_gone(c)
    near_hill(c)
    c.glow(440, 860, 300, "#ffc888", 0.22, 1.6, sy=0.4)
    birthday_candle(c, 84, 1010, 800, 78, PINK_STRIPE, lean=-1)
    hat_wick = birthday_candle(c, 232, 960, 320, 62, MINT_STRIPE, lean=2)
    party_hat(c, hat_wick[0] - 4, hat_wick[1] + 30, 92, rot=-24)
    sugar_rose(c, 690, 1010, 84)
    c.light = (450, 720, 140)
    she(c)
    c.sparks(c.mask(ell(400, 420, 240, 260)), 40, "#ffd890", (0.7, 1.8), 0.7)
