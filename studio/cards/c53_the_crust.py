"""The Crust.

A cut loaf on a blue cloth: the holes in its crumb are caves with lamps, rope ladders and washing. A knife
stands in the board like a monolith with a path of crumbs worn to it. Mice arrive from the dark end of the
table with bundles, tired; at the crust-gate someone holds up a lantern.
"""

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.small_animals import mouse
from studio.elements.things.loaf import CRUMB, CRUST, cave, hanging_lamp, laundry, rope_ladder, wanderer_mouse
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import STEEL, WALNUT
from studio.shapes import blob, curve, ell, inter, poly, rect

META = {"number": 53, "slug": "the-crust", "seed": 5353}
FINISH = Finish(vignette=0.26, bloom=0.42)

CLOTH = ["#101c3c", "#24406c", "#4c74a0", "#a0c0d4"]
BOARD = ["#2c1810", "#6c4424", "#a8743c", "#e4b878"]
FACE = blob(
    (92, 770), (72, 640), (66, 520), (96, 400), (170, 300), (270, 246), (380, 230), (490, 250), (574, 310), (628, 410),
    (644, 530), (632, 660), (606, 776), (520, 806), (350, 814), (180, 806),
)  # fmt: skip


def kitchen(c: Card) -> None:
    """A blue evening wall, the table and its checked cloth going dark to the left."""
    c.sky([(0, "#5c7c9c"), (300, "#84a0ac"), (640, "#a8b4a8"), (800, "#8c9498")], calm=0.6)
    c.glow(420, 420, 620, "#ffdc9c", 0.34, 1.6)
    m = c.paint(poly([(-20, 800), (820, 780), (820, 1220), (-20, 1220)]), CLOTH, vol=2, amb=0.5,
        gain=0.5, edge=0, tex=0.2)  # fmt: skip
    for i in range(-8, 9):
        c.line([(400 + i * 70, 780), (400 + i * 165, 1220)], 26, "#c4d8e0", 0.26, 1, clip=m, ends=1, det=0)
    for y, w in ((830, 14), (880, 18), (944, 24), (1024, 30), (1124, 38)):
        c.line([(-20, y + 6), (400, y), (820, y + 4)], w, "#c4d8e0", 0.26, 1, clip=m, ends=1, det=0)
    c.marks(m, 0.05, 800, 30, 3, jit=0.06, alpha=0.4)
    dark = sstep(420, -20, c.xx + (1000 - c.yy) * 0.3) * sstep(780, 960, c.yy)
    c.darken(np.asarray(dark, np.float32), "#0a0c24", 0.8)


def board(c: Card) -> None:
    """The bread board, and the shade of the loaf on it."""
    c.shade(ell(420, 960, 400, 40), 0.5, 18)
    top = blob((36, 850), (90, 790), (400, 764), (730, 786), (782, 850), (740, 912), (400, 944), (80, 916))
    c.paint(blob((36, 862), (80, 930), (400, 968), (744, 930), (782, 862), (740, 880), (400,
        900), (80, 880)), BOARD[:3], vol=8, wob=0.5)  # fmt: skip
    m = c.paint(top, BOARD, vol=5, amb=0.4, gain=0.6, grain=1, wob=0.5, rim=0.4)
    c.marks(m, 0.02, 260, 70, 3.4, jit=0.1, alpha=0.5)
    c.shade(ell(350, 824, 330, 26), 0.6, 14, "#2c0c08")


