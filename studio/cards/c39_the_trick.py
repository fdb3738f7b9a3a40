"""The Trick.

A clown as tall as a bell tower whips the snow off the valley like a tablecloth: underneath it is green, and
the houses stay standing, all but one, which wobbles. Skiers fall on their seats in the daisies. Up his other
sleeve the next season is showing. (He faces us, painted white like a mask: he wants to be seen.)
"""

import math

import numpy as np

from studio.colour import Arr
from studio.elements.figures import bell
from studio.elements.houses import house
from studio.elements.land import hills
from studio.elements.trees import conifer, round_tree
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BLUE, PLUM, RED, ROOF_BLUE, ROOF_GOLD, ROOF_RED, TEAL
from studio.shapes import blob, curve, ell, poly, star, taper, xf

META = {"number": 39, "slug": "the-trick", "seed": 3903}
FINISH = Finish(vignette=0.2)

CLOTH = ["#6c84b4", "#a4b8d8", "#dce6f0", "#fbfbf8", "#fffdf6"]
UNDER = ["#46609c", "#7c98c8", "#b0c8e4", "#e4f0f8"]
LIME = ["#1c5434", "#4c943c", "#9ccc48", "#ecf494"]
SUIT = ["#7c3458", "#c8748c", "#f4b4ac", "#ffe8d4"]
RUFF = ["#545080", "#9490b4", "#dcd8e0", "#fffaf0"]
GLOVE = ["#7c4410", "#d09020", "#f8cc48", "#fff2a8"]
SCARLET = ["#5c0c18", "#b41c24", "#f04434", "#ffac80"]
FEET, SIZE = (352.0, 812.0), 0.94
FIST = (640.0, 404.0)
# the upper edge of the cloth from his fist to the far corner of the valley, and its hem
TOP = curve(FIST, (566, 508), (440, 606), (280, 690), (110, 742), (-50, 772))
HEM = curve(FIST, (688, 500), (694, 620), (640, 744), (530, 862), (380, 966), (190, 1046), (-50, 1098))


def noon(c: Card) -> None:
    """Pale blue, and mountains that are still in winter."""
    c.sky([(0, "#6cacd8"), (260, "#a4d0e8"), (520, "#d8ecec"), (700, "#f4f4dc")])
    c.clouds(40, 330, "#bcdcec", "#fbfaf0", cover=0.42, a=0.8)
    for pts in (((500, 700), (640, 500), (720, 560), (850, 430), (860, 720)),):
        m = c.paint(
            poly([(p[0], p[1]) for p in pts]),
            ["#5c7494", "#94acc0", "#d4e0e4", "#fbfaf4"],
            vol=30,
            fog=0.35,
            fogcol="#d4e8f0",
            wob=1.4,
            edge=0.05,
        )
        c.marks(m, 1.0, 160, 40, 5, jit=0.05, alpha=0.3)


def valley(c: Card) -> None:
    """Green already: nobody had expected that."""
    hills(c, 690, 24, LIME, 2, 0.3, vol=40)
    _, m = hills(c, 770, 26, LIME, 5, 0, vol=60, amb=0.45, light=(560, 300, 300))
    c.marks(m, -1.45, 3400, 20, 3, jit=0.13, alpha=0.5, curl=0.3)
    for px, py in c.scatter(m, 330):
        r = 2 + (py - 760) / 110
        if py > 790:
            c.flat(ell(px, py, r * 1.5, r), "#fffdf0", 0.95, wob=0.3, det=0.6)
            c.flat(ell(px, py, r * 0.55, r * 0.42), "#f8c838", 1, wob=0.1, det=0.6)


