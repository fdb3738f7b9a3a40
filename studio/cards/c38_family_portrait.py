"""Family Portrait.

On a noon hilltop the washing on the line fills with wind and poses as a family: big coat, long dress,
small shirts, sleeve in sleeve. Between two of them two pegs hold nothing, and both neighbours still
reach into the gap. The dog sits before them; a little nightgown flies off over the valley.
"""

import numpy as np

from studio.elements.animals.small_animals import sitting_dog
from studio.elements.buildings.houses import house
from studio.elements.land.land import hills
from studio.elements.plants.trees import poplar, round_tree
from studio.elements.things.clothes_blown import body, folds, hole, peg, sleeve
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, LINEN, RED, ROOF_RED, WOOD
from studio.shapes import Point, blob, curve, ell, taper

META = {"number": 38, "slug": "family-portrait", "seed": 3838}
FINISH = Finish(vignette=0.16, bloom=0.3)

COBALT = ["#0e1a48", "#1f3f8c", "#3f6fc4", "#a4c8ec"]
SHIRT = ["#5c6894", "#a4b0cc", "#e6e6e4", "#fffaee"]
BUTTER = ["#7c6c74", "#c4a878", "#f2dc9c", "#fff8dc"]
SKY_CLOTH = ["#34507c", "#6a94b8", "#b0d0e0", "#f4fbf6"]
TURF = ["#1c4028", "#4a8038", "#98b84c", "#eef09c"]
LINE = curve((54, 196), (230, 238), (400, 258), (570, 250), (752, 202))


def on_line(x: float) -> float:
    """Height of the line at x."""
    return float(np.interp(x, LINE[:, 0], LINE[:, 1]))


def cumulus(c: Card) -> None:
    """One great cloud standing behind the family."""
    white = ["#88a8cc", "#b8cce0", "#ece9e0", "#fffaf0"]
    heaps = ((60, 560, 110), (180, 500, 120), (330, 590, 130), (450, 670, 100), (40, 700, 150),
        (210, 660, 170))  # fmt: skip
    for x, y, r in (*heaps, (360, 760, 150), (520, 790, 90), (130, 830, 160), (690, 836, 70), (760, 800, 60)):
        c.paint(ell(x, y, r, r * 0.8), white, vol=r * 0.9, amb=0.3, edge=0, soft=9, tex=0.2, wob=3, lump=0.5)
    c.haze(930, 700, "#e4ecdc", 0.75)


def noon(c: Card) -> None:
    """A tall windy sky over a far valley."""
    c.sky([(0, "#3f80c8"), (240, "#78b0dc"), (560, "#98c8e4"), (800, "#b8dce4"), (900,
        "#e8ecd0"), (960, "#f4eac8")])  # fmt: skip
    cumulus(c)
    c.clouds(-40, 200, "#8cbce4", "#e8f2f4", cover=0.36, a=0.6, cell=150, sx=3)
    hills(c, 900, 26, ["#547c9c", "#80a4ac", "#a8c0a8", "#d4dcb4"], 4, fog=0.45, amb=0.45)
    hills(c, 940, 22, ["#3c6c5c", "#6c9c5c", "#a8bc6c", "#ece4a4"], 9, fog=0.25, amb=0.45)
    for x, y, h in ((92, 962, 34), (128, 970, 42), (164, 962, 30)):
        house(c, x, y, h, wall=CREAM, roof=ROOF_RED, lit=False)
    for x, y in ((66, 968), (196, 966), (700, 952), (736, 958), (664, 950)):
        poplar(c, x, y, 46, TURF, fog=0.2)
    round_tree(c, 612, 958, 34, TURF, fog=0.25)


def hilltop(c: Card) -> None:
    """The turf the family stands over, combed by the wind."""
    hill = blob((-60, 1260), (-60, 1040), (120, 1000), (390, 978), (640, 996), (860, 1040), (860, 1260))
    m = c.paint(hill, TURF, vol=60, amb=0.42, edge=0.05, tex=0.3, grad=(0.12, -0.2))
    c.marks(m, -0.75, 3400, 26, 3, jit=0.14, alpha=0.75, bias=0.02, curl=0.4)
    for x, w in ((220, 120), (400, 130), (640, 70), (730, 50)):
        c.shade(ell(x + 6, 1042, w * 0.62, 13), 0.5, 8, "#12304c")
    for x, y in c.scatter(m * c.ground(1050), 46):
        c.dot(x, y, 3.8, ("#fffaf0", "#ffe08c", "#fffaf0")[int(x) % 3], 0.95)


