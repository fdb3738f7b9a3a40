"""Unread.

A street is a river of envelopes up to the first floor. From the windows people fish for them with nets and
rods; a postman rows down the middle, his own bag empty. One shutter stays closed, and against it the letters
have piled up highest.
"""

import math

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses import tower
from studio.elements.land.water import boat, oar
from studio.elements.people.figures import bell, postman
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CLOTHS, CREAM, ROOF_RED, WALNUT
from studio.shapes import blob, ell, poly, quad, taper

META = {"number": 33, "slug": "unread", "seed": 3306}
FINISH = Finish(vignette=0.22)

BRICKS = ["#4a1c1c", "#94443a", "#cc7c60", "#f8c4a0"]
CREAMY = ["#7c6450", "#bc9c78", "#ecd4a8", "#fff6dc"]
SKYISH = ["#3c546c", "#7094a8", "#a8c8d0", "#ecf4e8"]
TERRA = ["#5c2c1c", "#a8603c", "#dc9c6c", "#fce0b4"]
SHUTTER = ["#1c3040", "#3c6070", "#6c98a0", "#b4d0c8"]
# the two walls of the street: near top, far top, far foot, near foot
LEFT = ((-10, -120), (304, 250), (304, 610), (-10, 930))
RIGHT = ((810, -120), (496, 250), (496, 610), (810, 930))
HOUSES = (0.0, 0.46, 0.76, 1.0)


def sky(c: Card) -> None:
    """Noon at the end of the street."""
    c.sky([(0, "#5c9cc8"), (240, "#94c4dc"), (440, "#d4e4dc"), (600, "#f0e8cc")])
    c.clouds(60, 360, "#b0d0e0", "#fbf8ec", cover=0.45, a=0.8)
    tower(c, 418, 620, 300, 64, CREAMY, ROOF_RED, lit=False, fog=0.5)
    c.paint(
        poly(
            [(290, 640), (290, 470), (340, 430), (380, 470), (430, 440), (470, 480), (510, 450), (510, 640)]
        ),
        TERRA,
        vol=6,
        fog=0.55,
        wob=0.6,
    )
    c.haze(640, 480, "#f0ead4", 0.5)


def wall(c: Card, side: tuple[tuple[float, float], ...], ramps: tuple[Ramp, ...], sg: int) -> None:
    """Three houses in perspective, with their windows."""
    for i in (2, 1, 0):
        u0, u1 = HOUSES[i], HOUSES[i + 1]
        drop = (0.0, 0.06, 0.02)[i]
        corners = [quad(*side, u0, drop), quad(*side, u1, drop), quad(*side, u1, 1), quad(*side, u0, 1)]
        fog = (0.0, 0.12, 0.3)[i]
        m = c.paint(
            poly(corners),
            ramps[i],
            vol=4,
            amb=0.5 if sg > 0 else 0.3,
            fog=fog,
            wob=0.5,
            edge=0.22,
            grain=2,
            light=(500, -100, 340),
        )
        eave = [
            quad(*side, u0 - 0.01, drop - 0.03),
            quad(*side, u1 + 0.02, drop - 0.03),
            quad(*side, u1 + 0.02, drop + 0.02),
            quad(*side, u0 - 0.01, drop + 0.02),
        ]
        c.paint(poly(eave), ROOF_RED, vol=5, fog=fog, wob=0.5)
        c.line([corners[1], corners[2]], 5, "#3c2420", 0.4, 0.4, ends=0.9)
        for k in range(9):
            v = drop + 0.1 + 0.1 * k
            c.line([quad(*side, u0, v), quad(*side, u1, v)], 2, ramps[i][1], 0.35, 0.5, clip=m, ends=0.9)


def opening(
    side: tuple[tuple[float, float], ...], u: float, v: float, w: float, h: float
) -> list[tuple[float, float]]:
    """The four corners of a window at (u, v) of a wall."""
    return [
        quad(*side, u - w, v - h),
        quad(*side, u + w, v - h),
        quad(*side, u + w, v + h),
        quad(*side, u - w, v + h),
    ]