def clown(c: Card) -> None:
    """Bell costume, ruff, cone; one arm finishing the gesture."""
    f = c.at(
        *FEET,
        SIZE,
        vol=44,
        wob=0.35,
        edge=0.26,
        rim=0.6,
        tex=0.12,
        lump=0.05,
        amb=0.24,
        light=(620, 100, 260),
    )
    sleeve = taper((-60, -400, 100), (-130, -380, 106), (-182, -360, 114))
    f.paint(sleeve, SUIT, vol=36)
    next_season(c, f)
    body = blob(
        (-70, -458),
        (70, -458),
        (118, -360),
        (150, -220),
        (190, -60),
        (196, 20),
        (0, 44),
        (-196, 20),
        (-190, -60),
        (-150, -220),
        (-118, -360),
    )
    m = f.paint(body, SUIT, vol=76)
    for x in (-120, -64, 66, 122):
        f.line([(x * 0.4, -420), (x * 0.8, -240), (x * 1.15, 20)], 7, "#b05c7c", alpha=0.5, clip=m)
    for y in (-362, -266):
        f.shade(ell(4, y + 8, 28, 26), 0.3, 8, "#6c3050", clip=m)
        f.paint(ell(0, y, 27), SCARLET, vol=18, tex=0.3, wob=1)
    arm = taper((70, -404, 108), (196, -338, 96), (268, -374, 84), (300, -412, 72))
    f.shade(taper((60, -372, 100), (190, -306, 84)), 0.3, 12, "#6c3050", clip=m)
    f.paint(arm, SUIT, vol=34)
    f.shade(ell(196, -306, 60, 16, -20), 0.3, 10, "#6c3050")
    f.paint(ell(304, -412, 46, 24, -46), SCARLET, vol=12)
    ruff(f)
    face(f)


def ruff(f: Frame) -> None:
    """Two rows of starched scallops."""
    for ry, r, n in ((30, 116, 15), (16, 92, 13)):
        for i in range(n):
            a = math.pi * (0.02 + 0.96 * i / (n - 1))
            x, y = -math.cos(a) * r, -462 + math.sin(a) * ry * 1.3
            f.paint(ell(x, y, 21, 25), RUFF, vol=10, edge=0.3)
            f.line([(x * 0.6, y - 18), (x, y + 18)], 3, "#d83c34", alpha=0.7)


def face(f: Frame) -> None:
    """White as a mask: two dots, a red nose, a very small smile."""
    f.shade(ell(0, -476, 74, 20), 0.35, 8, "#5c5880")
    for sg in (-1, 1):
        for k in range(4):
            f.paint(
                ell(sg * (76 + 8 * (k % 2)), -574 + k * 25, 25, 21),
                ["#7c2c10", "#d4641c", "#fca03c", "#ffd890"],
                vol=14,
                tex=0.4,
                wob=1.5,
            )
    f.paint(ell(0, -540, 77, 79), ["#9c90a8", "#d8d0d8", "#fbf4ec", "#fffdf8"], vol=50)
    for sg in (-1, 1):
        f.flat(ell(sg * 27, -560, 7, 10), "#1c1a2c", 1, wob=0.2, det=1)
        f.line([(sg * 14, -592), (sg * 27, -604), (sg * 42, -594)], 5, "#3c6cb0", alpha=0.9)
        f.line([(sg * 27, -545), (sg * 27, -528)], 5, "#3c6cb0", alpha=0.7)
        f.flat(ell(sg * 44, -526, 15, 12), "#f08c84", 0.55, 6)
    f.paint(ell(0, -536, 17), SCARLET, vol=13, det=0.7)
    f.line([(-28, -504), (-12, -492), (12, -492), (28, -506)], 6, "#b41c24", alpha=1, det=0.9)
    cone = blob((-52, -602, "c"), (-22, -690), (8, -766, "c"), (30, -690), (54, -602, "c"), (0, -590))
    f.paint(cone, SCARLET, vol=34)
    for y, x in ((-640, 0), (-690, 4), (-734, 6)):
        f.paint(ell(x, y, 14 - (-640 - y) * 0.03), RUFF, vol=8)
    f.paint(ell(8, -772, 22), RUFF, vol=14, tex=0.3)


