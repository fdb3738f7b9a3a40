"""A clown in full dress, seated, seen from the front: very upright, hands on knees, nobody to play for."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import blob, ell, join, rect, taper

FOLD = "#94684c"
GLOVE: Ramp = ["#847c90", "#c8c0cc", "#f4f0f0", "#ffffff"]
INK = "#1c1418"


def clown_sitter(c: Card, x: float, y: float, s: float, suit: Ramp, bright: Ramp) -> None:
    """Feet at (x, y); `suit` his costume, `bright` hair, hat, buttons and shoes."""
    f = c.at(x, y, s, 0, False, wob=0.3, edge=0.26, tex=0.16, det=0.6, rim=0.4, amb=0.2)
    f.shade(ell(0, 0, 104, 12), 0.45, 8)
    f.shade(rect(-80, -150, 80, -128), 0.35, 7)
    f.shade(rect(-40, -150, 40, -108), 0.5, 6, "#3c2818")
    _trunk(f, suit, bright)
    for k in (-1, 1):
        _thigh(f, k, suit)
    for k in (-1, 1):
        _shin(f, k, suit, bright)
    for k in (-1, 1):
        _arm(f, k, suit, bright)
    ruff = [ell(i * 16, -306 + abs(i) * 1.5, 15, 19) for i in range(-4, 5)]
    f.shade(ell(0, -284, 66, 12), 0.4, 6, FOLD)
    m = f.paint(join(*ruff), GLOVE, vol=9)
    for i in range(-4, 4):
        f.shade(taper((i * 16 + 8, -318, 2), (i * 16 + 8, -292, 5)), 0.4, 1.6, GLOVE[0], clip=m)
    _head(f, suit, bright)


def _shin(f: Frame, k: int, suit: Ramp, bright: Ramp) -> None:
    """The knee that comes towards us, a wide trouser leg straight down from it to a frill, a long shoe turned out."""
    f.shade(ell(k * 54, 2, 52, 8), 0.45, 5)
    shoe = (
        (k * 18, -8),
        (k * 24, -26),
        (k * 46, -28),
        (k * 62, -24),
        (k * 82, -26),
        (k * 98, -12),
        (k * 94, 3),
        (k * 26, 4),
    )
    f.paint(blob(*shoe), bright, vol=14, edge=0.3)
    f.paint(
        blob((k * 18, -2), (k * 58, 0), (k * 98, -5), (k * 95, 5), (k * 58, 7), (k * 20, 6)),
        [INK, "#5c2414", "#94442c"],
        vol=3,
    )
    f.shade(ell(k * 41, -158, 38, 22), 0.4, 6, FOLD)
    leg = ((k * 11, -130), (k * 17, -154), (k * 40, -165), (k * 64, -154), (k * 71, -130), (k * 67, -84), (k * 68, -36), (k * 40, -30),
        (k * 13, -36), (k * 14, -84))  # fmt: skip
    m = f.paint(blob(*leg), suit, vol=24, grad=(0.2, -0.14), edge=0.32)
    f.shade(taper((k * 8, -116, 3), (k * 26, -108, 8), (k * 40, -110, 2)), 0.5, 3, FOLD, clip=m)
    f.shade(taper((k * 74, -112, 3), (k * 58, -102, 8), (k * 46, -106, 2)), 0.5, 3, FOLD, clip=m)
    for top, foot in ((30, 26), (50, 56)):
        f.shade(taper((k * top, -88, 2), (k * foot, -36, 6)), 0.4, 2.4, FOLD, clip=m)
    frill = join(*[ell(k * 40 + i * 12, -31 + abs(i) * -1, 10, 10) for i in (-2, -1, 0, 1, 2)])
    f.paint(frill, bright, vol=6)


def _trunk(f: Frame, suit: Ramp, bright: Ramp) -> None:
    shape = blob(
        (-62, -150), (-66, -206), (-52, -298), (0, -314), (52, -298), (66, -206), (62, -150), (0, -140)
    )
    m = f.paint(shape, suit, vol=38, grad=(0.1, -0.1))
    for k in (-1, 1):
        f.shade(taper((k * 58, -270, 10), (k * 64, -220, 22), (k * 56, -168, 20)), 0.4, 9, FOLD, clip=m)
        f.shade(taper((k * 44, -196, 2), (k * 22, -186, 6), (k * 8, -188, 2)), 0.4, 2.6, FOLD, clip=m)
    for y in (-264, -218):
        f.shade(ell(2, y + 5, 16, 14), 0.4, 4, FOLD)
        f.paint(ell(0, y, 15, 15), bright, vol=11, tex=0.3)


def _thigh(f: Frame, k: int, suit: Ramp) -> None:
    """Foreshortened: little more than its lit top between the belly and the knee, flat on the seat below."""
    f.shade(ell(k * 42, -180, 40, 16), 0.45, 7, FOLD)
    shape = blob(
        (k * 3, -166),
        (k * 20, -182),
        (k * 48, -187),
        (k * 74, -174),
        (k * 84, -152),
        (k * 78, -134),
        (k * 40, -128),
        (k * 6, -134),
    )
    m = f.paint(shape, suit, vol=16, grad=(0.06, -0.26), edge=0.3)
    f.shade(taper((k * 4, -160, 4), (k * 18, -170, 8), (k * 36, -174, 2)), 0.45, 3, FOLD, clip=m)


def _arm(f: Frame, k: int, suit: Ramp, bright: Ramp) -> None:
    """A puffed sleeve, a frill, and a white glove laid on the knee."""
    f.shade(taper((k * 56, -276, 42), (k * 84, -216, 44), (k * 50, -160, 30)), 0.35, 8, FOLD)
    m = f.paint(taper((k * 52, -284, 42), (k * 80, -238, 48), (k * 76, -198, 46), (k * 50, -166, 30)), suit, vol=19, grad=(0.1, -0.12))  # fmt: skip
    f.shade(taper((k * 64, -204, 3), (k * 80, -210, 7), (k * 98, -206, 3)), 0.5, 2.6, FOLD, clip=m)
    f.shade(taper((k * 60, -190, 2), (k * 74, -188, 6), (k * 88, -192, 2)), 0.4, 2.6, FOLD, clip=m)
    f.shade(ell(k * 42, -138, 28, 16), 0.4, 5, FOLD)
    f.paint(blob((k * 56, -164), (k * 34, -162), (k * 24, -150), (k * 28, -138), (k * 44, -132), (k * 58, -138), (k * 62, -152)), GLOVE, vol=9)  # fmt: skip
    for i, (dx, long) in enumerate(((-14, 12), (-5, 17), (5, 17), (14, 13))):
        fx = k * 43 + k * dx
        f.paint(
            taper((fx, -146, 11), (fx + k * (i - 1.5) * 1.6, -140 + long, 9)),
            GLOVE,
            vol=4.4,
            edge=0.34,
            det=0.8,
        )
    f.paint(taper((k * 28, -152, 10), (k * 19, -142, 8)), GLOVE, vol=4, edge=0.34, det=0.8)
    f.paint(
        join(*[ell(k * 48 + i * 10, -167 + i * k * -4, 9, 9) for i in (-1.5, -0.5, 0.5, 1.5)]), bright, vol=5
    )


def _head(f: Frame, suit: Ramp, bright: Ramp) -> None:
    for k in (-1, 1):
        tuft = join(*[ell(k * (40 + dx), -364 + dy, 18, 17) for dx, dy in ((0, 0), (10, 14), (8, -14))])
        f.paint(tuft, bright, vol=10, tex=0.4)
    m = f.paint(ell(0, -358, 41, 45), WHITE, vol=30, amb=0.38)
    f.shade(blob((-38, -344), (0, -320), (38, -344), (30, -312), (-30, -312)), 0.25, 8, "#6c6484", clip=m)
    f.shade(ell(0, -394, 34, 8), 0.4, 4, "#6c6484", clip=m)
    f.paint(
        blob((-33, -391, "c"), (-14, -440), (4, -488, "c"), (18, -440), (33, -391, "c"), (0, -384)),
        bright,
        vol=18,
    )
    f.paint(ell(4, -488, 13, 13), suit, vol=9, tex=0.3)
    f.paint(ell(-4, -420, 9, 9), suit, vol=6)
    for k in (-1, 1):
        f.flat(ell(k * 19, -342, 9, 6), "#f09080", 0.4, 3)
        f.flat(ell(k * 15, -364, 4.6, 7), INK, det=1)
        f.flat(ell(k * 15 - 1.6, -367, 1.5, 2), "#ffffff", 0.95, det=1)
        f.line([(k * 8, -385), (k * 16, -389), (k * 23, -382)], 3, "#3c2c30", alpha=0.8, det=1)
    f.shade(ell(0, -346, 11, 10), 0.3, 3, "#6c6484", clip=m)
    f.paint(ell(0, -350, 10, 10), bright, vol=8, det=1)
    f.line([(-14, -330), (0, -327), (14, -330)], 3.6, "#7c2418", alpha=0.9, det=1)
