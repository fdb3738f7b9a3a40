"""The Sweep.

The lighthouse beam is a road, and people walk on it out over the black sea: carts, a bride, a man pushing
a bed, a goat on a rope. The beam is turning; at its far end they look down, and in its wake a hat and a
suitcase float. In the keeper's window someone has fallen asleep at the crank.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.beasts import donkey, goat
from studio.elements.land.water import ring
from studio.elements.people.figures import bride, girl, old_man, old_woman, townsperson
from studio.elements.things.props import hat, suitcase
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CREAM, IRON, PLUM, SLATE, WOOD
from studio.shapes import blob, cut, ell, join, poly, rect, taper

META = {"number": 21, "slug": "the-sweep", "seed": 2121}
FINISH = Finish(bloom=0.42, vignette=0.34)

LAMP = (204.0, 262.0)
LEFT, RIGHT = (318.0, 1130.0), (900.0, 800.0)  # where the two edges of the beam end
PALE = ["#5c6c74", "#a4aca0", "#e4dcc0", "#fff8e0"]
QUILT = ["#1c1c34", "#3a3c5c", "#6c6c80", "#b8b0a4"]
BAND = ["#0e2a2c", "#1e5450", "#4c8c7c", "#a8ccac"]


def on_beam(t: float, s: float) -> tuple[float, float, float]:
    """A place on the road: t from the lamp (0) to the brink (1), s from edge to edge; and a person's height."""
    mx, my = (LEFT[0] + RIGHT[0]) / 2, (LEFT[1] + RIGHT[1]) / 2
    x = LAMP[0] + t * (mx - LAMP[0]) + s * t * (RIGHT[0] - LEFT[0]) / 2
    y = LAMP[1] + 24 * t + t * (my - LAMP[1]) + s * t * (RIGHT[1] - LEFT[1]) / 2
    return x, y, 14 + 176 * t


def night_sea(c: Card) -> None:
    """Midnight, stars, black water with a cold swell."""
    c.sky([(0, "#070d22"), (330, "#0f1f3c"), (560, "#22405a"), (600, "#34586a")])
    c.stars(190, 540, big=7)
    c.clouds(300, 590, "#142a44", "#3c6070", cover=0.45, a=0.55, cell=150)
    sea = c.paint(rect(-10, 586, 810, 1220), ["#04080f", "#081622", "#10303c", "#2c5c60"],
        vol=3, amb=0.36, edge=0, grain=1, tex=0.4, wob=0.6, grad=(0.25, -0.2), lump=0)  # fmt: skip
    c.marks(sea, lambda x, y: 0.12 * np.sin(x / 60 + y / 40), 1500, 60, 5, jit=0.2, alpha=0.5, bias=0.03)
    for _ in range(46):
        y = 600 + 590 * c.rng.random() ** 1.4
        c.streak(c.rng.uniform(0, 800), y, 14 + (y - 590) * 0.09, 1.2 + (y - 590) * 0.003, "#4c8484", 0.3)


def ghost(c: Card, a: tuple[float, float], b: tuple[float, float], strength: float) -> None:
    """Where the beam has just been, or its pale twin behind the tower."""
    m = c.mask(poly([LAMP, a, b]), 0, 12)
    far = np.hypot(c.xx - LAMP[0], c.yy - LAMP[1])
    c.over(np.asarray(m * strength * (1 - sstep(200, 900, far)), np.float32), "#c8dccc")