def next_season(c: Card, f: Frame) -> None:
    """Summer, not quite hidden in the cuff."""
    heads = ((-196, -486, 30), (-250, -502, 32), (-298, -470, 30), (-222, -446, 27), (-276, -432, 28))
    f.paint(ell(-202, -354, 30, 62, 10), SCARLET, vol=12)
    f.flat(ell(-207, -353, 20, 48, 10), "#2c2440", 0.9, 2)
    for x, y, _ in heads:
        f.paint(taper((-226, -330, 9), ((x - 228) / 2, (y - 350) / 2, 8), (x, y, 7)), LIME, vol=4)
    for x, y, r in heads:
        f.paint(
            star(x, y, r * 1.2, 13, 0.62, x), ["#8c4c0c", "#d89018", "#fcc830", "#fff098"], vol=5, det=0.5
        )
        f.paint(ell(x, y, r * 0.5), ["#2c1408", "#5c3414", "#94602c"], vol=7, det=0.5)
    for x, y, r in ((-216, -402, 60), (-270, -396, 110)):
        g = c.at(*f.pt(x, y), 0.9, r, vol=6, wob=0.3)
        g.paint(blob((20, 0, "c"), (-6, -16), (-40, -6, "c"), (-8, 10)), LIME)


def between(t: float, v: float) -> tuple[float, float]:
    """A point of the cloth: t from the fist (0) to the far side (1), v from the upper edge (0) to the hem (1)."""
    a, b = TOP[round(t * (len(TOP) - 1))], HEM[round(t * (len(HEM) - 1))]
    wave = 17 * math.sin(t * 19) * min(1.0, t * 3) * max(0.0, v - 0.45) * 1.8
    return float(a[0] + (b[0] - a[0]) * v), float(a[1] + (b[1] - a[1]) * v + wave)


def along(v: float, t0: float = 0.0, t1: float = 1.0, n: int = 60) -> list[tuple[float, float]]:
    """A line on the cloth that keeps its distance from the hem."""
    return [between(t0 + (t1 - t0) * i / n, v) for i in range(n + 1)]


def cloth(c: Card) -> Arr:
    """The snow in the air: a tablecloth with a woven border, all its folds running to one fist."""
    outline = poly([*along(0), *reversed(along(1))])
    c.shade(
        poly([(x - 6, y + 54) for x, y in [*along(0.6, 0.12), *reversed(along(1.06, 0.12))]]),
        0.42,
        24,
        "#1c4448",
    )
    m = c.paint(
        outline, CLOTH, vol=30, amb=0.42, edge=0.2, light=(470, 180, 300), tex=0.1, lump=0.06, wob=0.5
    )
    for i, v in enumerate((0.1, 0.24, 0.37, 0.5, 0.63, 0.76, 0.9)):
        bend = [
            between(t, v + 0.035 * math.sin(5 * t + 2 * i)) for t in (0.02, 0.16, 0.32, 0.5, 0.68, 0.84, 1)
        ]
        wide = [
            (x, y, 4 + (20 + 8 * (i % 3)) * t)
            for (x, y), t in zip(bend, (0, 0.3, 0.55, 0.8, 0.9, 0.8, 0.6), strict=True)
        ]
        c.paint(taper(*wide), UNDER, vol=6, soft=7, alpha=0.72, edge=0, wob=0.6, clip=m)
        c.line([(x + 5, y - w * 0.72) for x, y, w in wide], 8, "#fffef8", 0.75, 1.6, clip=m, det=0.1)
    still_covered(c, m)
    for v, w in ((0.83, 5.0), (0.95, 8.0)):
        c.line(along(v, 0.1), w, "#3c64b0", 0.85, 0.4, clip=m, ends=0.9, det=0.5)
    for k in range(9):
        snowflake(c, *between(0.24 + 0.084 * k, 0.89), 8 + 1.1 * k, m)
    c.line(along(1, 0.04), 6, "#5c78b4", 0.8, 0.6, ends=0.8)
    return m