def loaf(c: Card) -> Arr:
    """Crust behind, crumb in front; returns the mask of the cut face."""
    back = blob((70, 770), (46, 560), (90, 360), (190, 244), (330, 176), (480, 178), (600, 240),
        (680, 360), (706, 540), (690, 700), (650, 784), (400, 820), (180, 812))  # fmt: skip
    m = c.paint(back, CRUST, vol=80, amb=0.2, tex=0.35, rim=0.5, edge=0.2, light=(240, -60, 260))
    for x, y in ((196, 268), (330, 204), (470, 196), (596, 262), (668, 376), (694, 520)):
        turn = np.arctan2(y - 520, x - 400)
        dx, dy = -np.sin(turn - 0.9), np.cos(turn - 0.9)
        slash = curve((x - dx * 56, y - dy * 56), (x + 8, y - 4), (x + dx * 56, y + dy * 56))
        c.line(slash, 26, "#5c240c", 0.75, 2, clip=m, det=0)
        c.line(slash + np.array([5, 7]), 15, "#f4d8a0", 0.75, 2, clip=m, det=0)
    c.marks(m, 0.4, 700, 22, 4, jit=0.12, alpha=0.5)
    c.paint(FACE, CRUST, vol=14, amb=0.3, edge=0.2, wob=0.6, light=(240, 100, 200))
    face = c.paint(inter(FACE, blob((110, 756), (92, 620), (88, 520), (116, 414), (184, 320),
        (276, 268), (380, 252), (482, 270), (558, 326), (608, 418), (622, 530), (612, 650),
        (588, 760), (510, 786), (350, 794), (190, 786))), CRUMB, vol=10, amb=0.5, gain=0.4,
        edge=0.15, tex=0.34, wob=1.6, light=(360, 520, 300))  # fmt: skip
    for x, y in c.scatter(face, 420):
        r = 2 + (x * 13 + y * 7) % 7
        c.flat(ell(x, y, r, r * 0.75, (x * 3) % 90), "#a0703c", 0.5, 0.8, clip=face)
        c.flat(ell(x + 1, y + r * 0.7, r * 0.8, 1.4), "#fff6d8", 0.6, 0.6, clip=face)
    return face


def dwellings(c: Card) -> None:
    """The caves and what one sees in them."""
    rng = np.random.default_rng(7)
    for x, y in ((150, 430), (400, 300), (470, 316), (560, 380), (590, 540), (470, 610), (440,
        700), (130, 600), (280, 470), (330, 460), (420, 470), (270, 640), (590, 730), (120,
        700), (250, 320), (540, 560), (380, 650), (232, 420), (500, 740), (160, 760), (420,
        420), (330, 310)):  # fmt: skip
        rx = float(rng.uniform(9, 30))
        cave(c, x, y, rx, rx * float(rng.uniform(0.45, 0.8)), 0.0, float(rng.uniform(-14, 14)))
    for x, y, rx, ry, lean in ((326, 392, 96, 46, 26), (514, 468, 60, 64, -12), (180, 522, 50,
        66, 10), (356, 560, 84, 50, -24), (546, 646, 46, 48, 14), (206, 690, 66, 38, 20)):  # fmt: skip
        cave(c, x, y, rx, ry, 1.0, lean)
    hanging_lamp(c, 372, 372, 24)
    c.paint(rect(272, 410, 314, 416, 2), WALNUT, vol=2, det=0.8)
    for lx in (276, 308):
        c.line([(lx, 414), (lx, 434)], 4, WALNUT[1], 1, ends=0.9)
    c.paint(ell(294, 405, 10, 5), ["#a88c5c", "#f0dca0"], vol=3)
    mouse(c, 338, 434, 50, upright=True)
    hanging_lamp(c, 520, 430, 24)
    mouse(c, 500, 522, 54, upright=True, flip=True)
    mouse(c, 540, 524, 34, upright=True)
    hanging_lamp(c, 186, 490, 26)
    mouse(c, 176, 582, 48, upright=True, flip=True)
    hanging_lamp(c, 396, 540, 22)
    c.paint(blob((296, 602), (298, 580), (330, 574), (384, 582), (388, 604)), CLOTH, vol=8, det=0.7)
    c.paint(ell(308, 577, 14, 9), ["#8c6c58", "#d8c0a0", "#f8ecd0"], vol=5, det=0.7)
    hanging_lamp(c, 548, 624, 18, 0.8)
    mouse(c, 220, 722, 34, upright=True)
    laundry(c, (404, 424), (462, 430), ("#d05040", "#f4ecd8"))
    laundry(c, (236, 560), (284, 546), ("#6c98b8", "#f4ecd8"))
    laundry(c, (426, 592), (506, 626), ("#f4ecd8", "#d05040", "#6c98b8"))
    rope_ladder(c, (266, 430), (300, 530), 22, 7)
    rope_ladder(c, (544, 690), (530, 796), 24, 8)
    rope_ladder(c, (166, 586), (186, 664), 22, 6)


