"""Those who work at a dig: one who lays a palm on the find, two who measure it, one who brushes, one who digs."""

from studio.colour import Ramp
from studio.elements.people.folk_limbs import FLESH, arm, bone, face, figure, hand, leg
from studio.paint import Card, Frame
from studio.palettes import BLUE, BOOT, CREAM, HAIR, OCHRE, PINE, ROSE, SAGE, STEEL, TEAL, WALNUT
from studio.shapes import blob, ell, poly, taper

KHAKI: Ramp = ["#3c2a20", "#84643c", "#c4a468", "#f4e0a8"]
PITH: Ramp = ["#6c5c4c", "#b4a080", "#e8d8b0", "#fff6dc"]
STRAW: Ramp = ["#5c3c18", "#a8782c", "#e0b450", "#ffeca0"]
Spot = tuple[float, float]


def _stand(c: Card, x: float, y: float, h: float, flip: bool = False, wide: float = 1.0) -> Frame:
    """A frame on trodden earth, its shadow cast to the left by a high sun."""
    s = h / 112
    c.shade(ell(x - 40 * s, y + 7 * s, 46 * s * wide, 6 * s, -7), 0.5, 4 * s, "#4c1c1c")
    c.shade(ell(x - 8 * s, y + 1 * s, 22 * s * wide, 4 * s), 0.5, 3 * s, "#3c141c")
    return figure(c, x, y, h, flip, amb=0.3)


def _helmet(g: Frame) -> None:
    """A pith helmet on a head in profile."""
    g.paint(blob((-9, -4), (-8, -13), (0, -17), (8, -13), (11, -3), (0, -5)), PITH, vol=6)
    g.paint(blob((-16, -1.6), (-8, -5.4), (4, -5.6), (15, -0.6), (8, -1.6), (-4, -2.2)), PITH, vol=2.4)


def _straw_hat(g: Frame) -> None:
    """A straw hat on a head in profile."""
    g.paint(blob((-7, -5), (-6, -13), (1, -15), (8, -12), (9, -4), (0, -4)), STRAW, vol=5)
    g.paint(blob((-18, -3), (-8, -6.4), (6, -6.6), (18, -2), (6, -2.4), (-8, -2)), STRAW, vol=2.4)


def _hair(g: Frame) -> None:
    g.paint(blob((-3, -9), (5, -10), (10, -4), (9, 4), (5, 6), (3, 0), (0, -4)), HAIR, vol=4)


