"""The Long Way In.

A snail crosses a wet garden path, its shell cut open like a doll's house: a spiral of lit rooms. From the
rim inwards: a cradle, a school desk, a wedding table, a bed, a rocking chair, and at the very centre a
small dark room with the door ajar. Behind, the slime trail shines with tiny tracks of wheels.
"""

import numpy as np

from studio.colour import Arr
from studio.elements.land.land import stone
from studio.elements.plants.plants import grass
from studio.elements.rooms.furniture import bed, chair, table
from studio.elements.things.shells import Whorl, cradle, lamplit, rocking_chair, school_desk
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, LINEN, TEAL, WALNUT, WHITE
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 13, "slug": "long-way-in", "seed": 1313}
FINISH = Finish(bloom=0.42, vignette=0.3)

MOSS = ["#14241c", "#33492c", "#66783c", "#b0b468"]
SKIN = ["#1a2120", "#3c4a3c", "#727c54", "#b4b078", "#f0e8b8"]
SHELL = ["#3a2418", "#7a5028", "#b88a4c", "#e8c88c", "#fff0cc"]
BONE = ["#7a6048", "#c0a078", "#f0dcb0", "#fff8e0"]
PATH = ["#1c242c", "#3c4850", "#68747a", "#a8b0ac"]
X, Y, R = 372, 462, 398
# walls between the rooms; each leaves a way through
PARTITIONS = (
    ((0, 250), (0, 398)), ((186, 0), (318, 0)), ((0, -252), (0, -166)), ((-200, 0), (-122, 0)), ((0, 112), (0, 160)),
    ((94, 0), (127, 0)),
)  # fmt: skip
# first and last turn, lamp, reach, wallpaper (dark, local, lit), floor height
ROOMS = (
    (0.0, 0.25, (560, 560), 250, ("#a85438", "#f0a874", "#fff0cc"), 756),
    (0.25, 0.5, (560, 330), 190, ("#8a5a24", "#e0a848", "#fff0b8"), 462),
    (0.5, 0.75, (262, 330), 160, ("#90402c", "#e08850", "#ffe8b4"), 462),
    (0.75, 1.0, (270, 510), 110, ("#7a3c28", "#cc7c3c", "#ffdc94"), 576),
    (1.0, 1.25, (440, 500), 90, ("#5c3034", "#a8683c", "#fcc878"), 562),
)


def garden(c: Card) -> None:
    """Grey light, wet moss, a slate path; tall grass in the mist because we are small."""
    c.sky([(0, "#8c9c94"), (300, "#a8b4a0"), (620, "#bcbc9c"), (840, "#8c9478"), (900, "#5c6450")])
    for x, h, fog in ((60, 560, 0.7), (700, 620, 0.7), (380, 460, 0.78), (560, 380, 0.75), (190, 420, 0.72)):
        for i in range(6):
            lean = (i - 2.5) * 46 + (x % 7) * 6
            tip = (x + lean * 1.7, 880 - h * (0.7 + 0.06 * i))
            blade = taper((x + i * 7, 900, 22), (x + lean * 0.7, 880 - h * 0.5, 16), (*tip, 2))
            c.paint(blade, MOSS, vol=8, fog=fog, fogcol="#b0b8a0", edge=0.05)
    c.fogband(800, 90, "#c4c8ac", 0.6)
    ground = c.paint(
        rect(-20, 868, 820, 1240), PATH, vol=3, amb=0.5, edge=0, grad=(0.18, -0.3), wob=1.4, grain=1
    )
    c.marks(ground, 0.02, 500, 70, 4, jit=0.08, alpha=0.5, curl=0.05)


def flagstones(c: Card) -> None:
    """Cracks between wet stones, filled with moss."""
    for line in (
        [(20, 950), (260, 962), (520, 946), (790, 958)], [(10, 1060), (300, 1076), (560, 1058), (800, 1074)],
        [(240, 962), (210, 1014), (150, 1072)], [(560, 950), (600, 1000), (640, 1062)],
        [(330, 1074), (300, 1130), (260, 1200)], [(700, 1066), (740, 1120), (760, 1200)],
    ):  # fmt: skip
        c.line(line, 13, "#2c3824", 0.9, 2, ends=0.6)
        c.line([(x, y - 2) for x, y in line], 6, "#6c7c3c", 0.7, 2.4, ends=0.5)


