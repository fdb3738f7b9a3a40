"""The Thaw.

Two armies of snowmen face each other in rows, red scarves and blue scarves. In the middle two of them have
met over a small fire and hold out their twig arms; they are already melting into one puddle. Far back a
general has swapped his carrot for a flute.
"""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.land import mountain, snowfield
from studio.elements.outdoors import snowman
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, IRON, RED, STEEL
from studio.shapes import blob, curve, ell, poly, taper

META = {"number": 46, "slug": "the-thaw", "seed": 4646}
FINISH = Finish(vignette=0.26, bloom=0.42)

FIRE = (400.0, 1010.0)
BODY = ["#40549c", "#8098cc", "#c4d0e8", "#f8d4ac", "#fff0d0"]
CARROT = ["#6c1c0c", "#c84c14", "#f88c30", "#ffd088"]
TWIG = "#3c241c"


def dusk(c: Card) -> None:
    """A cold clear evening with the last rose at the horizon."""
    c.sky([(0, "#34488c"), (170, "#5c74b4"), (320, "#a8a4c8"), (420, "#ecbcb0"), (480, "#fbd4a4")])
    c.clouds(60, 380, "#7080b4", "#e8c4c4", cover=0.42, a=0.55, cell=170, sx=2.8)
    for x, h in ((70, 210), (250, 150), (560, 170), (730, 220)):
        mountain(c, x, 492, h, 330, ["#34448c", "#5c6ca8", "#94a0cc", "#f0ccc4"], fog=0.3, seed=x)
    c.fogband(486, 26, "#f0c8bc", 0.6)
    ice = ["#2c3c80", "#4c60a4", "#7088bc", "#a4b0d4"]
    snowfield(c, 480, ice, seed=5, amp=8)


def armies(c: Card) -> None:
    """Rows on both sides, spears of ice upright; nobody moves."""
    rows = ((512, 56, 8, 0.36), (550, 68, 7, 0.26), (598, 84, 6, 0.18), (658, 104, 5, 0.1),
        (736, 130, 4, 0.02), (836, 160, 3, 0.0))  # fmt: skip
    for y, h, n, fog in rows:
        for side, scarf in ((-1, RED), (1, BLUE)):
            for i in range(n):
                x = 400 + side * (80 + (y - 512) * 0.5 + i * h * 0.74)
                if 10 < x < 790:
                    soldier(c, x, y + (i % 2) * 5, h, scarf, side < 0, fog)


def soldier(c: Card, x: float, y: float, h: float, scarf: Ramp, flip: bool, fog: float) -> None:
    """One of the ranks, with an icicle for a spear."""
    sx = x + (h * 0.34 if flip else -h * 0.34)
    c.paint(poly([(sx - h * 0.035, y - h * 0.2), (sx, y - h * 1.32), (sx + h * 0.035,
        y - h * 0.2)]), ["#6c88b8", "#b8d8ec", "#f8ffff"], vol=3, fog=fog, wob=0.2)  # fmt: skip
    snowman(c, x, y, h, scarf, flip, fog, arms=False)


def flautist(c: Card) -> None:
    """The general on his mound, far back, playing."""
    c.paint(blob((310, 560), (346, 530), (400, 516), (454, 530), (490, 560)), ["#3c4c94",
        "#6478b4", "#98a8d0"], vol=12, edge=0.05)  # fmt: skip
    f = c.at(400, 534, 0.92, wob=0.3, vol=14, edge=0.22, det=0.7)
    snow = ["#5468a8", "#98a8d0", "#dce0ec", "#fff4e4"]
    f.paint(ell(0, -28, 38, 32), snow)
    f.paint(ell(0, -76, 28, 26), snow)
    f.paint(ell(0, -114, 22, 21), snow)
    f.paint(blob((-30, -126), (0, -120), (30, -126), (20, -136), (14, -152), (-14, -152), (-20,
        -136)), ["#2c2040", "#5c4874", "#a08cac"], vol=6)  # fmt: skip
    f.flat(ell(0, -143, 5), "#f0c858", 1, det=1)
    for ex in (-8, 8):
        f.flat(ell(ex, -118, 2.8), "#1c1828", 1, det=1)
    f.flat(ell(0, -111, 3.4, 2.6), "#5c6ca0", 0.9, det=1)
    f.line([(-24, -80), (-4, -74), (16, -94)], 3.8, TWIG, alpha=1)
    f.line([(26, -84), (58, -80), (50, -94)], 3.8, TWIG, alpha=1)
    f.line([(-16, -102), (28, -98), (78, -94)], 7, "#4c2814", alpha=1, ends=0.95)
    f.line([(-12, -104), (28, -100), (74, -96)], 2, "#f0c078", alpha=0.9, ends=0.9)


