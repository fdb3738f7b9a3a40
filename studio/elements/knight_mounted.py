"""A knight on a draped horse in side view, and the child astride a broom that he was: both look left."""

from itertools import pairwise

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import HAIR, PINE, STEEL, WOOD
from studio.shapes import Path, blob, ell, poly, taper

COAT: Ramp = ["#1c1014", "#4c2c24", "#84553c", "#bc8a5c", "#f0cc98"]
DRAPE: Ramp = ["#34120c", "#7c3018", "#bc5c2c", "#e8985c", "#ffdcae"]
TABARD: Ramp = ["#16302c", "#34584c", "#6c9478", "#b8d0a8"]
FLAG: Ramp = ["#4c0c14", "#a0242c", "#dc4c3c", "#f8a078"]
PLUME: Ramp = ["#6c6454", "#b0a488", "#e8dcc0", "#fff8e4"]
FAIR: Ramp = ["#8c4c38", "#dc9870", "#fcd0a4", "#fff0d0"]
SHIRT: Ramp = ["#3c5c7c", "#7cacc4", "#c4e0dc", "#fafff0"]
PAPER: Ramp = ["#8c8488", "#ccc4b8", "#f4ecd8", "#fffdf2"]
STRAW: Ramp = ["#6c4410", "#b88428", "#ecc05c", "#fff0b0"]


def leg(f: Frame, *joints: tuple[float, float, float], far: bool = False) -> None:
    """One leg through its joints down to the hoof, the last joint being the fetlock."""
    ramp = COAT[:4] if far else COAT
    f.paint(taper(*joints), ramp, vol=14, grad=(0.05, -0.2))
    x, y = joints[-1][0], joints[-1][1]
    f.paint(taper((x - 2, y - 14, 24), (x - 5, y + 4, 27)), PAPER if not far else PAPER[:3], vol=8)
    f.paint(poly([(x - 27, y + 30), (x - 19, y + 6), (x + 10, y + 6), (x + 15, y + 30)]), COAT[:3], vol=6)


def horse_head(f: Frame) -> None:
    """An arched neck and a head bowed towards the water, with bridle and ears."""
    neck = taper((-96, -236, 150), (-164, -318, 112), (-214, -346, 84))
    f.paint(neck, COAT, vol=40)
    head = blob(
        (-226, -386), (-256, -378), (-280, -340), (-304, -276), (-322, -236), (-318, -212), (-294, -206),
        (-274, -228), (-246, -262), (-216, -290), (-196, -330),
    )  # fmt: skip
    f.shade(ell(-216, -300, 40, 46), 0.4, 10)
    for x in (-214, -236):
        f.paint(blob((x - 12, -380, "c"), (x - 4, -424, "c"), (x + 14, -384, "c")), COAT, vol=6)
    f.paint(head, COAT, vol=26)
    f.flat(ell(-262, -334, 7, 8, 20), "#140a0e", 0.95, det=1)
    f.flat(ell(-309, -228, 5, 6), "#140a0e", 0.8, det=0.8)
    for p, q in (((-292, -306), (-246, -262)), ((-312, -250), (-280, -226)), ((-270, -362), (-236, -278))):
        f.line([p, q], 6, "#5c1c14", alpha=0.95, ends=0.9)
    mane = blob(
        (-220, -392),
        (-180, -382),
        (-120, -330),
        (-70, -262),
        (-64, -230),
        (-96, -262),
        (-150, -320),
        (-206, -360),
    )
    f.paint(mane, COAT[:3], vol=9, tex=0.4)


def caparison() -> Path:
    """The cloth over back and flanks, cut in scallops that leave belly and legs free."""
    return blob(
        (-160, -286), (-110, -304), (-20, -290), (70, -290), (140, -306), (200, -296), (232, -250), (240, -196, "c"),
        (214, -170), (182, -184, "c"), (148, -154), (110, -170, "c"), (72, -140), (32, -158, "c"), (-8, -138), (-48, -156, "c"),
        (-84, -142), (-120, -166, "c"), (-146, -152), (-172, -180, "c"), (-180, -240),
    )  # fmt: skip