def trail(c: Card) -> None:
    """The silver way it came, with the marks of a very small pair of wheels."""
    way = curve((690, 902), (752, 936), (700, 992), (540, 1030), (400, 1066), (380, 1120), (470, 1190))
    n = len(way)
    wide = taper(*[(x, y, 30 + 44 * i / n) for i, (x, y) in enumerate(way)][::8])
    m = c.paint(
        wide, ["#5c7078", "#9cb0ac", "#dce4d4", "#fbfdf0"], vol=14, amb=0.45, edge=0.1, alpha=0.8, tex=0.3
    )
    c.marks(m, 0.1, 120, 40, 3, jit=0.14, alpha=0.6, bias=0.08)
    normal = np.gradient(way, axis=0)
    normal = np.stack([-normal[:, 1], normal[:, 0]], 1) / np.hypot(*normal.T)[:, None]
    for side in (-1, 1):
        wheel = way + normal * (side * (6 + 9 * np.arange(n) / n))[:, None]
        for i in range(2, n - 3, 3):
            c.line(wheel[i : i + 2], 3.0 + 2 * i / n, "#3c4c50", 0.85, 0.2, ends=0.9)
    c.sparks(m, 60, "#ffffff", (0.8, 1.8))


def body(c: Card) -> None:
    """Neck and foot; the head looks left, horns out."""
    foot = blob(
        (772, 910), (660, 872), (560, 846), (450, 838), (400, 800), (392, 730), (370, 682), (310, 680),
        (226, 650), (160, 604), (108, 584), (68, 606), (58, 654), (90, 702), (136, 752), (172, 820), (164, 878),
        (132, 912), (400, 922), (640, 918),
    )  # fmt: skip
    for x, y, tip in ((96, 600, (52, 470)), (132, 602, (126, 458))):
        c.paint(
            taper((x, y, 20), ((x + tip[0]) / 2 - 5, (y + tip[1]) / 2, 12), (*tip, 9)), SKIN, vol=8, rim=0.5
        )
        c.paint(ell(*tip, 13), SKIN, vol=9, rim=0.6)
        c.dot(tip[0] - 3, tip[1] - 2, 6, "#141814", 1)
        c.dot(tip[0] - 5, tip[1] - 4, 2, "#f8f4e0", 1)
    for y, tip in ((668, (30, 690)), (682, (54, 716))):
        c.paint(taper((74, y, 13), (*tip, 7)), SKIN, vol=5)
    m = c.paint(foot, SKIN, vol=70, amb=0.14, edge=0.25, rim=0.5, tex=0.12, lump=0.03, light=(200, 260, 240))
    for i, (x, y) in enumerate(c.scatter(m * (1 - c.ground(880)), 420)):
        c.flat(
            ell(x, y, 5 + i % 4, 3.4, 20 + i % 30), "#20281e" if i % 3 else "#d8d4a8", 0.22, 1, 0.4, clip=m
        )
    c.flat(blob((364, 660), (420, 700), (430, 800), (396, 830), (372, 760)), "#ff9c50", 0.35, 16, clip=m)
    c.line([(64, 664), (84, 684), (110, 688)], 3, "#20241f", 0.8)
    for line in ([(112, 600), (170, 628), (230, 672), (300, 690)], [(150, 700), (196, 760), (214, 830)]):
        c.line(line, 9, "#f8f8e0", 0.4, 0.6, clip=m)
    hem = blob((150, 900), (300, 884), (560, 880), (700, 892), (764, 910), (620, 926), (300, 930), (140, 920))
    c.paint(hem, SKIN, vol=14, amb=0.3, edge=0.2, wob=1.4)


def shell(c: Card) -> Arr:
    """The sawn shell, its rooms papered and lit."""
    w = Whorl(c, X, Y, R)
    outer = w.silhouette(1.05)
    c.paint(outer, SHELL, vol=30, amb=0.25, edge=0.3, rim=0.5, tex=0.3, light=(200, 120, 260))
    c.marks(outer, lambda x, y: np.arctan2(y - Y, x - X), 900, 20, 5, jit=0.13, alpha=0.7)
    whole = w.silhouette()
    for t0, t1, lamp, reach, (dark, local, lit), floor in ROOMS:
        m = w.room(t0, t1) * whole
        lamplit(c, m, lamp, reach, dark, local, lit)
        boards = m * c.ground(floor)
        c.over(boards, "#6a3c20")
        c.marks(boards, 0.0, 60, 26, 4, jit=0.14, alpha=0.7)
        for i in range(-8, 9):
            stripe = [(lamp[0] + i * 19, floor - 210), (lamp[0] + i * 19, floor)]
            c.line(stripe, 2, dark, 0.28, 0.3, clip=m * (1 - c.ground(floor)), ends=0.9)
    core = w.room(1.25, 9) * whole
    lamplit(c, core, (392, 440), 110, "#0c1430", "#1a2c5c", "#34589c")
    return w.walls(10) * whole * (w.turn < 1.5)


