"""A knight on one knee, his draped horse drinking, and the child with a broom they once were."""

from studio.colour import Ramp
from studio.elements.armour_empty import plate
from studio.paint import Card, Frame
from studio.palettes import HAIR, PINE, STEEL, WOOD
from studio.shapes import blob, ell, poly, taper

COAT = ["#241418", "#5c3428", "#945c3c", "#cc9860", "#f8d8a0"]
DRAPE = ["#2c1410", "#7c3820", "#bc6c38", "#eca868", "#ffe0b0"]
CLOAK = ["#1c2c28", "#44604e", "#849c78", "#ccd4a8"]
FAIR = ["#8c4c38", "#dc9870", "#fcd0a4", "#fff0d0"]
PLUME = ["#34101c", "#84242c", "#c4503c", "#f09c6c"]
PAPER = ["#8c8488", "#ccc4b8", "#f4ecd8", "#fffdf2"]


def draped_horse(c: Card, x: float, y: float, h: float = 250, flip: bool = False, fog: float = 0) -> Frame:
    """A horse in a caparison, looking left, head down to the water; withers at `h`."""
    f = c.at(x, y, h / 250, 0, flip, vol=20, wob=0.4, rim=0.7, edge=0.28, amb=0.26, fog=fog, det=0.4)
    f.shade(ell(20, 2, 170, 13), 0.45, 9)
    for dx, dark in ((30, True), (0, False)):
        ramp: Ramp = COAT[:4] if dark else COAT
        hind = 14 if dark else 0
        f.paint(
            taper((-78 + dx, -110, 34), (-82 + dx, -60, 24), (-82 + dx, -14, 19)), ramp, vol=9, grad=(0, -0.2)
        )
        f.paint(poly([(-96 + dx, 0), (-90 + dx, -18), (-72 + dx, -18), (-68 + dx, 0)]), COAT[:3], vol=4)
        f.paint(
            taper((126 - hind * 3, -110, 36), (138 - hind * 3, -62, 24), (126 - hind * 3, -14, 19)),
            ramp,
            vol=9,
            grad=(0, -0.2),
        )
        f.paint(
            poly([(112 - hind * 3, 0), (118 - hind * 3, -18), (136 - hind * 3, -18), (140 - hind * 3, 0)]),
            COAT[:3],
            vol=4,
        )
    f.paint(
        blob((150, -200), (172, -190), (184, -130), (178, -60), (164, -40), (160, -110), (148, -160)),
        COAT[:3],
        vol=9,
    )
    f.paint(taper((-70, -190, 104), (-136, -146, 70), (-180, -84, 48)), COAT, vol=26)
    f.paint(blob((-162, -116, "c"), (-156, -142), (-146, -120, "c")), COAT, vol=5)
    head = blob(
        (-158, -104),
        (-184, -112),
        (-204, -86),
        (-220, -46),
        (-238, -14),
        (-232, 0),
        (-212, 2),
        (-198, -20),
        (-172, -54),
        (-154, -76),
    )
    f.paint(head, COAT, vol=15)
    f.paint(blob((-174, -114, "c"), (-172, -142), (-160, -116, "c")), COAT, vol=5)
    f.flat(ell(-192, -76, 4, 5, 20), "#180c10", 0.95, det=1)
    f.flat(ell(-230, -10, 3, 4), "#180c10", 0.8, det=0.8)
    f.paint(
        blob((-166, -130), (-130, -172), (-84, -232), (-64, -244), (-70, -216), (-112, -164), (-150, -112)),
        COAT[:3],
        vol=7,
        tex=0.4,
    )
    for p, q in (
        ((-206, -86), (-176, -62)),
        ((-228, -40), (-202, -28)),
        ((-190, -108), (-206, -86)),
        ((-206, -86), (-228, -40)),
    ):
        f.line([p, q], 4, "#3c1c14", alpha=0.9, ends=0.9)
    drape = blob((-112, -196), (-72, -240), (0, -226), (80, -238), (150, -206), (168, -140), (160, -62, "c"), (110, -50), (40, -56, "c"),
        (-40, -48), (-112, -58, "c"), (-124, -130))  # fmt: skip
    f.shade(drape, 0.4, 8)
    m = f.paint(drape, DRAPE, vol=46, grad=(0.1, -0.22))
    for k, (px, py) in enumerate(
        ((-84, -170), (-20, -176), (46, -180), (112, -170), (-52, -116), (14, -118), (80, -120), (138, -110))
    ):
        f.paint(
            poly([(px, py - 20), (px + 15, py), (px, py + 20), (px - 15, py)]),
            CLOAK,
            vol=4,
            clip=m,
            alpha=0.9,
            edge=0.2,
        )
        if k % 2:
            f.line([(px + 26, py + 40), (px + 30, -60)], 5, "#4c2014", alpha=0.35, clip=m)
    f.line([(-120, -66), (-40, -58), (40, -66), (110, -60), (162, -70)], 7, "#f0d090", alpha=0.8, ends=0.9)
    saddle = blob(
        (-40, -226), (-34, -256), (-10, -240), (20, -240), (38, -262), (46, -226), (30, -196), (-24, -196)
    )
    f.shade(saddle, 0.4, 6)
    f.paint(saddle, WOOD, vol=10)
    return f