def still_covered(c: Card, m: Arr) -> None:
    """Under the cloth, far side: roofs and firs that do not know yet, like furniture in a shut house."""
    for x, y, h in ((262, 812, 66), (60, 872, 80), (170, 912, 98), (336, 1006, 100), (84, 1076, 110)):
        eaves = y - 0.46 * h
        right = [(x, y - h, "c"), (x + 0.24 * h, y - 0.7 * h), (x + 0.5 * h, eaves, "c"), (x + 0.5 * h, y - 0.16 * h),
            (x + 0.74 * h, y + 0.08 * h)]  # fmt: skip
        left = [(2 * x - p[0], *p[1:]) for p in right[:0:-1]]
        lump = blob(*right, (x, y + 0.14 * h), *left)
        c.shade(xf(lump, -10, 6), 0.3, 10, "#46609c", clip=m)
        c.paint(lump, CLOTH, vol=h * 0.2, amb=0.46, edge=0.1, tex=0.1, clip=m, wob=0.5, light=(560, 500, 240))
        shady = blob((x, y - h, "c"), (x + 3, y - 0.4 * h), (x - 0.06 * h, y + 0.12 * h), *left)
        c.flat(shady, "#6c88c4", 0.62, 3, clip=m)
        for k in (-0.5, 0.5):
            c.line(
                [(x + k * h, eaves), (x + k * 1.04 * h, y - 0.16 * h), (x + k * 1.5 * h, y + 0.1 * h)],
                4,
                "#6c88c0",
                0.7,
                0.6,
                clip=m,
            )
        c.line(
            [(x - 0.48 * h, eaves - 2), (x, y - h), (x + 0.48 * h, eaves - 2)], 5, "#fffef8", 0.9, 0.6, clip=m
        )


def snowflake(c: Card, x: float, y: float, r: float, clip: Arr) -> None:
    """Embroidered, six arms."""
    for k in range(3):
        a = k * math.pi / 3 + 0.3
        dx, dy = r * math.cos(a), r * math.sin(a)
        c.line([(x - dx, y - dy), (x + dx, y + dy)], 4, "#3c64b0", 0.9, 0.3, clip=clip, ends=0.9, det=0.7)


def glove(c: Card, x: float, y: float, rot: float, flip: bool = False) -> None:
    """A yellow glove shut round something: the back of the hand, four fingers, the thumb."""
    f = c.at(x, y, 0.94, rot, flip, vol=14, wob=0.3, edge=0.36, amb=0.34, det=0.6, rim=0.4)
    f.shade(ell(0, 6, 52, 40), 0.4, 8, "#3c3460")
    f.paint(blob((-34, -34), (20, -40), (40, -10), (34, 30), (-4, 40), (-36, 26)), GLOVE)
    for k in range(4):
        f.paint(
            taper((18 - 2 * k, -28 + 20 * k, 25), (-22, -30 + 20 * k, 24), (-38, -24 + 19 * k, 19)),
            GLOVE,
            vol=9,
        )
    f.paint(taper((16, -34, 24), (-10, -52, 21), (-34, -50, 16)), GLOVE, vol=9)


def village(c: Card) -> None:
    """All standing; one still thinking about it."""
    walls = ("#7c6c68", "#b8a490", "#f0dcbc", "#fff8e4")
    for x, y, h, roof in (
        (742, 862, 82, ROOF_GOLD),
        (736, 950, 108, ROOF_BLUE),
        (486, 1034, 112, ROOF_GOLD),
        (336, 1072, 112, ROOF_RED),
        (88, 1132, 116, ROOF_BLUE),
    ):
        c.shade(ell(x - 10, y + 2, h * 0.5, 8), 0.4, 6, "#1c4430")
        house(c, x, y, h, roof=roof, wall=walls, lit=False, win="#4c6478")
    round_tree(c, 560, 1002, 84, LIME)
    conifer(c, 684, 868, 76)
    wobbler(c, walls)