def window(
    c: Card, side: tuple[tuple[float, float], ...], u: float, v: float, w: float, h: float, shut: bool = False
) -> tuple[float, float, float]:
    """A window: dark inside with open leaves, or closed shutters; returns its sill and width."""
    box = opening(side, u, v, w, h)
    c.paint(poly(opening(side, u, v, w * 1.2, h * 1.12)), CREAM, vol=3, wob=0.3, edge=0.25, amb=0.45)
    if shut:
        m = c.paint(poly(box), SHUTTER, vol=3, wob=0.3, edge=0.3, det=0.5)
        for k in range(12):
            vv = v - h + 2 * h * (k + 0.5) / 12
            c.line([quad(*side, u - w, vv), quad(*side, u + w, vv)], 3, "#1c3040", 0.6, 0.2, clip=m, ends=0.9)
        c.line([quad(*side, u, v - h), quad(*side, u, v + h)], 4, "#14222c", 0.8, 0.2, ends=0.9)
    else:
        c.paint(poly(box), ["#1c1a24", "#34303c", "#5c545c"], vol=3, wob=0.3, det=0.4)
        for s in (-1, 1):
            leaf = opening(side, u + s * w * 1.55, v, w * 0.42, h)
            c.paint(poly(leaf), SHUTTER, vol=3, wob=0.3, edge=0.3)
    sill = quad(*side, u, v + h)
    return sill[0], sill[1], abs(box[1][0] - box[0][0])


def envelope(c: Card, x: float, y: float, s: float, rot: float, sy: float, seal: bool) -> None:
    """One letter, no address."""
    f = c.at(x, y, s, rot, vol=2, wob=0.15, edge=0.4, tex=0.08, det=0.55)
    f.flat(poly([(-14, -8 * sy), (17, -8 * sy), (17, 13 * sy), (-14, 13 * sy)]), "#3c3038", 0.4, 1.6)
    f.paint(
        poly([(-15, -10 * sy), (15, -10 * sy), (15, 10 * sy), (-15, 10 * sy)]),
        PAPER[int(x * 7 + y) % 3],
        amb=0.55,
    )
    f.line([(-15, -10 * sy), (0, 3 * sy), (15, -10 * sy)], 1.5, "#7c6450", alpha=0.85, wob=0.1)
    if seal:
        f.flat(ell(0, 2 * sy, 3.6, 3.4 * sy), "#c02c28", 1, wob=0.1, det=0.9)


PAPER = (CREAM, ["#6c6058", "#b4a48c", "#f0e4c8", "#fffcf0"], ["#5c5c68", "#a0a8b0", "#dce0dc", "#fbfbf4"])


def river(c: Card) -> Arr:
    """Paper from wall to wall, running towards us."""
    shape = poly([(-20, 916), (304, 604), (496, 604), (820, 916), (820, 1220), (-20, 1220)])
    m = c.paint(
        shape, ["#5c5050", "#8c7a6c", "#bca68c", "#e4d2ac"], vol=4, amb=0.4, edge=0.05, light=(400, 300, 360)
    )
    drops = []
    for _ in range(900):
        t = c.rng.random() ** 1.15
        y = 612 + 590 * t
        half = min(96 + (y - 604) * 1.02, 430)
        drops.append((y, 400 + half * c.rng.uniform(-1, 1), c.rng.uniform(-60, 60), c.rng.random()))
    for y, x, rot, k in sorted(drops):
        depth = (y - 604) / 590
        wave = 8 * math.sin(x / 60 + y / 38) * depth
        envelope(c, x, y + wave, 0.42 + 2.0 * depth, rot, 0.62, k < 0.16)
    for k in range(7):
        y = 650 + k * k * 11
        c.shade(
            taper((60, y + 20, 6), (300, y, 12 + k * 2), (560, y + 14, 10), (760, y, 6)),
            0.16,
            9,
            "#5c4a3c",
            clip=m,
        )
    return m


def drift(c: Card, x: float, y: float, w: float, h: float) -> None:
    """Letters heaped against the one who does not open."""
    c.shade(ell(x - 30, y + 10, w * 0.7, 30), 0.4, 16, "#4a3828")
    for _ in range(150):
        u = c.rng.uniform(-1, 1)
        top = h * (1 - abs(u) ** 1.3)
        yy = y - top * c.rng.random() ** 0.8
        envelope(
            c,
            x + u * w * 0.5,
            yy,
            c.rng.uniform(1.3, 1.8),
            c.rng.uniform(-60, 60),
            0.8,
            c.rng.random() < 0.18,
        )


