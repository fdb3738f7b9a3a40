"""Noon for Ever.

A fox walks off over the roofs with the two hands of the town clock on its shoulder like skis. In the square
below everyone has stopped in mid-step: soup in the air, a ball that does not come down, two lovers a finger
apart. On the bare face there is nothing but a hole and a paw-mark; only the tower's own shadow still turns.
"""

import math
from typing import Any

from studio.elements.animals.birds import bird_path
from studio.elements.animals.fox_upright import fox_back, fox_front
from studio.elements.people.figures import bell
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import (
    BLUE,
    BRASS,
    CREAM,
    CRIMSON,
    GREEN,
    HAIR,
    HAIR_GREY,
    NAVY,
    OCHRE,
    PLUM,
    RED,
    ROSE,
    TEAL,
    WHITE,
)
from studio.shapes import blob, cut, ell, poly, rect, taper

META = {"number": 49, "slug": "noon-for-ever", "seed": 4949}
FINISH = Finish(vignette=0.16, bloom=0.3)

LIME = ["#74647c", "#b09884", "#dcc49c", "#f6e8c8"]
TILE = ["#5c2028", "#a84838", "#dc7c50", "#fcbc84"]
SHUTTER = ["#24486c", "#4c80a8", "#8cb8cc", "#d8ecec"]
HANDS = ["#0c1228", "#1c2848", "#3c5078", "#90a8c0"]
EAVE, KERB = 716, 884


def ridge(x: float) -> float:
    """Height of the roof ridge, climbing to the right."""
    return 640 - 0.085 * x


def sky(c: Card) -> None:
    """The sun stands straight overhead, and will."""
    c.sky([(0, "#3c88c4"), (300, "#74b4dc"), (560, "#c0e0e4"), (640, "#f0ecd0")])
    c.glow(420, -80, 520, "#fffbe0", 0.6, 1.6)
    c.clouds(120, 520, "#a8d0e4", "#fffaf0", cover=0.4, a=0.75, cell=170, sx=2.2)