def kneeling_knight(c: Card, x: float, y: float, h: float = 290, flip: bool = False, fog: float = 0) -> Frame:
    """A knight on one knee, looking right, bowed over the water; cloak behind, sword at his side."""
    f = c.at(x, y, h / 290, 0, flip, vol=18, wob=0.35, rim=0.8, edge=0.28, amb=0.28, fog=fog, det=0.4)
    f.shade(ell(0, 2, 130, 11), 0.5, 8)
    plate(f, taper((44, -104, 50), (88, -100, 46), (82, -50, 38), (80, -12, 30)), STEEL, 14, 0)
    plate(f, taper((70, -8, 22), (128, -6, 14)), STEEL, 8, 0)
    plate(f, taper((-10, -100, 60), (-16, -26, 48), (-90, -16, 34)), STEEL, 16, 0)
    f.paint(taper((-70, -140, 9), (-134, -28, 7)), WOOD, vol=4)
    torso = blob(
        (-44, -96),
        (-40, -150),
        (-20, -206),
        (20, -236),
        (62, -222),
        (70, -180),
        (44, -120),
        (30, -92),
        (-8, -84),
    )
    plate(f, torso, STEEL, 34, 1)
    plate(
        f,
        blob((-48, -84), (-44, -112), (0, -102), (40, -112), (52, -84), (20, -66), (-20, -64)),
        STEEL,
        12,
        1,
    )
    cloak = blob(
        (14, -238),
        (-20, -226),
        (-58, -160),
        (-96, -80),
        (-140, -4, "c"),
        (-90, 2),
        (-40, -4, "c"),
        (-36, -80),
        (-26, -150),
        (10, -206),
    )
    f.shade(cloak, 0.35, 7)
    f.paint(cloak, CLOAK, vol=24, grad=(0.1, -0.2))
    for p in ([(-10, -214), (-52, -120), (-92, -6)], [(0, -206), (-36, -110), (-62, -4)]):
        f.line(p, 5, "#1c2c28", alpha=0.4)
    plate(f, blob((56, -118), (78, -132), (108, -116), (108, -88), (84, -76), (62, -88)), STEEL, 14, 0)
    plate(f, taper((34, -206, 46), (52, -152, 38), (104, -122, 28)), STEEL, 14, 0)
    plate(f, ell(54, -150, 24, 22), STEEL, 12, 0)
    plate(f, blob((2, -214), (22, -244), (58, -234), (66, -200), (36, -182), (10, -190)), STEEL, 20, 0)
    plate(f, blob((100, -134), (124, -128), (134, -110), (116, -102), (98, -110)), STEEL, 8, 0)
    g = c.at(
        *f.pt(58, -258),
        f.s,
        -24 if flip else 24,
        flip,
        vol=18,
        wob=0.3,
        rim=0.8,
        edge=0.28,
        amb=0.28,
        fog=fog,
        det=0.6,
    )
    g.shade(ell(-6, 34, 34, 12), 0.5, 7)
    g.paint(
        blob((-6, -48), (-40, -72), (-92, -60), (-122, -20), (-112, 6), (-92, -16), (-60, -32), (-24, -34)),
        PLUME,
        vol=12,
        wob=1,
    )
    plate(
        g,
        blob((-34, 26), (-42, -10), (-26, -44), (4, -54), (32, -40), (40, -8), (34, 26), (0, 36)),
        STEEL,
        30,
        1,
    )
    visor = blob((0, -20), (30, -26), (50, -2), (44, 20), (20, 34), (2, 26))
    g.shade(visor, 0.4, 5)
    plate(g, visor, STEEL, 16, 0)
    g.line([(8, -10), (28, -10), (46, -2)], 5, "#10141c", alpha=0.95)
    for k in range(3):
        g.flat(ell(18 + 9 * k, 14 - k, 2, 4), "#10141c", 0.85, det=0.7)
    g.paint(ell(-2, -4, 8), DRAPE, vol=5)
    return f