def father(c: Card) -> None:
    """A big cobalt coat over trousers, one sleeve round the dress."""
    x = 166
    f = c.at(x, on_line(x), 0.95, -4)
    grey = ["#20283c", "#48546c", "#808c9c", "#ccd0c8"]
    sleeve(f, grey, ((-36, 330, 74), (-40, 470, 74), (-14, 628, 66)), 14, -12)
    sleeve(f, grey, ((40, 330, 76), (44, 470, 76), (84, 606, 68)), 14, -14)
    f.shade(ell(4, 388, 92, 30), 0.5, 12, "#0c1430")
    hole(f, 0, 374, 100, 24, COBALT, -4)
    sleeve(f, COBALT, ((-70, 36, 64), (-112, 140, 64), (-108, 262, 54)), 11, 8)
    outline = [(-84, 22), (-34, 4), (0, 26), (34, 4), (84, 22), (92, 120), (86, 220), (104, 372, "c")]
    outline += [(52, 392), (0, 396), (-52, 390), (-102, 372, "c"), (-92, 220), (-94, 110)]
    hole(f, 0, 16, 40, 15, COBALT)
    m = body(f, COBALT, outline, 54)
    f.shade(taper((86, 60, 30), (88, 220, 40), (96, 390, 50)), 0.45, 16, "#0c1440", clip=m)
    f.shade(taper((-92, 60, 20), (-92, 220, 26), (-96, 300, 10)), 0.45, 9, "#0c1440", clip=m)
    folds(f, m, COBALT, [[(-70, 40), (-52, 180), (-66, 360)], [(64, 50), (44, 200), (58, 370)]], 15)
    f.line([(0, 28), (5, 180), (0, 392)], 3.4, COBALT[0], alpha=0.9, clip=m)
    for sg in (-1, 1):
        lapel = blob((sg * 6, 30), (sg * 36, 6), (sg * 50, 62), (sg * 30, 84), (sg * 14, 120))
        f.paint(lapel, COBALT, vol=8, amb=0.44, edge=0.4, wob=0.3)
    for y in (150, 210, 270, 330):
        f.paint(ell(18, y, 7), BUTTER, vol=3, det=0.9, wob=0.2)
    f.paint(blob((34, 262), (76, 258), (76, 272), (36, 276)), COBALT, vol=4, amb=0.4, edge=0.4, wob=0.3)


def mother(c: Card) -> None:
    """A long butter dress with a sash; its free sleeve reaches into the gap."""
    x = 346
    f = c.at(x, on_line(x), 0.98, -7)
    outline: list[Point] = [
        (-54, 14),
        (-26, 2),
        (0, 24),
        (28, 2),
        (56, 14),
        (54, 90),
        (40, 176),
        (66, 290),
        (110, 440),
    ]
    outline += [(150, 612, "c"), (70, 640), (-10, 640), (-84, 604, "c"), (-74, 440), (-52, 290),
        (-40, 176), (-54, 90)]  # fmt: skip
    hole(f, 33, 612, 116, 30, BUTTER, 2)
    hole(f, 0, 12, 30, 12, BUTTER)
    m = body(f, BUTTER, outline, 46)
    creases = [[(-16, 190), (-34, 380), (-50, 600)], [(6, 190), (10, 400), (14, 630)]]
    creases += [[(22, 190), (54, 380), (84, 620)], [(34, 200), (86, 420), (124, 600)]]
    folds(f, m, BUTTER, creases, 17)
    f.shade(taper((60, 200, 20), (100, 400, 50), (130, 620, 70)), 0.3, 16, "#5c4468", clip=m)
    for px, py in c.scatter(c.mask(f.path(blob(*outline))), 44):
        d = c.at(px, py, 1, wob=0.2)
        for a in range(5):
            t = a * 1.257 + px
            d.flat(ell(4.6 * np.cos(t), 4.6 * np.sin(t), 3.4), COBALT[2], 0.8, clip=m)
        d.flat(ell(0, 0, 2.6), "#fff6d4", 0.9, clip=m)
    f.paint(blob((-44, 166), (0, 176), (44, 164), (44, 190), (0, 202), (-44, 190)), COBALT, vol=7, wob=0.3)
    f.paint(taper((34, 184, 16), (70, 240, 18), (112, 268, 12), (150, 306, 5)), COBALT, vol=5, wob=0.4)
    sleeve(f, BUTTER, ((44, 34, 48), (74, 124, 46), (106, 206, 40)), 9, -30)


def embrace(c: Card) -> None:
    """Sleeve in sleeve: the dress has slipped its cuff into the coat's."""
    f = c.at(166, on_line(166), 0.95, -4)
    f.shade(taper((70, 60, 60), (92, 140, 60), (86, 240, 50)), 0.5, 8, "#0c1a48")
    sleeve(f, COBALT, ((72, 38, 64), (106, 134, 60), (106, 240, 50)), 11, 2)
    g = c.at(346, on_line(346), 0.98, -7)
    g.shade(taper((-60, 60, 46), (-92, 140, 40), (-110, 210, 34)), 0.35, 8, "#1c2048")
    sleeve(g, BUTTER, ((-46, 36, 46), (-82, 124, 44), (-112, 222, 36)), 9, 16)