def beam(c: Card) -> Arr:
    """Solid light: clean at the edges, breaking up at the end."""
    m = c.mask(poly([LAMP, LEFT, RIGHT]), 0.4, 2.5)
    far = np.hypot(c.xx - LAMP[0], c.yy - LAMP[1])
    ragged = far + (c.noise(70, 4) - 0.5) * 190
    m = np.asarray(m * (1 - sstep(780, 860, ragged)), np.float32)
    ang = np.arctan2(c.yy - LAMP[1], c.xx - LAMP[0])
    streaks = 0.05 * np.sin(ang * 70) + 0.04 * np.sin(ang * 173 + 1)
    c.over(np.asarray(np.clip(c.blur(m, 30) * 0.35, 0, 1), np.float32), "#8cc0a8")
    light = np.clip(0.97 - 0.34 * sstep(120, 860, far) + streaks, 0, 1)[..., None]
    cream, deep = np.array([1.0, 0.955, 0.80], np.float32), np.array([0.55, 0.56, 0.42], np.float32)
    c.img = c.img * (1 - 0.95 * m[..., None]) + (deep * (1 - light) + cream * light) * 0.95 * m[..., None]
    c.spark_alpha *= 1 - m
    return m


def tower(c: Card) -> None:
    """The lighthouse on its rock, the keeper asleep behind glass."""
    x, lx, ly = 190.0, *LAMP
    c.paint(blob((40, 760), (84, 690), (140, 668), (250, 664), (300, 690), (332, 756),
        (200, 790)), SLATE, vol=24, amb=0.14, lump=0.4, wob=2, tex=0.4)  # fmt: skip
    for k in range(16):
        c.streak(60 + 17 * k, 762 + 10 * math.sin(k), 18, 4, "#c8dcd4", 0.5)
    shaft = poly([(x - 46, 372), (x + 46, 372), (x + 70, 690), (x - 70, 690)])
    m = c.paint(shaft, PALE, vol=34, amb=0.16, wob=0.3, edge=0.25, light=(420, 420, 120), lump=0.04)
    for y0, y1 in ((430, 500), (580, 650)):
        c.paint(rect(60, y0, 320, y1), BAND, vol=40, amb=0.16, clip=m, wob=0.3, edge=0,
            light=(420, 420, 120))  # fmt: skip
    c.paint(rect(x - 66, 356, x + 66, 376, 4), BAND, vol=6, wob=0.3, amb=0.3)
    for k in range(7):
        c.line([(x - 60 + 20 * k, 356), (x - 60 + 20 * k, 328)], 3, "#1c3434", 1, 0.2, ends=1)
    c.line([(x - 64, 328), (x + 64, 328)], 4, "#2c4c48", 1, 0.2, ends=1)
    keeper(c, x, 352)
    c.paint(rect(x - 40, 214, x + 40, 300, 3), ["#c89c50", "#ffe8a8", "#fffce8"], vol=3, amb=0.8, wob=0.2)
    c.glow(lx, ly, 190, "#fff2c0", 0.75, 1.6)
    for dx in (-40, -14, 14, 40):
        c.line([(x + dx, 214), (x + dx, 300)], 4, "#1c3434", 1, 0.2, ends=1)
    dome = blob((x - 52, 216, "c"), (x - 40, 180), (x, 158), (x + 40, 180), (x + 52, 216, "c"))
    c.paint(dome, BAND, vol=22, wob=0.3, amb=0.2, rim=0.6)
    c.line([(x, 160), (x, 128)], 4, "#2c4c48", 1, 0.2)
    c.paint(ell(x, 128, 7), BRASS, vol=4)


def keeper(c: Card, x: float, y: float) -> None:
    """A lit room under the lamp: a head on folded arms, a nightcap, the crank let go."""
    c.paint(rect(x - 40, y - 52, x + 40, y + 2, 3), ["#7a4a1c", "#d8984c", "#ffd88c"], vol=2,
        amb=0.7, wob=0.2, det=0.6)  # fmt: skip
    c.paint(rect(x - 40, y - 10, x + 40, y + 2), WOOD, vol=3, wob=0.2, det=0.6)
    c.paint(blob((x - 34, y - 8), (x - 28, y - 26), (x - 8, y - 30), (x + 8, y - 16), (x + 10,
        y - 8)), ["#14283c", "#24486c", "#4c7898"], vol=6, wob=0.2, det=0.8)  # fmt: skip
    c.paint(ell(x + 6, y - 20, 11), ["#7a4434", "#c88c6c", "#f4cca4"], vol=5, wob=0.2, det=0.9)
    c.paint(blob((x - 2, y - 28, "c"), (x + 14, y - 30, "c"), (x + 30, y - 20), (x + 34,
        y - 12, "c"), (x + 18, y - 22)), ["#5c1c24", "#a83c38", "#e08068"], vol=4, wob=0.2,
        det=0.9)  # fmt: skip
    c.line([(x + 26, y - 46), (x + 26, y - 32), (x + 36, y - 32)], 4, "#3a2414", 1, 0.1, ends=1)