def kneeling_child(c: Card, x: float, y: float, h: float = 290, flip: bool = False) -> Frame:
    """The same pose, long ago: a paper hat, a towel for a cloak, a lath for a sword; looks right."""
    f = c.at(x, y, h / 290, 0, flip, vol=18, wob=0.35, rim=0.6, edge=0.28, amb=0.36, det=0.7)
    f.paint(taper((40, -90, 44), (82, -86, 38), (76, -10, 26)), FAIR, vol=12)
    f.paint(taper((64, -8, 24), (116, -6, 15)), WOOD, vol=8)
    f.paint(taper((-8, -90, 52), (-14, -22, 38), (-84, -14, 26)), FAIR, vol=14)
    f.paint(taper((-96, -140, 10), (-150, -20, 12)), PINE, vol=4)
    f.paint(poly([(-118, -108), (-84, -122), (-82, -114), (-114, -100)]), PINE, vol=4)
    shorts = blob((-46, -116), (0, -122), (84, -116), (96, -74), (60, -62), (20, -66), (-44, -52))
    f.paint(shorts, ["#1c2c4c", "#3c5c84", "#7ca0bc", "#d0e0dc"], vol=20)
    f.paint(blob((-42, -104), (-38, -150), (-18, -196), (20, -214), (54, -202), (62, -160), (44, -108)),
        ["#7c6050", "#d0a880", "#f8e0b0", "#fff8dc"], vol=30)  # fmt: skip
    towel = blob(
        (10, -214),
        (-20, -204),
        (-56, -150),
        (-92, -80),
        (-116, -24, "c"),
        (-74, -18),
        (-30, -26, "c"),
        (-32, -90),
        (10, -186),
    )
    f.paint(towel, ["#4c6c54", "#84ac80", "#c8dca8", "#f8fce0"], vol=20)
    for k in range(3):
        f.line([(-50 - 22 * k, -128 + 34 * k), (-24 - 6 * k, -116 + 34 * k)], 7, "#d87858", alpha=0.7)
    f.paint(
        taper((28, -186, 40), (48, -136, 30), (92, -110, 22)),
        ["#7c6050", "#d0a880", "#f8e0b0", "#fff8dc"],
        vol=12,
    )
    f.paint(ell(104, -106, 15, 12), FAIR, vol=7)
    f.paint(taper((26, -196, 40), (46, -222, 32)), FAIR, vol=10)
    g = c.at(
        *f.pt(50, -234),
        f.s,
        -22 if flip else 22,
        flip,
        vol=18,
        wob=0.3,
        rim=0.6,
        edge=0.25,
        amb=0.36,
        det=0.8,
    )
    g.paint(
        blob(
            (-32, 20),
            (-38, -8),
            (-20, -36),
            (10, -38),
            (34, -18),
            (46, 2),
            (36, 10),
            (34, 24),
            (8, 38),
            (-18, 34),
        ),
        FAIR,
    )
    g.paint(
        blob(
            (-42, 22), (-46, -12), (-26, -40), (16, -40), (28, -22), (2, -18), (-6, 2), (-16, 24), (-32, 34)
        ),
        HAIR,
        vol=10,
    )
    g.paint(ell(-4, 4, 7, 9), FAIR, vol=4)
    g.flat(ell(22, -4, 3.4, 4.4), "#2a1418", 0.95, det=1)
    g.line([(20, 20), (28, 22), (35, 17)], 2.6, "#7c2c28", alpha=0.85)
    hat = blob((-66, -28, "c"), (-8, -106, "c"), (48, -36, "c"), (0, -24))
    g.shade(hat, 0.3, 5)
    g.paint(hat, PAPER, vol=8, amb=0.5)
    g.paint(
        blob((-70, -26, "c"), (0, -40), (54, -40, "c"), (42, -20), (-52, -8)),
        PAPER,
        vol=6,
        amb=0.5,
        edge=0.35,
    )
    g.line([(-8, -100), (-4, -40)], 2.6, "#a49c98", alpha=0.8)
    return f


def hobby_broom(c: Card, x: float, y: float, h: float = 250, flip: bool = False) -> Frame:
    """A broom where the horse was: bristles for a head, bridled with string, stuck among the grass."""
    f = c.at(x, y, h / 250, 0, flip, vol=10, wob=0.35, rim=0.6, edge=0.3, amb=0.36, det=0.7)
    f.paint(
        taper((150, -236, 20), (20, -162, 20), (-140, -74, 20)),
        ["#3c1c14", "#7c4828", "#bc8448", "#f0c484"],
        vol=6,
    )
    straw = ["#3c1c08", "#8c4c10", "#d08c28", "#f8d470"]
    m = f.paint(
        blob(
            (-128, -98),
            (-114, -60),
            (-166, -18),
            (-214, 20),
            (-246, 12),
            (-256, -28),
            (-226, -60),
            (-180, -88),
        ),
        straw,
        vol=22,
    )
    c.marks(m, f.angle(2.55), 90, 40, 4, jit=0.06, alpha=0.6)
    for p, q in (((-140, -100), (-122, -62)), ((-160, -92), (-138, -50))):
        f.line([p, q], 6, "#b8483c", alpha=0.95, ends=0.9)
    f.line([(-176, -82), (-150, -46), (-60, -150), (30, -168)], 4, "#e8e0cc", alpha=0.95, ends=0.9)
    f.paint(ell(-186, -56, 8), ["#1c1418", "#4c3c3c", "#c8b8a8"], vol=5, det=1)
    return f
