"""Flower bulbs that sing, a mole who conducts them, and the lamp they sing by."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import SKIN, WOOD
from studio.shapes import blob, ell, taper

VELVET = ["#0e0a12", "#28202c", "#4c4250", "#8c7c80", "#ccb09c"]
SHOOT = ["#1c4a20", "#4c9434", "#98d04c", "#ecfca0"]
INK = "#2c1018"
PINK: Ramp = ["#5c2038", "#a84c68", "#e890a0", "#ffd8cc"]
BONE: Ramp = ["#5c4448", "#a88c80", "#ecd8bc", "#fffaec"]
WINE: Ramp = ["#3c1030", "#782850", "#bc5878", "#f4a8a4"]
CHOIR = (PINK, BONE, WINE, PINK, BONE)


def singing_bulb(
    c: Card,
    x: float,
    y: float,
    h: float,
    ramp: Ramp,
    open_: float = 1.0,
    lean: float = 0,
    shoot: float = 12,
    fog: float = 0,
) -> Frame:
    """A bulb seated at (x, y), rootlets down, mouth open by `open_`, a tip `shoot` high."""
    f = c.at(x, y, h / 100, lean, vol=30, wob=0.4, edge=0.26, fog=fog, rim=0.8, tex=0.14, lump=0.05)
    for k in range(9):
        u = (k - 4) / 4
        f.line(
            [(u * 16, -6), (u * 26, 4), (u * 30 + 3 * math.sin(k * 2), 14 + 5 * (k % 3))],
            2.6,
            "#e8d4b4",
            alpha=0.85,
        )
    f.paint(taper((0, -92, 13), (-1, -102, 9), (1, -104 - shoot, 2)), SHOOT, vol=4, det=0.5)
    body = blob((0, -112, "c"), (-8, -96), (-30, -80), (-45, -50), (-42, -20), (-22, -2), (0, 2), (22, -2), (42, -20), (45, -50),
        (30, -80), (8, -96))  # fmt: skip
    m = f.paint(body, ramp)
    for u in (-0.86, -0.56, -0.26, 0.26, 0.56, 0.86):
        f.line(
            [(u * 3, -104), (u * 34, -74), (u * 46, -42), (u * 34, -14), (u * 14, 0)],
            1.8,
            ramp[0],
            alpha=0.42,
            clip=m,
        )
    f.paint(blob((0, -112, "c"), (-12, -92), (-40, -72), (-46, -56), (-26, -74), (-8, -88), (6, -94)), ["#4a2414", "#94582c", "#d8a064"],
        vol=4, clip=m, alpha=0.75, edge=0.2)  # fmt: skip
    for sg in (-1, 1):
        f.line([(sg * 24, -58), (sg * 17, -63), (sg * 10, -58)], 2.6, INK, alpha=0.9, det=1)
        f.flat(ell(sg * 28, -44, 7, 5), "#e0506c", 0.35, 3, clip=m)
    if open_ > 0:
        f.flat(ell(0, -36, 9 + 3 * open_, 6 + 11 * open_), INK, 0.96, 0.5, det=0.9, wob=0.2)
        f.flat(ell(0, -36 + 7 * open_, 6, 4 * open_), "#b8445c", 0.9, 1, wob=0.2, det=0.6)
    else:
        f.line([(-7, -38), (0, -35), (7, -38)], 2.4, INK, alpha=0.9, det=1)
    return f


def bulb_row(
    c: Card, y: float, n: int, h: float, half: float, fog: float, first: int, skip: int = -1
) -> None:
    """A row of `n` about `h` high on a bench bowed round (400, y), no two alike; the place `skip` is free."""
    for i in range(n):
        u = -1 + 2 * i / (n - 1)
        if i == skip:
            continue
        x, by = 400 + half * u, y + 16 * u * u
        c.shade(ell(x, by + 4, h * 0.42, h * 0.09), 0.5, 6, "#0c060c")
        tall, mouth = h * (1 + 0.06 * math.sin(i * 2.2 + first)), 0.55 + 0.45 * ((i * 7 + first) % 3) / 2
        ramp, shoot = CHOIR[(i + first) % 5], 8 + 6 * ((i + first) % 3)
        singing_bulb(c, x, by, tall, ramp, mouth, 5 * u, shoot, fog)


def conductor_mole(c: Card, x: float, y: float, h: float = 200) -> Frame:
    """A mole from behind, both pink hands in the air, a twig in the right one; feet at (x, y)."""
    f = c.at(x, y, h / 100, vol=22, wob=0.3, edge=0.28, rim=1.1, tex=0.2, det=0.3)
    f.shade(ell(0, 2, 44, 7), 0.55, 6)
    for sg in (-1, 1):
        f.paint(ell(sg * 16, 0, 13, 6), SKIN, vol=5)
    f.paint(taper((0, -8, 8), (16, 2, 4), (26, -4, 2)), SKIN, vol=3)
    f.line([(40, -92), (50, -118), (48, -140), (58, -160)], 2.8, "#6a4424", alpha=1, det=1)
    f.line([(49, -138), (40, -148)], 2, "#6a4424", alpha=1)
    for sg in (-1, 1):
        f.paint(taper((sg * 20, -58, 20), (sg * 34, -68, 17), (sg * 36, -84, 13)), VELVET, vol=8)
        f.paint(ell(sg * 37, -92, 11, 13, sg * 16), SKIN, vol=7)
        for k in (-1, 0, 1):
            f.line([(sg * 37 + k * 6, -98), (sg * 38 + k * 9, -110)], 4, SKIN[2], alpha=1, ends=0.5)
    body = blob(
        (-12, -74),
        (12, -74),
        (26, -64),
        (36, -40),
        (38, -16),
        (28, 0),
        (0, 4),
        (-28, 0),
        (-38, -16),
        (-36, -40),
        (-26, -64),
    )
    m = f.paint(body, VELVET, amb=0.2)
    cx, cy = f.pt(0, -90)
    c.marks(m, lambda px, py: np.arctan2(py - cy, px - cx), 420, 18, 2.8, jit=0.09, alpha=0.5)
    f.paint(blob((10, -92), (24, -100), (36, -110), (39, -105), (32, -94), (18, -84)), SKIN, vol=5)
    f.paint(ell(38, -108, 4.6), ["#8c3448", "#e07c88", "#ffc8c0"], vol=3, det=1)
    f.shade(ell(0, -70, 24, 8), 0.5, 5, clip=m)
    f.paint(taper((-21, -70, 8), (0, -66, 9), (21, -70, 8)), ["#8c7c74", "#e8dcc8", "#fffaf0"], vol=4)
    head = f.paint(ell(0, -90, 25, 23), VELVET, amb=0.24)
    c.marks(head, -math.pi / 2, 120, 12, 2.4, jit=0.1, alpha=0.5)
    for sg in (-1, 1):
        f.paint(ell(sg * 21, -102, 5, 5), VELVET, vol=4)
        f.paint(
            blob((sg * 2, -67), (sg * 16, -74), (sg * 17, -60)),
            ["#4a0c18", "#a02434", "#e85c58"],
            vol=4,
            det=0.8,
        )
    return f


def lamp_mushroom(c: Card, x: float, y: float, h: float = 140) -> None:
    """A mushroom that gives light."""
    c.halo(x, y - h * 0.6, h * 1.9, "#ffc890", 0.6)
    f = c.at(x, y, h / 100, vol=14, wob=0.4, edge=0.14, det=0.4)
    f.shade(ell(0, 2, 34, 6), 0.45, 5)
    f.paint(taper((0, 0, 24), (-2, -34, 17), (0, -62, 20)), ["#b8844c", "#f0cc90", "#fff4d4"], amb=0.5)
    f.paint(blob((-56, -58), (-44, -88), (0, -106), (44, -88), (56, -58), (26, -50), (0, -48), (-26, -50)),
        ["#c86c48", "#f4ac74", "#ffe0ac", "#fffbe8"], amb=0.6, vol=20)  # fmt: skip
    f.flat(ell(0, -55, 46, 7), "#fff8d8", 0.95, 3)
    for px, py, r in ((-24, -80, 6), (6, -92, 7), (28, -76, 5)):
        f.flat(ell(px, py, r, r * 0.8), "#fffdf0", 0.9, 1.5)


def hanging_root(
    c: Card, points: Sequence[tuple[float, float, float]], ramp: Ramp = WOOD, fog: float = 0
) -> None:
    """One root with a few side hairs."""
    c.paint(taper(*points), ramp, vol=points[0][2] * 0.5, wob=1.2, fog=fog, edge=0.25, rim=0.4, grain=2)
    for i, (x, y, w) in enumerate(points[1:-1]):
        sg = 1 if i % 2 else -1
        c.line([(x, y), (x + sg * w * 1.6, y + w * 1.8), (x + sg * w * 2.0, y + w * 4)], 2.6, ramp[2], 0.7)
