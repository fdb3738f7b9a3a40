"""The Trick.

A gloved hand as large as a mountain comes out of the sky, takes winter by its middle between two fingers, and
lifts it off the valley like a conjurer's cloth: what is underneath is green already. The houses stay standing,
all but one, which wobbles; the skiers have run out of snow. Up the clown's sleeve the next season is showing.
"""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, ramp_map, sstep
from studio.elements.buildings.houses import house
from studio.elements.land.land import hills
from studio.elements.people.hand_great import Grip, great_hand
from studio.elements.people.skiers import fallen, gliding, stranded
from studio.elements.plants.sunflowers_turning import sunflower_head
from studio.elements.plants.trees import conifer, round_tree
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, BRICK, PLUM, RED, ROOF_BLUE, ROOF_GOLD, ROOF_RED, TEAL
from studio.shapes import blob, curve, ell, poly, rect, star, taper

META = {"number": 39, "slug": "the-trick", "seed": 3903}
FINISH = Finish(vignette=0.2, bloom=0.25)

SUN = (700.0, 60.0, 300.0)
CLOTH = ["#46609c", "#8098c4", "#b4c8e0", "#e2e8ee", "#fbf8ee"]
LIME = ["#24503a", "#568648", "#9cb85c", "#e0e49c"]
GLOVE = ["#40386e", "#7468a0", "#b4a8c4", "#eadcd0", "#fff4de"]
SLEEVE = ["#8c6c78", "#d8bca8", "#fbeed4", "#fffaec"]
WALL = ["#7c6c68", "#b8a490", "#f0dcbc", "#fff8e4"]
STALK = ["#1c3c28", "#447038", "#88a850", "#d4d88c"]
EARTH = ["#2c1c1c", "#5c4030", "#94704c"]
FRILL = ["#5c5c94", "#a4a8cc", "#e4e2ec", "#fffdf4"]
PINCH = (432.0, 474.0)  # where two fingers hold the middle of the cloth
TILT, SIZE = -38.0, 1.1  # how the arm leans, how large the hand is
GRIP = Grip(  # each joint: x, y, height over the paper, radius
    palm=(
        ((232, 172, -10, 50), (276, 240, -8, 47)),  # the wrist
        ((282, 262, 4, 38), (404, 328, 6, 25)),  # four metacarpals, the forefinger's nearest to us
        ((286, 244, 0, 38), (424, 294, -14, 24)),
        ((288, 228, -14, 36), (428, 258, -44, 23)),
        ((282, 212, -30, 34), (414, 224, -72, 21)),
        ((408, 322, 14, 25), (409, 323, 14, 25)),  # their knuckles
        ((429, 288, -4, 24), (430, 289, -4, 24)),
        ((433, 252, -35, 23), (434, 253, -35, 23)),
        ((418, 218, -64, 21), (419, 219, -64, 21)),
        ((280, 276, 14, 40), (320, 376, 34, 28)),  # the ball of the thumb
        ((330, 350, 18, 20), (378, 332, 4, 18)),  # the web
    ),
    fingers=(
        ((404, 328, 6, 25), (488, 382, 16, 22.5), (478, 442, 24, 20), (446, 467, 26, 15)),
        ((424, 294, -14, 25), (526, 330, -22, 22.5), (566, 388, -22, 20), (572, 438, -18, 15)),
        ((428, 258, -44, 24), (528, 262, -60, 21.5), (582, 302, -64, 19), (606, 346, -62, 14.5)),
        ((414, 224, -72, 21), (492, 196, -92, 19), (540, 202, -98, 17), (577, 223, -98, 13)),
        ((320, 376, 34, 28), (366, 434, 40, 25), (398, 459, 36, 22), (422, 473, 32, 16)),
    ),
    light=(0.72, -0.6, 0.42),
)
SNAG = 363.0  # where the hem hangs on a chimney
HEM = curve((-60, 930), (60, 946), (180, 912), (320, 862), (450, 856), (580, 884), (700, 930), (870, 950))