def horse(f: Frame) -> None:
    """A tall horse, one foreleg lifted, under a copper cloth with pale lozenges."""
    f.shade(ell(10, 2, 230, 15), 0.5, 10)
    tail = blob(
        (214, -284), (248, -276), (274, -210), (270, -110), (252, -56), (236, -96), (238, -180), (216, -240)
    )
    f.paint(tail, COAT[:3], vol=12, tex=0.4)
    leg(f, (-104, -190, 70), (-172, -136, 40), (-150, -74, 24), far=True)
    leg(f, (140, -190, 84), (128, -130, 52), (158, -84, 30), (140, -30, 22), far=True)
    f.paint(
        blob((-196, -246), (-150, -302), (-60, -296), (40, -284), (130, -300), (204, -286), (240, -232), (226, -160), (170, -134), (80, -116),
            (-40, -118), (-130, -130), (-186, -180)), COAT, vol=60, grad=(0.05, -0.25))  # fmt: skip
    leg(f, (196, -204, 104), (178, -140, 66), (212, -88, 34), (194, -30, 24))
    leg(f, (-140, -190, 82), (-142, -120, 44), (-138, -84, 36), (-140, -30, 24))
    horse_head(f)
    f.shade(caparison(), 0.5, 9)
    m = f.paint(caparison(), DRAPE, vol=54, grad=(0.14, -0.2))
    for x, y in ((-120, -166), (-48, -156), (32, -158), (110, -170), (182, -184)):
        f.line([(x + 6, -270), (x + 2, y - 50), (x, y)], 8, "#4c1810", alpha=0.4, clip=m)
    for x, y in ((-144, -214), (-84, -206), (-84, -262), (72, -206), (148, -216), (206, -226), (110, -262)):
        diamond = poly([(x, y - 24), (x + 17, y), (x, y + 24), (x - 17, y)])
        f.paint(diamond, PAPER, vol=4, clip=m, alpha=0.85, edge=0.2)
    hem = ((240, -204), (214, -180), (182, -194), (148, -164), (110, -180), (72, -150), (32, -168), (-8, -148), (-48, -166), (-84, -152),
        (-120, -176), (-146, -162), (-172, -190))  # fmt: skip
    for (x0, y0), (x1, y1) in pairwise(hem):
        f.line([(x0, y0), (x1, y1)], 8, "#f8dca0", alpha=0.9, ends=0.95)


def rider(f: Frame) -> None:
    """The knight: tabard over mail, great helm bowed, reins in one hand and a lance upright in the other."""
    f.paint(taper((104, -40, 12), (116, -300, 12), (126, -600, 9)), WOOD, vol=5)
    f.paint(
        blob(
            (126, -598, "c"),
            (176, -586),
            (226, -600),
            (282, -580, "c"),
            (234, -562),
            (278, -528, "c"),
            (204, -544),
            (124, -530, "c"),
        ),
        FLAG,
        vol=12,
        wob=0.8,
    )
    f.paint(poly([(116, -598), (138, -598), (128, -646)]), STEEL, vol=5)
    f.paint(blob((-50, -280), (-40, -330), (10, -318), (60, -336), (76, -280), (10, -262)), WOOD, vol=14)
    f.line([(44, -290), (16, -220), (-22, -108)], 9, "#3c2014", alpha=0.95, ends=0.95)
    f.paint(taper((30, -306, 78), (-36, -262, 64)), STEEL, vol=22)
    f.paint(taper((-36, -250, 56), (-30, -190, 50), (-22, -136, 34)), STEEL, vol=20)
    f.shade(taper((-58, -224, 14), (-8, -222, 14)), 0.4, 5)
    f.paint(ell(-40, -256, 36, 34), STEEL, vol=24)
    f.paint(
        blob((-2, -140), (2, -104, "c"), (-70, -100), (-98, -110), (-74, -124), (-40, -144)), STEEL, vol=12
    )
    for x in (-62, -44, -26):
        f.line([(x, -128 + (x + 62) * -0.2), (x + 4, -104)], 2.6, "#2c3448", alpha=0.7)
    f.line([(-48, -98), (-46, -132), (-22, -150), (0, -130), (4, -98)], 6, "#d8a848", alpha=0.95, ends=0.95)
    f.line([(-52, -97), (8, -97)], 8, "#d8a848", alpha=1, ends=0.95)
    body = blob(
        (-40, -300), (-46, -380), (-30, -448), (20, -466), (70, -444), (82, -370), (84, -290), (20, -276)
    )
    f.paint(body, TABARD, vol=44, grad=(0.1, -0.2))
    f.paint(
        blob((-52, -286), (-40, -330), (20, -318), (92, -334), (102, -270), (40, -256), (-14, -252)),
        TABARD,
        vol=20,
    )
    f.line([(-42, -330), (20, -318), (84, -332)], 12, "#3c2014", alpha=0.9, ends=0.9)
    f.paint(taper((52, -428, 58), (100, -378, 44), (112, -326, 34)), STEEL, vol=18)
    f.paint(ell(114, -318, 21), STEEL, vol=12)
    f.paint(taper((4, -428, 62), (-48, -366, 46), (-98, -336, 34)), STEEL, vol=20)
    f.paint(ell(0, -434, 40, 36), STEEL, vol=24)
    f.paint(ell(-106, -332, 20, 18), STEEL, vol=12)
    f.line([(-110, -330), (-190, -300), (-296, -244)], 6, "#5c1c14", alpha=0.95, ends=0.9)


