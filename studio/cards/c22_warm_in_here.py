"""Warm in Here.

Inside a giant's pocket travellers have pitched camp: a fire beside a coin as large as a sunrise, a key for
a gate, crumbs for boulders. Overhead, the opening and a strip of windy sky with the tips of a mitten. One
camper reads the seam like a map; others have made their tent of a love letter, folded.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.people.figures import old_man, townsperson
from studio.elements.things.lights import campfire, lantern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, COPPER, CREAM, PLUM
from studio.shapes import Path, blob, curve, cut, ell, join, poly, rect, star, taper, xf

META = {"number": 22, "slug": "warm-in-here", "seed": 2222}
FINISH = Finish(bloom=0.42)

FIRE = (306.0, 958.0)
DENIM = ["#0e1424", "#1e2e4c", "#3c5474", "#7488a0", "#c8b89c"]
LINING = ["#1c1218", "#40281f", "#7c5634", "#c0904c", "#f8cc84"]
MITTEN = ["#4a3c44", "#948078", "#dcc8a8", "#fff4dc"]
STRIPE = ["#2c1412", "#7c3420", "#c46c3c", "#f4b880"]
THREAD = "#e8a048"


def cloth(c: Card) -> Arr:
    """Denim all round, hanging in folds from the opening above."""
    spread = (c.xx - 400) / (150 + (c.yy - 60) * 0.42)
    folds = np.asarray(0.11 * np.sin(spread * 9 + 0.6) + 0.05 * np.sin(spread * 21), np.float32)
    m = c.paint(rect(-10, -10, 810, 1210), DENIM, vol=2, amb=0.12, gain=0.95, edge=0, lump=0,
        tex=0.2, add=folds, light=(FIRE[0] + 20, FIRE[1] - 60, 190))  # fmt: skip
    c.marks(m, -0.95, 5200, 15, 2.2, jit=0.16, alpha=0.5, curl=0.03)
    c.marks(m, 0.62, 1500, 11, 1.8, jit=0.12, alpha=0.35, curl=0.03)
    twill = 0.5 + 0.5 * np.sin((c.xx * 0.82 + c.yy * 0.57) * 0.62 + c.noise(40, 2) * 2)
    c.img *= (0.9 + 0.2 * twill)[..., None].astype(np.float32)
    c.detail = np.maximum(c.detail, np.float32(0.42))
    return m


def stitches(c: Card, line: list[tuple[float, float]], step: int, w: float) -> None:
    """Big tailor's stitches along a line, each with its little shadow."""
    pts = curve(*line)
    for i in range(0, len(pts) - step, int(step * 1.7)):
        a, b = pts[i], pts[i + step]
        c.line([(a[0] + 2, a[1] + 4), (b[0] + 2, b[1] + 4)], w, "#0a1020", 0.55, 0.2, ends=0.8)
        c.line([tuple(a), tuple(b)], w, THREAD, 0.95, 0.2, ends=0.75)


def opening(c: Card) -> None:
    """The lips of the pocket, a windy sky between them, a mitten coming in."""
    slit = blob((70, 196), (180, 108), (400, 74), (620, 104), (734, 190), (610, 226),
        (400, 240), (190, 232))  # fmt: skip
    m = c.mask(slit, 0.8)
    before = c.img.copy()
    c.sky([(60, "#7ea6bc"), (160, "#b4ccd0"), (250, "#e4e4d0")])
    c.clouds(60, 240, "#8ca8b8", "#f4f4e8", cover=0.5, a=0.8, cell=90, sx=3.4)
    for x, y, r in ((190, 170, 20), (286, 130, -30), (340, 190, 50), (240, 206, 10)):
        c.paint(ell(x, y, 12, 5, r), ["#6a3418", "#c87830", "#f4b860"], vol=2, wob=0.4, det=0.7)
        c.line([(x - 46, y + 8), (x - 30, y + 5), (x - 16, y + 2)], 2, "#f8faf0", 0.5)
    knit(c, poly([(500, -40), (760, -40), (680, 160), (520, 160)]))
    c.img = before * (1 - m[..., None]) + c.img * m[..., None]
    tips = blob((498, 60), (700, 60), (690, 150), (668, 232), (624, 284), (566, 290),
        (522, 250), (500, 160))  # fmt: skip
    thumb = taper((520, 60, 84), (470, 150, 76), (440, 216, 60))
    low = blob((40, 200), (190, 224), (400, 236), (610, 222), (770, 196), (770, 262),
        (610, 286), (400, 300), (190, 290), (40, 268))  # fmt: skip
    up = cut(blob((30, 210), (160, 70), (400, 26), (640, 66), (772, 206), (700, 236),
        (400, 250), (100, 240)), slit)  # fmt: skip
    c.shade(xf(low, 0, 26), 0.55, 16, "#060a18")
    for lip in (up, low):
        lm = c.paint(lip, DENIM, vol=15, amb=0.3, edge=0.3, rim=0.6, rimcol="#e8ecdc",
            light=(400, 40, 160), wob=0.6)  # fmt: skip
        c.marks(lm, -0.95, 700, 15, 2.2, jit=0.16, alpha=0.5)
    stitches(c, [(70, 240), (190, 258), (400, 270), (610, 256), (740, 236)], 7, 5)
    stitches(c, [(70, 256), (190, 274), (400, 286), (610, 272), (740, 252)], 7, 5)
    for x in (64, 738):
        c.paint(ell(x, 232, 15), COPPER, vol=8, wob=0.3, det=0.7, rim=0.8, light=(400, 60, 120))
    reach = c.mask(join(tips, thumb), 0.5) * np.maximum(c.mask(slit, 0.8), c.ground(196))
    c.shade(np.asarray(c.blur(reach, 14) * c.ground(236), np.float32), 0.5, 0, "#060a18")
    for part in (thumb, tips):
        knit(c, part, reach)