def palm_on_it(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """In profile, leaning a little, one arm stretched out: the palm lies flat on something 46 h/112 before (x, y)."""
    f = _stand(c, x, y, h, flip)
    arm(f, (-5, -76), (-2, -60), (8, -50), OCHRE[:3])
    leg(f, (5, -46), (9, -26), (14, -6), 0, KHAKI[:3], BOOT)
    leg(f, (-2, -46), (-9, -27), (-8, -5), 0, KHAKI, BOOT)
    trunk = ((-8, -87), (-14, -76), (-11, -58), (-9, -42), (10, -42), (11, -60), (8, -78), (1, -87))
    f.paint(blob(*trunk), OCHRE, vol=9)
    f.line([(-9, -50), (0, -48), (10, -50)], 2.6, "#54341c", alpha=0.9, ends=0.9)
    f.paint(bone((-5, -92), (-5, -84), 7, 7, 8), FLESH, vol=3)
    g = face(f, -8, -97, 6, cry=False)
    _hair(g)
    _straw_hat(g)
    arm(f, (-3, -77), (-20, -78), (-38, -84), OCHRE)
    hand(f, (-41, -84), 90)


def _measurer(c: Card, x: float, y: float, h: float, flip: bool, shirt: Ramp, skirt: bool) -> Spot:
    """Standing in profile, both hands forward at the end of a tape; returns the hands."""
    f = _stand(c, x, y, h, flip)
    arm(f, (-7, -76), (-15, -62), (-27, -57), shirt[:3])
    if skirt:
        leg(f, (2, -30), (2, -18), (2, -5), 0, FLESH, BOOT, 0.8)
        m = f.paint(
            blob((-9, -58), (9, -58), (14, -38), (18, -14, "c"), (0, -11), (-17, -14, "c"), (-12, -38)),
            TEAL,
            vol=9,
        )
        f.shade(taper((2, -50, 1.5), (5, -32, 3), (7, -14, 2)), 0.5, 1.3, TEAL[0], clip=m)
    else:
        leg(f, (4, -46), (6, -26), (8, -6), 0, KHAKI[:3], BOOT)
        leg(f, (-3, -46), (-5, -26), (-5, -5), 0, KHAKI, BOOT)
    f.paint(
        blob((-5, -87), (-11, -76), (-11, -58), (-9, -44), (9, -44), (11, -60), (10, -78), (4, -87)),
        shirt,
        vol=9,
    )
    f.line([(-9, -50), (0, -48), (10, -50)], 2.6, "#54341c", alpha=0.9, ends=0.9)
    f.paint(bone((-1, -92), (-2, -84), 7, 7, 8), FLESH, vol=3)
    g = face(f, -3, -97, 0, cry=False)
    if skirt:
        g.paint(
            blob((-7, -5), (-4, -12), (4, -13), (10, -6), (11, 4), (15, 12), (7, 9), (3, 2), (0, -5)),
            ROSE,
            vol=5,
        )
    else:
        _hair(g)
        _helmet(g)
    arm(f, (2, -76), (-3, -60), (-27, -55), shirt)
    return f.pt(-34, -55)


def two_measuring(c: Card, a: Spot, b: Spot, h: float) -> None:
    """A woman at `a` and a man at `b`, to her right, a tape drawn tight between them."""
    left = _measurer(c, *a, h, True, CREAM, True)
    right = _measurer(c, *b, h, False, SAGE, False)
    middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 5
    c.line([left, middle, right], 5, "#6c4818", 0.9, 0.2, ends=0.9, det=1)
    c.line([left, middle, right], 3.4, "#ffe06c", 1, 0.2, ends=0.9, det=1)
    for p in (left, right):
        c.paint(ell(*p, 5), FLESH, vol=3, wob=0.2, det=1)


def brushing(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """On their knees, bent forward, a brush in the hand; the bristles are 40 h/112 before (x, y)."""
    f = _stand(c, x, y, h, flip, 1.2)
    f.paint(bone((-6, -6), (22, -4), 10, 10, 8), KHAKI[:3], vol=4)
    f.paint(blob((18, -8), (28, -10), (30, -2), (20, 0)), BOOT, vol=3)
    f.paint(bone((10, -24), (-9, -6), 16, 15, 11), KHAKI, vol=6)
    arm(f, (-10, -50), (-12, -32), (-20, -16), BLUE[:3])
    m = f.paint(
        blob(
            (-14, -62),
            (-19, -52),
            (-12, -40),
            (-2, -26),
            (2, -14),
            (18, -16),
            (19, -30),
            (10, -48),
            (-2, -61),
        ),
        BLUE,
        vol=9,
    )
    f.shade(taper((4, -44, 1.5), (6, -32, 3), (4, -20, 2)), 0.5, 1.3, BLUE[0], clip=m)
    f.paint(bone((-15, -66), (-12, -58), 7, 7, 8), FLESH, vol=3)
    g = face(f, -20, -71, -16, cry=False)
    _hair(g)
    _straw_hat(g)
    f.line([(-28, -30), (-35, -16)], 3, WALNUT[1], alpha=1, ends=0.9)
    f.paint(poly([(-32, -19), (-38, -16), (-45, -3), (-33, -3)]), PINE, vol=3)
    arm(f, (-8, -54), (-14, -36), (-26, -32), BLUE)


def digging(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """One foot forward, bent over a spade that is in the earth, a little heap beside it."""
    f = _stand(c, x, y, h, flip, 1.3)
    f.shade(ell(-52, 2, 26, 5), 0.45, 4, "#4c1c1c")
    f.paint(
        blob((-76, 3), (-64, -10), (-52, -15), (-40, -8), (-30, 3)),
        ["#5c2420", "#a04c2c", "#d88850", "#f8c488"],
        vol=8,
        wob=0.8,
    )
    leg(f, (8, -46), (15, -26), (20, -6), 0, WALNUT[:3], BOOT)
    leg(f, (-1, -46), (-15, -30), (-15, -5), 0, WALNUT, BOOT)
    f.line([(-6, -60), (-28, -34), (-42, -14)], 4, "#7c5430", alpha=1, ends=0.95)
    f.paint(poly([(-37, -22), (-46, -13), (-56, 1), (-44, -1), (-32, -15)]), STEEL, vol=3)
    arm(f, (-16, -72), (-28, -58), (-26, -40), ROSE[:3])
    f.paint(
        blob((-16, -82), (-23, -70), (-14, -56), (-8, -42), (10, -42), (14, -54), (8, -70), (-6, -82)),
        ROSE,
        vol=10,
    )
    f.line([(-9, -46), (0, -43), (11, -46)], 2.6, "#54341c", alpha=0.9, ends=0.9)
    f.paint(bone((-18, -86), (-15, -78), 8, 7, 8), FLESH, vol=3)
    g = face(f, -24, -91, -8, cry=False)
    _hair(g)
    g.paint(blob((-8, -4), (-7, -10), (0, -13), (8, -10), (11, -3), (2, -5), (-14, -2)), KHAKI, vol=4)
    arm(f, (-6, -74), (4, -58), (-8, -57), ROSE)
