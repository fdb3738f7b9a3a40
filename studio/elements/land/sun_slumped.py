"""A huge setting sun that sulks behind a ridge: puffed cheeks, heavy lids, and a glance down at who is looked at instead."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, inter, stroke, taper

SLUMPED = ["#70203c", "#b83c3c", "#ec6c3c", "#ff9c50", "#ffc47c", "#ffe2a8"]
DEEP = "#701c38"
# the face in relief: x, y, half width, half height, turn in degrees, how high (hollows are negative)
DOMES = (
    (-178, 80, 104, 86, 8, 66), (114, 84, 124, 94, -8, 76),  # cheeks
    (-112, -2, 50, 36, 8, 26), (56, 0, 58, 39, -8, 28),  # eyeballs under their lids
    (-38, 54, 38, 34, 0, 40),  # nose
    (-35, 127, 34, 15, 0, 15), (-35, 106, 28, 11, 0, 10), (-34, 172, 70, 34, 0, 22),  # lips, chin
)  # fmt: skip
SWELLS = (
    (-38, -6, 19, 56, 0, 22), (-104, -48, 56, 17, 17, 18), (52, -50, 66, 18, -17, 20), (-40, -104, 120, 46, 0, 18),
    (-112, 0, 62, 40, 0, -24), (56, 2, 72, 44, 0, -26), (-38, -36, 10, 22, 0, -7), (-28, -66, 34, 18, 0, 12), (-35, 116, 40, 5, 0, -8),
    (-82, 124, 16, 14, 30, -10), (12, 124, 16, 14, -30, -10),
)  # fmt: skip


def ridge(c: Card, ramp: Ramp) -> None:
    """The hill it leans on, 420 to 640 on the page, pressed down to a hollow in the middle."""
    left, right = ((90, 412), (180, 424), (280, 464)), ((530, 464), (624, 422), (706, 412))
    crest = ((-30, 424, "c"), *left, (404, 486), *right, (830, 420, "c"))
    shape = blob(*crest, (830, 640, "c"), (-30, 640, "c"))
    c.shade(shape, 0.5, 12, "#5c2030")
    c.paint(shape, ramp, vol=14, amb=0.3, rim=0.9, rimcol="#ff9c60", light=(400, 300, 120), edge=0.1)


def _turned(c: Card, x: float, y: float, part: tuple[float, ...]) -> tuple[Arr, Arr]:
    u, v, a, b, rot, _ = part
    t = math.radians(rot)
    dx, dy = c.xx - x - u, c.yy - y - v
    return (dx * math.cos(t) + dy * math.sin(t)) / a, (dy * math.cos(t) - dx * math.sin(t)) / b


def _relief(c: Card, x: float, y: float) -> Arr:
    """What the forms of the face add to the light, which comes from above and from the left."""
    high = np.zeros((c.h, c.w), np.float32)
    for part in SWELLS:
        p, q = _turned(c, x, y, part)
        high += part[5] * np.exp(-(p**2 + q**2))
    for part in DOMES:
        p, q = _turned(c, x, y, part)
        high += part[5] * np.clip(1 - p**2 - q**2, 0, 1) ** (1.15 if part[2] > 80 else 0.5)
    high = c.blur(high, 4)
    gy, gx = np.gradient(high, 1 / c.k)
    lit = np.tanh((gx * 0.55 + gy * 0.8) * 1.1)
    hollow = np.clip(c.blur(high, 26) - high, 0, 24) / 24
    return np.asarray(0.42 * lit - 0.2 * hollow, np.float32)


def slumped_sun(c: Card, x: float = 404, y: float = 326) -> None:
    """Its middle at (x, y), 490 wide at the cheeks; paint the ridge over its chin."""
    f = c.at(x, y, 1, 0, vol=100, amb=0.33, gain=0.6, tex=0.12, edge=0.14, lump=0.03)
    left = ((-252, 112), (-240, 14), (-192, -82), (-108, -146), (0, -168))
    right = ((108, -146), (192, -82), (240, 14), (252, 112))
    shape = blob(*left, *right, (220, 190), (0, 216), (-220, 190))
    m = f.paint(
        shape, SLUMPED, light=(300, 120, 240), wob=0.4, add=_relief(c, x, y), rim=0.5, rimcol="#ffe0a0"
    )
    for u, v, r in ((-190, 92, 56), (128, 98, 66), (-38, 62, 26)):
        c.flat(ell(x + u, y + v, r, r * 0.66), "#f04c4c", 0.34, 20, clip=m)
    c.marks(m, lambda px, py: np.arctan2(py - y, px - x) + math.pi / 2, 320, 46, 5, jit=0.035, alpha=0.4)
    _eye(f, -112, 6, 44, 1, m)
    _eye(f, 56, 8, 52, -1, m)
    for brow in (
        ((-62, -22, 20), (-96, -46, 24), (-152, -58, 8)),
        ((-8, -22, 22), (42, -50, 27), (116, -62, 8)),
    ):
        f.shade(taper(*((u, v + 7, w) for u, v, w in brow)), 0.4, 7, DEEP, clip=m)
        b = f.paint(taper(*brow), ["#8c2c30", "#c85434", "#ee8848"], vol=10, clip=m, soft=2, edge=0, tex=0.4)
        c.marks(b, lambda px, py: -0.5 * np.sign(px - x + 38), 60, 24, 3.4, jit=0.16, alpha=0.7)
    _mouth(f, m)


def _eye(f: Frame, u: float, v: float, w: float, inner: int, face: Arr) -> None:
    """Half shut under a heavy lid; the iris has slid down and to the right, to where the lamp is."""
    ball = ell(u, v, w, w * 0.6)
    low = blob((u - w - 6, v + (6 if inner < 0 else 2), "c"), (u, v), (u + w + 6, v + (2 if inner < 0 else 6), "c"),
        (u + w, v + w), (u - w, v + w))  # fmt: skip
    f.shade(ell(u, v + w * 0.5, w * 0.9, w * 0.36), 0.3, 8, DEEP, clip=face)
    eye = f.paint(
        inter(ball, low), ["#b86c50", "#f4c884", "#fff0c8"], vol=8, edge=0.3, det=0.9, amb=0.5, wob=0.15
    )
    iris = (u + w * 0.26, v + w * 0.34)
    f.paint(ell(*iris, w * 0.34), ["#3c1020", "#8c3420", "#d87c2c"], vol=6, clip=eye, det=1, wob=0.1, amb=0.4)
    f.flat(ell(*iris, w * 0.17), "#240814", 1, clip=eye, det=1)
    f.flat(ell(iris[0] - w * 0.11, iris[1] - w * 0.04, w * 0.075), "#fff6dc", 1, det=1)
    f.shade(taper((u - w, v + 3, 8), (u, v, 14), (u + w, v + 3, 8)), 0.6, 4, "#5c1428", clip=eye)
    lash = curve(
        (u - w - 5, v + 6 if inner < 0 else v + 4), (u, v), (u + w + 5, v + 4 if inner < 0 else v + 6)
    )
    f.shade(stroke(lash, 9, 0.3), 0.9, 1.2, "#58142c", clip=face)
    f.shade(
        stroke(curve((u - w + 2, v + w * 0.42), (u, v + w * 0.66), (u + w - 2, v + w * 0.42)), 5, 0.2),
        0.55,
        2.5,
        DEEP,
        clip=face,
    )
    f.shade(
        stroke(curve((u - w * 0.9, v - w * 0.34), (u, v - w * 0.62), (u + w * 0.9, v - w * 0.34)), 6, 0.2),
        0.5,
        3,
        DEEP,
        clip=face,
    )


def _mouth(f: Frame, face: Arr) -> None:
    """A lower lip pushed out, corners pulled down; two nostrils that have just puffed."""
    line = curve((-74, 129), (-56, 117), (-35, 115), (-14, 117), (4, 130))
    f.flat(ell(-35, 126, 32, 11), "#d8403c", 0.42, 6, clip=face)
    f.shade(stroke(line, 9, 0.3), 0.85, 1.8, "#641430", clip=face)
    f.shade(ell(-35, 146, 34, 7), 0.5, 6, DEEP, clip=face)
    f.flat(ell(-42, 124, 13, 3.4), "#ffc090", 0.5, 3, clip=face)
    for u in (-56, -20):
        f.shade(ell(u, 76, 8, 4.5, 20 if u < -40 else -20), 0.6, 3, "#641430", clip=face)
