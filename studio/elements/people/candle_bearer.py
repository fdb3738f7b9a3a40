"""An old woman bent under a birthday candle she carries on her shoulder, a sledge rope tied round her waist."""

from studio.colour import Arr, Ramp
from studio.elements.people.folk_limbs import FLESH, bone, shoe
from studio.elements.things.candles_birthday import MINT_STRIPE
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR_GREY, RED, TEAL
from studio.shapes import Point, blob, ell, join, poly, rect, taper, xf

WAX: Ramp = ["#5c4a58", "#b89488", "#f0d8b4", "#fff4d8"]
MITTEN: Ramp = ["#4c1830", "#a03848", "#e0705c", "#ffc08c"]
STOCKING: Ramp = ["#2c2038", "#5c4460", "#94788c", "#d8bcb4"]
ROPE = "#6c4030"
TILT = 70.0  # the candle's lean, clockwise from upright, in her own (left-looking) frame


def candle_bearer(c: Card, x: float, y: float, h: float, flip: bool = False) -> Point:
    """She trudges left, standing at (x, y), 112 of her units high; returns the knot behind her waist."""
    f = c.at(
        x,
        y,
        h / 112,
        0,
        flip,
        vol=6,
        wob=0.16,
        edge=0.3,
        rim=1.3,
        rimw=3.2,
        rimcol="#ffc878",
        tex=0.16,
        amb=0.3,
        det=0.9,
    )
    for dx, w in ((17, 13), (-20, 16)):
        f.shade(ell(dx, -0.6, w, 2.6), 0.75, 2.2, "#3c1440")
    _legs(f)
    _far_arm(f)
    coat = _coat(f)
    _head(c.at(*f.pt(2, 1), f.s * 1.04, f.rot, f.flip, **f.defaults))
    _candle(c, f)
    _cupped_hand(f)
    _near_arm(f)
    f.shade(taper((-22, -50, 3), (0, -45, 4), (18, -50, 3)), 0.5, 1.6, "#06141c", clip=coat)
    for dy in (0, 3.4):
        f.line([(-19, -52.6 + dy), (0, -47.6 + dy), (19, -53 + dy)], 2.6, ROPE, alpha=1, ends=0.9, clip=coat)
    f.paint(ell(18, -51, 3.4, 3), ["#3c2018", "#7c5038", "#c89468"], vol=2)
    f.line([(18, -50), (20, -43), (17, -37)], 1.8, ROPE, alpha=1, ends=0.8)
    return f.pt(20, -51)


def _legs(f: Frame) -> None:
    """A long step: the rear heel off the icing, the front boot flat."""
    for knee, ankle, turn, dark in (((15, -26), (24, -9), -24, 1), ((-9, -26), (-15, -6.4), 0, 0)):
        f.paint(bone(knee, ankle, 11, 11, 8), STOCKING, vol=4)
        top = (ankle[0] + (knee[0] - ankle[0]) * 0.42, ankle[1] + (knee[1] - ankle[1]) * 0.42)
        boot = join(shoe(ankle, turn, 1.28), bone(top, ankle, 11, 10.6, 10))
        m = f.paint(boot, BOOT, vol=4)
        f.shade(ell(knee[0], knee[1] + 6, 12, 9), 0.6 + 0.2 * dark, 3, "#180c20", clip=m)


def _coat(f: Frame) -> Arr:
    """A long coat bowed at the back, its hem swinging behind, a cape collar."""
    back = ((-10, -93), (4, -92), (14, -82), (18, -66), (19, -50), (25, -32), (32, -17, "c"), (16, -13))
    front = ((-4, -14), (-19, -17, "c"), (-19, -34), (-18, -52), (-23, -68), (-24, -82), (-19, -91))
    m = f.paint(blob(*back, *front), TEAL, vol=13, grad=(0.08, -0.14))
    for line in (((-8, -44, 1), (-9, -30, 3), (-10, -15, 3)), ((4, -44, 1), (8, -30, 3), (10, -14, 4)),
        ((13, -46, 1), (19, -32, 3), (24, -16, 3)), ((-2, -84, 1), (4, -70, 3), (4, -54, 1))):  # fmt: skip
        f.shade(taper(*line), 0.5, 1.2, "#041018", clip=m)
    f.line([(-18, -18.4), (-4, -16), (16, -15.4), (30, -19)], 1.6, "#a4d4bc", alpha=0.4, clip=m)
    return m


