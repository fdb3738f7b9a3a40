"""Mutual Observation.

In a snowy valley scholars have built scaffolds round a colossal speckled egg and point a brass telescope at
the hole in its shell. Out of the hole comes another, smaller telescope, pointed at them. A scholar warms
his hands on the shell; another has brought a very large egg cup.
"""

import math

from studio.elements.land.land import mountain, snowfield
from studio.elements.people.figures import scholar
from studio.elements.things.eggs import egg, egg_cup, speckles
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, NAVY, PINE, PLUM, SLATE, WALNUT, WOOD
from studio.shapes import blob, ell, join, poly, rect, taper

META = {"number": 17, "slug": "mutual-observation", "seed": 1717}
FINISH = Finish(vignette=0.26)

LILAC = ["#5c5c90", "#9c98c4", "#d4cce0", "#fdf0ec"]
PEAK = ["#4c4a78", "#7c78a8", "#b0a4c4", "#f4d8d4"]
X, Y, RX, RY = 392, 500, 246, 336
HOLE = (492, 606)
LENS = (606, 716)  # of the big telescope; the small one looks straight into it
GOWNS = (NAVY, PLUM, SLATE)


def dawn(c: Card) -> None:
    """Pink from the left on lavender snow."""
    c.sky([(0, "#8c90c4"), (240, "#bca8cc"), (460, "#f0bcbc"), (640, "#fcdcac"), (760, "#fcf0b8")])
    c.glow(-40, 640, 460, "#fff0a8", 0.5, 1.6)
    c.clouds(60, 460, "#b0a0cc", "#fccfc0", cover=0.42, a=0.6, cell=190, sx=2.6)
    for x, y, h, fog, seed in ((90, 810, 470, 0.34, 3), (720, 810, 520, 0.4, 8), (420, 800, 330, 0.6, 5)):
        mountain(c, x, y, h, h * 1.2, PEAK, fog, 0.4, seed)
    c.fogband(770, 50, "#fce8cc", 0.7)


def scaffold(c: Card, front: bool) -> None:
    """Poles and planks; those behind the egg are painted before it."""
    poles = (118, 206, 586, 668) if not front else (74, 716)
    for x in poles:
        top = 190 if x in (206, 586) else 250
        c.paint(
            taper((x, 850, 11), (x + 4, top, 9)),
            WOOD if front else PINE,
            vol=5,
            wob=0.5,
            fog=0 if front else 0.2,
            det=0.3,
        )
    planks = (
        ((56, 222, 470), (576, 738, 440), (56, 200, 660)) if front else ((100, 300, 300), (500, 690, 280))
    )
    for x0, x1, y in planks:
        c.shade(rect(x0, y + 8, x1, y + 20), 0.3, 5, "#4c3c5c")
        c.paint(
            poly([(x0, y), (x1, y - 2), (x1, y + 11), (x0, y + 12)]), PINE, vol=4, wob=0.4, det=0.4, rim=0.4
        )
    braces = (
        (((78, 840), (120, 480)), ((712, 840), (670, 450)))
        if front
        else (((118, 640), (206, 320)), ((668, 640), (586, 300)))
    )
    for a, b in braces:
        c.line([a, b], 6, "#7c5838", 0.9, 0.5, ends=0.8)