def noon(c: Card) -> None:
    """A deep winter blue, and far mountains that are still white."""
    c.sky([(0, "#3c6ea4"), (300, "#6c9cc4"), (560, "#acccdc"), (760, "#e6ece0")])
    c.clouds(60, 420, "#94b8d0", "#ece8e0", cover=0.36, a=0.75)
    far = [
        (-40, 720),
        (60, 640),
        (130, 690),
        (640, 660),
        (720, 590),
        (790, 640),
        (850, 600),
        (850, 800),
        (-40, 800),
    ]
    c.paint(poly(far), CLOTH, vol=30, fog=0.45, fogcol="#b8d8e8", wob=1.4, edge=0.05)


def meadow(c: Card) -> None:
    """Green already: nobody had expected that."""
    _, m = hills(c, 860, 20, LIME, 5, 0, vol=60, amb=0.45, grad=(0.1, -0.2))
    c.marks(m, -1.45, 2600, 20, 3, jit=0.13, alpha=0.5, curl=0.3)
    for x, y in c.scatter(m, 260):
        r = 2.6 + (y - 960) / 70
        if y > 985:
            c.flat(star(x, y, r * 1.25, 7, 0.5, x), "#f4f2ea", 0.9, wob=0.2, det=0.5)
            c.flat(ell(x, y, r * 0.34), "#e4b848", 0.9, wob=0.1, det=0.5)


def ridge(turn: Any) -> Any:
    """The folds that run to the fingers: round ridges of uneven width, by their angle from straight down."""
    phase = turn * 9.5 + 0.8 * np.sin(turn * 3.1 + 0.6) + 0.4 * np.sin(turn * 7.7)
    return np.abs(np.sin(phase)) ** 0.8 * (0.75 + 0.25 * np.sin(turn * 5 + 2))


def hem(share: float = 1.0, scallop: float = 26.0) -> list[tuple[float, float]]:
    """A line at `share` of the way from the fingers to the hem; ridges reach further than hollows."""
    out = []
    for x, y in HEM:
        far = math.hypot(x - PINCH[0], y - PINCH[1])
        y += 24 * math.exp(-(((x - SNAG) / 30) ** 2))  # a chimney has caught it
        dx, dy = x - PINCH[0], y - PINCH[1]
        k = share * (1 + scallop * float(ridge(math.atan2(dx, dy))) / far)
        out.append((PINCH[0] + dx * k, PINCH[1] + dy * k))
    return out


def under(c: Card) -> None:
    """What it has just let go of: the far end of the village, still in its shade."""
    for x, y, h, roof in ((270, 956, 70, ROOF_GOLD), (372, 938, 60, ROOF_RED), (560, 958, 74, ROOF_BLUE)):
        house(c, x, y, h, roof=roof, wall=WALL, lit=False, win="#4c6478")
    c.shade(poly([*[(x, y + 78) for x, y in hem()], (870, 700), (-60, 700)]), 0.66, 12, "#123058")


def cloth(c: Card) -> Arr:
    """Winter, lifted: a white peak of folds, its hem just off the grass."""
    px, py = PINCH
    left, right = [(-60, 740), (120, 700), (270, 610), (360, 530), (px - 22, py - 6)], [
        (px + 22, py - 6), (470, 540), (560, 640), (690, 712), (870, 752)]  # fmt: skip
    sides = [*curve(*left), *curve(*right)]
    under(c)
    caught(c)
    m = c.mask(poly([*sides, *reversed(hem())]), 0.4)
    dx, dy = c.xx - px, c.yy - py
    turn, far = np.arctan2(dx, dy), np.hypot(dx, dy)
    deep = 50 * (1 - np.exp(-far / 190)) * (1 - 0.3 * sstep(360, 700, far)) * (1 + 0.5 * np.abs(turn))
    high = c.blur(np.asarray(ridge(turn) * deep, np.float32), 3)
    gy, gx = np.gradient(high, 1 / c.k)
    lit = (gx * -0.62 + gy * 0.5 + 0.62) / np.sqrt(gx * gx + gy * gy + 1)
    value = 0.06 + 0.9 * lit + 0.26 * np.sin(turn) + 0.1 * (c.bank[0] - 0.5) + 0.05 * (c.grit - 0.5)
    c.over(m, ramp_map(value, CLOTH))
    for share, w in ((0.9, 5.0), (0.965, 8.0)):
        c.line(hem(share), w, "#4464a8", 0.85, 0.4, clip=m, ends=0.9, det=0.5)
    rim = hem(0.932)
    for i in range(24, len(rim) - 14, 17):
        snowflake(c, *rim[i], 11, m)
    return m


