"""Twins walking apart in side view, tied by one knitted scarf, and the tree that stands in two seasons."""

import math

import numpy as np

from studio.colour import Ramp
from studio.elements.plants.trees import branch
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SKIN, SNOW
from studio.shapes import Path, Point, blob, curve, ell, taper, xf

CRIMSON_WOOL = ["#3c0818", "#8c1428", "#d02c34", "#ff7c60"]


def twin(
    c: Card,
    x: float,
    y: float,
    h: float,
    coat: Ramp,
    glove: Ramp = SKIN,
    flip: bool = False,
    lean: float = -9,
) -> Frame:
    """Somebody leaving to the left, bowed against a pull; feet at (x, y). The neck is at frame (4, -226)."""
    f = c.at(
        x,
        y,
        h / 300,
        -lean if flip else lean,
        flip,
        vol=20,
        wob=0.3,
        edge=0.3,
        rim=0.7,
        rimw=5,
        tex=0.2,
        det=0.3,
    )
    c.shade(ell(x, y + 2, h * 0.24, h * 0.03), 0.4, 8, "#2c2848")
    _sleeve(f, ((-14, -196, 28), (-42, -158, 29), (-58, -128, 23)), [coat[0], coat[0], coat[1], coat[2]])
    mitten(f, -60, -125, -62, glove)
    f.paint(taper((18, -80, 30), (46, -44, 24), (62, -16, 22)), ["#241c28", "#4c4048", "#7c6c68"])
    f.paint(blob((50, -20), (72, -28), (86, -10), (82, -2), (44, 0), (40, -8)), BOOT, vol=8)
    f.paint(taper((-8, -80, 32), (-20, -44, 25), (-24, -14, 22)), ["#342830", "#64545c", "#a08c84"])
    f.paint(blob((-36, -22), (-12, -22), (-10, 0), (-56, 2), (-60, -8), (-48, -16)), BOOT, vol=8)
    back = ((22, -226), (48, -186), (62, -120), (84, -58), (60, -48))
    front = ((10, -42), (-44, -48), (-54, -60), (-44, -120), (-38, -186))
    m = f.paint(blob((-24, -224), *back, *front), coat, vol=36)
    for px, py, qx, qy in ((-6, -190, -10, -60), (-24, -180, -34, -56), (50, -110, 66, -66)):
        f.shade(taper((px, py, 4), ((px + qx) / 2, (py + qy) / 2, 11), (qx, qy, 7)), 0.32, 6, clip=m)
    f.shade(taper((22, -190, 30), (40, -140, 34), (62, -106, 26)), 0.3, 8, clip=m)
    mitten(f, 57, -108, -125, glove)
    _sleeve(f, ((14, -200, 36), (30, -154, 34), (56, -114, 25)), coat)
    return f


def _sleeve(f: Frame, points: tuple[tuple[float, float, float], ...], coat: Ramp) -> None:
    """An arm from shoulder to wrist, with its turned-back cuff."""
    f.paint(taper(*points), coat, vol=14)
    (ax, ay, _), (bx, by, w) = points[-2:]
    n = math.hypot(bx - ax, by - ay)
    ox, oy = -(by - ay) / n * w * 0.48, (bx - ax) / n * w * 0.48
    f.paint(taper((bx - ox, by - oy, 12), (bx + ox, by + oy, 12)), [coat[0], coat[1], coat[2]], vol=6)


def mitten(f: Frame, x: float, y: float, turn: float, ramp: Ramp) -> None:
    """A hand in one piece and its thumb, the wrist at (x, y); `turn` 0 points left, clockwise."""
    palm = blob((4, -11), (-10, -13), (-26, -11), (-32, 0), (-26, 11), (-10, 13), (4, 10))
    thumb = blob((-2, -8), (-6, -20), (-14, -23), (-17, -17), (-13, -8))
    f.paint(xf(thumb, x, y, 0.92, turn), ramp, vol=5, amb=0.5)
    f.paint(xf(palm, x, y, 0.92, turn), ramp, vol=8, amb=0.5)


def looking_back(c: Card, f: Frame) -> Frame:
    """The frame for a head that is turned to where its owner comes from."""
    return c.at(*f.pt(2, 0), f.s, f.rot, not f.flip, **f.defaults)