def wobbler(c: Card, walls: tuple[str, ...]) -> None:
    """Tilted on one corner, a tile in the air."""
    f = c.at(630, 1040, 1.25, 17, vol=7, wob=0.3, edge=0.28, det=0.4)
    c.shade(ell(618, 1046, 70, 10), 0.45, 7, "#1c4430")
    f.paint(poly([(-36, 0), (40, 0), (40, -64), (-36, -64)]), walls)
    f.paint(poly([(-48, -60), (2, -112), (52, -60)]), ROOF_RED)
    f.paint(poly([(20, -84), (20, -116), (34, -116), (34, -72)]), walls, vol=4)
    f.flat(poly([(-10, 0), (12, 0), (12, -36), (-10, -36)]), "#5c3424", 1)
    for x in (-24, 26):
        f.flat(poly([(x - 7, -34), (x + 7, -34), (x + 7, -50), (x - 7, -50)]), "#4c6478", 1)


def skiers(c: Card) -> None:
    """Stranded among the daisies: two upright on their skis, one sitting down."""
    c.light = (560, 600, 200)
    for x, y, coat, flip, kind in ((226, 1150, PLUM, True, "cap"), (672, 1146, BLUE, False, "fur")):
        s = -1 if flip else 1
        c.shade(ell(x, y + 4, 76, 8), 0.45, 6, "#1c4430")
        for k in (0, 1):
            ski = [
                (x + s * (62 - 8 * k), y - 1 + 9 * k),
                (x - s * (60 + 8 * k), y - 1 + 9 * k),
                (x - s * (82 + 8 * k), y - 18 + 9 * k),
            ]
            c.line(ski, 8, "#8c3020" if k else "#b8641c", 1, 0.3, ends=0.8, det=0.6)
        hand = bell(c, x, y, 128, coat, kind, RED, view="side", arm="fwd", flip=flip, rim=0.9, shadow=0)
        c.line([(hand[0] - s * 2, hand[1] - 12), (hand[0] - s * 14, y + 4)], 4, "#4a3428", 1, 0.2, ends=0.8)
    x, y = 452, 1150
    c.shade(ell(x, y, 60, 8), 0.45, 6, "#1c4430")
    for k in (0, 1):
        c.line(
            [(x - 20 + 14 * k, y - 4), (x - 62 + 22 * k, y - 62), (x - 66 + 24 * k, y - 84)],
            8,
            "#8c3020" if k else "#b8641c",
            1,
            0.3,
            ends=0.8,
            det=0.6,
        )
    bell(c, x + 6, y, 112, TEAL, "bonnet", RED, view="side", sit=True, arm="up", lean=10, rim=0.9, shadow=0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, 80, 340), key="#fffbe4", fog="#d8ecec")
    noon(c)
    clown(c)
    valley(c)
    village(c)
    m = cloth(c)
    tuft = blob(
        (FIST[0] - 18, FIST[1] + 6),
        (FIST[0] - 34, FIST[1] - 62),
        (FIST[0] - 2, FIST[1] - 50),
        (FIST[0] + 26, FIST[1] - 78),
        (FIST[0] + 48, FIST[1] - 40),
        (FIST[0] + 18, FIST[1] + 8),
    )
    c.paint(tuft, CLOTH, vol=14, amb=0.36, edge=0.3, wob=0.5)
    c.line([(FIST[0] + 2, FIST[1] - 12), (FIST[0] + 4, FIST[1] - 46)], 6, "#7c98c8", 0.7, 1)
    glove(c, FIST[0], FIST[1], 40, True)
    glove(c, *c.at(*FEET, SIZE).pt(-230, -350), 10)
    spray = np.asarray(np.clip(c.blur(m, 26) - m, 0, 1) > 0.2, np.float32)
    c.sparks(spray, 120, "#ffffff", (1.0, 3.0))
    skiers(c)