def tower(c: Card) -> None:
    """The clock tower; its face is bare but for the hole in the middle and one paw-mark."""
    c.paint(poly([(64, 150), (172, -40), (280, 150)]), TILE, vol=20, wob=0.4)
    m = c.paint(rect(78, 140, 266, 900), LIME, vol=16, amb=0.4, wob=0.4, tex=0.3)
    for y in range(480, 880, 44):
        for x in (78, 132, 190, 238):
            c.line(
                [(x + (y // 44 % 2) * 22, y), (x + 40 + (y // 44 % 2) * 22, y + 1)], 2, LIME[0], 0.35, clip=m
            )
    c.shade(rect(220, 150, 290, 900), 0.4, 24, "#6c5480", clip=m)
    for y in (140, 462):
        c.paint(rect(62, y, 282, y + 26, 4), LIME, vol=7, wob=0.3, rim=0.5)
        c.shade(rect(74, y + 26, 270, y + 42), 0.4, 7, "#5c4458")
    face = c.at(172, 316, 1, wob=0.25, edge=0.3)
    face.shade(ell(4, 8, 118), 0.4, 9, "#5c4458")
    face.paint(ell(0, 0, 116), BRASS, vol=10, rim=0.5)
    face.paint(ell(0, 0, 100), ["#7c7468", "#b0a48c", "#ccc0a4"], vol=6, amb=0.5, gain=0.5, tex=0.3)
    for i in range(12):
        a = i * math.pi / 6
        face.flat(ell(82 * math.sin(a), -82 * math.cos(a), 7 if i % 3 == 0 else 4), "#3c3448", 0.9, det=0.8)
    face.shade(ell(0, 2, 26), 0.3, 7, "#5c4458")
    face.paint(ell(0, 0, 15), BRASS, vol=6, det=0.8)
    face.flat(ell(0, 0, 7), "#1c1420", 1, 0.6, det=1)
    for x, y, rx, ry in (
        (36, 44, 12, 10),
        (20, 32, 4.5, 6),
        (31, 25, 4.5, 6),
        (43, 26, 4.5, 6),
        (52, 35, 4.5, 6),
    ):
        face.flat(ell(x, y, rx, ry), "#5c3c34", 0.8, 0.8, det=0.9, wob=0.3)
    c.paint(blob((138, 700, "c"), (138, 640), (172, 606), (206, 640), (206, 700, "c")),
        ["#2c2438", "#4c4058", "#7c7080"], vol=5, wob=0.4)  # fmt: skip


def row_of_houses(c: Card) -> None:
    """The far side of the square: façades with blue shutters under one long roof."""
    for i, (x0, x1) in enumerate(((-20, 84), (262, 420), (420, 590), (590, 820))):
        wall = (["#a08890", "#d8c0a8", "#f4e4c4", "#fff8e0"], ["#a88478", "#e0b898", "#f8dcb8",
            "#fff4d8"], LIME)[i % 3]  # fmt: skip
        c.paint(
            rect(x0, EAVE - 30, x1, KERB + 6), wall, vol=3, amb=0.5, wob=0.4, tex=0.24, grad=(-0.12, 0.06)
        )
        for k in range(1 if x1 - x0 < 120 else 2):
            wx = x0 + (x1 - x0) * (0.5 if x1 - x0 < 120 else 0.28 + 0.44 * k)
            c.paint(rect(wx - 18, 752, wx + 18, 818, 2), ["#1c2438", "#344458", "#6c8494"], vol=3, wob=0.3)
            for sg in (-1, 1):
                c.paint(
                    rect(wx + sg * 29 - 10, 750, wx + sg * 29 + 10, 820, 2), SHUTTER, vol=4, wob=0.3, det=0.4
                )
    c.shade(rect(-20, EAVE, 820, EAVE + 26), 0.4, 10, "#5c3c50")
    roof = poly([(250, ridge(250)), (820, ridge(820)), (820, EAVE), (250, EAVE + 8)])
    left = poly([(-20, ridge(-20)), (92, ridge(92)), (92, EAVE + 8), (-20, EAVE + 8)])
    for shape in (left, roof):
        m = c.paint(shape, TILE, vol=8, amb=0.44, wob=0.5, tex=0.3, rim=0.6, rimw=8)
        for row in range(6):
            t = (row + 0.6) / 6
            c.line([(x, ridge(x) * (1 - t) + EAVE * t + 3 * math.sin(x / 9)) for x in range(-20,
                830, 10)], 4, TILE[0], 0.45, 0.5, clip=m, ends=1, det=0)  # fmt: skip
        for x in range(-20, 830, 26):
            c.line([(x + 4, ridge(x)), (x, EAVE + 6)], 3, TILE[3], 0.35, 0.8, clip=m, ends=0.8, det=0)


def loot(f: Frame) -> None:
    """The two hands over its shoulder: the long one slender, the short one with a heart."""
    for tail_, tip, w, leaf in (((-150, -238), (290, -430), 14, 0.62), ((-112, -204), (134, -498), 18, 1.0)):
        dx, dy = tip[0] - tail_[0], tip[1] - tail_[1]
        n = math.hypot(dx, dy)
        g = f.card.at(*f.pt(*tail_), f.s, math.degrees(math.atan2(dy, -dx if f.flip else dx)),
            wob=0.2, edge=0.3, rim=0.8, det=0.7)  # fmt: skip
        g.paint(ell(6, 0, 20, 17), HANDS, vol=8)
        g.paint(taper((20, 0, w * 1.3), (n * 0.5, 0, w), (n - 96 * leaf, 0, w * 0.7)), HANDS, vol=5)
        g.paint(
            cut(ell(n - 128 * leaf, 0, 27 * leaf + 8), ell(n - 128 * leaf, 0, 14 * leaf + 3)), HANDS, vol=5
        )
        g.paint(blob((n - 98 * leaf, 0), (n - 78 * leaf, 24 * leaf + 5), (n - 36 * leaf,
            13 * leaf), (n, 0, "c"), (n - 36 * leaf, -13 * leaf), (n - 78 * leaf,
            -24 * leaf - 5)), HANDS, vol=7)  # fmt: skip
    f.line([(-40, -300), (-34, -282), (-22, -276)], 5, "#f0d890", alpha=0.95)
    f.line([(60, -352), (66, -330), (80, -324)], 5, "#f0d890", alpha=0.95)


def square(c: Card) -> None:
    """Pale paving, the fountain with its jets stopped, the shadow that goes on."""
    m = c.paint(poly([(-20, KERB), (820, KERB), (820, 1220), (-20, 1220)]), LIME, vol=2,
        amb=0.6, gain=0.5, edge=0, tex=0.22, wob=0.2)  # fmt: skip
    for i in range(-9, 10):
        c.line([(400 + i * 64, KERB), (400 + i * 112, 1220)], 3, "#8c7480", 0.6, 0.6, clip=m)
    for y in (904, 930, 962, 1002, 1052, 1114):
        c.line([(-20, y), (820, y)], 3, "#8c7480", 0.6, 0.6, clip=m, ends=1)
    for turn, a in ((-0.34, 0.12), (-0.16, 0.2), (0.04, 0.5)):
        dx, dy = math.cos(0.95 + turn) * 300, math.sin(0.95 + turn) * 230
        foot, tip = (172, KERB + 2), (172 + dx, KERB + dy)
        shadow = poly([(foot[0] - 88, foot[1]), (foot[0] + 88, foot[1]), (tip[0] + 40,
            tip[1] - 30), (tip[0] + 14, tip[1] + 50), (tip[0] - 60, tip[1] - 6)])  # fmt: skip
        c.shade(shadow, a, 5, "#4c3c70", clip=m)


def stand(c: Card, x: float, y: float, h: float, **how: Any) -> tuple[float, float]:
    """A person of the square with the small round shadow of noon."""
    c.shade(ell(x, y, h * 0.3, h * 0.07), 0.45, 3, "#4c3458")
    hand: tuple[float, float] = bell(c, x, y, h, shadow=0, **how)
    return hand


def stopped(c: Card) -> None:
    """The crowd, in mid-everything."""
    stand(c, 318, 934, 96, coat=OCHRE, hat="bun", hair=HAIR_GREY, view="back", skirt=True)
    stand(c, 470, 940, 100, coat=NAVY, hat="top", hat_ramp=NAVY, view="side", arm="fwd", lean=-8)
    hand = stand(c, 704, 980, 124, coat=WHITE, hat="cap", hat_ramp=WHITE, view="side", arm="out", lean=-10)
    soup(c, hand[0] - 4, hand[1] - 4)
    stand(c, 108, 990, 112, coat=GREEN, view="side", lean=-22, arm="up")
    c.paint(ell(80, 856, 24, 7, -18), HAIR, vol=4, wob=0.2, det=0.8)
    c.paint(blob((64, 856), (68, 834), (90, 828), (98, 848)), HAIR, vol=6, wob=0.2, det=0.8)
    lovers(c)
    ball(c, 628, 1000)
    stand(c, 708, 1138, 112, coat=RED, view="side", arm="high", hair=HAIR)
    stand(
        c, 566, 1144, 106, coat=TEAL, hat="plaits", hat_ramp=HAIR, view="side", flip=True, arm="high", lean=5
    )
    hand = stand(c, 150, 1142, 138, coat=PLUM, hat="kerchief", hat_ramp=OCHRE, view="side",
        skirt=True, arm="fwd", flip=True)  # fmt: skip
    bucket(c, hand[0] + 8, hand[1])
    for x, y in ((254, 1010), (214, 986), (300, 984)):
        c.shade(ell(x, y + 74, 13, 3), 0.35, 3, "#4c3458")
        c.paint(bird_path(x, y, 0.8, 0.9), ["#4c5468", "#8c94a4", "#e0e4e4"], vol=4, det=0.9, wob=0.2)


def soup(c: Card, x: float, y: float) -> None:
    """A plate that has left the hand, and its soup that has left the plate."""
    c.paint(ell(x - 14, y - 16, 26, 7, -24), WHITE, vol=4, wob=0.2, det=0.9)
    orange = ["#a84810", "#e88420", "#ffc458", "#fff0b0"]
    c.paint(blob((x - 34, y - 34), (x - 58, y - 66), (x - 40, y - 74), (x - 50, y - 98),
        (x - 22, y - 84), (x - 6, y - 92), (x - 8, y - 60), (x - 14, y - 34)), orange, vol=9,
        wob=0.4, det=0.8, rim=0.6)  # fmt: skip
    for dx, dy, r in ((-70, -92, 6), (-34, -116, 7), (4, -108, 5), (-78, -60, 4.5)):
        c.paint(ell(x + dx, y + dy, r), orange, vol=4, wob=0.2, det=0.8)


def lovers(c: Card) -> None:
    """A finger apart, for ever."""
    stand(c, 352, 1086, 142, coat=BLUE, view="side", flip=True, lean=8, arm="fwd")
    stand(c, 452, 1086, 134, coat=ROSE, hat="bonnet", hat_ramp=CREAM, view="side", skirt=True,
        lean=-8, arm="fwd")  # fmt: skip


def ball(c: Card, x: float, y: float) -> None:
    """It does not come down."""
    c.paint(ell(x, y, 25), CRIMSON, vol=20, wob=0.2, det=0.9, rim=0.5)
    c.line([(x - 24, y + 2), (x, y + 10), (x + 24, y + 2)], 8, "#fff4d8", 0.9, 0.2)
    c.shade(ell(x, 1128, 17, 4), 0.4, 3, "#4c3458")


def bucket(c: Card, x: float, y: float) -> None:
    """Water thrown out and waiting."""
    c.paint(poly([(x - 4, y - 16), (x + 26, y - 22), (x + 26, y + 6), (x, y + 10)]), ["#3c3c48",
        "#747c84", "#b8c0c0"], vol=7, wob=0.2, det=0.8)  # fmt: skip
    water = ["#3c84a8", "#7cc0d8", "#c8f0f0", "#ffffff"]
    c.paint(taper((x + 26, y - 10, 18), (x + 56, y - 30, 20), (x + 82, y - 14, 12), (x + 92,
        y + 6, 4)), water, vol=6, wob=0.6, det=0.7)  # fmt: skip
    for dx, dy in ((76, -44), (96, -32), (104, -8), (58, -52)):
        c.paint(ell(x + dx, y + dy, 4.4), water, vol=3, wob=0.2, det=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, -320, 460), key="#fff6d0", fog="#dce4d8")
    sky(c)
    row_of_houses(c)
    tower(c)
    square(c)
    c.shade(ell(536, ridge(536) + 12, 110, 13), 0.5, 8, "#4c1c28")
    fox = fox_back(c, 536, ridge(536) + 6, 400, 2, True)
    loot(fox)
    fox_front(c, fox)
    stopped(c)
