"""Spring Cleaning.

On a bright beach an old woman lifts the edge of the sea with one hand, like a carpet with its woven
border and fringe of foam, and sweeps under it with the other: dust, a crown, the ribs of a ship, a
sleeping crocodile. A lump already travels under the water towards the horizon and tips a buoy. She
looks round to see if anyone is watching.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.animals.sea_life import crab, shell
from studio.elements.animals.small_animals import crocodile
from studio.elements.land.land import stone
from studio.elements.things.props import crown
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRASS, CRIMSON, PINE, WHITE
from studio.shapes import Points, blob, curve, ell, poly, stroke, taper

META = {"number": 36, "slug": "spring-cleaning", "seed": 3636}
FINISH = Finish(vignette=0.16)

HORIZON = 300
BEACH = ["#9a7c84", "#d0b094", "#f0dcb4", "#fff6dc"]
TURQUOISE = ["#0c5470", "#1c8c9c", "#4cc4bc", "#a8ecd4", "#f0fff0"]
BACKING = ["#2c2450", "#54487c", "#8c7cb0", "#ccbcd8"]
CRIMSON_BROWN = ["#3c1c24", "#7c4838", "#b88058", "#f0c890"]
BLOUSE = ["#64588c", "#a49cc0", "#e0d8e4", "#fffaf4"]
FACE = ["#8c5048", "#d89c78", "#f8d0a8", "#fff0d4"]
SKIRT = ["#101c40", "#24386c", "#4c689c", "#a4bcd4"]
BONE = ["#5c5070", "#a094a4", "#e0d4c8", "#fff8e8"]
EDGE = curve(
    (-60, 812), (60, 826), (140, 800), (214, 728), (296, 640), (372, 640), (452, 722), (550, 858), (660, 966),
    (760, 1016), (860, 1034),
)  # fmt: skip
RIDGE = curve((334, 650), (372, 560), (430, 470), (500, 400))


def beach(c: Card) -> None:
    """Noon sky and a wide cream beach."""
    c.sky([(0, "#6cb4dc"), (180, "#a8d8e8"), (300, "#eaf0dc")])
    c.clouds(40, 270, "#b8d8e8", "#fffaf0", cover=0.46, a=0.85, cell=150, sx=2.4)
    sand = poly([(-20, 700), (820, 700), (820, 1220), (-20, 1220)])
    m = c.paint(sand, BEACH, vol=2, amb=0.62, gain=0.5, edge=0, tex=0.2, grad=(0.06, -0.12))
    c.marks(m, lambda x, _: 0.1 + 0.2 * np.sin(x / 120), 700, 60, 3.4, jit=0.05, alpha=0.5)


def offset(d: float) -> Points:
    """The sea's edge moved inland over the water by d."""
    t = np.gradient(EDGE, axis=0)
    n = np.stack([t[:, 1], -t[:, 0]], 1) / np.hypot(t[:, 0], t[:, 1])[:, None]
    return np.asarray(EDGE + n * d)


def model(c: Card, sea: Arr) -> None:
    """Light and shade of the lifted fold, laid over water and border alike."""
    side = c.xx - np.interp(c.yy, RIDGE[::-1, 1], RIDGE[::-1, 0])
    fade = sstep(400, 600, c.yy) * sea
    c.darken(np.clip(0.75 * np.exp(-(((side - 96) / 78) ** 2)) * fade, 0, 1), "#0a3c68", 0.62)
    c.over(np.clip(0.5 * np.exp(-(((side + 30) / 52) ** 2)) * fade, 0, 1), "#dcfff0")
    left = c.xx - 110
    c.darken(np.clip(np.exp(-((left / 60) ** 2)) * sstep(640, 800, c.yy) * sea, 0, 1), "#0a3c68", 0.35)