def sawn_edge(c: Card, walls: Arr) -> None:
    """The walls between the rooms, pale where the saw went."""
    for a, b in PARTITIONS:
        c.paint(
            taper((X + a[0], Y + a[1], 11), (X + b[0], Y + b[1], 11)), BONE, vol=5, wob=0.5, edge=0.3, amb=0.4
        )
    c.paint(walls, BONE, vol=6, amb=0.45, edge=0.35, tex=0.15, light=(300, 200, 200))


def furnish(c: Card) -> None:
    """One life, a piece of furniture at a time."""
    c.light = (560, 560, 120)
    cradle(c, 528, 756, 128)
    c.light = (560, 330, 110)
    school_desk(c, 588, 458, 108)
    c.light = (262, 330, 100)
    table(c, 234, 458, 50, 92, cloth=WHITE)
    for x, flip in ((186, True), (282, False)):
        chair(c, x, 460, 66, WALNUT, flip=flip)
    c.paint(blob((222, 408), (226, 392), (234, 384), (242, 392), (246, 408)), LINEN, vol=5, det=0.8)
    c.dot(234, 382, 4, "#d84838", 1)
    c.light = (270, 510, 80)
    bed(c, 286, 578, 104, WALNUT, TEAL)
    c.light = (440, 500, 80)
    rocking_chair(c, 424, 566, 74, WALNUT, CRIMSON)
    for x, y, r in ((560, 560, 7), (560, 322, 6), (234, 322, 5.5), (262, 500, 4.5), (448, 496, 4)):
        c.halo(x, y, r * 9, "#fff0b8", 0.7)
        c.line([(x, y - r * 5), (x, y)], 1.6, "#4a2c1c", 0.8, 0.2)
        c.dot(x, y, r, "#fffbe0", 1)
    door = [(372, 496), (372, 414), (400, 406), (400, 502)]
    c.flat(poly([(398, 496), (398, 412), (418, 412), (418, 496)]), "#bfe4ff", 0.95, 1, 0.3, det=0.8)
    c.halo(410, 456, 64, "#7cc0ff", 0.7)
    c.paint(
        poly(door),
        ["#0c1838", "#24488c", "#4878c0", "#9cc8f0"],
        vol=3,
        wob=0.3,
        det=0.9,
        light=(440, 440, 60),
    )
    c.dot(394, 458, 3, "#f8dc80", 1)


def canopy(c: Card) -> None:
    """A leaf overhead that has kept the rain off, and is letting it go."""
    leaf = blob(
        (860, -60), (540, -80), (320, -4), (216, 92), (190, 160, "c"), (340, 160), (540, 122), (720, 104),
        (860, 160),
    )  # fmt: skip
    m = c.paint(leaf, MOSS, vol=30, amb=0.2, edge=0.2, rim=0.6, light=(300, 320, 200), grad=(-0.1, 0.15))
    c.line([(850, 36), (600, 14), (360, 72), (198, 154)], 9, "#a8b070", 0.7, 1, clip=m)
    for t in range(6):
        x, y = 690 - t * 76, 22 + t * t * 2.6
        c.line([(x, y), (x - 40, y + 50), (x - 96, y + 96)], 4, "#8c9858", 0.6, 1, clip=m)
        c.line([(x, y), (x - 70, y - 26), (x - 130, y - 60)], 4, "#2c4028", 0.5, 1, clip=m)
    for x, y, r in ((192, 170, 10), (190, 226, 7), (420, 152, 8), (640, 122, 9)):
        c.paint(
            blob((x, y - r * 1.8, "c"), (x + r, y), (x, y + r), (x - r, y)),
            ["#5c7c74", "#a8c4b4", "#f4fff0"],
            vol=r,
            det=0.8,
        )
        c.dot(x - r * 0.3, y - r * 0.2, 1.6, "#ffffff", 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(260, 60, 300), key="#fff0d0", fog="#b0b8a0")
    garden(c)
    flagstones(c)
    trail(c)
    c.shade(ell(410, 922, 350, 22), 0.6, 12, "#10181a")
    walls = shell(c)
    sawn_edge(c, walls)
    furnish(c)
    c.light = (260, 60, 300)
    body(c)
    c.mirror(926, 90, 740, 0.42, 0.8, 150, "#2c383c", 0.35)
    c.glow(540, 950, 240, "#ffb860", 0.35, 1.6, 0.3)
    c.glints(520, 936, 1040, 150, "#ffb45c", 70, 0.6)
    canopy(c)
    for x, y, h in (
        (40, 900, 90), (776, 910, 110), (740, 1150, 70), (70, 1160, 90), (120, 1180, 60), (300, 1186, 40),
    ):  # fmt: skip
        grass(c, x, y, h, 9, ("#22341c", "#4c6430", "#98a450"))
    for x, y, h in ((140, 1110, 34), (690, 1130, 26)):
        stone(c, x, y, h, ramp=PATH)
    c.rain(90, 0.1, "#eef4f0", 0.35)
