"""Do Come In.

The Rain has been asked to tea: a tall guest made of falling grey lines, hat on knees, sitting politely in a
yellow parlour. Outside the window the garden is perfectly dry and sulking. The old woman pours the tea under
an open umbrella; her slippers float away, and a seedling has sprouted in the carpet.
"""

import math

import numpy as np

from studio.colour import Arr
from studio.elements.land.water import ring
from studio.elements.plants.plants import sunflower
from studio.elements.rooms.household import cup
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS, WALNUT, WHITE
from studio.shapes import blob, ell, join, poly, rect, taper

META = {"number": 37, "slug": "do-come-in", "seed": 3737}
FINISH = Finish(vignette=0.18, bloom=0.36)

LAMP = (112.0, 330.0)
RAIN = ["#2c3c58", "#506884", "#7c94ac", "#b0c4d0", "#e4eef0"]
FACE = ["#8c5048", "#d89c78", "#f8d0a8", "#fff0d4"]
CHAIR = ["#14342c", "#2c6450", "#609474", "#b8d0a0"]
DRESS = ["#3c2030", "#7c4450", "#b87c78", "#f0c8b0"]
PLUM = ["#24102c", "#542454", "#8c4884", "#d094b8"]
TRIM = ["#8c7450", "#ccb484", "#f4e4bc", "#fffbe8"]
FLOOD = 968


def parlour(c: Card) -> None:
    """Primrose wall with sprigs, a picture rail, the lamp behind the guest."""
    c.sky([(0, "#d0a848"), (400, "#e4c05c"), (940, "#d8b050")], calm=0.4)
    for row, y in enumerate(range(70, 900, 92)):
        for x in range(60 + (row % 2) * 46, 800, 92):
            f = c.at(x, y, 1, (x * 7 + y) % 30 - 15)
            f.line([(0, 12), (0, -6)], 2.6, "#b89030", alpha=0.5)
            for a in (-0.9, 0, 0.9):
                f.flat(ell(9 * math.sin(a), -8 - 7 * math.cos(a), 4.4, 5.4), "#f8e08c", 0.7)
    c.glow(*LAMP, 560, "#fff0b0", 0.5, 1.7)
    c.paint(rect(-20, 884, 820, 962), TRIM, vol=7, wob=0.3, amb=0.4)
    c.line([(-20, 902), (820, 902)], 4, "#a88c5c", 0.6, 0.3, ends=1)
    lamp(c)


def lamp(c: Card) -> None:
    """A standing lamp with a pleated shade."""
    c.paint(taper((LAMP[0], 960, 14), (LAMP[0], 400, 12)), BRASS, vol=5, wob=0.3)
    c.halo(LAMP[0], LAMP[1], 170, "#fff0b0", 0.5)
    m = c.paint(poly([(LAMP[0] - 52, 270), (LAMP[0] + 52, 270), (LAMP[0] + 92, 404),
        (LAMP[0] - 92, 404)]), ["#e89c40", "#ffc868", "#fff0b0"], vol=26, amb=0.34, gain=0.6,
        wob=0.4, edge=0.3, grad=(-0.1, 0.3))  # fmt: skip
    for i in range(-5, 6):
        c.line([(LAMP[0] + i * 10, 270), (LAMP[0] + i * 17, 404)], 3, "#d8984c", 0.5, 0.3, clip=m)


def window(c: Card) -> None:
    """The garden: dry, cracked, its sunflower turned away."""
    box = rect(352, 96, 652, 470)
    hole = c.mask(box, 0.3)
    before = c.img.copy()
    c.sky([(90, "#8cc8e4"), (300, "#d4e8dc"), (360, "#f4ecc8")], calm=0.2)
    c.glow(600, 130, 160, "#fffbe0", 0.7, 1.5)
    lawn = c.paint(blob((330, 340), (440, 322), (560, 330), (680, 318), (680, 490), (330, 490)),
        ["#a0743c", "#d4a860", "#f0d494", "#fff0c0"], vol=10, amb=0.5, edge=0)  # fmt: skip
    for crack in (((370, 470), (400, 420), (390, 386), (420, 356)), ((400, 420), (440, 430),
        (470, 410)), ((520, 470), (540, 430), (590, 420), (610, 380)), ((540, 430), (520, 396),
        (530, 366))):  # fmt: skip
        c.line(list(crack), 4.4, "#8a5c2c", 0.85, 1.5, clip=lawn)
    sunflower(c, 452, 448, 190, back=True)
    for x, y in ((580, 400), (620, 440), (390, 440)):
        for a in (-0.8, -0.2, 0.5):
            c.line([(x, y), (x + a * 14, y - 18), (x + a * 34, y - 8)], 3.4, "#b08444", 0.9)
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    for bar in (rect(338, 82, 666, 104, 3), rect(338, 90, 358, 480), rect(646, 90, 666, 480),
        rect(496, 96, 508, 470), rect(352, 270, 652, 282)):  # fmt: skip
        c.paint(bar, TRIM, vol=6, wob=0.3, amb=0.4, edge=0.3)
    c.paint(rect(322, 468, 682, 496, 4), TRIM, vol=7, wob=0.3, rim=0.4)
    c.shade(rect(330, 496, 676, 512), 0.3, 8)


