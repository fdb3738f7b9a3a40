"""Look Over There.

A whole field of sunflowers has turned its back on the huge setting sun to stare at one small lamp left on a
garden table. The sun has slumped behind the hill with its chin on the ridge. A single flower at the edge peeks
back; beneath the table lies a pair of sunglasses.
"""

import math

import numpy as np

from studio.elements.land.land import hills
from studio.elements.plants.plants import grass
from studio.elements.plants.sunflowers_turning import PETAL, sunflower_head, sunflower_stem
from studio.elements.plants.trees import poplar
from studio.elements.rooms.furniture import chair
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import IRON, LINEN
from studio.shapes import blob, ell, join, rect, taper

META = {"number": 59, "slug": "look-over-there", "seed": 5959}
FINISH = Finish(bloom=0.5, vignette=0.3)

LAMP = (400.0, 786.0)
RIDGE = 442.0
SLUMPED = ["#8c2c34", "#c84c3c", "#f07848", "#ffa860", "#ffd49c"]
HILL = ["#241c28", "#443834", "#6c5c40", "#c08c58"]
FIELD = ["#141c18", "#2c3820", "#54582c", "#a08c40"]
TURF = ["#121c18", "#283a22", "#50602c", "#a8a048"]


def evening(c: Card) -> None:
    """A peach sky, and the sun letting itself sag over the hill."""
    c.sky([(0, "#9c6c84"), (160, "#d8907c"), (320, "#f4b88c"), (460, "#fcdca8")])
    c.clouds(40, 300, "#b87884", "#fcd0a0", cover=0.34, cell=170, a=0.6)
    c.glow(400, 320, 420, "#ff9c5c", 0.3, 1.6)
    hills(c, 400, 16, HILL, 4, 0.62, 20)


def sagging_sun(c: Card) -> None:
    """It rests on the ridge like dough, spreads its cheeks and hangs a little down the near side."""
    sun = blob((168, 452), (172, 360), (216, 262), (300, 196), (404, 176), (510, 204), (590, 276), (634, 366), (646, 450),
        (628, 494), (572, 508), (520, 488), (470, 492), (424, 524), (366, 530), (320, 498), (274, 488), (232, 506),
        (188, 494))  # fmt: skip
    c.shade(blob((160, 470), (400, 450), (650, 470), (640, 510), (520, 506), (400, 546), (280, 506), (170, 510)), 0.6, 12,
        "#2c1020")  # fmt: skip
    m = c.paint(
        sun,
        SLUMPED,
        vol=90,
        amb=0.34,
        gain=0.8,
        tex=0.12,
        edge=0.2,
        lump=0.03,
        light=(340, 170, 190),
        wob=0.7,
    )
    c.marks(m, lambda x, y: np.arctan2(y - 360, x - 400) + math.pi / 2, 240, 60, 6, jit=0.03, alpha=0.4)
    for line in ([(206, 478), (250, 468), (296, 478)], [(506, 476), (560, 464), (612, 474)]):
        c.line(line, 9, "#a83434", 0.5, 0.8, clip=m, det=0.1)


def ridge(c: Card) -> None:
    """The hill it leans on."""
    shape = blob((-30, 420, "c"), (100, 432), (220, 470), (310, 462), (400, 478), (490, 460), (590, 474), (700, 436),
        (830, 424, "c"), (830, 640, "c"), (-30, 640, "c"))  # fmt: skip
    c.shade(shape, 0.35, 10, "#5c2030")
    c.paint(shape, HILL, vol=14, amb=0.3, rim=0.9, rimcol="#ff9c60", light=(400, 300, 120), edge=0.1)
    for x, h in ((64, 92), (98, 70), (716, 84), (748, 104)):
        poplar(c, x, 446, h, HILL, fog=0.2)


def field(c: Card) -> None:
    """The near slope, full of stalks."""
    slope = blob((-30, 534, "c"), (200, 546), (400, 540), (620, 546), (830, 532, "c"), (830, 1240, "c"),
        (-30, 1240, "c"))  # fmt: skip
    m = c.paint(slope, FIELD, vol=4, amb=0.22, edge=0, tex=0.35, light=(*LAMP, 170))
    c.marks(m, -math.pi / 2, 1600, 30, 4, jit=0.14, alpha=0.6)


def toward(x: float, y: float) -> float:
    """How far a flower at (x, y) must turn to see the lamp."""
    return float(np.clip((LAMP[0] - x) / 300, -0.9, 0.9))


def rows(c: Card) -> None:
    """The field, from the ridge down to the lamp, every face to the light."""
    for row in range(9):
        t = row / 8
        y, r = 556 + 280 * t**1.45, 9 + 46 * t**1.3
        n = int(880 / (r * 2.15))
        for k in range(n + 1):
            x = -20 + k * 840 / n + (row % 2) * r + c.rng.uniform(-0.2, 0.2) * r
            yy = y + c.rng.uniform(-0.4, 0.4) * r
            if abs(x - LAMP[0]) < 150 * t + 30 * t and t > 0.55:
                continue
            near = math.hypot(x - LAMP[0], yy - LAMP[1])
            lamp = (*LAMP, 120 + near * 0.2)
            if t > 0.4:
                sunflower_stem(c, x, yy + r * 3.4, r * 3.2, r * 0.2, 0, 0, lamp)
            sunflower_head(c, x, yy, r, toward(x, yy), 0.4, False, 0.3 * (1 - t), lamp)