def knit(c: Card, part: Path, clip: Arr | None = None) -> None:
    """Wool in rows of small v, with two copper stripes."""
    m = c.paint(part, MITTEN, vol=40, amb=0.24, edge=0.3, rim=0.8, rimcol="#fff8e8",
        light=(330, 70, 150), wob=0.5, clip=clip)  # fmt: skip
    for y in (150, 176):
        c.paint(rect(380, y, 780, y + 14), STRIPE, vol=4, amb=0.4, clip=m, wob=1, edge=0, alpha=0.9)
    for row, y in enumerate(range(20, 300, 13)):
        for x in range(400 + (row % 2) * 8, 780, 17):
            c.line([(x - 7, y - 5), (x, y + 4), (x + 7, y - 5)], 2.6, "#7c6458", 0.5, 0.3, clip=m, det=0.2)


def bottom(c: Card) -> None:
    """The pocket's tan lining, deep in lint."""
    floor = blob((-20, 1030, "c"), (120, 1000), (300, 976), (500, 972), (680, 990),
        (820, 1024, "c"), (820, 1240, "c"), (-20, 1240, "c"))  # fmt: skip
    c.shade(floor, 0.5, 18, "#0a0c18")
    m = c.paint(floor, LINING, vol=14, amb=0.1, gain=0.85, edge=0.15, tex=0.3, light=(FIRE[0],
        FIRE[1] + 20, 110), lump=0.3)  # fmt: skip
    c.marks(m, lambda x, y: 0.5 * np.sin(x / 40 + y / 30), 900, 22, 2.6, jit=0.14, alpha=0.5, curl=0.7)
    stitches(c, [(20, 1050), (140, 1018), (300, 996), (500, 992), (680, 1008), (790, 1036)], 6, 5)


def great_coin(c: Card) -> None:
    """A copper sunrise behind the camp; its face is worn smooth."""
    c.shade(ell(456, 784, 226, 236), 0.5, 24, "#060a18")
    c.paint(ell(450, 774, 222), ["#200c0c", "#5c2414", "#a4562c", "#f0a868"], vol=14, amb=0.2,
        wob=0.3, edge=0.3, light=(FIRE[0], FIRE[1], 170))  # fmt: skip
    face = ell(445, 772, 199)
    m = c.paint(face, COPPER, vol=10, amb=0.12, gain=0.84, wob=0.3, edge=0.35, tex=0.16,
        lump=0.08, light=(FIRE[0] - 10, FIRE[1] - 20, 230))  # fmt: skip
    for k in range(28):
        a = k / 28 * 2 * math.pi
        c.paint(ell(445 + 180 * math.cos(a), 772 + 180 * math.sin(a), 7), COPPER, vol=5,
            amb=0.2, wob=0.3, light=(*FIRE, 160))  # fmt: skip
    c.paint(star(445, 766, 96, 12, 0.6, -90), ["#4a1c10", "#94481f", "#d88a4c", "#ffd8a0"],
        vol=10, amb=0.2, wob=0.6, edge=0.25, clip=m, light=(*FIRE, 220), alpha=0.8)  # fmt: skip
    c.paint(ell(445, 766, 50), COPPER, vol=20, amb=0.2, wob=0.4, edge=0.3, clip=m, light=(*FIRE, 200))


def gate_key(c: Card) -> None:
    """A brass key as tall as a gate, leaning on the seam."""
    f = c.at(118, 1034, 1, 7, vol=12, wob=0.3, edge=0.3, amb=0.2, rim=0.7, light=(FIRE[0],
        FIRE[1] - 60, 140))  # fmt: skip
    f.shade(taper((14, 0, 50), (30, -470, 90)), 0.45, 18)
    f.paint(taper((0, -4, 26), (0, -340, 24)), BRASS)
    f.paint(poly([(2, -22), (62, -22), (62, -50), (40, -50), (40, -66), (66, -66), (66, -100),
        (2, -100)]), BRASS, vol=9)  # fmt: skip
    f.paint(cut(ell(0, -412, 74, 80), ell(0, -414, 45, 50)), BRASS, vol=14)
    for y in (-330, -308, -118):
        f.paint(ell(0, y, 22, 9), BRASS, vol=7)


