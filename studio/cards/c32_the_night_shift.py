"""The Night Shift.

After the show the marionettes carry the old puppeteer, asleep under his quilt of costumes, across the empty
stage to his bed. A small king holds the candle; the crocodile brings the slippers. High in the dark hang the
wooden crosses, and nobody is holding them.
"""

import numpy as np

from studio.colour import Ramp
from studio.elements.animals.small_animals import crocodile
from studio.elements.rooms.rooms import curtain
from studio.elements.things.lights import flame
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, CRIMSON, HAIR_GREY, OCHRE, RED, ROSE, SAGE, SKIN
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 32, "slug": "the-night-shift", "seed": 3209}
FINISH = Finish(bloom=0.5, vignette=0.4)

CANDLE = (98.0, 880.0)
STAGE = ["#120a0c", "#34201a", "#6c4630", "#c08850", "#f8cc84"]
FADED = ["#0e1624", "#22344c", "#486280", "#8ca4ac"]
COAT = ["#1c0e0c", "#5c321c", "#b0703c", "#f8c884"]
WOODEN = ["#3c2418", "#8c6040", "#d8a870", "#fce4b4"]
STRING = "#d8c8a4"
CARRIERS = (
    (248, 1050, 384, FADED, "brim"),
    (442, 1040, 376, OCHRE, "plaits"),
    (632, 1052, 384, ROSE, "cone"),
)


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


def joint(f: Frame, x: float, y: float, r: float = 4.6) -> None:
    """A ball of turned wood between two limbs."""
    f.paint(ell(x, y, r), WOODEN, vol=4)


def puppet(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, fog: float = 0, up: bool = True
) -> tuple[float, float]:
    """A jointed figure walking left, both hands up over its head, or before it; returns the hands."""
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
    hand = (-25.0, -62.0)
    for dx in (1, -1):
        elbow = (dx * 22, -86) if up else (-14 + dx * 3, -50)
        end = (dx * 19, -120) if up else (hand[0] + dx * 4.5, hand[1])
        f.paint(taper((dx * 8, -63, 8), (*elbow, 7)), coat, vol=5)
        f.paint(taper((*elbow, 6.5), (*end, 5.5)), coat, vol=5)
        joint(f, *elbow, 4.2)
        f.paint(ell(end[0], end[1] - 2, 5.4), WOODEN, vol=4)
    head(f, hat)
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


def sleeper(c: Card, x: float, y: float) -> None:
    """The old man, flat on his back on a strip of stage cloth: nightcap, beard, patched quilt, two feet."""
    f = c.at(x, y, 1.0, vol=20, wob=0.3, edge=0.28, rim=0.8, tex=0.18, light=(*CANDLE, 420), amb=0.3, det=0.4)
    f.paint(taper((232, -66, 46), (250, -118, 40)), SKIN, vol=14)
    f.paint(blob((236, -96), (232, -150), (246, -186), (268, -182), (272, -130), (270, -92)), SKIN, vol=14)
    f.paint(blob((206, -92), (200, -140), (214, -172), (236, -168), (240, -120), (238, -88)), SKIN, vol=14)
    f.paint(ell(-216, -50, 100, 44, -4), CREAM, vol=26)
    face(c.at(*f.pt(38, 18), 1.24, **f.defaults))
    quilt(f)
    beard = blob(
        (-196, -124),
        (-158, -152),
        (-116, -140),
        (-60, -152),
        (-36, -126),
        (-80, -96),
        (-130, -78),
        (-176, -76),
    )
    f.shade(beard, 0.35, 8)
    m = f.paint(beard, HAIR_GREY, vol=18, amb=0.4)
    c.marks(m, 0.1, 60, 26, 4, jit=0.06, alpha=0.6)
    f.paint(taper((-96, -92, 44), (-48, -136, 40), (0, -152, 34)), FADED, vol=16)
    f.paint(ell(20, -156, 27, 17, 10), SKIN, vol=12, det=0.7)
    cloth = blob(
        (-330, -6), (-250, -24), (-100, -28), (60, -30), (250, -30), (326, -16), (344, 26), (300, 24), (281, 6),
        (208, 36), (135, 6), (112, 14), (89, 6), (18, 36), (-53, 6), (-78, 14), (-103, 6), (-176, 38), (-249, 8), (-300, 30), (-340, 34),
    )  # fmt: skip
    f.shade(ell(0, -22, 280, 16), 0.5, 10)
    m = f.paint(cloth, CRIMSON, vol=18, grad=(0.1, -0.15))
    f.line(
        [(-326, 4), (-250, -8), (-100, -12), (60, -14), (250, -14), (322, -4)],
        6,
        "#e8b85c",
        alpha=0.9,
        ends=0.9,
    )
    for hx in (-249, -103, -53, 89, 135, 281):
        f.line([(hx, -12), (hx + 3, 0), (hx, 12)], 6, "#4c0c1c", alpha=0.6, clip=m)
        f.paint(ell(hx, 14, 21, 17), WOODEN, vol=14)


