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
from studio.palettes import BLUE, OCHRE, PLUM, RED, ROOF_BLUE, ROOF_GOLD, ROOF_RED, TEAL
from studio.shapes import blob, curve, ell, join, poly, star, taper

META = {"number": 39, "slug": "the-trick", "seed": 3903}
FINISH = Finish(vignette=0.2)

CLOTH = ["#6c84b4", "#a4b8d8", "#dce6f0", "#fbfbf8", "#fffdf6"]
UNDER = ["#46609c", "#7c98c8", "#b0c8e4", "#e4f0f8"]
LIME = ["#1c5434", "#4c943c", "#9ccc48", "#ecf494"]
SUIT = ["#545080", "#9490b4", "#dcd8e0", "#fffaf0"]
SCARLET = ["#5c0c18", "#b41c24", "#f04434", "#ffac80"]
FEET, SIZE = (376.0, 812.0), 0.94
HAND = (660.0, 314.0)


def noon(c: Card) -> None:
    """Pale blue, and mountains that are still in winter."""
    c.sky([(0, "#6cacd8"), (260, "#a4d0e8"), (520, "#d8ecec"), (700, "#f4f4dc")])
    c.clouds(40, 330, "#bcdcec", "#fbfaf0", cover=0.42, a=0.8)
    for pts in (
        ((-40, 700), (90, 470), (170, 560), (250, 700)),
        ((500, 700), (640, 500), (720, 560), (850, 430), (860, 720)),
    ):
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
        f.line([(x * 0.4, -420), (x * 0.8, -240), (x * 1.15, 20)], 7, "#8c88b0", alpha=0.4, clip=m)
    for y in (-360, -262, -160, -54):
        f.shade(ell(4, y + 8, 28, 26), 0.3, 8, "#5c5880", clip=m)
        f.paint(ell(0, y, 27), SCARLET, vol=18, tex=0.3, wob=1)
    arm = taper((60, -406, 104), (164, -428, 92), (248, -486, 84), (276, -512, 76))
    f.shade(taper((50, -380, 96), (170, -396, 84)), 0.3, 12, "#5c5880", clip=m)
    f.paint(arm, SUIT, vol=34)
    f.paint(ell(286, -524, 38, 30, -40), SCARLET, vol=12)
    f.paint(ell(300, -540, 27), SUIT, vol=14)
    ruff(f)
    face(f)


def ruff(f: Frame) -> None:
    """Two rows of starched scallops."""
    for ry, r, n in ((30, 116, 15), (16, 92, 13)):
        for i in range(n):
            a = math.pi * (0.02 + 0.96 * i / (n - 1))
            x, y = -math.cos(a) * r, -462 + math.sin(a) * ry * 1.3
            f.paint(ell(x, y, 21, 25), SUIT, vol=10, edge=0.3)
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
        f.paint(ell(x, y, 14 - (-640 - y) * 0.03), SUIT, vol=8)
    f.paint(ell(8, -772, 22), SUIT, vol=14, tex=0.3)


def next_season(c: Card, f: Frame) -> None:
    """Summer, not quite hidden in the cuff."""
    heads = (
        (-262, -424, 27),
        (-296, -380, 30),
        (-262, -372, 25),
        (-300, -320, 28),
        (-258, -300, 29),
        (-270, -340, 24),
    )
    f.paint(ell(-202, -354, 30, 62, 10), SCARLET, vol=12)
    f.flat(ell(-207, -353, 20, 48, 10), "#2c2440", 0.9, 2)
    for x, y, _ in heads:
        f.paint(taper((-204, -352, 9), ((x - 204) / 2, (y - 352) / 2 - 8, 8), (x, y, 7)), LIME, vol=4)
    for x, y, r in heads:
        f.paint(
            star(x, y, r * 1.2, 13, 0.62, x), ["#8c4c0c", "#d89018", "#fcc830", "#fff098"], vol=5, det=0.5
        )
        f.paint(ell(x, y, r * 0.5), ["#2c1408", "#5c3414", "#94602c"], vol=7, det=0.5)
    for x, y, r in ((-238, -392, -30), (-232, -308, 24)):
        g = c.at(*f.pt(x, y), 0.9, r, vol=6, wob=0.3)
        g.paint(blob((20, 0, "c"), (-6, -16), (-40, -6, "c"), (-8, 10)), LIME)