def crumbs(c: Card) -> None:
    """Boulders of biscuit, and a ball of lint."""
    for x, y, r in ((766, 1046, 40), (742, 1120, 34), (70, 1100, 44), (132, 1126, 24)):
        rock = blob(*[(x + r * math.cos(a) * (1 + 0.14 * math.sin(2.3 * a + x)),
            y - r * 0.4 + r * 0.74 * math.sin(a)) for a in np.arange(0, 6.2, 0.8)])  # fmt: skip
        c.shade(ell(x + r * 0.3, y + r * 0.3, r * 1.1, r * 0.3), 0.5, 8)
        c.paint(rock, ["#3a2014", "#8a5a2c", "#d09c54", "#fce0a0"], vol=r * 0.5, amb=0.2,
            tex=0.45, lump=0.5, wob=1.5, light=(*FIRE, 140))  # fmt: skip


def letter_tent(c: Card) -> None:
    """A folded love letter for a tent, its seal a heart."""
    f = c.at(570, 1108, 1.08, vol=4, wob=0.35, edge=0.25, amb=0.34, light=(FIRE[0] - 40, FIRE[1] - 60, 190))
    f.shade(ell(20, 6, 140, 18), 0.55, 10)
    f.paint(poly([(-92, 0), (-30, -128), (10, 2)]), ["#2a1c20", "#5a4438", "#9c7c58"], vol=3)
    f.paint(poly([(-30, -128), (96, -112), (146, -10), (10, 2)]), CREAM, tex=0.1, lump=0.03)
    f.paint(poly([(-30, -128), (-38, -122), (-104, 4), (-92, 2)]), CREAM, tex=0.1)
    f.line([(36, -120), (76, -4)], 2.4, "#8c7660", alpha=0.6, ends=0.9)
    f.line([(-18, -84), (124, -62)], 2.4, "#8c7660", alpha=0.45, ends=0.9)
    heart = blob((62, -34, "c"), (38, -58), (42, -76), (56, -76), (63, -64, "c"), (72, -76),
        (86, -72), (86, -56))  # fmt: skip
    f.paint(heart, ["#4a0c14", "#9c1c24", "#d84438", "#f8a080"], vol=7, det=0.8)


def flame_again(c: Card) -> None:
    """The fire once more, over its own glow."""
    for k, col, a in ((1.0, "#f07c24", 0.9), (0.72, "#ffc24c", 0.95), (0.42, "#fff4c0", 1)):
        f = c.at(FIRE[0], FIRE[1] + 70, k)
        f.flat(blob((0, 0), (-30, -12), (-36, -44), (-16, -74), (-12, -104, "c"), (6, -80),
            (14, -120, "c"), (30, -66), (36, -36), (26, -8)), col, a, 2, wob=1, det=0.6)  # fmt: skip


def campers(c: Card) -> None:
    """Five who are warm, and one with a lantern who reads the wall."""
    c.light = (FIRE[0], FIRE[1] - 20, 90)
    old_man(c, 668, 1008, 128, coat=PLUM, view="side", arm="up", rim=0.9, flip=True, light=(716, 980, 60))
    lantern(c, 712, 1012, 34, g=0.9)
    townsperson(c, 400, 1040, 108, 1, view="side", sit=True, rim=1.0, arm="fwd")
    townsperson(c, 466, 1030, 104, 4, view="side", sit=True, rim=1.0)
    townsperson(c, 518, 1110, 92, 2, view="side", sit=True, rim=0.9)
    townsperson(c, 214, 1122, 124, 6, view="back", sit=False, rim=1.0, arm="out", flip=True)
    townsperson(c, 356, 1146, 120, 3, view="back", rim=1.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FIRE, 160), key="#ffcf88", fog="#24344c")
    cloth(c)
    c.darken(np.asarray(sstep(520, 260, c.yy) * 0.7, np.float32), "#0a1020", 0.5)
    stitches(c, [(64, 330), (80, 520), (70, 760), (86, 990)], 8, 6)
    for a, b in (
        ((704, 480), (744, 452)),
        ((722, 640), (680, 612)),
        ((696, 800), (744, 776)),
        ((704, 880), (668, 862)),
    ):
        stitches(c, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 4), b], 4, 4)
    stitches(c, [(724, 320), (704, 480), (722, 640), (696, 800), (708, 980)], 8, 6)
    opening(c)
    c.beam([(250, 250), (560, 250), (640, 640), (300, 640)], "#cfe0e4", 0.12, 40)
    c.glow(*FIRE, 470, "#ff9a48", 0.34, 1.6)
    great_coin(c)
    bottom(c)
    gate_key(c)
    crumbs(c)
    letter_tent(c)
    c.glow(FIRE[0], FIRE[1] + 60, 240, "#ff8c38", 0.3, 1.7, 0.4)
    campfire(c, FIRE[0], FIRE[1] + 84, 118)
    flame_again(c)
    campers(c)