def lump(c: Card, sea: Arr) -> None:
    """What was swept away, travelling under the water, wrinkles behind it."""
    for i, (x, y, r) in enumerate(((590, 640, 34), (620, 570, 60), (590, 478, 128))):
        c.shade(ell(x + r * 0.3, y + r * 0.1, r * 1.1, r * 0.34), 0.7, 12, "#083c64", clip=sea)
        dome = blob((x - r, y), (x - r * 0.7, y - r * 0.42), (x, y - r * 0.72), (x + r * 0.7,
            y - r * 0.42), (x + r, y), (x, y + r * 0.2))  # fmt: skip
        m = c.paint(dome, TURQUOISE[:4], vol=r * 0.8, amb=0.12, edge=0, soft=2.5, rim=0.6,
            tex=0.14, lump=0.04, light=(x - 260, y - 330, 130))  # fmt: skip
        for d, a in ((0.16, 0.8), (0.3, 0.45)):
            foot = curve(
                (x - r * 1.08, y - 2), (x - r * 0.4, y + r * d), (x + r * 0.4, y + r * d), (x + r * 1.08, y)
            )
            c.line(foot, 5, "#e8fff4", a, 1.4, det=0)
        c.marks(m, lambda u, v, x=x, r=r: (u - x) / r * 0.8, 60 + 60 * i, 34, 3.4, jit=0.1, alpha=0.6)


def slope(x: Arr, y: Arr) -> Arr:
    """Waves lie flat far out and follow the edge near it."""
    ex, ey = EDGE[:, 0], EDGE[:, 1]
    grade = np.interp(x, ex, np.gradient(ey, ex))
    near = np.exp(-np.clip(np.interp(x, ex, ey) - y, 0, None) / 130)
    return np.asarray(np.arctan(grade * near))


def under_the_sea(c: Card) -> None:
    """What has been hidden: the shade under the carpet and everything in it."""
    gap = poly([*EDGE[20:-8].tolist(), (720, 1020), (560, 1010), (400, 968), (250, 900), (130, 824)])
    depth = sstep(960, 700, c.yy)
    m = c.paint(gap, BACKING, vol=3, amb=0.5, gain=0.2, edge=0, tex=0.15, add=0.16 - 0.66 * depth)
    f = c.at(402, 900, 1, 8)
    for i, x in enumerate((-96, -62, -28, 6, 40, 74)):
        h = 150 - abs(i - 2.2) * 22
        rib = taper((x, 8, 13), (x - 15, -h * 0.5, 11), (x + 10, -h, 5))
        f.paint(rib, BONE, vol=5, amb=0.4, wob=0.5, edge=0.3, clip=m)
    f.paint(taper((-120, 12, 16), (0, 16, 20), (110, 12, 12)), BONE, vol=7, amb=0.35, wob=0.5, clip=m)
    c.shade(ell(560, 990, 96, 10), 0.5, 6)
    crocodile(c, 566, 992, 200)
    dust(c)
    crown(c, 428, 958, 56)


def dust(c: Card) -> None:
    """Grey fluff, rolled together."""
    for x, y, r in ((392, 988, 20), (420, 994, 15), (364, 984, 14), (640, 1008, 15), (350, 900,
        24), (372, 912, 18)):  # fmt: skip
        m = c.paint(
            ell(x, y, r, r * 0.7), ["#3c3454", "#746c8c", "#aca4b0", "#dcd4d0"], vol=r * 0.6, amb=0.3, wob=2
        )
        c.marks(m, lambda x, y: x * 0.3 + y * 0.2, 46, 16, 2, jit=0.2, alpha=0.8, curl=0.9)