def cast(c: Card, x: float, y: float, h: float, wide: float = 0.3) -> None:
    """The long shadow a walker throws, away from the lamp."""
    dx, dy = x - LAMP[0], y - LAMP[1]
    n = math.hypot(dx, dy)
    u, v = dx / n * h * 0.75, dy / n * h * 0.62
    shadow = taper((x, y - 2, h * wide), (x + u * 0.5, y + v * 0.5, h * wide * 0.9), (x + u,
        y + v, h * wide * 0.55))  # fmt: skip
    c.shade(shadow, 0.42, h * 0.05 + 1, "#2c3c4c")


def walkers(c: Card) -> None:
    """Everybody, from the lamp to the brink."""
    c.light = (LAMP[0], LAMP[1] - 40, 150)
    far = [(0.13, 0.1), (0.17, -0.4), (0.2, 0.45), (0.235, -0.1), (0.27, 0.5), (0.29, -0.55),
        (0.33, 0.1), (0.345, -0.5), (0.385, 0.6), (0.43, 0.15)]  # fmt: skip
    for i, (t, s) in enumerate(far):
        x, y, h = on_beam(t, s)
        cast(c, x, y, h)
        townsperson(c, x, y, h, i + 3, view="side", flip=True, rim=0.9, arm="fwd" if i % 3 else "down")
        if i % 4 == 1:
            suitcase(c, x - h * 0.22, y + 1, h * 0.26)
    x, y, h = on_beam(0.43, -0.6)
    cast(c, x, y, h, 0.6)
    cart(c, x, y, h)
    x, y, h = on_beam(0.52, 0.62)
    cast(c, x, y, h)
    old_woman(c, x, y, h * 0.95, flip=True, rim=0.9)
    x, y, h = on_beam(0.6, -0.34)
    cast(c, x, y, h, 0.7)
    townsperson(c, x - h * 0.05, y + 3, h, 5, view="side", flip=True, arm="fwd", rim=0.9, lean=10)
    x, y, h = on_beam(0.77, -0.6)
    cast(c, x, y, h)
    hand = old_man(c, x, y, h, flip=True, rim=0.9, arm="fwd")
    cast(c, x + h * 0.75, y + 6, h * 0.6, 0.5)
    goat(c, x + h * 0.8, y + 8, h * 0.56, flip=True)
    c.line([hand, (x + h * 0.6, y - h * 0.3), (x + h * 0.98,
        y - h * 0.32)], 3, "#5a4434", 0.9, 0.3, ends=0.8)  # fmt: skip
    x, y, h = on_beam(0.9, 0.0)
    cast(c, x, y, h)
    townsperson(c, x, y, h, 8, view="side", flip=True, rim=0.9, lean=20, arm="back")
    x, y, h = on_beam(0.93, 0.3)
    girl(c, x, y, h * 0.66, view="side", flip=True, rim=0.9, lean=20, coat=PLUM)


