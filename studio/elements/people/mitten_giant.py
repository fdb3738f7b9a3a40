"""A giant's red mitten and mustard sleeve coming out of the sky, closed round the straight handle of a lens."""

import math
from typing import Any

import numpy as np

from studio.paint import Card, Frame
from studio.palettes import BRASS, COAT
from studio.shapes import Path, blob, cut, ell, poly, taper

MITTEN = ["#4c0c24", "#9c2430", "#dc5440", "#ffac80"]
HANDLE = ["#241218", "#5c3424", "#9c6838", "#e0ac68"]
Point2 = tuple[float, float]


def _along(x: float, y: float, angle: float, *reach: float) -> list[Point2]:
    return [(x + k * math.cos(angle), y + k * math.sin(angle)) for k in reach]


def mitten_shadow(c: Card, x: float, y: float, r: float, angle: float, fall: Point2 = (56, 84)) -> None:
    """The shadow of ring, handle, hand and arm on the land far below; within the ring the glass gathers light instead."""
    dx, dy = fall
    x, y = x + dx, y + dy
    p = _along(x, y, angle, r + 22, r + 190, r + 330)
    parts: list[Path] = [
        cut(ell(x, y, r + 38), ell(x, y, r - 6)), taper((*p[0], 46), (*p[2], 50)), ell(*p[1], 96, 84),
        taper((p[1][0] + 60, p[1][1], 150), (p[1][0] + 300, p[1][1] - 120, 240)),
    ]  # fmt: skip
    m = np.zeros((c.h, c.w), np.float32)
    for part in parts:
        m = np.maximum(m, c.mask(part, 0.4))
    c.flat(c.mask(ell(x, y, r - 8), 0.4, 10), "#fff0b0", 0.5, mode="add")
    c.flat(c.blur(m, 7), "#3c5484", 0.85, mode="mul")


def giant_mitten(c: Card, x: float, y: float, r: float, angle: float = -1.2) -> None:
    """Handle, sleeve and mitten, for a lens of radius `r` round (x, y); the handle leaves it at `angle`."""
    p = _along(x, y, angle, r + 22, r + 64, r + 190, r + 322)
    fist = c.at(*p[2], 0.86, 0, vol=40, amb=0.22, rim=0.7, edge=0.3, wob=0.4, tex=0.24)
    _sleeve(fist)
    _palm(fist)
    _handle(c, p)
    _fingers(fist, angle)
    _cuff(fist)


def _handle(c: Card, p: list[Point2]) -> None:
    """Turned wood in a brass ferrule, a brass knob at its end: one straight line."""
    how: dict[str, Any] = {"wob": 0.15, "edge": 0.35, "amb": 0.2}
    c.paint(taper((*p[1], 36), (*p[2], 46), (*p[3], 40)), HANDLE, vol=24, rim=0.6, gain=0.9, **how)
    c.paint(ell(*p[3], 29), BRASS, vol=26, gain=0.75, rim=0.6, tex=0.1, **how)
    (x0, y0), (x1, y1) = p[0], p[1]
    k = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / k, (x1 - x0) / k
    for near, far, w0, w1 in ((0.1, 1.3, 34, 23), (0.1, 0.42, 46, 38), (1.05, 1.3, 27, 27)):
        a, b = (x0 + (x1 - x0) * near, y0 + (y1 - y0) * near), (x0 + (x1 - x0) * far, y0 + (y1 - y0) * far)
        left = [(a[0] - nx * w0, a[1] - ny * w0), (b[0] - nx * w1, b[1] - ny * w1)]
        right = [(b[0] + nx * w1, b[1] + ny * w1), (a[0] + nx * w0, a[1] + ny * w0)]
        c.paint(poly([*left, *right]), BRASS, vol=20, rim=0.3, gain=0.8, tex=0.1, **how)


def _palm(f: Frame) -> None:
    """The hand behind the handle."""
    palm = blob(
        (150, -92), (80, -104), (10, -100), (-46, -74), (-64, -10), (-44, 62), (20, 92), (90, 78), (150, 44)
    )
    m = f.paint(palm, MITTEN, vol=46)
    f.shade(taper((-10, -96, 60), (-34, 90, 60)), 0.5, 14, "#3c0818", clip=m)
    f.card.marks(m, 0.3, 120, 14, 3, jit=0.2, alpha=0.3)