def armchair(c: Card) -> None:
    """The best chair, already soaked."""
    c.paint(blob((66, 560), (100, 500), (190, 500), (216, 570), (214, 960), (60, 960)), CHAIR,
        vol=36, amb=0.3, wob=0.5)  # fmt: skip
    c.paint(blob((70, 880), (330, 872), (366, 900), (362, 990), (70, 996)), CHAIR, vol=30, amb=0.28, wob=0.5)
    for x in (92, 340):
        c.paint(taper((x, 980, 24), (x + 2, 1056, 16)), WALNUT, vol=7, wob=0.3)


def guest_shape() -> tuple[object, object, object]:
    """Body, head and near arm of the Rain."""
    body = blob((206, 486), (164, 540), (140, 660), (134, 800), (146, 896), (240, 930), (340,
        926), (358, 970), (352, 1058), (440, 1066), (462, 1048), (446, 900), (428, 846), (352,
        816), (312, 800), (318, 680), (322, 570), (292, 494), (250, 470))  # fmt: skip
    head = blob(
        (204, 400), (216, 344), (254, 320), (296, 338), (312, 388), (304, 440), (272, 474), (230, 464)
    )
    arm = taper((274, 556, 74), (314, 690, 60), (372, 782, 48), (404, 800, 40))
    return body, head, arm


def rain_guest(c: Card) -> None:
    """Nobody but falling water, sitting up straight."""
    body, head, arm = guest_shape()
    whole = c.mask(join(body, head), 0.6)
    c.shade(whole, 0.25, 16, "#6c5c3c")
    look = {"amb": 0.2, "gain": 0.7, "tex": 0.4, "grain": 2, "edge": 0.2, "light": (*LAMP, 150),
        "rim": 0.8, "rimw": 9, "wob": 0.6}  # fmt: skip
    for shape, vol, a in ((body, 60, 0.84), (head, 44, 0.84)):
        m = c.paint(shape, RAIN, vol=vol, alpha=a, **look)
        threads(c, m)
    c.shade(taper((290, 590, 60), (330, 710, 50), (384, 800, 40)), 0.35, 12, "#3c4c68")
    m = c.paint(arm, RAIN, vol=26, alpha=0.92, **look)
    threads(c, m)
    c.rain(150, 0.0, "#f4fcff", 0.55, clip=whole)
    drips(c)


def threads(c: Card, m: Arr) -> None:
    """Every stroke straight down."""
    c.marks(m, math.pi / 2, 700, 58, 3.4, jit=0.16, alpha=0.7, curl=0.0)
    c.marks(m, math.pi / 2, 70, 80, 2.6, [RAIN[3], "#ffffff"], bias=0.1, jit=0.1, alpha=0.7, curl=0.0)


def drips(c: Card) -> None:
    """What falls from sleeves, lap and chin, with its splashes."""
    edges = ((150, 905), (186, 925), (222, 932), (262, 934), (300, 930), (404, 812), (270, 480),
        (296, 470), (318, 700))  # fmt: skip
    for i, (x, y) in enumerate(edges):
        for k in range(3):
            length = 30 + (i * 17 + k * 23) % 46
            c.streak_line(x + k * 7 - 7, y + length / 2 + k * 14, length, 0, "#f4fcff", 0.8)
    for x in (170, 214, 262, 318, 376, 440):
        y = 1052 + (x * 7) % 26
        ring(c, x, y, 56, "#f4fcf4", 0.6)
        for dx, dy in ((-9, -13), (0, -20), (9, -12)):
            c.dot(x + dx, y + dy, 2.4, "#ffffff", 0.9)


def hat_on_knees(c: Card) -> None:
    """A grey hat, held as one does."""
    f = c.at(392, 826, 1.15, 6, wob=0.3, vol=10, edge=0.3, det=0.7, rim=0.6)
    felt = ["#242c3c", "#4c5868", "#848e98", "#ccd0cc"]
    f.paint(blob((-40, -8), (-34, -48), (-8, -44), (14, -50), (36, -44), (40, -8)), felt, vol=16)
    f.paint(rect(-40, -20, 40, -6, 3), ["#14182c", "#2c344c", "#5c6478"], vol=3)
    f.paint(ell(0, -2, 66, 13), felt, vol=5)
    for dx in (-14, 0, 12):
        c.paint(taper((370 + dx, 790, 17), (366 + dx, 814, 13)), RAIN, vol=5, wob=0.3, alpha=0.92)


