"""A tailor's den under the roots: a large caterpillar to be measured, a spider with a tape, patterns of wings."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, PLUM, WOOD
from studio.shapes import Path, blob, curve, ell, rect, taper

MINT = ["#123c44", "#34847c", "#7ccca4", "#d4f4c0", "#fbffe4"]
VIOLET = ["#180c28", "#40245c", "#744c8c", "#bc94bc", "#f0d4d8"]
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
            up = -26 if i > 1 else 16
            f.paint(
                taper(
                    (sx + side * (rx - 20), sy + 6, 34),
                    (sx + side * (rx + 14), sy + 10, 26),
                    (sx + side * (rx + 30), sy + 10 + up, 17),
                ),
                ramp,
                vol=10,
            )
            f.paint(ell(sx + side * (rx + 31), sy + 8 + up, 11, 10), VIOLET, vol=6)
        m = f.paint(ell(sx, sy, rx, ry), ramp)
        f.shade(ell(sx, sy - ry * 0.96, rx * 0.86, ry * 0.42), 0.5, 14, "#08283c", clip=m)
        f.paint(
            ell(sx, sy + ry * 0.16, rx * 0.56, ry * 0.6),
            [ramp[2], ramp[3], ramp[4]],
            vol=14,
            alpha=0.5,
            soft=8,
            clip=m,
            edge=0,
        )
        for side in (-1, 1):
            f.paint(ell(sx + side * rx * 0.7, sy + 2, 13, 15), VIOLET, vol=5, alpha=0.85, clip=m)
            f.paint(ell(sx + side * rx * 0.7 - 2, sy - 2, 5), BRASS, vol=3, clip=m)
        c.marks(m, 0.1, 60, 14, 2.6, jit=0.4, alpha=0.35)
    return f


def caterpillar_face(f: Frame, ramp: Ramp = MINT) -> None:
    """A round head, worried: brows up, a very small mouth, two feelers."""
    for side in (-1, 1):
        f.line(curve((side * 34, -544), (side * 52, -590), (side * 92, -612)), 8, ramp[1], alpha=1, ends=0.6)
        f.paint(ell(side * 96, -614, 13), VIOLET, vol=8)
    m = f.paint(ell(0, -486, 96, 86), ramp, vol=70)
    for side in (-1, 1):
        f.flat(ell(side * 58, -462, 21, 14), "#f09c8c", 0.5, 6, clip=m)
        eye = f.paint(
            ell(side * 35, -496, 22, 26), ["#a8b8a4", "#f4f4dc", "#fffdf0"], vol=10, amb=0.5, det=0.9
        )
        f.flat(ell(side * 35 - 7, -490, 11, 14), "#1c1430", clip=eye, det=1)
        f.flat(ell(side * 35 - 3, -496, 4), "#fffdf0", clip=eye, det=1)
        f.line([(side * 20, -536), (side * 36, -536), (side * 58, -524)], 5, "#1c5058", alpha=0.9)
    f.line([(-13, -442), (0, -449), (14, -441)], 4.6, "#1c4450", alpha=0.9)


def leg(f: Frame, points: tuple[tuple[float, float], ...], w: float = 10) -> None:
    """One jointed leg of the spider."""
    n = len(points) - 1
    f.paint(
        taper(*[(x, y, w * (1 - 0.55 * i / n)) for i, (x, y) in enumerate(points)]), VIOLET, vol=5, edge=0.3
    )


def spider_tailor(c: Card, x: float, y: float, s: float = 1.0) -> Frame:
    """A spider on its thread in side view, looking right, waistcoat and spectacles; its hand is at frame (128, -20)."""
    f = c.at(x, y, s, vol=36, wob=0.4, edge=0.3, rim=0.7, tex=0.2, amb=0.24)
    for pts in (
        ((-10, -10), (-80, -80), (-120, -10)),
        ((-20, 20), (-100, -6), (-128, 70)),
        ((-10, 40), (-70, 60), (-84, 136)),
        ((20, 40), (10, 96), (-20, 150)),
    ):
        leg(f, pts)
    m = f.paint(ell(-34, 18, 76, 70), VIOLET, vol=56)
    for k in range(-3, 4):
        f.line([(-34 + k * 20 - 8, -40), (-34 + k * 22, 84)], 5, "#d8a8c8", alpha=0.28, clip=m)
    f.paint(
        blob((10, -20), (50, -30), (70, 20), (50, 56), (16, 50)),
        ["#3c2410", "#8c5c20", "#d09c40", "#f8dc94"],
        vol=14,
    )
    for k in (-2, 14, 30):
        f.paint(ell(58, k, 4), BRASS, vol=2, det=0.8)
    f.paint(ell(62, -34, 46, 43), VIOLET, vol=34)
    for ex, r in ((62, 15), (92, 13)):
        f.paint(ell(ex, -40, r), ["#c8b8a8", "#fff8e0"], vol=6, amb=0.6, det=0.9)
        f.flat(ell(ex + 4, -38, r * 0.46), "#140c20", det=1)
        ring = [
            (ex + (r + 3) * math.cos(a / 8 * math.tau), -40 + (r + 3) * math.sin(a / 8 * math.tau))
            for a in range(9)
        ]
        f.line(ring, 3.4, "#f4cc60", alpha=1, ends=1)
    for ex in (44, 74):
        f.flat(ell(ex, -64, 4.6), "#fff0c8", 0.9, det=1)
    f.line([(70, -12), (84, -8), (94, -13)], 3, "#140c20", alpha=0.9)
    leg(f, ((46, 10), (70, 64), (120, 92)), 11)
    leg(f, ((40, 30), (40, 96), (90, 150)), 11)
    leg(f, ((50, 0), (96, 20), (130, -22)), 12)
    leg(f, ((30, -40), (10, -130), (60, -170)), 11)
    return f


def wing_shape() -> Path:
    """One upper and one lower wing, hanging from (0, 0), spread to the right."""
    return blob(
        (0, 0, "c"), (40, -46), (104, -60), (118, -20), (84, 22), (92, 70), (60, 104), (24, 80), (4, 34)
    )


def wing_pattern(
    c: Card, x: float, y: float, s: float, ramp: Ramp = CREAM, rot: float = 0, flip: bool = False
) -> None:
    """A paper pattern of a wing, pinned at its root."""
    f = c.at(x, y, s, rot, flip, vol=6, wob=0.5, edge=0.25, amb=0.4, det=0.3)
    f.shade(ell(60, 30, 60, 70), 0.3, 12)
    m = f.paint(wing_shape(), ramp)
    for path in (((10, 4), (60, -20), (104, -40)), ((10, 20), (60, 30), (74, 84))):
        line = curve(*path)
        for k in range(0, len(line) - 3, 6):
            f.line(line[k : k + 3], 3, "#8c6c5c", alpha=0.8, clip=m, ends=1)
    f.paint(ell(4, 4, 7), BRASS, vol=4, det=0.9)


def dummy_with_wings(c: Card, x: float, y: float, s: float, ramp: Ramp) -> None:
    """A tailor's dummy on its stand, foot at (x, y), wearing a pair of plain wings not yet finished."""
    f = c.at(x, y, s, vol=20, wob=0.4, edge=0.28, rim=0.6)
    f.shade(ell(0, 2, 60, 9), 0.5, 7)
    f.paint(taper((0, -4, 10), (0, -130, 10)), WOOD, vol=5)
    for sx in (-1, 1):
        f.paint(taper((0, -24, 9), (sx * 44, 0, 8)), WOOD, vol=4)
    for flip in (False, True):
        g = c.at(*f.pt(0, -230), s * 1.12, 0, flip, vol=14, wob=0.5, edge=0.3, rim=0.6)
        m = g.paint(wing_shape(), ramp)
        for k in ((60, -30), (80, 0), (60, 60)):
            g.line([(6, 6), k], 3, ramp[0], alpha=0.5, clip=m)
    f.paint(
        blob(
            (-22, -262),
            (22, -262),
            (34, -220),
            (26, -170),
            (32, -128),
            (0, -120),
            (-32, -128),
            (-26, -170),
            (-34, -220),
        ),
        CREAM,
        vol=24,
    )
    f.paint(ell(0, -268, 12, 10), WOOD, vol=6)


def folded(c: Card, x: float, y: float, w: float, n: int, ramp: Ramp) -> None:
    """A pile of folded skins, foot at (x, y)."""
    f = c.at(x, y, w / 160, vol=11, wob=0.8, edge=0.28, rim=0.5)
    f.shade(ell(0, 2, 92, 10), 0.5, 8)
    for k in range(n):
        d = (k * 37) % 13 - 6
        f.paint(rect(-80 + d + k * 4, -24 - k * 22, 80 + d - k * 4, -1 - k * 22, 11), ramp)
        f.paint(ell(-40 + d, -13 - k * 22, 7, 6), PLUM, vol=2, alpha=0.6)
        f.line([(-70 + d, -9 - k * 22), (70 + d, -8 - k * 22)], 2.4, ramp[0], alpha=0.5)