def helm(f: Frame) -> None:
    """A great helm bowed to the water, one dark slit, a plume of three feathers."""
    f.shade(ell(2, -452, 50, 16), 0.5, 8)
    g = f.card.at(*f.pt(-8, -500), f.s, -16, f.flip, **f.defaults)
    for pts in (
        ((4, -58, 16), (54, -76, 42), (104, -44, 40), (132, 14, 12)),
        ((2, -62, 16), (50, -104, 44), (112, -90, 42), (156, -36, 12)),
        ((0, -64, 16), (30, -122, 38), (88, -134, 40), (148, -100, 12)),
    ):  # three ostrich feathers, blown back
        m = g.paint(taper(*pts), PLUME, vol=14, wob=0.9, edge=0.25)
        g.card.marks(m, g.angle(0.9), 40, 20, 3.4, PLUME, jit=0.14, alpha=0.6)
        g.line([p[:2] for p in pts], 3, "#8c7c5c", alpha=0.6)
    g.paint(ell(2, -64, 10), STRAW, vol=6)
    g.paint(
        blob((-46, 44), (-56, -8), (-40, -52), (2, -68), (44, -50), (56, -4), (48, 46), (0, 56)),
        STEEL,
        vol=44,
    )
    g.flat(blob((-58, -8), (-20, -2), (4, -8), (4, 0), (-20, 8), (-57, 1)), "#0c1018", 0.95, det=1)
    g.line([(-24, -60), (-22, -10), (-26, 50)], 6, "#f4dc98", alpha=0.8, ends=0.9)
    for i in range(3):
        for j in range(2):
            g.flat(ell(-42 + 13 * i, 20 + 13 * j, 3), "#0c1018", 0.85, det=0.8)


def mounted_knight(c: Card, x: float, y: float, s: float = 0.9) -> Frame:
    """Horse and knight, hooves at y; 640 units tall with the lance."""
    f = c.at(x, y, s, vol=20, wob=0.4, rim=0.7, edge=0.3, amb=0.16, gain=0.86, det=0.5)
    horse(f)
    rider(f)
    helm(f)
    return f