def the_sea(c: Card) -> None:
    """The carpet: water, waves, woven border, fringe of foam."""
    shape = poly([(-60, HORIZON), (860, HORIZON), *EDGE[::-1].tolist()])
    far = sstep(520, HORIZON, c.yy) * 0.34 - 0.06
    m = c.paint(shape, TURQUOISE, vol=2, amb=0.46, gain=0.25, edge=0, tex=0.16, wob=0.4, add=far)
    c.marks(m, slope, 1500, 54, 4.4, jit=0.1, alpha=0.55, curl=0.14)
    c.marks(m, slope, 260, 40, 3.4, [TURQUOISE[3], "#f4fff4"], bias=0.4, jit=0.1, alpha=0.7)
    lump(c, m)
    border(c, m)
    model(c, m)
    band = c.mask(stroke(offset(4), 30, 0.9), 0.6)
    c.paint(band, ["#7cc4cc", "#c8ece4", "#fffdf4"], vol=9, amb=0.5, edge=0.25, tex=0.3)
    line, below = offset(2), offset(-26)
    for a, b in zip(line[::3], below[::3], strict=True):
        c.line([tuple(a), ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2), (b[0] - 1, b[1] + 6)], 5,
            "#fffaf0", 0.95, 0.8)  # fmt: skip
    for x, y in c.scatter(m * c.ground(340), 90):
        c.dot(x, y, 2.2, "#ffffff", 0.9)


def border(c: Card, m: Arr) -> None:
    """Two woven stripes along the edge with a row of fish between them."""
    deep = "#0c5c7c"
    c.line(offset(98), 58, deep, 0.55, 0.4, clip=m, ends=1, det=0)
    for d, w in ((58, 8), (138, 8), (150, 3.5)):
        c.line(offset(d), w, "#fdf4d8", 0.85, 0.4, clip=m, ends=1, det=0.3)
    path = offset(98)
    gone = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    for i, s in enumerate(np.arange(30, gone[-1], 62)):
        x, y = np.interp(s, gone, path[:, 0]), np.interp(s, gone, path[:, 1])
        x2, y2 = np.interp(s + 8, gone, path[:, 0]), np.interp(s + 8, gone, path[:, 1])
        f = c.at(float(x), float(y), 1, math.degrees(math.atan2(y2 - y, x2 - x)), wob=0.3)
        if i % 2:
            f.flat(poly([(-13, 0), (0, -16), (13, 0), (0, 16)]), "#e8b8cc", 0.95, clip=m, det=0.5)
            f.flat(poly([(-6, 0), (0, -7), (6, 0), (0, 7)]), deep, 0.9, clip=m, det=0.5)
        else:
            body = blob((-20, 0), (-8, -11), (8, -8), (16, 0), (26, -10, "c"), (26, 10, "c"),
                (16, 0), (8, 8), (-8, 11))  # fmt: skip
            f.flat(body, "#fdf4d8", 0.95, clip=m, det=0.5)
            f.flat(ell(-10, -2, 2.2), deep, 1, clip=m, det=0.8)


def old_woman(c: Card) -> None:
    """One fist full of sea, one broom, a glance over her shoulder."""
    f = c.at(200, 962, 2.55, 2, wob=0.2, vol=9, det=0.85, edge=0.28, rim=0.6, rimw=3, tex=0.14, amb=0.36)
    c.shade(ell(196, 954, 70, 11), 0.45, 8, "#4c3458")
    arm = taper((7, -66, 11), (22, -80, 9), (33, -106, 7))
    f.paint(arm, BLOUSE)
    skirt = blob((-9, -74), (8, -75), (13, -60), (15, -44), (26, -18), (30, -1), (10, 2), (-12,
        2), (-27, -1), (-22, -22), (-14, -46), (-13, -62))  # fmt: skip
    m = f.paint(skirt, SKIRT, vol=14)
    for x in (-14, -3, 10, 20):
        f.line([(x * 0.55, -40), (x * 0.9, -20), (x, 0)], 2.2, SKIRT[0], alpha=0.45, clip=m)
    top = blob((-9, -74), (8, -75), (13, -60), (15, -45), (0, -41), (-14, -45), (-13, -62))
    f.paint(top, BLOUSE, vol=9)
    apron = blob((2, -44), (14, -46), (22, -20), (24, -5), (10, -3), (4, -20))
    f.paint(apron, WHITE, vol=5)
    f.line([(-14, -44), (0, -42), (15, -46)], 3, WHITE[2], alpha=0.9, clip=m)
    f.paint(ell(33, -108, 4.2), FACE)
    head(f)
    broom(f)
    f.paint(taper((-9, -66, 11), (-4, -52, 9.5), (14, -46, 8)), BLOUSE)
    f.paint(ell(17, -46, 4.2), FACE)