def head(f: Frame, hair: Ramp = HAIR, awake: bool = False) -> None:
    """A head with a bob of hair, its crown at (0, -290); the eye is shut unless `awake`."""
    f.paint(ell(-2, -254, 33, 35), SKIN, vol=24, amb=0.62)
    f.paint(ell(-34, -248, 6, 5), SKIN, vol=4, amb=0.62)
    f.paint(
        blob(
            (-18, -286),
            (8, -296),
            (34, -278),
            (42, -244),
            (34, -222),
            (12, -220),
            (10, -240),
            (-2, -262),
            (-22, -270),
        ),
        hair,
        vol=14,
    )
    if awake:
        f.flat(ell(-21, -254, 3.4, 5), "#2c1418", det=1)
        f.flat(ell(-22, -256, 1.3), "#fff4e4", det=1)
        f.line([(-28, -266), (-22, -269), (-14, -265)], 2.4, "#3c1c1c", alpha=0.8)
    else:
        f.line([(-25, -252), (-20, -248), (-13, -250)], 2.6, "#3c1c1c", alpha=0.9)
    f.line([(-27, -236), (-22, -234), (-18, -236)], 2.2, "#8c3c38", alpha=0.8)
    f.flat(ell(-16, -238, 7, 5), "#e08070", 0.4, 3)


def woolly_hat(f: Frame, ramp: Ramp) -> None:
    """A knitted hat with a pompom."""
    f.paint(blob((-34, -270), (-26, -300), (4, -314), (32, -296), (38, -262), (0, -276)), ramp, vol=18)
    f.paint(taper((-38, -268, 16), (0, -280, 18), (40, -258, 16)), [ramp[1], ramp[2], ramp[-1]], vol=7)
    f.paint(ell(6, -322, 16), SNOW, vol=12)


def sun_hat(f: Frame, ramp: Ramp) -> None:
    """A straw hat."""
    f.paint(blob((-28, -276), (-22, -308), (8, -314), (32, -298), (34, -268)), ramp, vol=16)
    f.paint(taper((-34, -274, 10), (0, -284, 11), (36, -266, 10)), CRIMSON_WOOL, vol=3)
    f.paint(
        blob(
            (-66, -262), (-30, -280), (10, -280), (46, -266), (68, -240), (40, -250), (0, -268), (-40, -266)
        ),
        ramp,
        vol=8,
    )


def wool(c: Card, points: tuple[tuple[float, float, float], ...], n: int = 40) -> None:
    """A knitted band through (x, y, width), with its stitches."""
    m = c.paint(taper(*points), CRIMSON_WOOL, vol=12, wob=0.4, edge=0.35, rim=0.5, det=0.4)
    line = curve(*[(x, y) for x, y, _ in points])
    for i in range(n):
        k = int(i / n * (len(line) - 2))
        (x, y), (x2, y2) = line[k], line[k + 1]
        a = math.atan2(y2 - y, x2 - x)
        w = points[0][2] * 0.5
        for s in (-1, 1):
            tip: Point = (
                x - math.sin(a) * s * w - math.cos(a) * 7,
                y + math.cos(a) * s * w - math.sin(a) * 7,
            )
            c.line([(x, y), tip], 2.6, "#7c1024", 0.6, 0.2, clip=m)


def half_limbs(x: float, y: float, h: float, seed: int) -> list[Path]:
    """The branches of a tree on the left of its trunk; mirror them for the other half."""
    limbs: list[Path] = []
    r = np.random.default_rng(seed)
    for up, a, length, w in (
        (0.44, -2.86, 0.145, 0.044),
        (0.52, -2.42, 0.16, 0.046),
        (0.58, -2.1, 0.15, 0.04),
        (0.63, -1.72, 0.145, 0.036),
    ):
        branch(limbs, x - 4, y - h * up, a, h * length, h * w, r, 1, 0.48, 5)
    return limbs


def mirrored(limbs: list[Path], x: float) -> list[Path]:
    """The same branches on the other side of the axis `x`."""
    return [xf(p, 2 * x, 0, flip=True) for p in limbs]
