"""A knight in side view on his standing horse, looking left: breast, hip, thigh and knee, gauntlet and stirrup."""

from studio.colour import Ramp
from studio.elements.animals.horse_draped import CREAM, HARNESS, draped_horse
from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.palettes import BRASS, STEEL, WOOD
from studio.shapes import blob, ell, join, poly, taper

TABARD: Ramp = ["#122824", "#2c5048", "#5c8870", "#a8c8a0"]
FLAG: Ramp = ["#4c0c14", "#a0242c", "#dc4c3c", "#f8a078"]
SLIT = "#0c1018"
IRON = "#1c2230"


def mounted_knight(c: Card, x: float, y: float, s: float = 0.94) -> Frame:
    """Horse and knight, hooves at y; 610 units tall with the plume, 650 with the lance."""
    f = c.at(x, y, s, vol=14, wob=0.28, rim=0.6, rimw=3.4, edge=0.3, amb=0.16, gain=0.92, det=0.7, tex=0.18)
    draped_horse(f)
    _far_arm(f)
    _saddle(f)
    _leg(f)
    _trunk(f)
    _helm(f)
    _lance(f)
    _near_arm(f)
    return f


def _far_arm(f: Frame) -> None:
    """The far hand, low over the mane, with the reins."""
    f.paint(join(bone((-26, -448), (-70, -408), 46, 42, 34), ell(-70, -408, 17)), STEEL[:4], vol=12)
    f.paint(bone((-70, -406), (-108, -388), 34, 34, 25), STEEL[:4], vol=10)
    f.paint(
        blob((-58, -398), (-72, -390), (-88, -400), (-86, -420), (-70, -426), (-58, -416)), STEEL, vol=9
    )  # elbow cop
    f.line([(-64, -396), (-72, -408), (-84, -416)], 2.2, IRON, alpha=0.7)
    f.paint(
        blob((-16, -476), (-40, -474), (-60, -456), (-62, -436), (-44, -428), (-20, -436)), STEEL[:4], vol=16
    )  # far shoulder
    f.line([(-60, -440), (-44, -444), (-24, -438)], 2.4, IRON, alpha=0.6)
    f.paint(
        blob((-94, -408), (-108, -406), (-114, -388), (-104, -370), (-92, -378)), STEEL[:4], vol=6
    )  # cuff
    f.paint(
        blob((-104, -402), (-122, -402), (-134, -388), (-126, -372), (-108, -371), (-98, -384)),
        STEEL[:4],
        vol=6,
    )
    for k in range(3):
        f.line([(-126 + k * 6, -390 + k * 5), (-117 + k * 6, -384 + k * 5)], 2, IRON, alpha=0.7)
    for end in ((-246, -330), (-240, -338)):
        f.line([(-118, -382), (-176, -350), end], 4, HARNESS, alpha=0.95, ends=0.9)


def _saddle(f: Frame) -> None:
    """A war saddle: high before and behind; girth and stirrup leather hang from it."""
    seat = blob((-70, -372), (-60, -374), (-48, -346), (0, -336), (44, -348), (62, -390), (74, -388), (72, -340), (50, -316), (0, -308),
        (-52, -314), (-70, -334))  # fmt: skip
    f.paint(seat, WOOD, vol=10)
    f.line([(-68, -370), (-62, -342), (-46, -320)], 3, CREAM[2], alpha=0.8)