def snowflake(c: Card, x: float, y: float, r: float, clip: Arr) -> None:
    """Embroidered, six arms."""
    for k in range(3):
        dx, dy = r * math.cos(k * math.pi / 3 + 0.3), r * math.sin(k * math.pi / 3 + 0.3)
        c.line([(x - dx, y - dy), (x + dx, y + dy)], 3.4, "#4464a8", 0.9, 0.3, clip=clip, ends=0.9, det=0.7)


def hand(c: Card, cloth: Arr) -> None:
    """Thumb and forefinger hold; the other fingers spread in the air, the little one highest. Its shadow lies on the cloth."""
    px, py = PINCH
    c.paint(
        taper((px + 2, py, 30), (px + 6, py - 22, 18), (px + 14, py - 36, 6)), CLOTH, vol=8, wob=0.4
    )  # what stands out between the tips
    m = great_hand(c, GRIP, GLOVE)
    for line in (
        ((322, 288), (360, 302), (394, 310)),
        ((326, 258), (366, 268), (404, 274)),
        ((324, 232), (364, 236), (400, 238)),
    ):
        c.line(curve(*line), 3, "#8478a8", 0.5, 0.3, clip=m)  # the three seams of a glove
    fall = np.roll(m, (round(128 * c.k), round(-84 * c.k)), (0, 1))
    c.shade(c.blur(fall, 13) * (1 - m), 0.55, 6, "#34489c", clip=cloth)
    c.shade(taper((px, py + 6, 30), (px - 14, py + 40, 26)), 0.4, 8, "#34489c", clip=cloth * (1 - m))


def sleeve(c: Card) -> None:
    """A clown's: diamonds, a starched frill, and July not quite hidden in it."""
    f = c.at(*PINCH, SIZE, TILT, vol=60, wob=0.35, edge=0.26, amb=0.26, lump=0.05, light=SUN)
    frill(f)
    arm = taper((0, -392, 150), (6, -450, 196), (-10, -560, 236), (-20, -760, 250))
    m = f.paint(arm, SLEEVE, vol=90)
    for i in range(-2, 3):
        for j in range(7):
            x, y = i * 62 + (31 if j % 2 else 0), -340 - j * 62
            f.flat(
                poly([(x, y - 46), (x + 24, y), (x, y + 46), (x - 24, y)]), "#d4604c", 1, clip=m, mode="mul"
            )
    for y, w in ((-380, 50), (-470, 70), (-590, 80)):
        f.shade(taper((-110, y - 30, 4), (-50, y, w * 0.4), (20, y + 6, 4)), 0.3, 8, "#6c2c4c", clip=m)


def frill(f: Frame) -> None:
    """Pleats round the wrist, a red edge."""
    f.shade(ell(0, -262, 66, 34), 0.5, 9, "#3c3068")
    for i in (0, 2, 4, 6, 8, 1, 3, 5, 7):
        t = i / 4 - 1
        x, y, w = t * 112, -262 + 30 * t * t, 25 - 5 * abs(t)
        f.paint(
            blob(
                (t * 60 - 8, -350, "c"),
                (t * 60 + 8, -350, "c"),
                (x + w, y - 14),
                (x, y + 12),
                (x - w, y - 14),
            ),
            FRILL,
            vol=16,
            edge=0.34,
        )
        f.line([(x - w, y - 10), (x, y + 10), (x + w, y - 10)], 6, "#c44c40", alpha=0.9, ends=0.8)


