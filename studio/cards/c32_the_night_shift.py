"""The Night Shift.

After the show the marionettes lift their own strings and, with them, carry the old puppeteer, asleep, across
the empty stage to his bed. A small king holds the candle; the crocodile brings the slippers. Nobody is
holding the strings, which go up into the dark.
"""

import math

import numpy as np

from studio.colour import Ramp
from studio.elements.lights import flame
from studio.elements.rooms import curtain
from studio.elements.small_animals import crocodile
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, CRIMSON, HAIR_GREY, OCHRE, PINE, RED, ROSE, SAGE, SKIN
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 32, "slug": "the-night-shift", "seed": 3209}
FINISH = Finish(bloom=0.5, vignette=0.4)

CANDLE = (98.0, 880.0)
STAGE = ["#120a0c", "#34201a", "#6c4630", "#c08850", "#f8cc84"]
FADED = ["#0e1624", "#22344c", "#486280", "#8ca4ac"]
COAT = ["#1c0e0c", "#5c321c", "#b0703c", "#f8c884"]
WOODEN = ["#3c2418", "#8c6040", "#d8a870", "#fce4b4"]
STRING = "#d8c8a4"


def stage(c: Card) -> None:
    """Boards, a painted sky that has seen many shows, curtains, the dark above."""
    c.sky([(0, "#06080e"), (260, "#0e1622"), (520, "#24384c"), (760, "#4a5c66"), (940, "#5c5c54")], calm=0.5)
    c.clouds(380, 760, "#1c2c40", "#6c7c80", cover=0.5, a=0.6, cell=150)
    c.glow(*CANDLE, 620, "#e89848", 0.5, 1.5)
    m = c.paint(
        poly([(-20, 950), (820, 950), (820, 1220), (-20, 1220)]),
        STAGE,
        vol=3,
        amb=0.12,
        edge=0.05,
        wob=0.3,
        grain=1,
        light=(*CANDLE, 240),
    )
    for k in range(13):
        c.line(
            [(400 + (k - 6) * 70, 950), (400 + (k - 6) * 150, 1220)],
            3.4,
            "#140a0a",
            0.6,
            0.4,
            clip=m,
            ends=0.9,
        )
    curtain(c, 20, 960, 980, 170, CRIMSON, drawn=0.55)
    curtain(c, 780, 960, 980, 170, CRIMSON, flip=True, drawn=0.55)
    c.darken(np.asarray(np.clip((360 - c.yy) / 300, 0, 1), np.float32), "#05070c", 0.85)


def strings(c: Card, points: list[tuple[float, float]], bar: float) -> None:
    """Threads going straight up into the dark, where no hand is."""
    for x, y in points:
        end = x + (bar - x) * 0.5
        c.line([(x, y), ((x + end) / 2, y * 0.5), (end, -10)], 2.2, STRING, 0.6, 0.1, ends=0.5)


def joint(f: Frame, x: float, y: float, r: float = 4.6) -> None:
    """A ball of turned wood between two limbs."""
    f.paint(ell(x, y, r), WOODEN, vol=4)


def puppet(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, reach: int, fog: float = 0, up: bool = True
) -> tuple[float, float]:
    """A jointed figure in side view walking left; both hands up on the side `reach`. Returns its hands."""
    f = c.at(
        x,
        y,
        h / 100,
        fog=fog,
        fogcol="#1c2430",
        vol=8,
        wob=0.2,
        edge=0.28,
        rim=1.0,
        det=0.5,
        light=(*CANDLE, 120),
        tex=0.14,
        amb=0.22,
    )
    f.shade(ell(2, 1, 24, 4), 0.5, 4)
    for hx, kx, fx in ((3, 8, 14), (-3, -8, -9)):
        f.paint(taper((hx, -40, 9), (kx, -22, 7)), coat)
        f.paint(taper((kx, -20, 7), (fx, -4, 6)), coat)
        joint(f, kx, -21)
        f.paint(blob((fx + 4, 0), (fx - 11, 1), (fx - 9, -6), (fx + 3, -8)), STAGE[:4], vol=4)
    f.paint(blob((-11, -66), (10, -67), (14, -40), (16, -34), (-15, -34), (-13, -42)), coat, vol=10)
    for k in (-58, -50, -42):
        f.paint(ell(-11, k, 2), BRASS, vol=2)
    hand = (reach * 17, -112) if up else (-25, -62)
    for dx in (3, -3):
        elbow = (reach * 21 + dx * 2, -82) if up else (-14 + dx, -50)
        f.paint(taper((dx, -63, 8), (*elbow, 6.5)), coat, vol=5)
        f.paint(taper((*elbow, 6), (hand[0] + dx * 1.5, hand[1], 5)), coat, vol=5)
        joint(f, *elbow, 3.8)
        f.paint(ell(hand[0] + dx * 1.6, hand[1] - 2, 4.6), WOODEN, vol=4)
    head(f, hat)
    strings(c, [f.pt(2, -98), f.pt(-8, -22)], x)
    return f.pt(*hand)


