"""A knight without his armour on his knees and one hand, in side view looking left, and his iron boots."""

import numpy as np

from studio.elements.people.armour_empty import plate
from studio.elements.people.folk_limbs import bone, face
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR, LINEN, STEEL, WALNUT
from studio.shapes import blob, ell, join, taper

FLESH = ["#6c3038", "#b87050", "#e4a478", "#f8cca0"]  # browned by the road
HOSE = ["#141838", "#28386c", "#5470a4", "#b4c8d4"]
SOCK = ["#5c1c28", "#b03c34", "#e87858", "#ffd0a0"]
DUSK = "#2c2c54"


def crawling_knight(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """Down on his knees and one hand, (x, y) under his chest, the other hand held out; the toes reach 186 to the right."""
    f = c.at(x, y, s, vol=14, wob=0.22, rim=0.9, rimw=3, edge=0.28, amb=0.2, det=0.8, tex=0.16)
    f.shade(blob((-44, 0), (-10, -6), (60, -4), (188, -4), (196, 8), (40, 12), (-36, 8)), 0.62, 6)
    _far_side(f)
    _near_leg(f)
    _shirt(f)
    _head(f)
    _near_arm(f)
    return f


def _far_side(f: Frame) -> None:
    """The leg behind, in shade, and the far arm that holds out an open hand."""
    _foot(f, 150, -14, 0.92, [SOCK[0], SOCK[0], SOCK[1]])
    f.paint(
        join(bone((104, -80), (64, -22), 44, 38, 26), bone((64, -20), (146, -18), 26, 26, 15)),
        HOSE[:3],
        vol=14,
        amb=0.06,
        rim=0.2,
    )
    palm = blob(
        (-46, -54), (-56, -56), (-66, -61), (-76, -62), (-77, -58), (-68, -54), (-60, -48), (-48, -46)
    )
    f.paint(palm, FLESH, vol=4)
    f.paint(taper((-54, -55, 5), (-60, -62, 4.4), (-62, -67, 3)), FLESH, vol=3)  # the thumb
    f.line([(-75, -60), (-66, -57.4), (-58, -54)], 1, FLESH[0], alpha=0.5)
    sleeve = join(
        bone((0, -74), (-20, -44), 26, 24, 20), bone((-19, -43), (-46, -50), 20, 18, 13), ell(-19, -44, 10)
    )
    m = f.paint(sleeve, LINEN, vol=10, amb=0.14)
    f.shade(blob((10, -80), (-10, -70), (-24, -36), (-10, -32), (12, -44)), 0.5, 6, DUSK, clip=m)
    f.shade(taper((-46, -43, 6), (-30, -36, 8), (-14, -34, 8)), 0.4, 3, DUSK, clip=m)
    f.paint(taper((-45, -57, 5), (-48, -50, 7), (-46, -43, 5)), LINEN, vol=4)


def _foot(f: Frame, x: float, y: float, s: float, ramp: list[str]) -> None:
    """A foot in a sock, the instep on the floor, the sole up: ankle at (x, y), heel, arch, ball and toes behind it."""
    g = f.card.at(*f.pt(x, y), f.s * s, f.rot, f.flip, **f.defaults)
    sole = blob(
        (-10, -8),
        (-2, -9),
        (4, -18),
        (13, -20),
        (18, -13),
        (27, -7),
        (38, -6),
        (46, 0),
        (46, 7),
        (40, 11),
        (22, 10),
        (6, 8),
        (-10, 8),
    )
    g.paint(sole, ramp, vol=9)
    g.shade(blob((16, -8), (28, -4), (40, -2), (30, 3), (18, 0)), 0.3, 3, ramp[0])
    for k in (0, 1, 2):
        g.line([(40 + k * 2, 9 - k * 4.4), (47 - k * 0.6, 8.4 - k * 4.4)], 1.3, ramp[0], alpha=0.7)
    g.paint(bone((-13, 0), (-3, 0), 20, 20, 19), ramp, vol=5)  # the rolled top
    g.line([(-8, -9), (-6.6, 0), (-8, 9)], 2.4, LINEN[2], alpha=0.9, ends=0.9)


def _near_leg(f: Frame) -> None:
    """The thigh leans back on the calf, the knee carries him, the shin lies on the floor."""
    _foot(f, 142, -11, 1.0, SOCK)
    calf = bone((54, -14), (140, -11), 28, 34, 16, -3)
    m = f.paint(calf, HOSE, vol=13)
    f.shade(taper((66, -32, 10), (100, -30, 14), (132, -22, 8)), 0.55, 5, HOSE[0], clip=m)
    thigh = join(bone((102, -80), (54, -18), 50, 46, 30), ell(50, -16, 15))
    m = f.paint(thigh, HOSE, vol=20)
    f.shade(taper((124, -50, 8), (92, -28, 12), (64, -4, 5)), 0.5, 5, HOSE[0], clip=m)
    for k in ((-2, 0), (5, 7)):
        f.line(
            [(70 + k[0], -14 + k[1]), (60 + k[0], -22 + k[1]), (52 + k[0], -30 + k[1])],
            1.8,
            HOSE[0],
            alpha=0.5,
        )


def _shirt(f: Frame) -> None:
    """A belted shirt: shoulder blades, the hollow of the back, the belt, and a skirt that follows seat and thigh."""
    skirt = blob(
        (63, -94), (80, -102), (102, -105), (122, -96), (134, -78), (133, -58), (122, -42), (109, -29, "c"),
        (96, -34), (84, -43), (70, -46), (56, -55, "c"), (60, -66),
    )  # fmt: skip
    f.shade(blob((56, -55), (84, -43), (109, -29), (108, -20), (84, -32), (54, -44)), 0.5, 3, HOSE[0])
    m = f.paint(skirt, LINEN, vol=26, grad=(0.06, -0.12), edge=0.3)
    for fold in (
        ((70, -88), (72, -68), (66, -50)),
        ((74, -94), (90, -72), (86, -46)),
        ((80, -98), (112, -78), (108, -40)),
    ):
        f.shade(taper((*fold[0], 2), (*fold[1], 6), (*fold[2], 5)), 0.42, 2.4, DUSK, clip=m)
    f.shade(taper((134, -72, 8), (128, -50, 14), (110, -32, 8)), 0.4, 6, DUSK, clip=m)
    trunk = blob(
        (-8, -88), (4, -97), (20, -101), (42, -97), (66, -94), (65, -62), (50, -57), (32, -52), (14, -48), (0, -50), (-11, -60), (-14, -76)
    )  # fmt: skip
    m = f.paint(trunk, LINEN, vol=26, edge=0.3)
    f.shade(blob((-4, -54), (20, -60), (48, -68), (70, -70), (70, -52), (20, -42)), 0.45, 7, DUSK, clip=m)
    f.shade(
        taper((30, -99, 3), (37, -86, 7), (34, -72, 3)), 0.3, 4, DUSK, clip=m
    )  # behind the shoulder blade
    for fold in (
        ((60, -92), (48, -84), (36, -82)),
        ((60, -76), (44, -71), (28, -68)),
        ((58, -66), (42, -61), (28, -59)),
    ):
        f.shade(taper((*fold[0], 2), (*fold[1], 5), (*fold[2], 2)), 0.45, 2.2, DUSK, clip=m)
    f.paint(taper((64, -95, 7), (68, -78, 8), (64, -60, 7)), WALNUT, vol=4)
    f.paint(ell(67.5, -78, 4, 5), BRASS, vol=2)


def _near_arm(f: Frame) -> None:
    """The arm that carries him: shoulder, an elbow bent back, the forearm down to a hand flat on the floor."""
    f.shade(join(bone((8, -72), (22, -40), 30, 28, 24), bone((20, -40), (0, -8), 22, 20, 14)), 0.4, 5, DUSK)
    hand = blob((-6, -12), (-16, -12), (-28, -7), (-38, -3), (-38, 0), (-24, 2), (-8, 2), (-2, -4))
    f.paint(hand, FLESH, vol=5)
    for k in (0, 1, 2):
        f.line([(-36 + k * 2, -0.4 - k * 1.9), (-24 + k * 2, -1.4 - k * 2.4)], 1.1, FLESH[0], alpha=0.55)
    f.paint(taper((-12, -2, 5), (-18, 2, 4.4), (-25, 3, 3)), FLESH, vol=3)
    fore = bone((17, -41), (-5, -10), 24, 23, 15, 2)
    m = f.paint(join(fore, ell(17, -42, 11)), LINEN, vol=12)
    f.shade(taper((28, -40, 5), (16, -20, 8), (4, -4, 5)), 0.45, 4, DUSK, clip=m)
    upper = join(bone((3, -78), (17, -43), 32, 30, 24), ell(2, -79, 16))
    m = f.paint(upper, LINEN, vol=14, edge=0.2)
    f.shade(taper((21, -72, 4), (27, -54, 7), (28, -38, 5)), 0.42, 4, DUSK, clip=m)
    for fold in (
        ((4, -48), (14, -46), (26, -50)),
        ((4, -40), (13, -38), (24, -38)),
        ((-2, -60), (8, -55), (16, -56)),
    ):
        f.shade(taper((*fold[0], 1.5), (*fold[1], 3.4), (*fold[2], 1.5)), 0.45, 1.6, DUSK)
    f.paint(taper((-13, -16, 5), (-5, -11, 8), (2, -6, 5)), LINEN, vol=4)


def _head(f: Frame) -> None:
    """A neck that stretches out of the collar, brown hair to the ears, a brow lifted, a smile that begins."""
    neck = bone((4, -82), (-36, -92), 28, 22, 19)
    m = f.paint(neck, FLESH, vol=10)
    f.shade(blob((-44, -84), (-24, -84), (-4, -78), (-6, -64), (-34, -70)), 0.45, 4, "#5c3030", clip=m)
    f.paint(blob((3, -99), (-7, -95), (-13, -84), (-12, -70), (-5, -66), (2, -76)), LINEN, vol=7)
    g = face(f, -48, -99, 4, FLESH, cry=False, s=2.2)
    g.line([(-8.2, 5.2), (-6, 6.2), (-4, 4.8)], 0.9, "#7c2c2c", alpha=0.9, wob=0.1)
    g.shade(blob((-6, 9.6), (-2, 6.6), (3, 3), (6, 4), (3, 8), (-2, 10)), 0.4, 1.2, FLESH[0])
    hair = blob(
        (-7.4, -5),
        (-6.4, -10.6),
        (0, -13.2),
        (7.6, -11),
        (11, -4),
        (10.4, 4),
        (6.4, 7.6),
        (3.6, 5),
        (3.8, 0),
        (1.6, -2.6),
        (-0.6, -2.4),
        (-2, -6),
        (-4.6, -5.4),
    )
    m = g.paint(hair, HAIR, vol=6, tex=0.3)
    cx, cy = g.pt(0, -2)
    f.card.marks(
        m, lambda x, y: np.arctan2(y - cy, x - cx) + np.pi / 2, 90, 16 * f.s, 2 * f.s, jit=0.07, alpha=0.5
    )
    g.flat(ell(-5.7, -2.4, 0.5), "#fff8e8", 1, det=1)


def sword_laid_down(c: Card, x: float, y: float, length: float, rot: float = 0) -> None:
    """A sword flat on the floor, its pommel at (x, y), the blade to the right."""
    f = c.at(x, y, length / 200, rot, vol=4, wob=0.25, rim=0.8, edge=0.28, amb=0.3, det=0.7)
    f.shade(taper((0, 5, 8), (60, 6, 8), (198, 5, 4)), 0.6, 3)
    f.paint(blob((44, -6, "c"), (186, -4, "c"), (202, 0, "c"), (186, 4, "c"), (44, 6, "c")), STEEL)
    f.line([(48, 0), (182, 0)], 1.8, "#485468", alpha=0.8)
    f.paint(taper((6, 0, 7), (24, 0, 8.4), (42, 0, 7)), WALNUT)
    for k in range(5):
        f.line([(11 + 6 * k, -4), (14 + 6 * k, 4)], 1.4, "#140c0e", alpha=0.7)
    f.paint(taper((45, -19, 5), (43, 0, 7), (45, 17, 5)), BRASS)
    f.paint(ell(2, 0, 7, 6), BRASS)


def iron_boot(c: Card, x: float, y: float, h: float = 110, rot: float = 0, flip: bool = False) -> None:
    """A greave and its pointed iron shoe, empty, toe to the left, heel at (x, y)."""
    f = c.at(x, y, h / 110, rot, flip, vol=14, wob=0.3, rim=0.9, edge=0.3, amb=0.26, det=0.6)
    f.shade(ell(-16, 1, 54, 7), 0.5, 5)
    plate(f, blob((-64, 0, "c"), (-66, -8), (-40, -20), (-12, -34), (16, -28), (20, 0, "c")), STEEL, 12, 0)
    for k in range(4):
        f.line(
            [(-16 - 11 * k, -30 + 5 * k), (-20 - 11 * k, -14), (-20 - 11 * k, -2)], 2.6, "#1c2230", alpha=0.7
        )
    leg = blob(
        (-20, -104, "c"),
        (20, -104, "c"),
        (24, -72),
        (17, -28),
        (16, -18, "c"),
        (-14, -22, "c"),
        (-13, -40),
        (-22, -74),
    )
    f.shade(leg, 0.3, 4)
    plate(f, leg, STEEL, 18, 0)
    f.line([(-8, -100), (-10, -66), (-5, -26)], 4, "#f8faf4", alpha=0.6)
    f.paint(ell(0, -105, 23, 8), BRASS, vol=4)
    f.flat(ell(0, -106, 17, 5), "#0c1018", 0.95)
