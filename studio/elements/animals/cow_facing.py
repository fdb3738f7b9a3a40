"""A cow seen from the front, chewing, who looks at whoever looks."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, HAIR
from studio.shapes import blob, ell, taper

HIDE: Ramp = ["#3c1820", "#7c3a2c", "#bc6c40", "#eca868", "#ffe0ac"]
HOOF: Ramp = ["#1c1418", "#3c2c2c", "#6c5850"]
MUZZLE: Ramp = ["#8c5454", "#d09890", "#f8d0bc", "#fff0e0"]
HORN: Ramp = ["#7c6450", "#c8b490", "#f4e8cc", "#fffaea"]


def _legs(f: Frame) -> None:
    """Four legs with pale stockings in front."""
    for s in (-1, 1):  # the hind legs stand further off
        x = s * 74
        f.shade(ell(x, -24, 24, 7), 0.4, 5, "#14202c")
        f.paint(
            taper((s * 66, -130, 40), (x, -76, 23), (x - s * 2, -36, 21)),
            HIDE[:3],
            vol=10,
            amb=0.12,
            gain=0.6,
        )
        f.paint(blob((x - 14, -24), (x - 11, -40), (x + 11, -40), (x + 14, -24)), HOOF, vol=5)
    for s in (-1, 1):
        f.paint(taper((s * 38, -150, 56), (s * 34, -76, 36), (s * 34, -16, 31)), HIDE, vol=14)
        f.paint(taper((s * 34, -46, 33), (s * 34, -14, 31)), CREAM, vol=10, soft=3)
        f.paint(blob((s * 34 - 21, 2), (s * 34 - 15, -22), (s * 34 + 15, -22), (s * 34 + 21, 2)), HOOF, vol=7)
        f.line([(s * 34, -20), (s * 34, 0)], 3, "#0c080c", alpha=0.8)


def _head(f: Frame) -> None:
    """Horns, ears, a blaze, a pink muzzle, a forelock."""
    f.shade(blob((-56, -250), (0, -220), (56, -250), (40, -170), (-40, -170)), 0.45, 12)
    for s in (-1, 1):
        f.paint(taper((s * 34, -352, 19), (s * 68, -372, 16), (s * 74, -408, 5)), HORN, vol=8)
        f.paint(
            blob((s * 40, -334), (s * 84, -350), (s * 118, -332), (s * 100, -304), (s * 50, -308)),
            HIDE,
            vol=12,
        )
        f.paint(blob((s * 56, -328), (s * 86, -338), (s * 104, -329), (s * 90, -314)), MUZZLE, vol=5)
    skull = blob(
        (-46, -344),
        (0, -362),
        (46, -344),
        (54, -300),
        (40, -248),
        (44, -214),
        (0, -196),
        (-44, -214),
        (-40, -248),
        (-54, -300),
    )
    m = f.paint(skull, HIDE, vol=34)
    f.paint(
        blob((-12, -360), (14, -360), (18, -290), (28, -240), (0, -220), (-26, -240), (-16, -290)),
        CREAM,
        vol=10,
        clip=m,
        soft=3,
        wob=1,
    )
    f.paint(
        blob((-54, -222), (-36, -252), (0, -258), (36, -252), (54, -222), (36, -190), (0, -184), (-36, -190)),
        MUZZLE,
        vol=18,
    )
    for s in (-1, 1):
        f.flat(ell(s * 22, -230, 8, 6, s * 24), "#4c2028", 0.95, det=1)
        f.flat(ell(s * 34, -296, 11, 12), "#1c0c14", 1, det=1)
        f.flat(ell(s * 34 - 3, -300, 3.4), "#fff8e8", 1, det=1)
        f.line([(s * 20, -308), (s * 34, -314), (s * 50, -304)], 4.5, "#3c1414", alpha=0.95)
    f.line([(-26, -200), (0, -206), (30, -198)], 4, "#7c3c40", alpha=0.95)
    f.paint(
        blob((-30, -346), (-18, -374), (0, -366), (14, -378), (28, -346), (10, -322), (0, -334), (-12, -320)),
        HAIR,
        vol=8,
        tex=0.4,
    )


def facing_cow(c: Card, x: float, y: float, h: float = 400) -> Frame:
    """The cow standing at (x, y), `h` to the tips of its horns, a bell at its neck and a flower in its mouth."""
    f = c.at(x, y, h / 410, vol=20, wob=0.35, edge=0.28, rim=0.6, amb=0.26, tex=0.2, det=0.5)
    f.shade(ell(10, 2, 112, 14), 0.5, 9, "#14202c")
    f.paint(taper((62, -262, 10), (104, -258, 9), (124, -214, 7), (118, -150, 6)), HIDE, vol=4)
    f.paint(blob((112, -156), (124, -156), (130, -120), (118, -100, "c"), (108, -124)), HAIR, vol=6)
    _legs(f)
    body = blob(
        (-98, -160),
        (-92, -232),
        (-54, -280),
        (0, -290),
        (54, -280),
        (92, -232),
        (98, -160),
        (70, -108),
        (0, -92),
        (-70, -108),
    )
    m = f.paint(body, HIDE, vol=52)
    for spot in (
        blob(
            (-110, -214),
            (-84, -226),
            (-64, -206),
            (-70, -186),
            (-58, -164),
            (-76, -146),
            (-80, -126),
            (-110, -128),
        ),
        blob((110, -250), (82, -262), (70, -246), (78, -226), (62, -210), (74, -196), (110, -192)),
        blob((38, -128), (60, -140), (80, -124), (72, -100), (44, -98)),
    ):
        f.flat(spot, "#f4e4c8", 0.8, 2, clip=m, wob=1.6)
    f.shade(
        blob((-104, -150), (-60, -112), (0, -98), (60, -112), (104, -150), (90, -80), (-90, -80)),
        0.4,
        14,
        HIDE[0],
        clip=m,
    )
    f.shade(ell(96, -180, 26, 80), 0.3, 14, HIDE[0], clip=m)
    f.card.marks(m, f.angle(1.5), 320, 18, 2.6, jit=0.08, alpha=0.4)
    f.line([(-50, -232), (0, -176), (50, -232)], 10, "#3c2020", alpha=0.95, ends=0.9)
    f.paint(ell(0, -122, 8), BRASS, vol=4)
    f.paint(
        blob((-28, -126, "c"), (-20, -152), (-12, -174), (12, -174), (20, -152), (28, -126, "c"), (0, -120)),
        BRASS,
        vol=14,
        rim=0.9,
        det=0.8,
    )
    _head(f)
    f.line([(20, -200), (52, -188), (78, -196)], 4, "#4c7c34", alpha=1, ends=0.9)
    for k in range(6):
        dx, dy = ((9, 0), (4.5, 8), (-4.5, 8), (-9, 0), (-4.5, -8), (4.5, -8))[k]
        f.paint(ell(84 + dx, -198 + dy, 6.5), CREAM, vol=3, amb=0.6, det=0.8)
    f.paint(ell(84, -198, 6), BRASS, vol=4, det=1)
    return f
