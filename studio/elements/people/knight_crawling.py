"""A knight without his armour on his knees and one hand, in side view looking left, and his iron boots."""

import numpy as np

from studio.elements.people.armour_empty import plate
from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR, LINEN, STEEL, WALNUT
from studio.shapes import blob, ell, join, taper

FLESH = ["#6c3038", "#b87050", "#e4a478", "#f8cca0"]  # browned by the road
HOSE = ["#141838", "#28386c", "#5470a4", "#b4c8d4"]
SOCK = ["#5c1c28", "#b03c34", "#e87858", "#ffd0a0"]
DUSK = "#2c2c54"


def crawling_knight(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """Down on his knees and one hand, (x, y) under his chest, the other hand held out; the toes reach 186 to the right."""
    f = c.at(x, y, s, vol=14, wob=0.2, rim=0.9, rimw=3, edge=0.26, amb=0.2, det=0.85, tex=0.14)
    f.shade(
        blob((-62, 0), (-20, -14), (40, -26), (110, -20), (188, -10), (198, 6), (60, 12), (-56, 7)), 0.66, 6
    )
    _far_side(f)
    _near_leg(f)
    _head(f)
    _shirt(f)
    _near_arm(f)
    return f


def _far_side(f: Frame) -> None:
    """The leg behind, in shade, and the far arm that holds out an open hand."""
    _foot(f, 138, -16, 0.9, [SOCK[0], SOCK[0], SOCK[1]])
    far_leg = join(
        bone((98, -62), (47, -22), 40, 36, 28), ell(48, -21, 14), bone((48, -20), (134, -18), 28, 28, 16)
    )
    f.paint(far_leg, HOSE[:3], vol=14, amb=0.06, rim=0.2)
    palm = blob(
        (-42, -44), (-52, -45), (-61, -49), (-71, -50), (-72, -46), (-63, -42), (-56, -37), (-44, -36)
    )
    f.paint(palm, FLESH, vol=4)
    f.paint(taper((-50, -44, 5), (-55, -50, 4.4), (-57, -54, 3)), FLESH, vol=3)  # the thumb
    sleeve = join(
        bone((4, -58), (-12, -33), 26, 24, 20), bone((-12, -32), (-42, -39), 20, 18, 14), ell(-12, -33, 10)
    )
    m = f.paint(sleeve, LINEN, vol=10, amb=0.14)
    f.shade(blob((10, -66), (-6, -58), (-18, -28), (-8, -20), (14, -30)), 0.5, 6, DUSK, clip=m)
    f.shade(taper((-42, -32, 5), (-26, -25, 7), (-8, -23, 8)), 0.4, 3, DUSK, clip=m)
    f.paint(taper((-41, -46, 5), (-44, -39, 7), (-42, -33, 5)), LINEN, vol=4)


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
    """Thigh and shin: the knee carries him, the shin lies on the floor behind it."""
    _foot(f, 140, -11, 1.0, SOCK)
    shin = join(bone((56, -15), (138, -11), 28, 31, 17, -2), ell(55, -15, 14.5))
    m = f.paint(shin, HOSE, vol=14)
    f.shade(taper((80, -30, 12), (108, -28, 12), (136, -20, 7)), 0.6, 5, HOSE[0], clip=m)
    thigh = blob(
        (96, -84), (74, -58), (55, -40), (43, -25), (40.5, -13), (47, -3.4), (58, -1.6), (73, -8), (91, -22), (112, -42), (128, -54)
    )  # fmt: skip
    m = f.paint(thigh, HOSE, vol=19, edge=0.08)
    f.shade(
        taper((118, -44, 10), (92, -21, 9), (72, -5, 7)), 0.5, 4, HOSE[0], clip=m
    )  # the hollow of the knee
    f.shade(taper((62, -56, 6), (86, -52, 8), (112, -34, 8)), 0.6, 4, HOSE[0], clip=m)  # under the shirt
    f.line([(58, -3), (68, -7), (78, -15)], 1.5, HOSE[0], alpha=0.45)


def _shirt(f: Frame) -> None:
    """A belted shirt in one sweep: shoulder, back, seat, and a hem that crosses the thigh."""
    body = blob(
        (4, -81), (20, -87), (44, -85), (68, -84), (90, -90), (112, -88), (126, -77), (131, -62), (128, -48), (121, -39), (112, -37), (102, -43), (89, -48), (73, -50), (54, -47), (34, -42), (14, -38), (2, -44), (-5, -58), (-4, -72),
    )  # fmt: skip
    m = f.paint(body, LINEN, vol=24, grad=(0.05, -0.1), edge=0.3)
    f.shade(blob((0, -44), (26, -50), (56, -56), (78, -56), (80, -40), (20, -32)), 0.5, 7, DUSK, clip=m)
    f.shade(taper((134, -70, 8), (128, -48, 14), (112, -30, 8)), 0.45, 6, DUSK, clip=m)
    for fold in (
        ((76, -78), (82, -62), (80, -46)),
        ((78, -84), (98, -68), (98, -40)),
        ((64, -80), (50, -74), (38, -73)),
        ((64, -66), (48, -62), (32, -60)),
        ((36, -86), (40, -74), (36, -64)),
    ):
        f.shade(taper((*fold[0], 2), (*fold[1], 5), (*fold[2], 3)), 0.42, 2.2, DUSK, clip=m)
    f.paint(taper((69, -88, 7), (73, -66, 8), (69, -46, 7)), WALNUT, vol=4, clip=m)
    f.paint(ell(72.6, -66, 4, 5), BRASS, vol=2)
    f.paint(taper((5, -80, 7), (-4, -70, 9), (-4, -56, 8)), LINEN, vol=5)  # the collar


def _near_arm(f: Frame) -> None:
    """The arm he leans on: the elbow under the shoulder, the forearm and the hand flat on the floor."""
    f.shade(join(bone((20, -66), (20, -14), 34, 32, 28), ell(20, -12, 16)), 0.42, 5, DUSK)
    hand = blob((-32, -14), (-42, -13), (-52, -8), (-62, -3), (-62, 0), (-48, 2), (-34, 2), (-28, -5))
    f.paint(hand, FLESH, vol=5)
    for k in (0, 1, 2):
        f.line([(-60 + k * 2, -0.4 - k * 1.9), (-48 + k * 2, -1.4 - k * 2.4)], 1.1, FLESH[0], alpha=0.5)
    f.paint(taper((-36, -2, 5), (-42, 2, 4.4), (-49, 3, 3)), FLESH, vol=3)
    fore = join(bone((14, -12), (-32, -7), 25, 22, 15), ell(13, -12, 12.5))
    m = f.paint(fore, LINEN, vol=12)
    f.shade(taper((22, -2, 6), (0, 2, 7), (-30, 1, 5)), 0.45, 4, DUSK, clip=m)
    upper = join(bone((13, -64), (14, -16), 31, 30, 24), ell(13, -66, 15.5))
    m = f.paint(upper, LINEN, vol=15, edge=0.16)
    f.shade(taper((28, -72, 4), (30, -44, 9), (27, -8, 8)), 0.45, 4, DUSK, clip=m)
    for fold in (
        ((0, -20), (8, -25), (20, -26)),
        ((2, -12), (10, -17), (22, -16)),
        ((-2, -50), (8, -46), (20, -50)),
    ):
        f.shade(taper((*fold[0], 1.5), (*fold[1], 3.4), (*fold[2], 1.5)), 0.42, 1.6, DUSK)
    f.paint(taper((-33, -16, 5), (-33, -8, 8), (-31, 0, 5)), LINEN, vol=4)


def _head(f: Frame) -> None:
    """A short strong neck, a calm profile with lowered lid, brown hair to the nape."""
    neck = blob((-24, -92), (-8, -84), (4, -76), (10, -52), (-4, -52), (-20, -62), (-30, -70))
    m = f.paint(neck, FLESH, vol=12)
    f.shade(blob((-36, -76), (-20, -74), (4, -70), (4, -48), (-26, -54)), 0.5, 4, "#5c3030", clip=m)
    g = f.card.at(*f.pt(-34, -87), f.s * 2.15, 5, **f.defaults)
    profile = blob(
        (-2, -10.6), (-6.4, -7.6), (-7.6, -4), (-7.3, -2.2), (-8.8, 0), (-10, 1.7), (-8.5, 2.7), (-8.7, 3.9), (-7.9, 4.8), (-8.3, 5.9),
        (-7.4, 7.2), (-7, 9), (-4.8, 10.2), (-1, 9.2), (3, 7), (7, 5), (9, -2), (6, -8.6),
    )  # fmt: skip
    m = g.paint(profile, FLESH, vol=7, gain=0.82, edge=0.5)
    g.shade(blob((-6, 10.4), (-2, 8), (3, 4), (8, 4), (4, 9), (-2, 11)), 0.42, 1.2, FLESH[0], clip=m)
    g.flat(ell(-3.6, 3.6, 2.4, 1.7), "#e07858", 0.32, 1, clip=m)
    g.flat(ell(-5.7, -1.1, 1, 1.2), "#2a1a1e", 0.95, det=1, clip=m)
    g.flat(
        blob((-7, -1.5), (-6, -3), (-4.4, -2.8), (-3.4, -1.2), (-5, -1.3)), FLESH[2], 1, 0.1, det=1, clip=m
    )
    g.line([(-7, -1.3), (-5.6, -1.5), (-4.4, -1.1), (-3.2, -0.2)], 0.75, "#3a1c20", alpha=0.9, wob=0.1)
    g.line(
        [(-7.4, -2.2), (-8.9, 0), (-10, 1.7), (-8.6, 2.7), (-8.7, 3.9)], 0.7, "#7c4038", alpha=0.6, wob=0.1
    )
    g.line([(-7.2, -4.4), (-5.4, -5), (-3.2, -4.2)], 0.9, HAIR[1], alpha=0.7, wob=0.1)
    g.line([(-8.1, 4.8), (-6.6, 5), (-5.2, 4.4)], 0.7, "#843834", alpha=0.75, wob=0.1)
    g.paint(ell(2, 1, 1.8, 2.6, 12), FLESH, vol=1.6)
    hair = blob(
        (-7, -6), (-6, -10.8), (0, -13.2), (7.4, -11.2), (10.8, -4.6), (10.4, 2.4), (8, 7), (4.8, 7), (4.4, 3.2), (4, -1),
        (2, -2.8), (0.2, -0.6), (-1, -3.2), (-2.4, -6), (-4.8, -5.6),
    )  # fmt: skip
    m = g.paint(hair, HAIR, vol=6, tex=0.3)
    g.shade(blob((3.6, -2), (7, -1), (9, 3), (7, 8), (4, 7.4)), 0.5, 1.2, HAIR[0], clip=m)
    cx, cy = g.pt(0, -2)
    f.card.marks(
        m, lambda x, y: np.arctan2(y - cy, x - cx) + np.pi / 2, 90, 16 * f.s, 2 * f.s, jit=0.07, alpha=0.3
    )


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