def head(f: Frame, hat: str) -> None:
    """A wooden ball, a peg nose, two painted dots, a hat."""
    f.paint(taper((0, -70, 6), (0, -76, 6)), WOODEN, vol=3)
    f.paint(ell(0, -86, 13.5, 14), WOODEN, vol=11)
    f.paint(ell(-14, -84, 3.6), ["#5c2418", "#b05038", "#ec9870"], vol=3)
    f.flat(ell(-7, -89, 1.7, 2.3), "#1c1014", 1, det=1)
    f.flat(ell(-5, -80, 3.4, 2.6), "#d0503c", 0.6, 1)
    f.line([(-12, -78), (-8, -76), (-4, -78)], 1.3, "#7c2418", alpha=0.9)
    if hat == "crown":
        f.paint(
            poly([(-12, -95), (-15, -112), (-7, -103), (-1, -115), (6, -103), (13, -113), (12, -95)]),
            BRASS,
            vol=4,
            det=0.9,
        )
    elif hat == "cone":
        f.paint(poly([(-12, -94), (4, -124), (13, -94)]), ROSE, vol=7)
        f.paint(ell(4, -124, 4), CREAM, vol=3)
    elif hat == "brim":
        f.paint(ell(0, -96, 20, 4), STAGE[:4], vol=3)
        f.paint(blob((-10, -96), (-9, -110), (9, -110), (10, -96)), STAGE[:4], vol=6)
    else:
        f.paint(
            blob((-13, -90), (-12, -100), (0, -103), (14, -98), (15, -80), (10, -84), (6, -94)), OCHRE, vol=6
        )
        f.paint(taper((13, -84, 6), (16, -72, 5), (13, -62, 2)), OCHRE, vol=3)


def hammock(c: Card, a: tuple[float, float], b: tuple[float, float]) -> None:
    """The old man under his coat, in a cradle of his own strings."""
    cx, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    low = y + 262
    for k in range(15):
        u = -0.86 + 1.72 * k / 14
        px, py = cx + 200 * u, low - 60 + 40 * math.cos(u * 1.5)
        start = a if u < 0 else b
        c.line(
            [start, ((start[0] + px) / 2 + 8 * u, (start[1] + py) / 2 + 10), (px, py)],
            2.2,
            STRING,
            0.55,
            0.1,
            ends=0.8,
        )
    f = c.at(cx - 8, low, 1.14, vol=20, wob=0.3, edge=0.26, rim=1.1, tex=0.2, light=(*CANDLE, 130), amb=0.2)
    f.shade(blob((-170, -20), (0, 40), (180, -10), (160, 30), (0, 60), (-160, 30)), 0.3, 16)
    f.paint(taper((-152, -58, 60), (-110, -34, 56)), CREAM, vol=16)
    coat = blob(
        (-132, -44),
        (-96, -76),
        (-40, -66),
        (20, -64),
        (66, -90),
        (104, -78),
        (146, -36),
        (140, -8),
        (90, 16),
        (0, 30),
        (-90, 16),
        (-132, -10),
    )
    m = f.paint(coat, COAT, vol=34)
    for pts in (
        [(-90, -60), (-60, -20), (-70, 16)],
        [(-10, -64), (10, -20), (0, 26)],
        [(70, -54), (84, -16), (70, 18)],
    ):
        f.line(pts, 5, "#2c1a12", alpha=0.5, clip=m)
    for k in (1, 0):
        f.paint(taper((128, -34 - k * 12, 24), (150, -44 - k * 14, 19)), CREAM, vol=8)
        f.paint(
            blob(
                (146, -34 - k * 16),
                (146, -62 - k * 16),
                (156, -84 - k * 16),
                (168, -80 - k * 16),
                (168, -44 - k * 16),
                (160, -32 - k * 16),
            ),
            SKIN,
            vol=8,
        )
    f.paint(poly([(62, -54), (94, -50), (90, -18), (58, -22)]), FADED, vol=4)
    for px, py in ((62, -54), (94, -50), (90, -18), (58, -22), (78, -52), (74, -20)):
        f.line([(px - 4, py - 3), (px + 4, py + 4)], 2.4, "#f0e0b8", alpha=0.9, det=0.7)
    for px in (-84, -58, -32):
        f.paint(ell(px + 8, -52 + (px + 84) * 0.1, 4.4), BRASS, vol=3)
    f.paint(taper((-60, -40, 26), (-16, -18, 24), (30, -22, 20)), COAT, vol=11)
    f.paint(ell(40, -22, 13, 10), SKIN, vol=6)
    f.paint(ell(-146, -76, 31, 29), SKIN, vol=20)
    f.paint(
        blob((-176, -72), (-168, -104), (-136, -110), (-116, -86), (-118, -60), (-128, -84), (-150, -96)),
        HAIR_GREY,
        vol=8,
    )
    f.paint(
        blob((-170, -66), (-150, -58), (-128, -60), (-108, -40), (-116, -14), (-142, -28), (-166, -46)),
        HAIR_GREY,
        vol=10,
    )
    f.paint(ell(-160, -98, 8, 11, -30), SKIN, vol=6)
    f.line([(-156, -86), (-148, -82), (-142, -88)], 2.6, "#3c1c14", alpha=0.95, det=1)
    f.line([(-158, -64), (-148, -60), (-138, -64)], 2.4, "#7c3428", alpha=0.8, det=1)
    for k in range(9):
        u = -0.8 + 1.6 * k / 8
        f.line([(160 * u - 12, -76 + 24 * u * u), (160 * u, 26 - 44 * u * u)], 2, STRING, alpha=0.45, det=0.3)
    f.line([(-150, -30), (-80, 22), (0, 34), (80, 20), (150, -30)], 3, STRING, alpha=0.6)