def cloth(c: Card) -> Arr:
    """The snow, in the air: one great ribbon from the far corner of the valley to his hand."""
    shape = blob((*HAND, "c"), (716, 330), (724, 440), (676, 560), (566, 680), (420, 776), (250, 860), (90, 926), (-40, 958, "c"), (-40, 1120, "c"), (110, 1100),
        (250, 1048), (330, 1062), (440, 976), (560, 900), (640, 890), (720, 770), (776, 680), (812, 560), (800, 420), (752, 316), (700, 262))  # fmt: skip
    c.shade(
        blob(
            (-40, 1040),
            (200, 1010),
            (450, 930),
            (640, 830),
            (780, 760),
            (800, 860),
            (600, 990),
            (300, 1120),
            (-40, 1180),
        ),
        0.34,
        26,
        "#1c4448",
    )
    m = c.paint(
        shape,
        CLOTH,
        vol=46,
        amb=0.34,
        edge=0.16,
        rim=0.7,
        rimcol="#fffef8",
        light=(520, 240, 260),
        tex=0.1,
        lump=0.12,
        wob=0.8,
    )
    spine = curve(
        (690, 340), (760, 440), (748, 580), (640, 730), (480, 850), (300, 950), (100, 1020), (-40, 1050)
    )
    for off, w, start in ((-52, 20, 20), (-22, 34, 6), (16, 22, 12), (46, 30, 4), (74, 18, 30)):
        n = len(spine)
        valley_ = [
            (
                float(p[0] - off * 0.42 + 7 * math.sin(i / 23 + off)),
                float(p[1] - off * (0.3 + 0.7 * i / n)),
                w * (0.35 + 0.65 * i / n),
            )
            for i, p in enumerate(spine)
        ]
        c.paint(taper(*valley_[start::14]), UNDER, vol=w * 0.3, soft=5, alpha=0.55, edge=0, wob=1, clip=m)
        c.line(
            [(x + 6, y + w_ * 0.7) for x, y, w_ in valley_[start::14]], 9, "#fffef8", 0.7, 1, clip=m, det=0.1
        )
    hem = taper(
        (250, 1050, 10), (330, 1064, 16), (440, 978, 12), (560, 902, 12), (640, 892, 16), (720, 772, 10)
    )
    c.paint(hem, UNDER, vol=5, wob=0.8, edge=0.2)
    for off in (-9, 9):
        c.line(
            [(p[0] + off * 0.6, p[1] + off) for p in spine[40:170:6]],
            3,
            "#5c7cb4",
            0.6,
            0.4,
            clip=m,
            ends=0.6,
        )
    for x, y, r in ((214, 952, -24), (330, 900, -30), (560, 770, -40)):
        g = c.at(x, y, 1, r)
        for k in range(3):
            g.paint(
                poly([(-17 + k * 3, -8 - k * 14), (17 - k * 3, -8 - k * 14), (0, -34 - k * 14)]),
                ["#14343c", "#2c6058", "#64947c"],
                vol=5,
                wob=0.4,
            )
    return m


def village(c: Card) -> None:
    """All standing; one still thinking about it."""
    walls = ("#7c6c68", "#b8a490", "#f0dcbc", "#fff8e4")
    for x, y, h, roof in (
        (96, 846, 96, ROOF_RED),
        (178, 826, 118, ROOF_BLUE),
        (262, 822, 92, ROOF_GOLD),
        (560, 1046, 120, ROOF_RED),
        (744, 960, 110, ROOF_BLUE),
    ):
        c.shade(ell(x - 10, y + 2, h * 0.5, 8), 0.4, 6, "#1c4430")
        house(c, x, y, h, roof=roof, wall=walls, lit=False, win="#4c6478")
    round_tree(c, 40, 850, 90, LIME)
    conifer(c, 318, 818, 80)
    wobbler(c, walls)


def wobbler(c: Card, walls: tuple[str, ...]) -> None:
    """Tilted on one corner, a tile in the air."""
    f = c.at(668, 1020, 1.25, 17, vol=7, wob=0.3, edge=0.28, det=0.4)
    c.shade(ell(656, 1026, 70, 10), 0.45, 7, "#1c4430")
    f.paint(poly([(-36, 0), (40, 0), (40, -64), (-36, -64)]), walls)
    f.paint(poly([(-48, -60), (2, -112), (52, -60)]), ROOF_RED)
    f.paint(poly([(20, -84), (20, -116), (34, -116), (34, -72)]), walls, vol=4)
    f.flat(poly([(-10, 0), (12, 0), (12, -36), (-10, -36)]), "#5c3424", 1)
    for x in (-24, 26):
        f.flat(poly([(x - 7, -34), (x + 7, -34), (x + 7, -50), (x - 7, -50)]), "#4c6478", 1)
    for k in (0, 1):
        f.line([(60 + k * 12, -90), (68 + k * 12, -64), (62 + k * 12, -40)], 3, "#fffdf0", alpha=0.8)
        f.line([(-54 - k * 12, -50), (-62 - k * 12, -26), (-56 - k * 12, -4)], 3, "#fffdf0", alpha=0.8)


def skiers(c: Card) -> None:
    """Sitting in the daisies with their skis in the air."""
    c.light = (560, 600, 200)
    for x, y, coat, flip, kind in (
        (430, 1130, TEAL, False, "fur"),
        (150, 1160, PLUM, True, "cap"),
        (300, 1168, OCHRE, False, "bonnet"),
        (700, 1156, BLUE, True, "fur"),
    ):
        s = -1 if flip else 1
        c.shade(ell(x - s * 10, y, 50, 8), 0.4, 6, "#1c4430")
        for k in (0, 1):
            c.line(
                [(x - s * (6 - 8 * k), y - 2 - 6 * k), (x - s * (66 + 16 * k), y - 92 + 44 * k)],
                7,
                "#a83c24" if k else "#d8a040",
                1,
                0.2,
                ends=0.8,
            )
        bell(
            c,
            x,
            y,
            104,
            coat,
            kind,
            RED,
            view="side",
            sit=True,
            arm="up",
            lean=14 * s,
            flip=flip,
            rim=0.9,
            shadow=0,
        )
        c.line([(x + s * 30, y - 2), (x + s * 66, y - 10)], 3, "#4a3428", 0.9, 0.2, ends=0.8)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, 80, 340), key="#fffbe4", fog="#d8ecec")
    noon(c)
    clown(c)
    valley(c)
    village(c)
    m = cloth(c)
    f = c.at(*FEET, SIZE, vol=14, wob=0.35, edge=0.3, amb=0.36)
    f.paint(join(ell(302, -538, 26), taper((284, -524, 16), (306, -512, 15))), SUIT)
    spray = np.asarray(np.clip(c.blur(m, 26) - m, 0, 1) > 0.2, np.float32)
    c.sparks(spray, 160, "#ffffff", (1.0, 3.0))
    skiers(c)