def hole(c: Card) -> None:
    """Where it has begun: a break, its cracks, and darkness with somebody in it."""
    x, y = HOLE
    for line in (
        [(0, -40), (-12, -86), (8, -128), (-10, -170)], [(-40, -10), (-86, -22), (-120, 4)], [(36, -24), (74, -58), (80, -92)],
        [(-20, 38), (-44, 82), (-30, 120)], [(34, 30), (50, 74)],
    ):  # fmt: skip
        c.line([(x + px, y + py) for px, py in line], 4, "#6c4858", 0.85, 1.4)
    radii = (54, 42, 50, 40, 52, 46, 56, 40, 48, 38, 50, 44, 54, 40)
    turns = [i * 2 * math.pi / len(radii) + 0.14 * (-1) ** (i // 2) for i in range(len(radii))]
    rim = [(r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, turns, strict=True)]
    c.paint(
        blob(*[(x + p[0] * 1.14, y + p[1] * 1.14, "c") for p in rim]),
        ["#c8a898", "#f4dcc0", "#fffbe8"],
        vol=4,
        wob=0.6,
        det=0.6,
    )
    c.flat(blob(*[(x + p[0], y + p[1], "c") for p in rim]), "#2a1c34", 1, 0.6, 0.6, det=0.6)


def tube(c: Card, a: tuple[float, float], b: tuple[float, float], w: float) -> None:
    """A brass telescope from its eyepiece `a` to its lens `b`, in three draws."""
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    f = c.at(*a, 1, angle, vol=w * 0.4, wob=0.2, det=0.8, rim=0.5, edge=0.3, tex=0.1, amb=0.2)
    for t0, t1, k in ((0, 0.36, 0.5), (0.32, 0.7, 0.72), (0.66, 1, 0.94)):
        f.paint(rect(length * t0, -w * k / 2, length * t1, w * k / 2), BRASS)
        f.paint(rect(length * t1 - w * 0.16, -w * k * 0.58, length * t1, w * k * 0.58, 2), BRASS, vol=4)
    f.paint(ell(length, 0, w * 0.16, w * 0.56), ["#1c3050", "#4c80a8", "#c0e8f0"], vol=5)
    f.flat(ell(length - 1, -w * 0.18, w * 0.05, w * 0.16), "#ffffff", 0.9)


def instruments(c: Card) -> None:
    """Theirs, and the other one."""
    tube(c, (HOLE[0] - 14, HOLE[1] - 14), (564, 676), 30)
    c.halo(566, 678, 30, "#fff0b8", 0.5)
    mount = (664, 774)
    for x in (610, 664, 716):
        c.paint(taper((*mount, 9), (x, 960, 7)), WALNUT, vol=4, wob=0.3, det=0.5)
    tube(c, (718, 826), LENS, 60)
    c.paint(ell(*mount, 15), BRASS, vol=8, det=0.7)


def learned(c: Card) -> None:
    """Twelve scholars and their methods."""
    up = (  # on the planks: x, y, height, arm, flip
        (132, 470, 92, "out", True), (190, 470, 84, "down", True), (640, 440, 90, "out", False), (704, 440, 84, "chin", False),
        (110, 660, 96, "up", True), (158, 300, 74, "fwd", True), (600, 282, 70, "chin", False),
    )  # fmt: skip
    for i, (x, y, h, arm, flip) in enumerate(up):
        gown = GOWNS[i % 3]
        scholar(c, x, y, h, coat=gown, hat_ramp=gown, view="side", arm=arm, flip=flip, fog=0.05)


def on_the_snow(c: Card) -> None:
    """The one who is cold, the one at the eyepiece, the practical one."""
    for x, y, h, kind, how in (
        (208, 874, 124, 1, {"arm": "fwd", "flip": True}),
        (556, 944, 120, 2, {"arm": "chin", "view": "side", "flip": True}),
        (720, 972, 170, 0, {"arm": "fwd", "stoop": 0.3}),
    ):
        gown = GOWNS[kind]
        scholar(c, x, y, h, coat=gown, hat_ramp=gown, **{"view": "side", **how})
    c.shade(ell(232, 1118, 130, 16), 0.4, 8, "#4c4c7c")
    sled = join(
        taper((120, 1106, 9), (240, 1112, 9), (330, 1104, 9), (352, 1082, 7)), rect(150, 1092, 318, 1100)
    )
    c.paint(sled, WOOD, vol=5, wob=0.4, det=0.5)
    egg_cup(c, 234, 1096, 176)
    hand = scholar(c, 448, 1124, 164, coat=PLUM, hat_ramp=PLUM, view="side", arm="back", flip=True, lean=8)
    c.line([(350, 1086), (390, 1082), hand], 3, "#6a4c34", 0.95, 0.3, ends=0.9)
    scholar(c, 92, 1098, 138, coat=SLATE, hat_ramp=SLATE, view="side", arm="out", flip=True, lean=10)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(40, 380, 260), key="#fff0c0", fog="#e4ccd4")
    dawn(c)
    snowfield(c, 806, LILAC, 4, 18, fog=0.1)
    scaffold(c, front=False)
    c.shade(ell(470, 838, 290, 34), 0.5, 14, "#4c4c80")
    shell = egg(c, X, Y, RX, RY, (-0.66, -0.34, 0.66))
    speckles(c, shell)
    hole(c)
    drift = blob(
        (120, 860), (190, 822), (290, 812), (400, 824), (520, 812), (610, 828), (690, 862), (400, 900)
    )
    c.paint(drift, LILAC, vol=24, amb=0.45, edge=0, wob=1.4)
    scaffold(c, front=True)
    learned(c)
    snowfield(c, 930, LILAC, 9, 16)
    instruments(c)
    on_the_snow(c)
    c.snowfall(60)