def _leg(f: Frame) -> None:
    """Thigh, knee cop, greave and iron shoe, the heel down in the stirrup."""
    f.line([(-34, -318), (-50, -260), (-58, -196)], 5, HARNESS, alpha=0.95, ends=0.9)
    f.shade(bone((-70, -284), (-50, -196), 44, 44, 30), 0.4, 6)
    shoe = blob(
        (-42, -206), (-40, -184), (-46, -178, "c"), (-92, -176), (-114, -182, "c"), (-94, -194), (-72, -208)
    )
    f.paint(shoe, STEEL, vol=8)
    for k in range(4):
        f.line([(-62 - k * 10, -203 + k * 4), (-60 - k * 10, -179)], 2.2, IRON, alpha=0.65)
    greave = bone((-74, -284), (-54, -196), 34, 40, 24, -3)
    m = f.paint(greave, STEEL, vol=14)
    f.line([(-86, -276), (-84, -240), (-64, -202)], 3.4, "#f8faf4", alpha=0.5, clip=m)
    f.line([(-56, -284), (-46, -240), (-44, -204)], 2.4, IRON, alpha=0.6, clip=m)
    thigh = bone((0, -348), (-76, -292), 66, 56, 40)
    m = f.paint(thigh, STEEL, vol=20)
    f.shade(taper((18, -322, 10), (-24, -298, 14), (-60, -268, 10)), 0.5, 5, IRON, clip=m)
    for a, b in (((-58, -330), (-36, -290)), ((-46, -338), (-24, -298))):
        f.line([a, b], 2.4, IRON, alpha=0.6, clip=m)
    fan = blob((-74, -268), (-50, -272), (-46, -292), (-58, -306), (-72, -296))
    f.paint(fan, STEEL, vol=6)
    f.paint(ell(-80, -289, 20, 22, -24), STEEL, vol=16)
    f.line([(-98, -298), (-80, -288), (-68, -272)], 2.4, IRON, alpha=0.7)
    f.line(
        [(-72, -176), (-70, -204), (-57, -216), (-44, -204), (-44, -174)], 4.6, BRASS[2], alpha=1, ends=0.95
    )
    f.line([(-76, -173), (-40, -172)], 6.4, BRASS[2], alpha=1, ends=0.95)


def _trunk(f: Frame) -> None:
    """A surcoat over the breastplate: deep chest, belted waist, its skirt over hip and saddle."""
    skirt = blob(
        (-34, -376), (-46, -356), (-50, -342, "c"), (-34, -338), (-22, -318), (-4, -320, "c"), (12, -300), (36, -300, "c"), (54, -292), (76, -304, "c"),
        (66, -340), (44, -380), (4, -372),
    )  # fmt: skip
    f.shade(skirt, 0.4, 5)
    m = f.paint(skirt, TABARD, vol=18, grad=(0.06, -0.14))
    for a, b, d in (((-20, -368), (-30, -352), (-38, -340)), ((0, -366), (-8, -344), (-14, -318)), ((16, -366), (20, -340), (22, -298)),
        ((32, -370), (48, -344), (60, -300))):  # fmt: skip
        f.shade(taper((*a, 2), (*b, 7), (*d, 6)), 0.5, 2.6, TABARD[0], clip=m)
    chest = blob(
        (-16, -476),
        (-40, -456),
        (-52, -426),
        (-48, -398),
        (-36, -374),
        (4, -366),
        (42, -376),
        (48, -412),
        (50, -446),
        (36, -474),
        (10, -482),
    )
    m = f.paint(chest, TABARD, vol=32, grad=(0.06, -0.14))
    for a, b, d in (
        ((30, -440), (22, -408), (26, -378)),
        ((-30, -430), (-26, -404), (-18, -378)),
        ((0, -424), (4, -400), (4, -376)),
    ):
        f.shade(taper((*a, 2), (*b, 6), (*d, 3)), 0.42, 2.6, TABARD[0], clip=m)
    f.line([(-38, -378), (4, -367), (44, -379)], 9, "#3c2014", alpha=1, ends=0.95)
    f.paint(poly([(-16, -378), (-4, -376), (-5, -362), (-17, -364)]), BRASS, vol=2)


def _lance(f: Frame) -> None:
    """Upright in its leather bucket, a swallow-tailed pennon near the point."""
    f.paint(taper((90, -206, 9), (97, -350, 11), (110, -590, 8)), WOOD, vol=4)
    f.paint(poly([(103, -588), (117, -588), (112, -642)]), STEEL, vol=4)
    flag = blob(
        (110, -582, "c"),
        (150, -586),
        (186, -572),
        (232, -580, "c"),
        (204, -558),
        (226, -530, "c"),
        (180, -530),
        (146, -540),
        (108, -530, "c"),
    )
    m = f.paint(flag, FLAG, vol=10, wob=0.5)
    f.shade(taper((150, -584, 4), (156, -560, 12), (150, -538, 4)), 0.45, 4, FLAG[0], clip=m)
    f.shade(taper((196, -576, 4), (194, -556, 9), (186, -534, 4)), 0.35, 4, FLAG[0], clip=m)
    f.paint(blob((78, -246), (102, -248), (99, -206), (94, -196), (85, -196), (79, -208)), WOOD[:3], vol=7)
    f.line([(78, -240), (90, -236), (102, -242)], 4, BRASS[2], alpha=0.9, ends=0.9)
    f.line([(80, -244), (70, -280), (62, -310)], 5, HARNESS, alpha=0.9, ends=0.9)