def gate(c: Card) -> None:
    """The arch in the crust where the lantern is."""
    x, y = 350, 816
    arch_ = blob((x - 62, y + 8, "c"), (x - 62, y - 60), (x, y - 118), (x + 62, y - 60), (x + 62, y + 8, "c"))
    c.paint(blob((x - 78, y + 8, "c"), (x - 80, y - 66), (x, y - 138), (x + 80, y - 66),
        (x + 78, y + 8, "c")), CRUST, vol=12, amb=0.3, tex=0.3)  # fmt: skip
    c.paint(arch_, ["#2c0c08", "#5c240c", "#94501c", "#d08c38"], vol=5, amb=0.3, edge=0.3, grad=(-0.1, 0.2))
    c.glow(x - 20, y + 60, 260, "#ffb850", 0.4, 1.8, 0.35)


def knife(c: Card) -> None:
    """A monolith: the bread knife upright in the board, crumbs laid at its foot."""
    c.shade(poly([(716, 880), (760, 868), (800, 930), (760, 950)]), 0.5, 8)
    f = c.at(712, 884, 1, 3, wob=0.25, edge=0.25)
    f.paint(poly([(-30, 0), (-40, -300), (22, -300), (30, -4), (8, 8)]), STEEL, vol=10, amb=0.4,
        tex=0.1, light=(420, 600, 160), rim=0.8, det=0.3)  # fmt: skip
    f.line([(-6, -290), (2, -8)], 5, "#fffbe8", alpha=0.5)
    f.paint(rect(-44, -322, 28, -296, 5), ["#4c2c10", "#a87428", "#f0c860"], vol=7)
    f.paint(blob((-36, -322, "c"), (-44, -430), (-36, -540), (-6, -562), (22, -540), (28, -430),
        (18, -322, "c")), WALNUT, vol=26, grain=2, rim=0.6)  # fmt: skip
    for y in (-370, -430, -490):
        f.paint(ell(-8, y, 8), ["#4c2c10", "#c89438", "#fff0a8"], vol=4, det=0.8)
    for x, y, r in ((664, 892, 9), (684, 900, 7), (648, 884, 6), (734, 904, 8), (704, 906, 6)):
        c.paint(blob((x - r, y), (x - r * 0.4, y - r), (x + r, y - r * 0.5), (x + r * 0.8,
            y + r * 0.5)), CRUMB, vol=4, det=0.6)  # fmt: skip


def road(c: Card) -> None:
    """A trail of crumbs: from the dark to the gate, and from the gate to the knife."""
    for line in (curve((60, 1130), (200, 1080), (330, 1010), (372, 930), (352, 846)),
        curve((420, 850), (520, 876), (640, 892))):  # fmt: skip
        c.line(line, 20, "#fff0c8", 0.14, 1.5, det=0)
        for i, (x, y) in enumerate(line[::4]):
            r = 4 + (i * 5) % 6
            c.paint(ell(x + (i * 37) % 19 - 9, y + (i * 23) % 11 - 5, r, r * 0.7), CRUMB, vol=3, wob=1)


def pilgrims(c: Card) -> None:
    """Mice from the dark end of the table, and the one who waits for them."""
    wanderer_mouse(c, 352, 838, 104, bundle=False, flip=False, lantern=True)
    for x, y, h, bundle in ((330, 1000, 98, True), (226, 1064, 106, True), (272, 1056, 56,
        False), (126, 1110, 116, True)):  # fmt: skip
        wanderer_mouse(c, x, y, h, bundle)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(380, 620, 260), key="#ffe0a0", fog="#8c9ca4")
    kitchen(c)
    board(c)
    loaf(c)
    dwellings(c)
    gate(c)
    road(c)
    knife(c)
    c.light = (372, 780, 120)
    pilgrims(c)
