"""A knight without his armour on knees and elbows, in side view looking left, and his iron boots."""

import numpy as np

from studio.elements.armour_empty import plate
from studio.paint import Card, Frame
from studio.palettes import BRASS, HAIR, LINEN, STEEL
from studio.shapes import blob, ell, taper

FLESH = ["#8c4c38", "#dc9870", "#fcd0a4", "#fff0d0"]
HOSE = ["#1c1c3c", "#34406c", "#6478a0", "#b8c4cc"]
WOOL = ["#5c2c28", "#b0583c", "#e89860", "#ffdca8"]


def crawling_knight(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """Down on knees and elbows, rump up, chin on his fists; his nose reaches 152 to the left, the toes 178 to the right."""
    f = c.at(x, y, s, vol=14, wob=0.3, rim=0.9, edge=0.28, amb=0.26, det=0.7)
    f.shade(ell(16, 4, 172, 12), 0.55, 8)
    _far_side(f)
    _near_leg(f)
    _shirt(f)
    _head(f)
    _near_arm(f)
    return f


def _far_side(f: Frame) -> None:
    """The elbow and the leg behind, in shade."""
    f.paint(taper((-50, -60, 36), (-38, -16, 30), (-90, -8, 20)), LINEN[:3], vol=12, amb=0.1)
    f.paint(taper((84, -80, 54), (88, -40, 46), (92, -20, 34)), HOSE[:3], vol=14, amb=0.1)


def _near_leg(f: Frame) -> None:
    """Thigh upright, shin along the floor, the sole turned up in a striped sock with a toe through it."""
    f.paint(taper((58, -15, 36), (104, -15, 31), (144, -15, 25)), HOSE, vol=15)
    f.paint(ell(187, -8, 7, 6), FLESH, vol=4)
    m = f.paint(
        blob((130, -28), (143, -35), (156, -31), (174, -21), (187, -13), (187, -2), (160, 1), (130, -3)),
        WOOL,
        vol=12,
    )
    for k in (137, 152, 167):
        f.line([(k + 4, -38), (k + 2, -16), (k - 2, 4)], 6, "#fff0d0", alpha=0.8, ends=0.9, clip=m)
    f.paint(taper((92, -92, 70), (70, -50, 58), (58, -20, 42)), HOSE, vol=24)


def _shirt(f: Frame) -> None:
    """One long white shirt from the nape to over the thighs: the curve of a cat that stretches."""
    shirt = blob(
        (-92, -58), (-74, -86), (-30, -104), (14, -124), (58, -144), (100, -142), (126, -112), (130, -78), (118, -56, "c"), (88, -64),
        (52, -56, "c"), (24, -50), (-24, -36), (-66, -28), (-88, -38),
    )  # fmt: skip
    m = f.paint(shirt, LINEN, vol=40, grad=(0.1, -0.16), edge=0.3)
    f.shade(
        blob((-60, -34), (0, -48), (50, -62), (122, -64), (110, -50), (0, -30)), 0.45, 12, "#3c3c5c", clip=m
    )
    for fold in (
        ((60, -132), (84, -104), (92, -66)),
        ((36, -126), (48, -98), (60, -60)),
        ((100, -132), (114, -104), (112, -66)),
        ((-36, -92), (-14, -74), (4, -46)),
    ):
        f.shade(taper((*fold[0], 3), (*fold[1], 9), (*fold[2], 6)), 0.42, 3, "#54547c", clip=m)


def _near_arm(f: Frame) -> None:
    """Elbow on the floor, forearm forward, a fist under the chin."""
    f.shade(taper((-54, -62, 44), (-40, -22, 40)), 0.4, 6)
    f.paint(taper((-56, -66, 48), (-44, -36, 42), (-40, -18, 34)), LINEN, vol=18)
    f.paint(taper((-42, -16, 32), (-74, -13, 27), (-94, -11, 22)), LINEN, vol=13)
    f.paint(taper((-92, -24, 7), (-96, -11, 9), (-93, 0, 7)), LINEN, vol=4)
    f.paint(blob((-96, -19), (-112, -21), (-122, -13), (-119, -3), (-106, 1), (-96, -1)), FLESH, vol=9)
    for k in (-118, -113):
        f.line([(k, -15), (k + 6, -12)], 2, "#a8603c", alpha=0.7)


def _head(f: Frame) -> None:
    """A bowl of brown hair, a round nose, an eye that has seen something."""
    f.paint(taper((-74, -66, 40), (-96, -58, 34)), FLESH, vol=12)
    f.paint(blob((-70, -92), (-86, -88), (-98, -66), (-92, -42), (-76, -44), (-66, -68)), LINEN, vol=10)
    g = f.card.at(*f.pt(-118, -57), f.s, 7, f.flip, **f.defaults)
    g.shade(ell(24, 14, 18, 22), 0.35, 6)
    g.paint(ell(0, 0, 34, 36), FLESH, vol=24)
    g.paint(blob((-30, 0), (-40, 6), (-39, 13), (-28, 12)), FLESH, vol=8)
    hair = blob(
        (-27, -20), (-20, -42), (10, -48), (38, -30), (42, 4), (32, 24), (16, 20), (14, -2), (-4, -12)
    )
    m = g.paint(hair, HAIR, vol=16, tex=0.4)
    f.card.marks(
        m, lambda x, y: np.arctan2(y - g.y, x - g.x) + np.pi / 2, 70, 16 * f.s, 2.4 * f.s, jit=0.06, alpha=0.5
    )
    g.paint(ell(13, 6, 7, 10), FLESH, vol=4)
    g.flat(ell(-18, -3, 4.4, 6), "#20141c", 1, det=1)
    g.flat(ell(-19.5, -5, 1.6), "#fff8e8", 1, det=1)
    g.line([(-28, -15), (-19, -19), (-10, -14)], 3.6, "#3c2018", alpha=0.9)
    g.line([(-31, 19), (-23, 24), (-12, 18)], 3.4, "#8c3c30", alpha=0.9)
    g.flat(ell(-9, 13, 9, 6), "#f08868", 0.5, 4)


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