def bed_end(c: Card) -> None:
    """His bed waits in the wings."""
    c.paint(poly([(660, 960), (830, 960), (830, 870), (660, 884)]), FADED, vol=12, amb=0.2, wob=0.4)
    c.paint(rect(636, 800, 662, 1000, 6), PINE, vol=9, wob=0.3, rim=0.8, light=(*CANDLE, 150))
    c.paint(ell(649, 794, 19), PINE, vol=12, rim=0.8, light=(*CANDLE, 150))
    c.paint(
        blob((664, 884), (700, 862), (790, 858), (830, 870), (830, 900), (664, 906)),
        CREAM,
        vol=9,
        amb=0.2,
        wob=0.5,
    )


def king_with_candle(c: Card) -> None:
    """Small, important, careful."""
    hand = puppet(c, 168, 1128, 300, RED, "crown", -1, up=False)
    x, y = hand[0] - 6, hand[1] - 6
    c.paint(ell(x, y + 4, 20, 6), BRASS, vol=4, wob=0.2, det=0.7)
    c.paint(rect(x - 7, y - 48, x + 7, y), CREAM, vol=6, wob=0.2, det=0.7, amb=0.6)
    c.halo(x, y - 66, 170, "#ffb050", 0.8)
    flame(c, x, y - 48, 40)


def slippers(c: Card) -> None:
    """The crocodile brings them on its back."""
    c.light = (*CANDLE, 140)
    crocodile(c, 540, 1150, 350)
    for dx in (-24, 26):
        f = c.at(560 + dx * 1.2, 1092, 1.4, -4, vol=8, wob=0.2, det=0.6, edge=0.3, rim=0.9)
        f.paint(blob((-24, 0), (-26, -10), (-12, -17), (2, -13), (22, -8), (24, 0)), CRIMSON)
        f.flat(ell(8, -11, 12, 3.4), "#2c0c14", 0.8, 1)
        f.paint(ell(-14, -16, 5), CREAM, vol=4)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*CANDLE, 170), key="#ffd890", fog="#22303c")
    stage(c)
    bed_end(c)
    puppet(c, 292, 1004, 380, OCHRE, "plaits", 1, 0.32)
    puppet(c, 622, 1006, 380, SAGE, "plaits", -1, 0.32)
    a = puppet(c, 214, 1062, 440, FADED, "brim", 1)
    b = puppet(c, 712, 1066, 440, ROSE, "cone", -1)
    hammock(c, a, b)
    strings(c, [a, b, (a[0] + 6, a[1]), (b[0] - 8, b[1])], 420)
    c.glow(150, 1090, 330, "#ffa850", 0.3, 1.6, 0.35)
    king_with_candle(c)
    slippers(c)