def broom_rider(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """A child astride a broom with a cardboard horse's head, a paper hat, and a windmill for a lance."""
    f = c.at(x, y, s, vol=20, wob=0.35, rim=0.5, edge=0.3, amb=0.34, det=0.7)
    f.paint(taper((98, -110, 10), (122, -300, 10), (140, -410, 9)), PINE, vol=4)
    for i in range(4):
        a = i * 90 + 20
        w = c.at(*f.pt(142, -418), s, a, wob=0.3)
        w.paint(
            blob((0, 0, "c"), (-10, -52), (40, -72, "c"), (30, -20)),
            (FLAG, STRAW)[i % 2],
            vol=8,
            edge=0.3,
            det=0.7,
        )
    f.paint(ell(142, -418, 10), STRAW, vol=6)
    for x0, knee, foot in ((30, (66, -84), (96, -8)), (-18, (-58, -92), (-46, -10))):
        f.paint(taper((x0, -150, 58), (*knee, 44), (foot[0], foot[1] - 18, 32)), FAIR, vol=16)
        f.paint(
            blob(
                (foot[0] - 52, 0, "c"),
                (foot[0] - 50, -22),
                (foot[0] - 14, -34),
                (foot[0] + 16, -24),
                (foot[0] + 16, 0, "c"),
            ),
            FLAG,
            vol=10,
        )
    f.paint(
        blob((-56, -120), (-44, -196), (8, -206), (58, -196), (66, -128), (40, -104), (2, -128), (-30, -102)),
        ["#1c2c4c", "#3c5c84", "#7ca0bc", "#d0e0dc"],
        vol=20,
    )
    broom(f)
    f.paint(
        blob((-48, -182), (-52, -250), (-34, -306), (6, -320), (46, -304), (58, -240), (54, -178), (2, -168)),
        SHIRT,
        vol=34,
    )
    for k in range(4):
        f.line(
            [(-50, -200 - 30 * k), (2, -192 - 30 * k), (54, -204 - 30 * k)], 9, "#dc5c48", alpha=0.8, ends=0.9
        )
    f.paint(taper((36, -288, 42), (84, -244, 32), (108, -214, 26)), SHIRT, vol=14)
    f.paint(ell(112, -206, 18), FAIR, vol=11)
    f.paint(taper((-20, -286, 44), (-66, -232, 34), (-104, -196, 26)), SHIRT, vol=14)
    f.paint(ell(-110, -190, 19), FAIR, vol=11)
    f.shade(ell(0, -316, 40, 12), 0.35, 7)
    child_head(f)
    return f


def broom(f: Frame) -> None:
    """The steed: a stick, bristles behind, a horse's head cut out of cardboard in front."""
    f.paint(taper((-170, -232, 17), (0, -150, 17), (150, -76, 17)), PINE, vol=7)
    tail = blob(
        (130, -108), (158, -120), (236, -92), (290, -20), (262, -2), (216, -14), (176, -34), (128, -62)
    )
    m = f.paint(tail, STRAW, vol=20)
    f.card.marks(m, f.angle(0.55), 90, 36, 4, jit=0.09, alpha=0.6)
    f.line([(144, -116), (128, -58)], 9, "#c83c34", alpha=0.95, ends=0.9)
    head = blob(
        (-150, -216), (-140, -270), (-160, -312), (-172, -346, "c"), (-192, -316), (-222, -288), (-252, -240),
        (-270, -208), (-258, -184), (-234, -182), (-206, -206), (-190, -200),
    )  # fmt: skip
    f.paint(head, ["#5c3820", "#a8744c", "#dcac78", "#fce0ac"], vol=8)
    for k in range(5):
        f.paint(
            blob((-152 - k * 6, -220 - k * 24), (-122 - k * 5, -232 - k * 22), (-140 - k * 5, -248 - k * 22)),
            STRAW,
            vol=5,
        )
    f.flat(ell(-206, -268, 9), "#20141c", 1, det=1)
    f.flat(ell(-209, -271, 3), "#fffaf0", 1, det=1)
    f.flat(ell(-254, -204, 5), "#20141c", 0.9, det=1)
    f.line([(-236, -240), (-206, -206), (-110, -190)], 6, "#c83c34", alpha=0.95, ends=0.9)


def child_head(f: Frame) -> None:
    """A round head in profile to the left, smiling, under a folded paper hat."""
    g = f.card.at(*f.pt(-6, -372), f.s, -8, f.flip, **f.defaults)
    g.paint(ell(2, 0, 58, 56), FAIR, vol=44)
    g.paint(
        blob((30, -50), (62, -20), (60, 22), (34, 40), (28, 8), (8, -18), (-16, -40)), HAIR, vol=14, tex=0.4
    )
    g.paint(blob((-52, 2), (-68, 12), (-54, 20)), FAIR, vol=6)
    g.flat(ell(-34, -4, 5, 7), "#2a1a18", 1, det=1)
    g.line([(-46, 28), (-32, 34), (-18, 28)], 5, "#8c3c30", alpha=0.9)
    g.flat(ell(-14, 20, 15, 11), "#f08868", 0.5, 5)
    g.paint(poly([(-84, -26), (84, -34), (12, -132)]), PAPER, vol=10, edge=0.35)
    g.paint(blob((-88, -22, "c"), (88, -32, "c"), (74, -54, "c"), (-70, -46, "c")), PAPER, vol=6, edge=0.35)
    g.line([(12, -128), (4, -84), (8, -50)], 4, "#a09488", alpha=0.8)
