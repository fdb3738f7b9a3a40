"""The Trick.

A gloved hand as large as a mountain comes out of the sky, takes winter by its middle between two fingers, and
lifts it off the valley like a conjurer's cloth: what is underneath is green already. The houses stay standing,
all but one, which wobbles; the skiers have run out of snow. Up the clown's sleeve the next season is showing.
"""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, ramp_map, sstep
from studio.elements.figures import bell
from studio.elements.houses import house
from studio.elements.land import hills
from studio.elements.sunflowers_turning import sunflower_head
from studio.elements.trees import conifer, round_tree
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, PLUM, RED, ROOF_BLUE, ROOF_GOLD, ROOF_RED, TEAL
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 39, "slug": "the-trick", "seed": 3903}
FINISH = Finish(vignette=0.2, bloom=0.25)

SUN = (700.0, 60.0, 300.0)
CLOTH = ["#3c5ca4", "#7898d0", "#b4cce8", "#e6eef4", "#fffdf4"]
LIME = ["#1c5434", "#4c943c", "#9ccc48", "#ecf494"]
GLOVE = ["#54447c", "#9c90c0", "#e4dae4", "#fffaf0", "#fffdf6"]
SLEEVE = ["#8c6c78", "#d8bca8", "#fbeed4", "#fffaec"]
WALL = ["#7c6c68", "#b8a490", "#f0dcbc", "#fff8e4"]
FRILL = ["#5c5c94", "#a4a8cc", "#e4e2ec", "#fffdf4"]
PINCH = (432.0, 474.0)  # where two fingers hold the middle of the cloth
TILT, SIZE = -38.0, 1.1  # how the arm leans, how large the hand is
HEM = curve((-60, 930), (60, 946), (180, 912), (320, 862), (450, 856), (580, 884), (700, 930), (870, 950))


def noon(c: Card) -> None:
    """A deep winter blue, and far mountains that are still white."""
    c.sky([(0, "#2c70b8"), (300, "#5c9cd0"), (560, "#a8d0e4"), (760, "#e4f0e8")])
    c.clouds(60, 420, "#8cbcdc", "#f0f4f0", cover=0.36, a=0.75)
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
    for x, y in c.scatter(m, 300):
        r = 2 + (y - 900) / 70
        if y > 985:
            c.flat(ell(x, y, r * 1.5, r), "#fffdf0", 0.95, wob=0.3, det=0.6)
            c.flat(ell(x, y, r * 0.55, r * 0.42), "#f8c838", 1, wob=0.1, det=0.6)


def ridge(turn: Any) -> Any:
    """The folds that run to the fingers: round ridges of uneven width, by their angle from straight down."""
    phase = turn * 9.5 + 0.8 * np.sin(turn * 3.1 + 0.6) + 0.4 * np.sin(turn * 7.7)
    return np.abs(np.sin(phase)) ** 0.8 * (0.75 + 0.25 * np.sin(turn * 5 + 2))


def hem(share: float = 1.0, scallop: float = 26.0) -> list[tuple[float, float]]:
    """A line at `share` of the way from the fingers to the hem; ridges reach further than hollows."""
    out = []
    for x, y in HEM:
        dx, dy = x - PINCH[0], y - PINCH[1]
        far = math.hypot(dx, dy)
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
        c.line(hem(share), w, "#3460b4", 0.85, 0.4, clip=m, ends=0.9, det=0.5)
    rim = hem(0.932)
    for i in range(24, len(rim) - 14, 17):
        snowflake(c, *rim[i], 11, m)
    return m


def snowflake(c: Card, x: float, y: float, r: float, clip: Arr) -> None:
    """Embroidered, six arms."""
    for k in range(3):
        dx, dy = r * math.cos(k * math.pi / 3 + 0.3), r * math.sin(k * math.pi / 3 + 0.3)
        c.line([(x - dx, y - dy), (x + dx, y + dy)], 3.4, "#3460b4", 0.9, 0.3, clip=clip, ends=0.9, det=0.7)


def finger(f: Frame, *joints: tuple[float, float, float]) -> None:
    """One tapered finger from knuckle to tip, with the creases of its joints."""
    m = f.paint(taper(*joints), GLOVE, vol=joints[1][2] * 0.5)
    for (x0, y0, _), (x, y, w), (x1, y1, _) in zip(joints, joints[1:], joints[2:], strict=False):
        a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
        dx, dy = math.cos(a) * w * 0.34, math.sin(a) * w * 0.34
        f.line([(x - dx, y - dy), (x + dx * 0.1, y + dy * 0.1)], 2.4, "#7c6c98", alpha=0.7, clip=m)