def _head(f: Frame) -> None:
    """Kerchief tied under the chin, a lock of grey, a long nose, the eye on the way."""
    profile = blob((-28, -113), (-35, -110), (-37, -105.6), (-42.4, -101), (-41, -99.4), (-37.6, -99), (-38, -95.6),
        (-34, -92.4), (-27, -93), (-22, -100))  # fmt: skip
    f.paint(profile, FLESH, vol=6)
    f.flat(ell(-33, -98.4, 3, 2.2), "#e06858", 0.45, 1)
    f.flat(ell(-35, -103.6, 1.2, 1.6), "#1c1428", 1, det=1)
    f.line([(-37, -106.4), (-34.6, -107.4), (-32.4, -106.6)], 1.1, "#8c8088", alpha=0.9)
    f.line([(-37.4, -96.4), (-35.4, -96.6), (-33.6, -98)], 1, "#6c2830", alpha=0.8)
    f.paint(blob((-36, -109), (-30, -115), (-26, -112), (-30, -108), (-32, -103)), HAIR_GREY, vol=3)
    cloth = blob((-34, -112), (-28, -117.4), (-19, -116), (-12, -108), (-9, -97), (-4, -92), (-12, -89), (-22, -90),
        (-32, -91, "c"), (-29, -95), (-27.6, -103), (-30, -109))  # fmt: skip
    m = f.paint(cloth, RED, vol=8)
    f.shade(taper((-26, -94, 2), (-18, -99, 4), (-12, -97, 2)), 0.45, 1.4, "#2c0814", clip=m)
    f.line([(-32, -111), (-28.4, -104), (-30, -94)], 1.4, "#ffc898", alpha=0.6, clip=m)
    for dx, dy in ((-21, -110), (-16, -104), (-23, -103), (-14, -97)):
        f.flat(ell(dx, dy, 1.3), "#ffe8c0", 0.8, clip=m)


def _candle(c: Card, f: Frame) -> None:
    """Thick as her arm is long, unlit, lying on the near shoulder; its wick behind her."""
    g = c.at(*f.pt(-2, -95), f.s, (-TILT if f.flip else TILT), f.flip, **{**f.defaults, "vol": 5, "rim": 0.9})
    f.shade(ell(-6, -86, 22, 6, 20), 0.6, 3, "#041018")
    m = g.paint(rect(-8, -72, 8, 64, 2.4), WAX)
    for k in range(-4, 5):
        y = k * 18.4
        band = poly([(-12, y - 5), (12, y + 4), (12, y + 13), (-12, y + 4)])
        g.paint(band, MINT_STRIPE, clip=m, vol=2, edge=0)
    g.shade(rect(3, -74, 12, 66), 0.5, 3, "#2c1848", clip=m)
    g.line([(0, -71), (1.4, -82)], 2.6, "#2a1620", alpha=1, ends=0.8)


def _mitten(f: Frame, x: float, y: float, turn: float) -> None:
    """A fist in wool round the candle: the back of the hand, the fold of the fingers, a thumb along it."""
    fist = blob((-6, -7.6), (0, -9.4), (6, -7), (7.4, 0), (6, 7), (0, 8.6), (-6, 6.6), (-7.4, 0))
    f.shade(ell(x + 1, y + 2, 8, 9), 0.5, 2, "#201030")
    m = f.paint(xf(fist, x, y, 0.92, turn), MITTEN, vol=5)
    f.paint(xf(taper((4, -4, 5), (0, -8.6, 5.6), (-5, -9.4, 4.6)), x, y, 0.92, turn), MITTEN, vol=3)
    f.line([(x - 5, y + 1), (x - 1, y + 5), (x + 4, y + 6)], 1, "#5c1828", alpha=0.6, clip=m)


def _far_arm(f: Frame) -> None:
    """The other sleeve, seen beyond the chest: it reaches forward under the candle."""
    sleeve = join(
        bone((-17, -80), (-31, -62), 11, 10, 10), bone((-31, -62), (-43, -68), 10, 9, 8.6), ell(-31, -62, 5)
    )
    m = f.paint(sleeve, TEAL, vol=5)
    f.shade(ell(-22, -72, 9, 9), 0.5, 3, "#041018", clip=m)
    f.paint(taper((-40.6, -67.4, 9.6), (-43.4, -69, 9.6)), MITTEN, vol=3)


def _cupped_hand(f: Frame) -> None:
    """The far hand in its mitten, cupped under the candle: palm below, the fingers together up its near side."""
    f.shade(ell(-46, -77, 8, 6), 0.4, 2, "#2c1848")
    m = f.paint(
        blob(
            (-41, -68),
            (-42, -76),
            (-45, -81),
            (-49, -81.6),
            (-52, -78),
            (-52.4, -71),
            (-48, -65.6),
            (-43, -65),
        ),
        MITTEN,
        vol=5,
    )
    f.line([(-47, -80), (-46.6, -75), (-47.4, -71)], 1, "#5c1828", alpha=0.5, clip=m)


def _near_arm(f: Frame) -> None:
    """The sleeve comes up from the elbow; the fist lies over the candle just before the shoulder."""
    sleeve = join(
        bone((2, -78), (-8, -57), 13, 12, 10), bone((-8, -57), (-24, -76), 10, 10, 8.4), ell(-8, -57, 5)
    )
    f.shade(xf(sleeve, 1, 3), 0.5, 2.4, "#041018")
    m = f.paint(sleeve, TEAL, vol=6)
    f.shade(ell(-8, -52, 9, 4), 0.4, 2, "#041018", clip=m)
    f.paint(taper((-21, -73, 4), (-27, -78, 4)), MITTEN, vol=2)
    _mitten(f, -28, -84, 14)