def face(f: Frame) -> None:
    """Asleep, nose in the air."""
    f.paint(ell(-196, -104, 54, 50), SKIN, vol=38)
    f.paint(ell(-176, -158, 15, 22, 12), SKIN, vol=12)
    f.flat(ell(-168, -136, 16, 11), "#e87850", 0.5, 6)
    f.line([(-206, -128), (-194, -118), (-180, -124)], 5.5, "#2c140e", alpha=1, det=1)
    f.paint(ell(-204, -82, 13, 15), SKIN, vol=8)
    f.line([(-207, -86), (-200, -80), (-206, -76)], 3, "#7c3c28", alpha=0.8)
    cap = blob(
        (-216, -158),
        (-252, -152),
        (-276, -120),
        (-310, -66),
        (-326, -6),
        (-304, -2),
        (-270, -50),
        (-236, -66),
        (-222, -104),
    )
    m = f.paint(cap, FADED, vol=24)
    for k in range(3):
        f.line(
            [(-262 - 20 * k, -140 + 44 * k), (-238 - 26 * k, -76 + 26 * k)],
            9,
            "#d8d0bc",
            alpha=0.75,
            clip=m,
            ends=0.9,
        )
    f.paint(taper((-208, -160, 26), (-230, -118, 30), (-236, -66, 26)), CREAM, vol=12)
    f.paint(ell(-306, 6, 19), CREAM, vol=16)


def quilt(f: Frame) -> None:
    """Patches of every costume he has ever sewn."""
    shape = blob(
        (-150, -24, "c"),
        (-140, -84),
        (-60, -138),
        (20, -142),
        (90, -118),
        (150, -140),
        (212, -150),
        (246, -110),
        (256, -24, "c"),
    )
    m = f.paint(shape, COAT, vol=50)
    ramps = (COAT, SAGE, OCHRE, FADED, ROSE, CREAM)
    for i in range(6):
        for j in range(3):
            x, y = -152 + i * 70, -160 + j * 52
            f.paint(
                poly([(x, y), (x + 70, y - 4), (x + 72, y + 50), (x + 2, y + 54)]),
                ramps[(i * 2 + j * 3) % 6], vol=12, clip=m, edge=0.3, amb=0.26, grad=(0.08, -0.12),
            )  # fmt: skip
    for i in range(1, 6):
        for k in range(9):
            x, y = -152 + i * 70, -150 + k * 16
            f.line([(x - 5, y - 3), (x + 5, y + 3)], 2.6, "#fbeecb", alpha=0.8, clip=m, det=0.5)
    f.shade(ell(60, -24, 220, 22), 0.45, 12, "#140a10", clip=m)


def crosses(c: Card) -> None:
    """High in the dark hang the wooden crosses, and nobody holds them."""
    for x, y, tilt in ((196, 128, -9), (412, 92, 6), (628, 136, 11)):
        f = c.at(
            x,
            y,
            1.0,
            tilt,
            vol=7,
            wob=0.3,
            rim=0.7,
            edge=0.3,
            amb=0.3,
            gain=0.8,
            det=0.5,
            light=(x - 80, y + 300, 160),
        )
        f.paint(rect(-78, -8, 78, 8, 4), WOODEN)
        f.paint(rect(-8, -46, 8, 46, 4), WOODEN)
        f.paint(rect(-50, 26, 50, 38, 4), WOODEN)
        for dx in (-74, 74):
            c.line([f.pt(dx, 6), (x + dx * 1.1, 480)], 2.4, STRING, 0.7, 0.1, ends=0.8)
        for dx in (-46, 46):
            c.line([f.pt(dx, 36), (x + dx * 0.8, 520)], 2.4, STRING, 0.6, 0.1, ends=0.8)


def king_with_candle(c: Card) -> None:
    """Small, important, careful."""
    hand = puppet(c, 168, 1128, 300, RED, "crown", up=False)
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
    crosses(c)
    for x, y, h, ramp, hat in CARRIERS:
        puppet(c, x, y, h, ramp, hat, 0.1)
    sleeper(c, 424, 576)
    c.glow(150, 1090, 330, "#ffa850", 0.3, 1.6, 0.35)
    king_with_candle(c)
    slippers(c)