def hand(c: Card) -> None:
    """Thumb and forefinger hold; the other fingers spread in the air, the little one highest."""
    f = c.at(
        *PINCH,
        SIZE,
        TILT,
        vol=20,
        wob=0.25,
        edge=0.36,
        amb=0.1,
        gain=1.22,
        det=0.5,
        tex=0.1,
        lump=0.03,
        light=(760, 40, 210),
    )
    finger(f, (46, -182, 42), (120, -196, 34), (172, -160, 30), (196, -116, 20))
    finger(f, (52, -164, 46), (122, -152, 38), (158, -98, 34), (160, -44, 22))
    finger(f, (50, -150, 48), (104, -112, 42), (120, -54, 36), (104, -4, 24))
    f.shade(taper((40, -140, 50), (84, -88, 40), (70, -40, 30)), 0.4, 8, "#3c3068")
    finger(f, (30, -150, 54), (72, -96, 44), (58, -42, 37), (6, 4, 23))
    back = blob((-44, -290), (44, -290), (64, -230), (86, -176), (70, -132), (40, -112), (10, -118), (-34, -122), (-58, -180), (-52, -240))  # fmt: skip
    m = f.paint(back, GLOVE, vol=44)
    for x0, x1, y in ((22, 54, -172), (6, 24, -164), (-10, -8, -170)):
        f.line([(x0, -236), ((x0 + x1) / 2, -204), (x1, y)], 3.4, "#7c6c98", alpha=0.7, clip=m)
    f.shade(taper((-30, -170, 64), (-30, -90, 50)), 0.4, 9, "#3c3068", clip=m)
    finger(f, (-30, -196, 56), (-54, -122, 47), (-44, -56, 39), (-6, 2, 25))


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
                poly([(x, y - 46), (x + 24, y), (x, y + 46), (x - 24, y)]), "#e0483c", 1, clip=m, mode="mul"
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
        f.line([(x - w, y - 10), (x, y + 10), (x + w, y - 10)], 6, "#d83c34", alpha=0.9, ends=0.8)


def july(c: Card) -> None:
    """Sunflowers, coming out between frill and glove."""
    f = c.at(*PINCH, SIZE, TILT)
    for x, y, r, turn in ((-176, -212, 42, -0.3), (-148, -128, 38, -0.2), (-114, -186, 50, -0.1)):
        f.paint(taper((x * 0.3, -320, 12), (x * 0.6, y - 60, 11), (x, y, 9)), LIME, vol=5)
        for turned in (-1, 1):
            g = c.at(*f.pt(x * 0.86, y - 34), SIZE, TILT + 20 + 50 * turned, vol=6, wob=0.3, light=SUN)
            g.paint(blob((0, 0, "c"), (22, 26), (4, 66, "c"), (-20, 28)), LIME)
        sunflower_head(c, *f.pt(x, y), r * SIZE, turn, light=SUN)


def village(c: Card) -> None:
    """All standing; one still thinking about it."""
    for x, y, h, roof in ((112, 1052, 128, ROOF_BLUE), (568, 1044, 124, ROOF_GOLD)):
        house(c, x, y, h, roof=roof, wall=WALL, lit=False, win="#4c6478")
    round_tree(c, 480, 1040, 104, LIME)
    conifer(c, 676, 1046, 120)
    f = c.at(352, 1072, 1.5, 16, vol=7, wob=0.3, edge=0.28, det=0.4)
    c.shade(ell(338, 1078, 80, 11), 0.45, 7, "#1c4430")
    f.paint(rect(-36, -64, 40, 0), WALL)
    f.paint(rect(20, -112, 34, -72), WALL, vol=4)
    f.paint(poly([(-48, -60), (2, -108), (52, -60)]), ROOF_RED)
    f.flat(rect(-10, -36, 12, 0), "#5c3424", 1)
    for x in (-24, 26):
        f.flat(rect(x - 7, -50, x + 7, -34), "#4c6478", 1)


def ski(c: Card, *points: tuple[float, float]) -> None:
    """A pair of skis seen from the side."""
    for k, col in ((0, "#b8641c"), (1, "#8c3020")):
        c.line([(x + 8 * k, y + 8 * k) for x, y in points], 8, col, 1, 0.3, ends=0.8, det=0.6)


def skiers(c: Card, m: Arr) -> None:
    """One still coming down winter; two who have reached the daisies."""
    c.light = (560, 600, 200)
    for x, y, h in ((70, 862, 84), (128, 838, 70), (742, 846, 80)):
        c.shade(ell(x - 14, y, h * 0.3, 6), 0.4, 5, "#3c5ca4")
        conifer(c, x, y, h, snow=0.9)
    track = curve((530, 640), (600, 720), (560, 790), (610, 850))
    for k in (-6, 6):
        c.line(track + np.array([k, 0]), 3, "#5c7cc0", 0.8, 0.3, clip=m)
    ski(c, (590, 842), (640, 872), (656, 870))
    bell(c, 616, 858, 84, RED, "cap", BLUE, view="side", arm="out", flip=True, lean=14, rim=0.6, shadow=0)
    c.shade(ell(220, 1156, 84, 8), 0.45, 6, "#1c4430")
    ski(c, (288, 1150), (150, 1150), (128, 1132))
    bell(c, 220, 1152, 124, PLUM, "cap", RED, view="back", arm="down", rim=0.9, shadow=0)
    c.shade(ell(632, 1152, 62, 8), 0.45, 6, "#1c4430")
    ski(c, (606, 1144), (560, 1084), (558, 1062))
    bell(c, 634, 1150, 128, TEAL, "cap", RED, view="side", sit=True, arm="out", lean=12, rim=0.9, shadow=0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#fffbe4", fog="#d8ecec")
    noon(c)
    meadow(c)
    m = cloth(c)
    village(c)
    july(c)
    hand(c)
    sleeve(c)
    skiers(c, m)
