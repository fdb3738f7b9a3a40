"""A great fat caterpillar sitting upright, to be measured."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, taper

MINT: Ramp = ["#123c44", "#34847c", "#7ccca4", "#d4f4c0", "#fbffe4"]
VIOLET: Ramp = ["#180c28", "#40245c", "#744c8c", "#bc94bc", "#f0d4d8"]
EYE: Ramp = ["#120a1c", "#2c1a34", "#5c3a44"]
SEGMENTS = (
    (0, -70, 124, 84),
    (-8, -160, 120, 80),
    (4, -246, 112, 76),
    (-4, -328, 104, 72),
    (4, -404, 94, 66),
)


def big_caterpillar(c: Card, x: float, y: float, s: float = 1.0, ramp: Ramp = MINT) -> Frame:
    """A fat caterpillar sitting upright on (x, y), front view, five rolls, arms held away; then add `caterpillar_face`."""
    f = c.at(x, y, s, vol=50, wob=0.5, edge=0.28, rim=0.7, tex=0.14, amb=0.2, lump=0.05)
    for i, (sx, sy, rx, ry) in enumerate(SEGMENTS):
        for side in (-1, 1):
            _arm(f, sx + side * rx, sy, side, -26 if i > 1 else 16, ramp)
        m = f.paint(ell(sx, sy, rx, ry), ramp)
        f.shade(ell(sx, sy - ry * 0.96, rx * 0.86, ry * 0.42), 0.5, 14, "#08283c", clip=m)
        belly = ell(sx, sy + ry * 0.16, rx * 0.56, ry * 0.6)
        f.paint(belly, [ramp[2], ramp[3], ramp[4]], vol=14, alpha=0.5, soft=8, clip=m, edge=0)
        for side in (-1, 1):
            f.paint(ell(sx + side * rx * 0.7, sy + 2, 13, 15), VIOLET, vol=5, alpha=0.85, clip=m)
            f.paint(ell(sx + side * rx * 0.7 - 2, sy - 2, 5), BRASS, vol=3, clip=m)
        c.marks(m, 0.1, 60, 14, 2.6, jit=0.4, alpha=0.35)
    return f


def _arm(f: Frame, x: float, y: float, side: int, up: float, ramp: Ramp) -> None:
    """A stump with a violet foot, held away from the body at (x, y)."""
    stump = taper((x - side * 20, y + 6, 34), (x + side * 14, y + 10, 26), (x + side * 30, y + 10 + up, 17))
    f.paint(stump, ramp, vol=10)
    f.paint(ell(x + side * 31, y + 8 + up, 11, 10), VIOLET, vol=6)


def caterpillar_face(f: Frame, ramp: Ramp = MINT) -> None:
    """The head of `big_caterpillar`, turned a little to the left: lids that droop with worry, a shut mouth, two feelers."""
    for side in (-1, 1):
        feeler = curve((side * 34, -544), (side * 50, -592), (side * 92, -606))
        f.line(feeler, 8, ramp[1], alpha=1, ends=0.6)
        f.paint(ell(side * 96, -608, 13), VIOLET, vol=8)
    round_cheeks = blob(
        (-4, -574),
        (56, -558),
        (88, -506),
        (96, -452),
        (58, -412),
        (-4, -402),
        (-66, -412),
        (-100, -452),
        (-92, -508),
        (-62, -558),
    )
    m = f.paint(round_cheeks, ramp, vol=66)
    f.paint(ell(-12, -440, 52, 30), [ramp[2], ramp[3], ramp[4]], vol=16, alpha=0.55, soft=9, clip=m, edge=0)
    for side in (-1, 1):
        f.flat(ell(side * 64 - 8, -450, 20, 13), "#f09c8c", 0.42, 8, clip=m)
        _eye(f, side * 37 - 9, -494, side, ramp, m)
    f.line(curve((-28, -438), (-16, -442), (-4, -440), (7, -436)), 4, "#1c4450", alpha=0.8)
    f.shade(ell(-10, -430, 15, 5), 0.3, 4, "#1c5058", clip=m)


def _eye(f: Frame, x: float, y: float, side: int, ramp: Ramp, face: Arr) -> None:
    """A dark wet eye under a lid that falls outwards."""
    f.shade(ell(x, y - 2, 27, 30), 0.34, 7, "#1c5a5c", clip=face)
    eye = f.paint(ell(x, y, 20, 25), EYE, vol=12, amb=0.3, det=0.9, edge=0.3)
    f.flat(ell(x - 3, y + 13, 13, 8), "#c88c4c", 0.5, 4, clip=eye)
    f.flat(ell(x - 7, y - 5, 5.4, 6.4), "#fffdf0", 0.95, clip=eye, det=1)
    f.flat(ell(x + 7, y + 10, 2.8), "#f4e4c8", 0.8, clip=eye, det=1)
    lid = blob(
        (x - side * 26, y - 30),
        (x + side * 4, y - 36),
        (x + side * 28, y - 12),
        (x + side * 20, y - 6),
        (x, y - 16),
        (x - side * 20, y - 22),
    )
    f.paint(lid, ramp, vol=8, edge=0.3, det=0.6, clip=face)
    f.line([(x - side * 22, y - 24), (x, y - 18), (x + side * 20, y - 8)], 4, "#123c44", alpha=0.8, clip=face)
    f.shade(taper((x - side * 20, y - 44, 8), (x + side * 24, y - 34, 5)), 0.3, 4, ramp[0], clip=face)
