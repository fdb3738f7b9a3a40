"""A knight without his armour on knees and forearms, in side view looking left, and his iron boots."""

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
    """Down on knees and forearms, (x, y) under his chest; his fingers reach 82 to the left, the toes 186 to the right."""
    f = c.at(x, y, s, vol=14, wob=0.22, rim=0.9, rimw=3, edge=0.28, amb=0.2, det=0.8, tex=0.16)
    f.shade(blob((-80, 0), (-20, -6), (60, -4), (188, -4), (196, 8), (40, 12), (-70, 8)), 0.62, 6)
    _far_side(f)
    _near_leg(f)
    _shirt(f)
    _head(f)
    _near_arm(f)
    return f


def _far_side(f: Frame) -> None:
    """The leg and the arm behind, in shade; the hand lies open."""
    _foot(f, 150, -14, 0.92, [SOCK[0], SOCK[0], SOCK[1]])
    f.paint(
        join(bone((104, -80), (64, -22), 44, 38, 26), bone((64, -20), (146, -18), 26, 26, 15)),
        HOSE[:3],
        vol=14,
        amb=0.06,
        rim=0.2,
    )
    f.paint(blob((-56, -17), (-70, -18), (-84, -12), (-83, -8), (-70, -7), (-56, -8)), FLESH, vol=4)
    f.paint(
        join(bone((2, -66), (-16, -18), 26, 25, 20), bone((-16, -17), (-58, -12), 20, 19, 13)),
        LINEN[:3],
        vol=10,
        amb=0.1,
    )


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
    """A belted shirt: shoulder blades, the hollow of the back, the belt at the waist, the skirt over the hips."""
    skirt = blob(
        (62, -93), (80, -105), (104, -110), (126, -98), (138, -74), (136, -54, "c"), (122, -58), (108, -50), (94, -54), (78, -44), (68, -50, "c"), (60, -62)
    )  # fmt: skip
    m = f.paint(skirt, LINEN, vol=26, grad=(0.06, -0.12), edge=0.32)
    for fold in (
        ((72, -92), (84, -74), (80, -48)),
        ((78, -98), (102, -80), (108, -54)),
        ((84, -102), (118, -88), (130, -60)),
    ):
        f.shade(taper((*fold[0], 2), (*fold[1], 7), (*fold[2], 5)), 0.5, 2.4, DUSK, clip=m)
    f.shade(blob((68, -58), (100, -62), (138, -66), (138, -48), (70, -40)), 0.3, 6, DUSK, clip=m)
    trunk = blob(
        (-8, -93), (6, -101), (22, -103), (44, -97), (66, -94), (66, -60), (48, -57), (30, -53), (12, -46), (-2, -46), (-13, -58), (-15, -78)
    )  # fmt: skip
    m = f.paint(trunk, LINEN, vol=26, edge=0.32)
    f.shade(blob((-4, -50), (20, -58), (48, -66), (70, -68), (70, -52), (20, -40)), 0.5, 7, DUSK, clip=m)
    for fold in (
        ((58, -94), (44, -84), (26, -82)),
        ((58, -74), (40, -70), (20, -66)),
        ((56, -64), (38, -60), (24, -58)),
    ):
        f.shade(taper((*fold[0], 2), (*fold[1], 5), (*fold[2], 2)), 0.45, 2.2, DUSK, clip=m)
    f.paint(taper((65, -95, 7), (69, -78, 8), (65, -59, 7)), WALNUT, vol=4)
    f.paint(ell(68.5, -78, 4, 5), BRASS, vol=2)


def _near_arm(f: Frame) -> None:
    """The upper arm carries the chest, the forearm lies on the floor, the sleeve is turned back at the wrist."""
    f.shade(bone((8, -72), (2, -20), 34, 32, 26), 0.45, 5, DUSK)
    f.paint(blob((-46, -14), (-60, -14), (-72, -7), (-76, -2), (-66, 1), (-46, 0)), FLESH, vol=5)
    for k in (0, 1):
        f.line([(-74 + k * 2, -3 - k * 3), (-66 + k * 2, -5 - k * 3)], 1.2, FLESH[0], alpha=0.6)
    upper = bone((4, -74), (0, -18), 34, 32, 26)
    m = f.paint(
        join(upper, bone((0, -14), (-48, -8), 27, 24, 15), ell(0, -15, 13), ell(4, -74, 18)), LINEN, vol=14
    )
    f.shade(taper((18, -58, 4), (14, -36, 8), (12, -10, 6)), 0.45, 4, DUSK, clip=m)
    for fold in (
        ((-12, -30), (0, -26), (12, -30)),
        ((-14, -22), (-4, -20), (6, -22)),
        ((-10, -46), (2, -42), (10, -44)),
    ):
        f.shade(taper((*fold[0], 1.5), (*fold[1], 3.6), (*fold[2], 1.5)), 0.45, 1.6, DUSK, clip=m)
    f.paint(taper((-46, -17, 6), (-49, -8, 8), (-46, 1, 6)), LINEN, vol=4)


def _head(f: Frame) -> None:
    """Brown hair to the ears, a brow lifted, a smile that begins."""
    f.paint(bone((0, -82), (-26, -80), 26, 23, 21), FLESH, vol=10)
    f.paint(blob((2, -98), (-10, -95), (-18, -82), (-15, -66), (-4, -62), (2, -78)), LINEN, vol=7)
    f.shade(blob((-56, -62), (-40, -72), (-8, -74), (-10, -56), (-34, -52)), 0.6, 5, "#5c3030")
    g = face(f, -37, -86, 6, FLESH, cry=False, s=2.5)
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