def head(f: Frame) -> None:
    """A round face under a crimson kerchief, turned back towards us."""
    f.paint(blob((4, -72), (14, -68), (20, -60), (12, -62), (5, -66)), CRIMSON, vol=3)
    f.shade(ell(0, -73, 9, 3.5), 0.5, 2)
    f.paint(ell(0, -87, 14.5, 15), CRIMSON, vol=11)
    f.paint(ell(-4, -85, 10, 10.5), FACE, vol=7)
    f.paint(ell(-9, -84, 3.2, 2.6), FACE, vol=2.5)
    for x in (-11.4, -3.6):
        f.flat(ell(x, -88, 2.2, 1.9), "#fffaf0", 1, det=1)
        f.flat(ell(x - 1, -88, 1.2, 1.5), "#2a1418", 1, det=1)
    f.line([(-10, -79), (-7, -78), (-4, -79.5)], 1.2, "#7c2c2c", alpha=0.9)
    f.flat(ell(-1, -82.5, 2.6, 1.8), "#e88c7c", 0.45, 1)


def broom(f: Frame) -> None:
    """The stick and its straw, pushing dust into the dark."""
    f.paint(taper((-2, -66, 2.6), (17, -46, 2.8), (42, -16, 3)), PINE, vol=2)
    straw = blob((38, -20), (45, -23), (62, -8), (66, 2), (54, 9), (44, 10), (38, -6))
    m = f.paint(straw, ["#6c3c1c", "#b87c34", "#ecb85c", "#fff0b0"], vol=5)
    f.card.marks(m, 0.95, 120, 26, 2.6, jit=0.14, alpha=0.8)
    f.line([(38, -12), (50, -18)], 2, CRIMSON[2], alpha=0.9, clip=m)


def tipped_buoy(c: Card) -> None:
    """A striped buoy knocked sideways by the lump, its bell swinging."""
    f = c.at(560, 424, 0.86, -26, wob=0.3, det=0.7, edge=0.28)
    m = f.paint(blob((-58, -6, "c"), (-30, -84), (30, -84), (58, -6, "c"), (0, 18)), WHITE, vol=22, amb=0.35)
    f.paint(blob((-70, -42), (0, -30), (70, -42), (70, -64), (0, -56), (-70, -64)), CRIMSON, vol=10, clip=m)
    f.paint(blob((-70, 0), (0, 14), (70, 0), (70, 30), (-70, 30)), CRIMSON, vol=10, clip=m)
    for x in (-20, 20):
        f.line([(x, -82), (x * 0.35, -150)], 6, "#5a3c30", alpha=1, ends=0.9)
    f.paint(blob((-9, -138), (9, -138), (17, -104, "c"), (-17, -104, "c")), BRASS, vol=8, rim=0.6)
    f.paint(ell(3, -100, 5), CRIMSON_BROWN, vol=4)
    f.paint(ell(0, -158, 13), CRIMSON, vol=9, rim=0.5)
    c.line([(492, 440), (546, 448), (612, 416)], 7, "#f4fff4", 0.85, 0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, -200, 420), key="#fff6d8", fog="#d8e8e0")
    beach(c)
    c.shade(stroke(offset(-40), 60, 0.9), 0.2, 16, "#6c4c7c")
    under_the_sea(c)
    the_sea(c)
    tipped_buoy(c)
    old_woman(c)
    shell(c, 96, 1080, 34)
    crab(c, 330, 1110, 36)
    stone(c, 700, 1130, 26, ramp=["#6c5c78", "#a494a0", "#d8c8c0"])
