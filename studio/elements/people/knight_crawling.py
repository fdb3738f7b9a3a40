"""A knight without his armour on his knees and one hand, in side view looking left."""

import numpy as np

from studio.elements.people.folk_limbs import bone
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR, LINEN, WALNUT
from studio.shapes import blob, ell, join, taper

FLESH = ["#6c3038", "#b87050", "#e4a478", "#f8cca0"]  # browned by the road
HOSE = ["#141838", "#28386c", "#5470a4", "#b4c8d4"]
SOCK = ["#5c1c28", "#b03c34", "#e87858", "#ffd0a0"]
DUSK = "#2c2c54"


def crawling_knight(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """On knees and one forearm, hips high and shoulders low, (x, y) under his chest, one hand held out; the toes reach 190 to the right."""
    f = c.at(x, y, s, vol=14, wob=0.2, rim=0.9, rimw=3, edge=0.26, amb=0.2, det=0.85, tex=0.14)
    f.shade(
        blob((-60, 1), (-20, -10), (50, -16), (110, -18), (190, -10), (206, 6), (90, 12), (-56, 7)), 0.7, 6
    )
    _far_side(f)
    _near_leg(f)
    _neck(f)
    _shirt(f)
    _head(f)
    _near_arm(f)
    return f


def _far_side(f: Frame) -> None:
    """The leg behind, in shade, and the far arm that holds out an open hand."""
    _foot(f, 128, -17, 0.86, [SOCK[0], SOCK[0], SOCK[1]])
    far_leg = join(
        bone((96, -84), (64, -20), 40, 34, 26), ell(64, -19, 13), bone((64, -19), (126, -18), 26, 26, 15)
    )
    f.paint(far_leg, HOSE[:3], vol=14, amb=0.05, rim=0.2)
    palm = blob(
        (-58, -45), (-68, -46), (-77, -50), (-87, -51), (-88, -47), (-79, -43), (-72, -38), (-60, -37)
    )
    f.paint(palm, FLESH, vol=4)
    f.paint(taper((-66, -45, 5), (-71, -51, 4.4), (-73, -55, 3)), FLESH, vol=3)  # the thumb
    sleeve = join(
        bone((2, -60), (-24, -30), 27, 25, 21), bone((-24, -30), (-58, -41), 21, 19, 14), ell(-24, -30, 10.5)
    )
    m = f.paint(sleeve, LINEN, vol=10, amb=0.16)
    f.shade(blob((12, -66), (-4, -62), (-20, -40), (-8, -24), (14, -34)), 0.5, 6, DUSK, clip=m)
    f.shade(taper((-56, -34, 5), (-40, -26, 7), (-18, -20, 8)), 0.42, 3, DUSK, clip=m)
    f.paint(taper((-57, -48, 5), (-60, -41, 7), (-58, -35, 5)), LINEN, vol=4)


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
    """A thigh that comes down from the hip to the knee it rests on, and the shin flat on the floor behind it."""
    _foot(f, 146, -11, 0.94, SOCK)
    shin = join(bone((88, -14), (144, -11), 27, 30, 17, -2), ell(88, -14, 13.5))
    m = f.paint(shin, HOSE, vol=13)
    f.shade(taper((104, -30, 12), (120, -26, 10), (142, -20, 7)), 0.6, 5, HOSE[0], clip=m)
    front = ((90, -102), (82, -72), (76, -46), (72, -26), (71, -12), (76, -3), (87, -0.6))
    thigh = blob(*front, (99, -4), (107, -16), (117, -38), (130, -64), (137, -92), (118, -108))
    m = f.paint(thigh, HOSE, vol=18, edge=0.16)
    f.shade(
        taper((136, -72, 14), (118, -36, 12), (104, -8, 8)), 0.5, 5, HOSE[0], clip=m
    )  # the back of the thigh
    f.shade(taper((76, -66, 10), (100, -62, 14), (134, -64, 10)), 0.6, 6, HOSE[0], clip=m)  # under the hem
    f.flat(ell(79, -17, 4.6, 7, -10), HOSE[3], 0.3, 3, clip=m)  # the kneecap
    for fold in (((76, -27), (86, -29), (98, -24)), ((88, -3), (98, -9), (104, -17))):
        f.line(list(fold), 1.6, HOSE[0], alpha=0.5)


def _neck(f: Frame) -> None:
    """From between the shoulders forward and up."""
    neck = blob((-34, -94), (-22, -104), (-8, -98), (6, -86), (14, -62), (0, -54), (-14, -62), (-26, -72))
    m = f.paint(neck, FLESH, vol=12)
    f.shade(
        blob((-42, -82), (-26, -80), (-10, -72), (6, -58), (-10, -48), (-34, -62)), 0.5, 5, "#5c3030", clip=m
    )
    f.line([(-22, -84), (-12, -76), (-4, -66)], 1.4, "#7c4038", alpha=0.4)


def _shirt(f: Frame) -> None:
    """A belted shirt: low shoulder, a back that climbs to the hips, a short tail over the seat."""
    back = (
        (-1, -90),
        (14, -93),
        (34, -94),
        (54, -99),
        (70, -105),
        (88, -114),
        (106, -119),
        (122, -116),
        (135, -105),
        (141, -88),
    )
    hem = ((139, -70, "c"), (122, -66), (104, -63), (86, -60, "c"))
    belly = ((80, -68), (64, -62), (46, -50), (28, -40), (10, -36), (-3, -44), (-9, -60), (-8, -78))
    m = f.paint(blob(*back, *hem, *belly), LINEN, vol=22, grad=(0.06, -0.12), edge=0.3)
    f.shade(
        blob((-4, -46), (24, -54), (50, -66), (78, -78), (86, -58), (40, -36), (8, -28)),
        0.55,
        7,
        DUSK,
        clip=m,
    )
    f.shade(taper((142, -104, 8), (140, -84, 16), (122, -64, 10)), 0.5, 7, DUSK, clip=m)
    for fold in (
        ((80, -106), (94, -92), (96, -68)),
        ((82, -98), (108, -86), (118, -70)),
        ((66, -98), (48, -86), (34, -78)),
        ((70, -80), (52, -72), (38, -62)),
        ((30, -93), (36, -80), (32, -68)),
    ):
        f.shade(taper((*fold[0], 2), (*fold[1], 5), (*fold[2], 3)), 0.42, 2.2, DUSK, clip=m)
    f.paint(taper((70, -108, 7), (78, -88, 8), (80, -64, 7)), WALNUT, vol=4, clip=m)
    f.paint(ell(78.4, -86, 4, 5), BRASS, vol=2)
    f.paint(taper((2, -91, 6), (-8, -78, 9), (-9, -60, 7)), LINEN, vol=5)  # the collar


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
    """A calm profile with lowered lid, brown hair cut short at the nape."""
    g = f.card.at(*f.pt(-40, -95), f.s * 2.0, 7, **f.defaults)
    profile = blob(
        (-2, -10.6), (-6.4, -7.6), (-7.6, -4), (-7.3, -2.2), (-8.8, 0), (-10, 1.7), (-8.5, 2.7), (-8.7, 3.9), (-7.9, 4.8), (-8.3, 5.9),
        (-7.4, 7.2), (-7, 9), (-4.8, 10.2), (-1, 9.2), (3, 7), (7, 5), (9, -2), (6, -8.6),
    )  # fmt: skip
    m = g.paint(profile, FLESH, vol=7, gain=0.82, edge=0.34)
    g.shade(blob((-6, 10.4), (-2, 8), (3, 4), (8, 4), (4, 9), (-2, 11)), 0.42, 1.2, FLESH[0], clip=m)
    g.flat(ell(-3.6, 3.6, 2.4, 1.7), "#e07858", 0.32, 1, clip=m)
    g.flat(ell(-5.7, -1.1, 1, 1.2), "#2a1a1e", 0.95, det=1, clip=m)
    g.flat(
        blob((-7, -1.5), (-6, -3), (-4.4, -2.8), (-3.4, -1.2), (-5, -1.3)), FLESH[2], 1, 0.1, det=1, clip=m
    )
    g.line([(-7, -1.3), (-5.6, -1.5), (-4.4, -1.1), (-3.2, -0.2)], 0.75, "#3a1c20", alpha=0.9, wob=0.1)
    g.line(
        [(-7.4, -2.2), (-8.9, 0), (-10, 1.7), (-8.6, 2.7), (-8.7, 3.9)], 0.6, "#7c4038", alpha=0.4, wob=0.1
    )
    g.line([(-7.2, -4.4), (-5.4, -5), (-3.2, -4.2)], 0.9, HAIR[1], alpha=0.7, wob=0.1)
    g.line([(-8.1, 4.8), (-6.6, 5), (-5.2, 4.4)], 0.7, "#843834", alpha=0.75, wob=0.1)
    g.paint(ell(2, 1, 1.8, 2.6, 12), FLESH, vol=1.6)
    hair = blob(
        (-7, -6), (-6, -10.8), (0, -13.2), (7.4, -11.2), (10.8, -4.6), (10.2, 1), (8, 4.4), (5.2, 4), (4.4, 2), (4, -1),
        (2, -2.8), (0.2, -0.6), (-1, -3.2), (-2.4, -6), (-4.8, -5.6),
    )  # fmt: skip
    m = g.paint(hair, HAIR, vol=6, tex=0.3)
    g.shade(blob((3.6, -2), (7, -1), (9, 2), (7, 6), (4, 5)), 0.5, 1.2, HAIR[0], clip=m)
    cx, cy = g.pt(0, -2)
    f.card.marks(
        m, lambda x, y: np.arctan2(y - cy, x - cx) + np.pi / 2, 90, 16 * f.s, 2 * f.s, jit=0.07, alpha=0.3
    )