def melting(c: Card, f: Frame, scarf: Ramp) -> None:
    """One of the two: leaning in, slumping at the foot, dripping at the belly."""
    lit = {"amb": 0.22, "gain": 1.15, "light": (*FIRE, 130), "wob": 0.5, "edge": 0.16,
        "tex": 0.16, "rim": 0.5, "rimw": 9}  # fmt: skip
    foot = blob((-150, 12), (-124, -30), (-112, -84), (-70, -132), (0, -150), (76, -132), (118,
        -78), (126, -20), (150, 12), (0, 24))  # fmt: skip
    m = f.paint(foot, BODY, vol=70, **lit)
    trickles(f, m, ((-96, -52, 46), (-30, -92, 60), (52, -84, 74)))
    f.shade(ell(-14, -138, 72, 18), 0.4, 10, "#2c3878", clip=m)
    m = f.paint(blob((-96, -186), (-80, -236), (-20, -256), (46, -238), (66, -190), (50, -142),
        (-14, -126), (-80, -142)), BODY, vol=50, **lit)  # fmt: skip
    trickles(f, m, ((14, -196, 44),))
    for y in (-214, -176):
        f.paint(ell(-66 + (y + 214) * 0.1, y, 8), ["#14101c", "#3c3440", "#8c7c74"], vol=4, det=0.9)
    f.shade(ell(-34, -244, 58, 16), 0.4, 9, "#2c3878")
    twig(f)
    head(f, lit)
    m = f.paint(taper((-84, -262, 30), (-36, -250, 36), (22, -266, 32)), scarf, vol=13, amb=0.2,
        light=(*FIRE, 130), wob=0.4, edge=0.28)  # fmt: skip
    tail = f.paint(taper((18, -262, 32), (54, -220, 36), (60, -160, 40), (76, -116, 38)), scarf,
        vol=13, amb=0.18, light=(*FIRE, 130), wob=0.4, edge=0.28)  # fmt: skip
    for k in range(4):
        f.line([(60 + k * 9, -118), (62 + k * 10, -94)], 4, scarf[2], alpha=0.9)
    c.marks(np.maximum(m, tail), 0.9, 140, 18, 3, jit=0.1, alpha=0.6)


def trickles(f: Frame, m: Arr, runs: tuple[tuple[float, float, float], ...]) -> None:
    """Water running down: a shadow, a light, a drop."""
    for x, y, length in runs:
        run = [(x, y), (x + 3, y + length * 0.4), (x - 2, y + length)]
        f.line(run, 6, "#6c88c4", alpha=0.45, clip=m, det=0)
        f.paint(ell(x - 2, y + length, 5, 8), ["#7c98cc", "#d8e8f8", "#ffffff"], vol=3, clip=m, det=0.6)


def head(f: Frame, lit: dict[str, object]) -> None:
    """Bowed towards the other, carrot drooping, under a saucepan."""
    f.paint(blob((-108, -300), (-92, -348), (-44, -366), (4, -350), (22, -308), (2, -266), (-44,
        -252), (-92, -266)), BODY, vol=42, **lit)  # fmt: skip
    nose = blob((-98, -316), (-122, -312), (-168, -282, "c"), (-126, -288), (-96, -296))
    f.paint(nose, CARROT, vol=9, amb=0.3, light=(*FIRE, 130), wob=0.3, det=0.8)
    for x, y in ((-94, -330), (-58, -332)):
        f.line([(x - 11, y - 1), (x, y + 6), (x + 10, y - 1)], 6, "#181420", alpha=1, det=1)
    for x, y in ((-96, -284), (-82, -275), (-66, -272), (-50, -276)):
        f.paint(ell(x, y, 4.6), ["#14101c", "#3c3440"], vol=2, det=1)
    f.flat(ell(-44, -298, 15, 10), "#ff9c70", 0.4, 5)


def helmet(f: Frame, ramp: Ramp) -> None:
    """A saucepan worn as a helmet, handle behind."""
    f.paint(taper((14, -352, 12), (62, -346, 10), (84, -334, 12)), ramp, vol=5, wob=0.2)
    f.paint(blob((-106, -340, "c"), (-98, -386), (-64, -412), (-18, -404), (16, -372), (22,
        -334, "c"), (-40, -352)), ramp, vol=30, amb=0.22, light=(*FIRE, 160), wob=0.3, edge=0.3,
        rim=0.8)  # fmt: skip
    f.paint(
        taper((-110, -340, 12), (-44, -352, 14), (26, -332, 12)), ramp, vol=5, wob=0.3, light=(*FIRE, 160)
    )