def cart(c: Card, x: float, y: float, h: float) -> None:
    """A donkey cart piled with furniture."""
    f = c.at(x, y, h / 100, vol=6, wob=0.3, det=0.5, rim=0.6)
    donkey(c, x + h * 0.66, y + 2, h * 0.62, flip=True)
    f.paint(join(rect(-34, -66, -12, -44), rect(-10, -78, 10, -44), ell(16, -54, 12, 10)), CREAM)
    f.paint(poly([(-44, -46), (34, -46), (28, -24), (-38, -24)]), WOOD)
    f.paint(cut(ell(-6, -14, 17), ell(-6, -14, 11)), WOOD, vol=3)
    for a in range(0, 180, 45):
        r = math.radians(a)
        f.line([(-6 - 14 * math.cos(r), -14 - 14 * math.sin(r)),
            (-6 + 14 * math.cos(r), -14 + 14 * math.sin(r))], 2.6, "#4a3226", alpha=1, ends=1)  # fmt: skip


def rolling_bed(c: Card, x: float, y: float, h: float) -> None:
    """An iron bed on castors, made up, seen from the side."""
    f = c.at(x, y, h / 100, vol=6, wob=0.3, det=0.6, rim=0.8, amb=0.3)
    f.shade(blob((-64, -4), (66, -10), (96, 20), (60, 34), (-20, 30)), 0.45, 7, "#2c3c4c")
    for px, top in ((-62, -84), (62, -60)):
        f.paint(taper((px, -6, 6), (px, top, 6)), IRON, vol=3)
        f.paint(ell(px, -4, 6), IRON, vol=3)
        f.paint(ell(px, top - 3, 6), BRASS, vol=3)
    for top in (-76, -58):
        f.paint(taper((-62, top, 4), (-50, top + 2, 4)), IRON, vol=2)
    f.paint(rect(-60, -42, 60, -22, 5), CREAM)
    f.paint(blob((-58, -40), (-56, -54), (-38, -58), (-28, -48), (-30, -40)), CREAM, vol=8)
    f.paint(blob((-26, -44), (0, -50), (60, -46), (64, -20), (40, -12), (10, -18), (-22, -14)),
        QUILT, vol=9)  # fmt: skip
    f.line([(-26, -36), (10, -40), (62, -36)], 2, "#f0d8b0", alpha=0.7)


def against_the_light(c: Card, before: Arr) -> None:
    """Whoever has a lamp behind him is half a silhouette."""
    changed = (np.abs(c.img - before).max(-1) > 0.05).astype(np.float32)
    m = np.clip(c.blur(changed, 0.8), 0, 1)[..., None]
    c.img = c.img * (1 - m) + c.img * np.array([0.52, 0.56, 0.66], np.float32) * m


def flotsam(c: Card) -> None:
    """What the turning light has left behind."""
    for x, y, w in ((120, 986, 120), (206, 1092, 96), (74, 1110, 70)):
        ring(c, x, y, w, "#7ca8a4", 0.55)
    c.light = (LAMP[0], LAMP[1], 300)
    hat(c, 120, 986, 44)
    suitcase(c, 206, 1098, 56)
    c.flat(ell(206, 1096, 50, 12), "#0a1c28", 0.85, 3)
    c.flat(ell(120, 992, 46, 7), "#0a1c28", 0.7, 3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 160), key="#fff0c0", fog="#1c3c50")
    night_sea(c)
    ghost(c, (-80, 60), (-80, 330), 0.3)
    ghost(c, (60, 1240), (300, 1240), 0.26)
    ghost(c, (-60, 1100), (130, 1240), 0.12)
    tower(c)
    beam(c)
    flotsam(c)
    before = c.img.copy()
    walkers(c)
    against_the_light(c, before)
    x, y, h = on_beam(0.6, -0.34)
    rolling_bed(c, x + h * 0.97, y + 4, h)
    x, y, h = on_beam(0.72, 0.62)
    cast(c, x, y, h, 0.4)
    bride(c, x, y, h * 1.06, flip=True, rim=1.0)
    c.glow(*LAMP, 120, "#fffbe0", 0.8, 1.8)