def _fingers(f: Frame, angle: float) -> None:
    """The four fingers in their one pouch come round the handle from behind; the thumb lies across them."""
    tilt = math.degrees(angle) + 90
    g = f.card.at(f.x, f.y, f.s, tilt * 0.5, **f.defaults)
    pouch = blob(
        (-84, -38),
        (-62, -74),
        (-14, -84),
        (34, -72),
        (60, -36),
        (64, 8),
        (50, 50),
        (16, 76),
        (-32, 76),
        (-70, 54),
        (-88, 10),
    )
    g.shade(blob((-70, -84), (0, -100), (40, -84), (0, -66), (-60, -60)), 0.45, 8, "#2c0818")
    g.shade(blob((-60, 62), (0, 70), (60, 50), (46, 96), (-20, 104)), 0.6, 9, "#2c0818")
    g.shade(taper((70, -60, 22), (78, 10, 26), (56, 66, 20)), 0.6, 8, "#3c0818")
    m = g.paint(pouch, MITTEN, vol=54, edge=0.34)
    g.shade(blob((-80, 30), (-40, 60), (20, 62), (58, 36), (60, 96), (-80, 96)), 0.42, 14, "#4c0828", clip=m)
    for dy in (-44, -4, 36):
        g.shade(taper((52, dy + 2, 3), (16, dy - 5, 7), (-20, dy - 3, 3)), 0.34, 4, "#4c0820", clip=m)
    thumb = taper((122, -16, 70), (76, -30, 62), (34, -28, 56), (0, -14, 52))
    g.shade(taper((96, 6, 60), (36, -4, 50), (-12, 12, 40)), 0.6, 8, "#3c0818", clip=m)
    t = g.paint(thumb, MITTEN, vol=28, edge=0.38)
    g.shade(taper((100, 6, 20), (30, -8, 16), (-10, 8, 10)), 0.35, 8, "#4c0828", clip=t)
    g.flat(taper((66, -52, 6), (30, -46, 10), (-6, -28, 5)), "#ffc49c", 0.35, 5, clip=t)
    f.card.marks(m, lambda x, y: np.arctan2(y - g.y, x - g.x) + 1.57, 150, 13, 3, jit=0.2, alpha=0.3)
    f.card.marks(t, 0.2, 50, 12, 3, jit=0.2, alpha=0.3)


def _sleeve(f: Frame) -> None:
    """It widens up and away to the right, in folds that run round the arm."""
    m = f.paint(
        blob((120, -104, "c"), (220, -170), (420, -330, "c"), (520, -60, "c"), (300, 20), (150, 56, "c")),
        COAT,
        vol=70,
        tex=0.3,
    )
    f.shade(taper((150, 50, 30), (300, 14, 50), (500, -60, 70)), 0.5, 18, "#4c2430", clip=m)
    for k in (0, 62, 128):
        f.shade(
            taper((186 + k, -150 - k * 0.66, 5), (196 + k, -60 - k * 0.5, 16), (226 + k, 36 - k * 0.2, 5)),
            0.36,
            7,
            "#4c2420",
            clip=m,
        )
        f.flat(
            taper((202 + k, -146 - k * 0.66, 4), (214 + k, -60 - k * 0.5, 9), (240 + k, 20, 4)),
            "#fce8a0",
            0.34,
            3,
            clip=m,
        )


def _cuff(f: Frame) -> None:
    """A turned-back band, one ring round the wrist."""
    band = blob((104, -104), (96, -20), (122, 62), (176, 66), (166, -30), (162, -132))
    f.shade(taper((98, -100, 16), (88, -16, 18), (112, 60, 14)), 0.5, 8, "#3c0818")
    m = f.paint(band, [*COAT[:3], "#fce8a0"], vol=30)
    f.shade(taper((118, 62, 30), (176, 60, 30)), 0.4, 12, "#4c2430", clip=m)
    for k in range(6):
        u = 0.08 + k * 0.17
        f.line(
            [(100 + 14 * u, -98 + 158 * u), (164 + 8 * u, -122 + 184 * u)], 3, "#8a5a1c", alpha=0.4, clip=m
        )