def tea_table(c: Card) -> None:
    """A round table, a cup each; the guest's is running over."""
    c.paint(taper((522, 900, 20), (522, 1050, 16)), WALNUT, vol=7, wob=0.3)
    for dx in (-46, 46):
        c.paint(taper((522, 1000, 12), (522 + dx, 1060, 9)), WALNUT, vol=4, wob=0.3)
    cloth = blob((426, 884, "c"), (618, 884, "c"), (630, 946), (606, 960), (580, 948), (548,
        964), (512, 950), (478, 964), (446, 948), (418, 954))  # fmt: skip
    m = c.paint(cloth, WHITE, vol=12, amb=0.36, wob=0.4)
    for x in (450, 484, 520, 556, 592):
        c.line([(x, 896), (x - 3, 956)], 7, WHITE[1], 0.4, 0.6, clip=m, det=0)
    c.paint(ell(522, 884, 99, 21), WHITE, vol=4, amb=0.5, wob=0.3)
    cup(c, 462, 890, 34)
    cup(c, 588, 888, 26)
    c.paint(blob((510, 890), (514, 872), (550, 872), (556, 890)), ["#8c5c2c", "#d8a458",
        "#ffe4a8"], vol=6, det=0.7)  # fmt: skip
    c.paint(blob((510, 878), (516, 866), (548, 866), (556, 878), (534, 882)), ["#c07c84",
        "#f0b8b4", "#fff0e8"], vol=4, det=0.7)  # fmt: skip


def hostess(c: Card) -> None:
    """The old woman, umbrella in one hand, teapot in the other."""
    f = c.at(664, 1062, 3.35, 0, wob=0.2, vol=9, det=0.8, edge=0.28, rim=0.5, rimw=3, tex=0.14,
        amb=0.36, light=(*LAMP, 300))  # fmt: skip
    f.line([(13, -66), (-18, -166)], 3, "#4c2c24", alpha=1, ends=0.9)
    f.paint(taper((6, -64, 11), (20, -72, 9), (9, -84, 7)), DRESS)
    body = blob((-10, -74), (6, -76), (14, -62), (17, -44), (24, -16), (27, 4), (0, 6), (-25,
        4), (-22, -16), (-15, -44), (-15, -60))  # fmt: skip
    m = f.paint(body, DRESS, vol=14)
    for x in (-12, 0, 12):
        f.line([(x * 0.5, -40), (x * 0.9, -18), (x, 4)], 2, DRESS[0], alpha=0.4, clip=m)
    f.paint(blob((-14, -42), (4, -42), (6, -16), (4, -6), (-18, -8), (-18, -20)), WHITE, vol=5)
    f.paint(blob((-14, -70), (-4, -77), (8, -76), (17, -62), (14, -50), (0, -58), (-13, -52)),
        ["#5c6c8c", "#94a4bc", "#d0dcdc", "#f8fcf4"], vol=6)  # fmt: skip
    f.shade(ell(-4, -75, 9, 3.5), 0.4, 2)
    f.paint(ell(-5, -87, 12, 12.5), FACE, vol=8)
    f.paint(ell(-16.5, -86, 3.4, 2.8), FACE, vol=2.5)
    silver = ["#7c7888", "#b8b4b8", "#ece6dc", "#fffcf0"]
    f.paint(blob((-11, -95), (-6, -101), (4, -101), (10, -92), (8, -80), (2, -78), (1, -88),
        (-4, -94)), silver, vol=6)  # fmt: skip
    f.paint(ell(6, -101, 7, 6.6), silver, vol=5)
    f.line([(-12, -89), (-10, -87.6), (-8, -89)], 1.3, "#2a1418", alpha=1, det=1)
    f.line([(-14, -80.5), (-11, -79), (-8, -80)], 1.2, "#8c3c34", alpha=0.9)
    f.flat(ell(-8, -83, 2.8, 2), "#f08c7c", 0.5, 1)
    f.paint(taper((-8, -64, 11), (-19, -62, 9), (-27, -74, 7.5)), DRESS)
    umbrella(c, f)
    pour(c, f)


def umbrella(c: Card, f: Frame) -> None:
    """A wide plum canopy, rain running off it though it rains only in one chair."""
    top = f.pt(-20, -172)
    g = c.at(*top, 1.04, -13, wob=0.3, edge=0.28, rim=0.7)
    hem = [(-164, 92, "c"), (-120, 78), (-82, 94, "c"), (-40, 80), (0, 96, "c"), (40, 80), (82,
        94, "c"), (110, 80), (140, 92, "c")]  # fmt: skip
    g.paint(blob(*hem, (118, 36), (60, 4), (0, -8), (-70, 6), (-130, 42)), PLUM, vol=44,
        amb=0.3, light=(*LAMP, 260))  # fmt: skip
    for x in (-82, 0, 82):
        g.line([(0, -6), (x * 0.62, 36), (x, 93)], 2.6, PLUM[0], alpha=0.7)
    g.line([(0, -8), (0, -28)], 5, "#4c2c24", alpha=1, ends=0.8)