def _near_arm(f: Frame) -> None:
    """Shoulder plates, elbow cop, flared cuff, and four iron fingers round the shaft."""
    upper = bone((24, -446), (74, -402), 38, 34, 27)
    f.shade(upper, 0.4, 5)
    f.paint(upper, STEEL, vol=12)
    fore = bone((76, -402), (92, -364), 28, 27, 20)
    f.paint(fore, STEEL, vol=10)
    f.paint(blob((62, -402), (74, -418), (94, -414), (100, -398), (88, -386), (70, -388)), STEEL, vol=9)
    f.line([(66, -404), (80, -400), (96, -402)], 2.2, IRON, alpha=0.7)
    f.paint(blob((76, -376), (92, -382), (108, -374), (102, -358), (82, -358)), STEEL, vol=6)  # cuff
    f.paint(
        blob((80, -362), (100, -362), (108, -348), (104, -332), (88, -330), (80, -346)), STEEL, vol=7
    )  # back of the hand
    for k in range(4):
        y = -356 + k * 7.4
        f.paint(taper((86, y - 1, 8.4), (98, y, 9), (108, y + 2.4, 7.4)), STEEL, vol=4, edge=0.4)
    f.paint(
        taper((84, -356, 9), (90, -368, 8), (97, -376, 7)), STEEL, vol=4, edge=0.4
    )  # thumb along the shaft
    shoulder = blob(
        (-4, -470), (14, -484), (38, -478), (52, -456), (48, -434), (30, -424), (10, -432), (-4, -448)
    )
    f.shade(shoulder, 0.4, 5)
    f.paint(shoulder, STEEL, vol=18)
    for d in (0, 9):
        f.line([(4 + d, -438 + d), (26 + d * 0.7, -442 + d), (47, -456 + d * 1.6)], 2.4, IRON, alpha=0.65)
    f.line([(-2, -466), (14, -480), (36, -476)], 3, BRASS[2], alpha=0.9)


def _helm(f: Frame) -> None:
    """A bascinet bowed to the water: round skull, pointed visor on its pivot, a throat plate, ostrich feathers."""
    f.paint(blob((-34, -466), (-30, -490), (0, -502), (28, -492), (36, -468), (4, -456)), STEEL, vol=12)
    g = f.card.at(*f.pt(-6, -520), f.s, -13, f.flip, **f.defaults)
    for pts in (
        ((14, -40, 9), (46, -52, 24), (82, -34, 24), (104, 8, 7)),
        ((12, -44, 9), (48, -74, 26), (94, -64, 25), (124, -22, 7)),
        ((8, -44, 9), (32, -86, 24), (78, -94, 25), (118, -66, 7)),
    ):  # blown back
        m = g.paint(taper(*pts), CREAM, vol=9, wob=0.7, edge=0.22)
        g.card.marks(m, g.angle(0.9), 36, 16, 2.6, CREAM, jit=0.13, alpha=0.6)
        g.line([p[:2] for p in pts], 2, "#8c7c5c", alpha=0.6)
    skull = blob(
        (-26, -30), (-6, -44), (18, -42), (36, -22), (38, 8), (34, 34), (12, 42), (-12, 40), (-24, 30)
    )
    g.paint(skull, STEEL, vol=30)
    g.line([(-22, -32), (4, -45), (30, -32), (40, 2)], 2.6, "#f8faf4", alpha=0.5)
    visor = blob(
        (-22, -30),
        (-2, -26),
        (6, -6),
        (2, 18),
        (-8, 38),
        (-24, 40),
        (-40, 26),
        (-62, 6, "c"),
        (-48, -10),
        (-36, -24),
    )
    g.shade(visor, 0.35, 4)
    g.paint(visor, STEEL, vol=20)
    g.flat(blob((-47, -11), (-28, -14), (-8, -12), (-8, -7), (-28, -8), (-48, -6)), SLIT, 0.96, det=1)
    g.line([(-60, 6), (-34, 6), (-6, 2)], 2, "#f8faf4", alpha=0.55)
    for i in range(4):
        for j in range(2):
            g.flat(ell(-42 + 8.4 * i + 3 * j, 14 + 8 * j, 1.9), SLIT, 0.85, det=0.9)
    g.paint(ell(8, 2, 7), BRASS, vol=4)
    g.paint(ell(12, -44, 6), BRASS, vol=4)