def july(c: Card) -> None:
    """Three sunflowers on their stalks, slipping out from under the frill."""
    for stalk, r, turn in (
        (((186, 300), (140, 372), (108, 446)), 42, -0.3),
        (((250, 316), (266, 384), (262, 446)), 34, 0.3),
        (((220, 310), (206, 400), (186, 506)), 54, -0.1),
    ):
        (x0, y0), (x1, y1), (x, y) = stalk
        c.paint(taper((x0, y0, 11), (x1, y1, 11), (x, y, 9)), STALK, vol=5, wob=0.3, edge=0.3)
        g = c.at(
            x1 * 0.7 + x * 0.3,
            y1 * 0.7 + y * 0.3,
            0.95,
            118 if turn > 0 else -124,
            vol=6,
            wob=0.3,
            light=SUN,
            edge=0.3,
        )
        g.paint(blob((0, 0, "c"), (14, -22), (2, -56, "c"), (-14, -24)), STALK)
        sunflower_head(c, x, y, r, turn, light=SUN)


def village(c: Card) -> None:
    """All standing; one still thinking about it."""
    for x, y, h, roof in ((112, 1052, 128, ROOF_BLUE), (568, 1044, 124, ROOF_GOLD)):
        house(c, x, y, h, roof=roof, wall=WALL, lit=False, win="#4c6478")
    round_tree(c, 480, 1040, 104, LIME)
    conifer(c, 676, 1046, 120)


def caught(c: Card) -> None:
    """The hem has a chimney in it: the house comes up by one side, and its patch of earth shows."""
    f = c.at(318, 1082, 1.5, -15, vol=7, wob=0.3, edge=0.28, det=0.4)
    c.paint(
        blob((300, 1080), (350, 1070), (420, 1072), (446, 1080), (400, 1092), (330, 1094)),
        EARTH,
        vol=4,
        wob=1,
        edge=0.1,
    )
    c.shade(blob((290, 1082), (340, 1066), (440, 1072), (420, 1090), (310, 1094)), 0.6, 7, "#1c2c30")
    f.paint(rect(48, -126, 70, -72), BRICK, vol=4)
    f.paint(rect(0, -64, 76, 0), WALL)
    f.paint(poly([(-12, -60), (38, -108), (88, -60)]), ROOF_RED)
    f.flat(rect(26, -36, 48, 0), "#4c3424", 1)
    for x in (12, 62):
        f.flat(rect(x - 7, -50, x + 7, -34), "#4c6478", 1)
    for x, y in ((10, 3), (30, 5), (52, 4), (70, 6)):  # what falls out from under it
        f.paint(ell(x, y, 5, 3.6), EARTH, vol=2)


def skiers(c: Card, m: Arr) -> None:
    """One still coming down winter; two who have reached the daisies."""
    c.light = (560, 600, 200)
    for x, y, h in ((70, 862, 84), (128, 838, 70), (742, 846, 80)):
        c.shade(ell(x - 14, y, h * 0.3, 6), 0.4, 5, "#3c5ca4")
        conifer(c, x, y, h, snow=0.9)
    track = curve((530, 640), (600, 720), (560, 790), (610, 850))
    for k in (-6, 6):
        c.line(track + np.array([k, 0]), 3, "#5c7cc0", 0.8, 0.3, clip=m)
    c.shade(taper((566, 856, 6), (620, 872, 12), (668, 890, 6)), 0.4, 5, "#34489c", clip=m)
    gliding(c, 616, 866, 96, RED, BLUE, 18, flip=True)
    c.shade(ell(196, 1152, 84, 8), 0.5, 6, "#1c4430")
    stranded(c, 200, 1146, 132, PLUM, RED, flip=True)
    c.shade(ell(632, 1150, 66, 8), 0.5, 6, "#1c4430")
    fallen(c, 642, 1148, 136, TEAL, RED)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#fffbe4", fog="#d8ecec")
    noon(c)
    meadow(c)
    m = cloth(c)
    village(c)
    july(c)
    hand(c, m)
    sleeve(c)
    skiers(c, m)