def twig(f: Frame) -> None:
    """An arm held out to the warmth, a thumb and two fingers."""
    for line, w in ((((-40, -196), (-100, -206), (-156, -178)), 11), (((-134, -190), (-164,
        -204), (-180, -206)), 6), (((-146, -182), (-172, -176), (-190, -182)), 6), (((-142,
        -186), (-160, -160), (-176, -152)), 5)):  # fmt: skip
        f.line(list(line), w, TWIG, alpha=1, ends=0.55, wob=0.4)
        f.line([(p[0], p[1] - w * 0.24) for p in line], w * 0.3, "#d08c54", alpha=0.7)


def fire(c: Card) -> None:
    """Broken spears and one small flame for two."""
    x, y = FIRE
    c.halo(x, y - 30, 150, "#ff9040", 0.42)
    for a, b in (((-56, 40), (44, 14)), ((56, 42), (-44, 16)), ((-20, 48), (26, 44))):
        c.paint(taper((x + a[0], y + a[1], 17), (x + b[0], y + b[1], 13)), ["#1c0c0c",
            "#5c2c1c", "#b06c3c", "#ffb868"], vol=6, wob=0.5)  # fmt: skip
    for dx, h, w, ramp in ((-20, 74, 21, ["#c83010", "#f07820", "#ffc040"]), (22, 66, 19,
        ["#c83010", "#f07820", "#ffc040"]), (0, 112, 28, ["#e84c10", "#ff9c28", "#ffdc60"]), (2,
        62, 15, ["#ffc840", "#fff0a0", "#fffbe0"])):  # fmt: skip
        c.paint(blob((x + dx, y + 24 - h, "c"), (x + dx + w * 0.7, y + 24 - h * 0.45),
            (x + dx + w, y + 8), (x + dx, y + 26), (x + dx - w, y + 8), (x + dx - w * 0.6,
            y + 24 - h * 0.5)), ramp, vol=10, amb=0.5, edge=0.05, wob=0.7, det=0.6)  # fmt: skip
    for i in range(9):
        c.dot(x - 40 + (i * 37) % 84, y - 110 - i * 22, 2.4, "#ffd078", 0.95)


def puddle(c: Card) -> None:
    """One water under both of them, holding the fire and the two faces."""
    shape = blob(
        (66, 1092), (150, 1064), (400, 1052), (650, 1064), (736, 1094), (660, 1136), (430, 1154), (180, 1142)
    )
    c.paint(blob((44, 1092), (140, 1054), (400, 1040), (660, 1054), (758, 1094), (676, 1148),
        (430, 1168), (164, 1154)), ["#30407c", "#5c70ac", "#94a0c8"], vol=8, edge=0, soft=5)  # fmt: skip
    m = c.paint(shape, ["#101c4c", "#24386c", "#48609c", "#9c94b0"], vol=3, amb=0.4, edge=0.3, tex=0.1)
    c.mirror(1062, 60, 740, 0.85, 0.7, 200, "#24386c", 0.25, clip=m)
    c.marks(m, 0.0, 60, 40, 3, jit=0.12, alpha=0.5)
    c.line(curve((90, 1100), (170, 1132), (420, 1146), (640, 1130), (716, 1100)), 3, "#fff4e0", 0.6)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 520, 300), key="#ffe4c0", fog="#7c84b8")
    dusk(c)
    armies(c)
    c.darken(c.ground(500) * 0.5, "#3c50a0", 0.42)
    flautist(c)
    c.fogband(800, 50, "#5c6cac", 0.4)
    near = c.paint(blob((-60, 1260), (-60, 880), (160, 852), (400, 870), (640, 852), (860, 880),
        (860, 1260)), ["#121e50", "#243878", "#405498", "#d09c88"], vol=30, amb=0.2, edge=0,
        soft=6, tex=0.14, light=(*FIRE, 200))  # fmt: skip
    c.marks(near, 0.05, 300, 70, 4, jit=0.04, alpha=0.4)
    c.glow(*FIRE, 420, "#ff8840", 0.32, 1.7, 0.6)
    c.light = (*FIRE, 130)
    left, right = c.at(206, 1072, 1.1, 3, True), c.at(594, 1072, 1.1, -3)
    for f, scarf, pot in ((left, RED, STEEL), (right, BLUE, IRON)):
        melting(c, f, scarf)
        helmet(f, pot)
    fire(c)
    puddle(c)
    c.snowfall(50)