def the_one_who_peeks(c: Card) -> None:
    """Taller than the others, its back to the lamp, its face to the old sun."""
    dusk = (400.0, 360.0, 110.0)
    top = sunflower_stem(c, 716, 900, 300, 11, -0.12, 0, dusk)
    sunflower_head(c, *top, 52, -0.35, -0.6, True, 0, dusk, rim=1.2)


def lawn(c: Card) -> None:
    """A clearing of mown grass in the light of the lamp."""
    turf = blob((150, 980), (250, 930), (400, 916), (550, 930), (650, 980), (720, 1100), (700, 1240, "c"),
        (100, 1240, "c"), (80, 1100))  # fmt: skip
    m = c.paint(turf, TURF, vol=4, amb=0.26, edge=0, tex=0.35, light=(*LAMP, 260), soft=8)
    c.marks(m, -math.pi / 2, 700, 24, 3.6, jit=0.12, alpha=0.6)
    c.glow(400, 1010, 300, "#ffe8a8", 0.3, 1.5, 0.4)


def table_and_lamp(c: Card) -> None:
    """A round iron table, a cloth, a small white lamp; a chair pushed back; sunglasses in the grass."""
    c.glow(*LAMP, 330, "#fff0c0", 0.5, 1.6)
    chair(c, 556, 1064, 186, IRON)
    f = c.at(400, 1056, 1.0, vol=8, wob=0.35, edge=0.3, light=(*LAMP, 120), amb=0.3, rim=0.6)
    f.shade(ell(0, 4, 120, 20), 0.6, 12)
    for s in (-1, 1):
        f.paint(taper((s * 12, -170, 11), (s * 30, -80, 9), (s * 74, 0, 9)), IRON)
    f.paint(taper((0, -170, 11), (0, 8, 9)), IRON)
    cloth = blob((-130, -186), (0, -208), (130, -186), (136, -150), (112, -112), (88, -128), (56, -104), (20, -122),
        (-18, -102), (-54, -122), (-88, -104), (-114, -124), (-136, -150))  # fmt: skip
    m = f.paint(cloth, LINEN, vol=14, amb=0.36)
    for x in (-96, -56, -14, 30, 72, 108):
        f.line([(x, -168), (x * 1.04, -116)], 6, "#7c7488", alpha=0.4, clip=m)
    f.paint(ell(0, -184, 128, 24), ["#a8a098", "#ecdcb8", "#fffbe8"], vol=4, amb=0.6, edge=0.15)
    f.shade(ell(0, -178, 44, 9), 0.4, 5)
    f.paint(blob((-30, -182), (-26, -204), (-8, -214), (8, -214), (26, -204), (30, -182), (0, -176)),
        ["#3c2410", "#a8742c", "#f4cc70", "#fff6c8"], vol=12)  # fmt: skip
    f.paint(rect(-13, -228, 13, -212, 4), ["#3c2410", "#a8742c", "#f4cc70"], vol=5)
    f.paint(blob((-12, -228, "c"), (-30, -262), (-22, -298), (-12, -336, "c"), (12, -336, "c"), (22, -298), (30, -262),
        (12, -228, "c")), ["#fff0c0", "#fffbe8", "#ffffff"], vol=6, amb=0.9, alpha=0.85, det=0.7)  # fmt: skip
    f.flat(blob((0, -306), (13, -268), (8, -240), (-8, -240), (-13, -268)), "#ffffff", 1.0, 2)
    c.halo(*LAMP, 120, "#fff8e0", 0.9)


def sunglasses(c: Card) -> None:
    """Forgotten, or no longer needed."""
    f = c.at(392, 1098, 1.2, -8, vol=6, wob=0.25, det=1, edge=0.35, light=(*LAMP, 160))
    f.shade(ell(0, 10, 56, 9), 0.5, 5)
    f.paint(join(ell(-26, 0, 23, 17), ell(26, 0, 23, 17)), ["#0a0a12", "#1c1c2c", "#4c5068"])
    f.line([(-8, -6), (0, -10), (8, -6)], 5, "#b02c34")
    for s in (-1, 1):
        f.line([(s * 46, -4), (s * 62, -16), (s * 58, -26)], 5, "#b02c34", ends=0.7)
        f.line([(s * 26 - 22, -6), (s * 26, -17), (s * 26 + 22, -6)], 4, "#b02c34", ends=0.7)
        f.line([(s * 26 - 12, 4), (s * 26 - 2, -8)], 4, "#e8f0f4", alpha=0.8)


def near_backs(c: Card) -> None:
    """The nearest ones, between us and the lamp, seen from behind."""
    for x, y, h, r, lean in ((86, 1240, 300, 92, 0.25), (720, 1240, 330, 96, -0.2), (236, 1260, 190, 66, 0.15),
            (590, 1260, 176, 62, -0.1)):  # fmt: skip
        lamp = (*LAMP, 60.0)
        top = sunflower_stem(c, x, y, h, r * 0.2, lean, 0, lamp)
        sunflower_head(c, *top, r, toward(*top) * 0.5, -0.3, True, 0, lamp, PETAL, 1.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 160), key="#fff2c8", fog="#b8845c")
    evening(c)
    ridge(c)
    sagging_sun(c)
    field(c)
    c.glow(*LAMP, 520, "#ffe29c", 0.3, 1.4)
    rows(c)
    the_one_who_peeks(c)
    lawn(c)
    table_and_lamp(c)
    sunglasses(c)
    for x in range(110, 700, 30):
        grass(c, x, 1176 + x * 7 % 20, 34 + x * 3 % 20, 7, ("#1c2c1c", "#3c5028", "#7c8438"))
    near_backs(c)