def boy(c: Card) -> None:
    """A white shirt with one red sleeve, and shorts; the red sleeve reaches back into the gap."""
    x = 598
    f = c.at(x, on_line(x), 0.98, -9)
    shorts = SKY_CLOTH
    sleeve(f, shorts, ((-24, 196, 58), (-28, 260, 58), (-24, 318, 56)), 11, -6)
    sleeve(f, shorts, ((28, 196, 58), (34, 260, 58), (44, 310, 56)), 11, -6)
    hole(f, 0, 214, 62, 15, SHIRT, -3)
    outline = [(-52, 14), (-22, 3), (0, 18), (22, 3), (52, 14), (56, 110), (66, 212, "c"), (30,
        228), (-24, 230)]  # fmt: skip
    outline += [(-62, 214, "c"), (-56, 110)]
    hole(f, 0, 11, 25, 10, SHIRT)
    m = body(f, SHIRT, outline, 38)
    folds(f, m, SHIRT, [[(-40, 30), (-28, 120), (-38, 214)], [(38, 40), (24, 130), (36, 220)]], 11)
    f.line([(0, 20), (3, 120), (0, 226)], 2.2, SHIRT[0], alpha=0.6, clip=m)
    for y in (60, 104, 148, 192):
        f.paint(ell(9, y, 4.4), COBALT, vol=2, det=0.9, wob=0.2)
    sleeve(f, RED, ((-44, 30, 42), (-70, 98, 40), (-112, 168, 34)), 8, 42)


def toddler(c: Card) -> None:
    """A small frock, sleeve in sleeve with the shirt."""
    x = 696
    f = c.at(x, on_line(x), 0.84, -13)
    rosy = ["#6c3c5c", "#b8748c", "#f0b8b4", "#fff0e0"]
    outline = [(-36, 10), (-14, 2), (0, 12), (14, 2), (36, 10), (36, 70), (58, 170, "c"), (20,
        184), (-24, 182)]  # fmt: skip
    outline += [(-52, 168, "c"), (-36, 70)]
    hole(f, 3, 170, 54, 13, rosy)
    hole(f, 0, 8, 16, 7, rosy)
    m = body(f, rosy, outline, 28)
    folds(f, m, rosy, [[(-12, 70), (-22, 170)], [(8, 70), (12, 176)], [(22, 74), (38, 168)]], 9)
    sleeve(f, rosy, ((32, 22, 30), (46, 70, 28), (52, 112, 24)), 6, -14)
    sleeve(f, rosy, ((-32, 22, 30), (-50, 72, 28), (-56, 122, 24)), 6, 14)
    g = c.at(598, on_line(598), 0.98, -9)
    sleeve(g, SHIRT, ((44, 30, 42), (66, 92, 38), (64, 148, 30)), 7, -4)


def runaway(c: Card) -> None:
    """The nightgown that has let go, far over the valley, one sleeve stretched back."""
    f = c.at(590, 640, 0.82, -62)
    hole(f, 0, 178, 56, 14, LINEN)
    outline = [(-36, 10), (-14, 2), (0, 12), (14, 2), (36, 10), (34, 74), (62, 176, "c"), (20,
        196), (-24, 194)]  # fmt: skip
    outline += [(-58, 178, "c"), (-36, 74)]
    hole(f, 0, 8, 16, 7, LINEN)
    m = body(f, LINEN, outline, 28)
    folds(f, m, LINEN, [[(-12, 60), (-26, 180)], [(8, 60), (12, 186)], [(22, 64), (40, 178)]], 9)
    sleeve(f, LINEN, ((-32, 20, 30), (-66, 22, 27), (-100, -2, 22)), 6, 60)
    sleeve(f, LINEN, ((32, 22, 30), (56, 64, 27), (86, 84, 22)), 6, -40)


def watcher(c: Card) -> None:
    """The dog, sitting where the photographer would stand, looking up at the gap."""
    c.shade(ell(506, 1114, 80, 12), 0.4, 8, "#12304c")
    dog = sitting_dog(c, 470, 1114, 158, ["#3c2014", "#8a5424", "#cc9440", "#f8dc98"])
    coat = c.mask(dog.path(blob((-11, -50), (11, -50), (18, -26), (22, -4), (-22, -4), (-18, -26))))
    c.marks(coat, 1.5, 260, 22, 3, jit=0.09, alpha=0.6)
    dog.shade(ell(0, -49, 13, 4), 0.5, 2)
    dog.paint(taper((-11, -50, 4), (0, -47, 4.6), (11, -50, 4)), COBALT, vol=2)
    for i in (0, 7):
        dog.line([(44 + i, -18), (50 + i, -30), (46 + i, -40)], 2.4, "#fff6d8", alpha=0.8)


def line_and_poles(c: Card) -> None:
    """Two leaning poles and the rope."""
    for x, top, foot in ((54, 150, 42), (752, 156, 768)):
        c.paint(taper((x, top, 17), ((x + foot) / 2, 640, 19), (foot, 1056, 22)), WOOD, vol=8,
            wob=0.4, grain=2, rim=0.5)  # fmt: skip
    c.line(LINE, 5, "#5a4a44", 1, 0.2, ends=0.9)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(-60, -160, 420), key="#fff4d0", fog="#c4d8dc")
    noon(c)
    runaway(c)
    hilltop(c)
    line_and_poles(c)
    mother(c)
    father(c)
    embrace(c)
    toddler(c)
    boy(c)
    for x in (106, 226, 312, 380, 446, 492, 562, 634, 672, 720):
        peg(c, x, on_line(x), 36, (x % 5) * 3 - 6)
    watcher(c)