def pour(c: Card, f: Frame) -> None:
    """The teapot tilted, the thread of tea."""
    x, y = f.pt(-30, -76)
    g = c.at(
        x - 42, y + 6, 1.12, -26, wob=0.25, vol=18, det=0.7, edge=0.25, rim=0.6, tex=0.1, light=(*LAMP, 240)
    )
    china = ["#5a6488", "#a4b0c8", "#e8e8e4", "#fffcf4"]
    g.paint(taper((26, -22, 9), (50, -16, 8), (48, 12, 8), (26, 16, 8)), china, vol=3)
    g.paint(taper((-22, 10, 17), (-44, -4, 11), (-54, -24, 8)), china, vol=5)
    g.paint(blob((0, -34), (24, -24), (34, 2), (22, 26), (0, 30), (-22, 26), (-34, 2), (-24, -24)), china)
    g.line([(-32, 4), (0, 12), (32, 4)], 5, "#5c84b0", alpha=0.85)
    g.paint(blob((-16, -30), (0, -40), (16, -30), (0, -26)), china, vol=4)
    g.paint(ell(0, -42, 5), china, vol=3)
    c.paint(ell(x, y, 11), FACE, vol=5, det=0.8, wob=0.2)
    tip = g.pt(-55, -24)
    c.line([tip, (tip[0] - 9, tip[1] + 16), (tip[0] - 12, 866)], 5, "#b06428", 0.95, 0.2, ends=0.8)
    c.smoke([(tip[0] - 10, tip[1] - 4), (tip[0] - 20, tip[1] - 46), (tip[0] - 4, tip[1] - 86)],
        6, 20, "#fffbf0", 0.3)  # fmt: skip


def flood(c: Card) -> None:
    """The floor under water: green carpet below, rings and lamplight above."""
    c.water(FLOOD, "#7ca88c", 0.42, 0.8, deep="#3c6c64")
    m = c.flat(ell(400, 1090, 420, 100), "#2c6c4c", 0.5, 8)
    for k, a in ((0.86, 0.5), (0.78, 0.35)):
        oval = [
            (400 + 420 * k * math.cos(t), 1090 + 100 * k * math.sin(t)) for t in np.linspace(0, math.tau, 60)
        ]
        c.line(np.array(oval), 6, "#f0dc94", a, 1.5, ends=1, det=0, clip=m)


def afloat(c: Card) -> None:
    """Two slippers under way, and a seedling that could not wait."""
    for x, y, rot in ((600, 1118, -8), (690, 1136, 6)):
        f = c.at(x, y, 1.0, rot, wob=0.3, vol=9, edge=0.3, det=0.7)
        ring(c, x, y + 6, 110, "#f4fcf4", 0.55)
        red = ["#3c1424", "#8c2c44", "#d06868", "#ffc0a8"]
        f.paint(blob((-44, 0), (-40, -20), (-10, -26), (14, -14), (44, -16), (48, 0), (0, 10)), red)
        f.paint(
            blob((-6, -22), (16, -12), (42, -14), (44, -4), (4, -6)), ["#240c18", "#4c1c2c", "#7c3c44"], vol=3
        )
        f.paint(ell(-24, -24, 9, 8), WHITE, vol=5)
    x, y = 250, 1142
    ring(c, x, y, 84, "#f4fcf4", 0.7)
    ring(c, x, y, 46, "#f4fcf4", 0.6)
    c.line([(x, y + 2), (x - 3, y - 26), (x + 3, y - 50)], 6, "#4c9c3c", 1, 0.3, ends=0.6)
    leaf = ["#1c5c2c", "#4ca43c", "#a4d85c", "#f0fca8"]
    for sg in (-1, 1):
        c.paint(blob((x + 3, y - 48), (x + sg * 14, y - 72), (x + sg * 44, y - 76),
            (x + sg * 30, y - 54)), leaf, vol=6, det=0.8, wob=0.3)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 240), key="#fff2c0", fog="#e8d494")
    parlour(c)
    window(c)
    flood(c)
    armchair(c)
    rain_guest(c)
    hat_on_knees(c)
    tea_table(c)
    hostess(c)
    c.mirror(1058, 50, 760, 0.55, 0.9, 130, "#5c8c7c", 0.3)
    drips(c)
    afloat(c)