def anglers(c: Card) -> None:
    """Everybody else is fishing."""
    spots = ((LEFT, 0.2, 0.66, 0.085, 0.105, 1), (LEFT, 0.2, 0.28, 0.085, 0.1, 4), (LEFT, 0.6, 0.62, 0.07, 0.1, 2), (LEFT, 0.6, 0.28, 0.07, 0.09, -1),
        (LEFT, 0.87, 0.6, 0.05, 0.09, -1), (RIGHT, 0.6, 0.6, 0.07, 0.1, 5), (RIGHT, 0.6, 0.28, 0.07, 0.09, 3), (RIGHT, 0.2, 0.28, 0.085, 0.1, 7),
        (RIGHT, 0.87, 0.6, 0.05, 0.09, -1))  # fmt: skip
    for side, u, v, w, h, kind in spots:
        x, y, wide = window(c, side, u, v, w, h)
        if kind < 0:
            continue
        sg = 1 if side is LEFT else -1
        tall = wide * 2.7
        inside = c.mask(poly([(x - 200, y - 400), (x + 200, y - 400), (x + 200, y), (x - 200, y)]), 0)
        before, sparks = c.img.copy(), c.spark_alpha.copy()
        hand = bell(c, x + sg * wide * 0.12, y + tall * 0.4, tall, CLOTHS[kind], ("bonnet", "cap", "bun", "bowler")[kind % 4], CLOTHS[(kind + 2) % 9],
            view="side", flip=sg > 0, arm="out", shadow=0, rim=0.8)  # fmt: skip
        c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
        c.spark_alpha = sparks
        rod(c, hand, sg, wide, kind % 2 == 0)


def rod(c: Card, hand: tuple[float, float], sg: int, wide: float, net: bool) -> None:
    """A rod with a letter on the hook, or a landing net."""
    tip = (hand[0] + sg * wide * 1.5, hand[1] - wide * 0.5)
    if net:
        tip = (hand[0] + sg * wide * 1.3, hand[1] + wide * 1.0)
        c.line([hand, tip], 4.5, "#6a4424", 1, 0.2, ends=0.8)
        bag = blob(
            (tip[0] - 20, tip[1]),
            (tip[0] + 20, tip[1]),
            (tip[0] + 12, tip[1] + 40),
            (tip[0] - 8, tip[1] + 44),
        )
        c.flat(bag, "#f4ecd8", 0.4)
        for k in (-10, 0, 10):
            c.line([(tip[0] + k, tip[1]), (tip[0] + k * 0.5, tip[1] + 42)], 1.6, "#5c4a3c", 0.7, 0.2)
        c.line(
            [(tip[0] - 22, tip[1]), (tip[0], tip[1] + 6), (tip[0] + 22, tip[1])],
            4,
            "#6a4424",
            1,
            0.2,
            ends=0.8,
        )
        envelope(c, tip[0], tip[1] + 24, 0.9, 20, 1, True)
        return
    c.line([hand, ((hand[0] + tip[0]) / 2, (hand[1] + tip[1]) / 2 - 8), tip], 4, "#6a4424", 1, 0.2, ends=0.5)
    c.line([tip, (tip[0] + sg * 4, tip[1] + wide * 1.7)], 1.6, "#3c3438", 0.9, 0.1, ends=0.9)
    envelope(c, tip[0] + sg * 4, tip[1] + wide * 1.7 + 10, 1.0, 14, 1, True)


def postman_afloat(c: Card) -> None:
    """He rows through his own work with an empty bag."""
    x, y = 372, 1020
    c.light = (460, 300, 260)
    c.shade(ell(x, y + 34, 160, 26), 0.5, 12, "#3c2c24")
    postman(c, x + 8, y + 8, 206, view="side", arm="fwd", rim=0.9, shadow=0)
    oar(c, x - 150, y + 50, 150, 50)
    boat(c, x, y + 14, 268, WALNUT, rim=0.7)
    for _ in range(34):
        u = c.rng.uniform(-1, 1)
        envelope(
            c,
            x + u * 170,
            y + 52 + c.rng.uniform(-6, 34),
            c.rng.uniform(1.6, 2.1),
            c.rng.uniform(-50, 50),
            0.62,
            c.rng.random() < 0.15,
        )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(470, 60, 360), key="#fff6d8", fog="#e4e4d0")
    sky(c)
    wall(c, LEFT, (BRICKS, CREAMY, SKYISH), -1)
    wall(c, RIGHT, (CREAMY, SKYISH, TERRA), 1)
    c.beam([(430, 0), (520, 0), (700, 900), (300, 900)], "#fff8d8", 0.18, 40)
    shade_side = c.mask(poly([*LEFT]), 0.3)
    c.darken(shade_side, "#2c2440", 0.22)
    river(c)
    c.shade(
        poly([(-20, 916), (304, 604), (360, 604), (220, 900), (120, 1220), (-20, 1220)]), 0.3, 30, "#2c2440"
    )
    anglers(c)
    window(c, RIGHT, 0.2, 0.66, 0.085, 0.105, shut=True)
    drift(c, 712, 930, 270, 350)
    postman_afloat(c)
