"""Underground: props of timber, carts of down, sleeping miners, and rock that is pillow."""

import math
from collections.abc import Sequence

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BOOT, SKIN, SLATE
from studio.shapes import blob, ell, poly, taper

DOWN = ["#2c3458", "#606a90", "#a4a8b8", "#dcd2c4", "#fbecd4"]
HELMET = ["#3c2410", "#8c6420", "#d8a840", "#fff0a8"]
TIMBER = ["#140c10", "#38241c", "#6c4c34", "#b08c5c"]
Pts = Sequence[tuple[float, float]]


def pillow_rock(
    c: Card, x: float, y: float, w: float, h: float, rot: float = 0, tufts: Pts = (), ticking: bool = False
) -> Arr:
    """A lump of the seam, middle at (x, y): pillow-soft, four ears, piped edge, buttons, perhaps ticking."""
    f = c.at(x, y, 1.0, rot)
    u, v = w / 2, h / 2
    outline = blob((-u, -v, "c"), (-u * 0.74, -v * 0.93), (0, -v * 1.06), (u * 0.74, -v * 0.93), (u, -v, "c"), (u * 0.92, -v * 0.6),
        (u * 1.0, 0), (u * 0.92, v * 0.6), (u, v, "c"), (u * 0.74, v * 0.93), (0, v * 1.06), (-u * 0.74, v * 0.93), (-u, v, "c"),
        (-u * 0.92, v * 0.6), (-u * 1.0, 0), (-u * 0.92, -v * 0.6))  # fmt: skip
    f.shade(outline, 0.5, 20, "#060814")
    m = f.paint(
        outline,
        DOWN,
        vol=min(w, h) * 0.3,
        amb=0.12,
        gain=0.86,
        tex=0.14,
        lump=0.08,
        edge=0.24,
        rim=0.3,
        wob=0.7,
    )
    if ticking:
        for k in range(-5, 6):
            s = k / 5.5
            for off, width in ((0, 5), (9, 2.4)):
                f.line([(s * u * 0.96 + off, -v), (s * u * 1.06 + off, 0), (s * u * 0.96 + off, v)], width, "#4c5c94", alpha=0.42, clip=m,
                    ends=0.9)  # fmt: skip
    for sx in (-1, 1):
        for sy in (-1, 1):
            for fold in (0.5, 0.75, 1.0):
                f.line([(sx * u * 0.97, sy * v * 0.97), (sx * u * (0.9 - 0.16 * fold), sy * v * 0.8), (sx * u * 0.62, sy * v * (1.06 - 0.5 * fold))], 6,
                    "#343c64", alpha=0.26, clip=m)  # fmt: skip
    for tx, ty in tufts:
        for k in range(9):
            a = k * 2 * math.pi / 9 + tx
            r = 44 + 18 * math.sin(3 * a + ty)
            f.line([(tx, ty), (tx + r * 0.5 * math.cos(a), ty + r * 0.5 * math.sin(a)),
                (tx + r * math.cos(a + 0.16), ty + r * math.sin(a + 0.16))], 6, "#343c64", alpha=0.34, clip=m)  # fmt: skip
        f.shade(ell(tx, ty, 24, 20), 0.55, 10, "#2c3050", clip=m)
        f.paint(ell(tx, ty, 9, 8), ["#3c3c5c", "#8488a4", "#d8d4d4"], vol=5, det=0.6)
    return m


def prop(c: Card, a: tuple[float, float], b: tuple[float, float], w: float = 50, fog: float = 0) -> None:
    """A round timber from a to b, bark worn off, ends sawn."""
    m = c.paint(taper((*a, w), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w * 0.94), (*b, w)), TIMBER, vol=w * 0.4, amb=0.16, tex=0.3,
        edge=0.3, rim=0.6, fog=fog, wob=1.2)  # fmt: skip
    ang = math.atan2(b[1] - a[1], b[0] - a[0])
    c.marks(m, ang, int(math.dist(a, b) / 5), 46, 3, jit=0.05, alpha=0.5)


def down_cart(c: Card, x: float, y: float, w: float = 200, sleeper: bool = False) -> Frame:
    """A mine cart heaped with down, its wheels on (x, y); the bar to push it by ends at frame (128, -58)."""
    f = c.at(x, y, w / 200, vol=14, wob=0.4, amb=0.2, edge=0.3, rim=0.6, det=0.4)
    f.shade(ell(0, 4, 110, 12), 0.6, 8)
    heap = ((-60, -128, 38), (56, -126, 40), (0, -132, 46), (-30, -140, 34), (32, -142, 32))
    for dx, dy, r in heap:
        f.paint(ell(dx, dy, r, r * 0.8), DOWN, vol=24, amb=0.25, wob=2, edge=0.1)
    if sleeper:
        dozer(c, *f.pt(10, -140), w * 0.84, flip=True, rot=7)
        for dx, dy, r in ((-84, -126, 22), (-44, -120, 26), (-2, -124, 30), (44, -128, 32), (82, -128, 24)):
            f.paint(ell(dx, dy, r, r * 0.78), DOWN, vol=18, amb=0.34, wob=2, edge=0.12)
    f.paint(
        poly([(-100, -118), (100, -118), (80, -30), (-80, -30)]),
        ["#120e14", "#342a2c", "#6c5850", "#b89c7c"],
        vol=14,
    )
    f.paint(taper((-102, -118, 12), (102, -118, 12)), SLATE, vol=5)
    f.paint(taper((84, -62, 9), (128, -58, 9)), SLATE, vol=4)
    for dx in (-60, 0, 60):
        f.line([(dx * 1.1, -110), (dx * 0.94, -34)], 5, "#1c161c", alpha=0.7, ends=0.9)
    for dx in (-50, 50):
        f.paint(ell(dx, -20, 22), SLATE, vol=8)
        f.paint(ell(dx, -20, 8), ["#241c1c", "#8c7048", "#e8c888"], vol=4)
    return f


def dozer(
    c: Card, x: float, y: float, w: float = 150, flip: bool = False, rot: float = 0, coat: Ramp = SLATE
) -> None:
    """A miner asleep on his side, knees drawn up, helmet over one ear; his head is on the left."""
    f = c.at(x, y, w / 150, rot, flip, vol=11, wob=0.3, amb=0.26, edge=0.28, rim=0.8, det=0.8)
    f.shade(ell(0, 2, 78, 10), 0.5, 7, "#2c3050")
    f.paint(taper((30, -16, 24), (62, -26, 20), (50, -6, 16), (72, -4, 13)), coat)
    f.paint(ell(78, -6, 10, 8), BOOT, vol=5)
    f.paint(blob((-40, 0), (-44, -22), (-22, -38), (16, -36), (42, -24), (40, -2), (0, 4)), coat, vol=16)
    f.paint(taper((-22, -24, 18), (-8, -8, 15), (-40, -2, 12)), coat, vol=7)
    f.paint(ell(-54, -14, 18, 17), SKIN, vol=9)
    f.line([(-62, -12), (-57, -9), (-52, -11)], 2, "#2a1418", alpha=0.9)
    f.paint(ell(-69, -9, 4, 3.4), SKIN, vol=3)
    g = c.at(
        *f.pt(-54, -18),
        f.s,
        rot - 22 if not flip else rot + 22,
        flip,
        vol=9,
        wob=0.25,
        amb=0.3,
        rim=0.8,
        det=0.8,
    )
    g.paint(blob((-22, 0), (-18, -18), (0, -24), (18, -18), (22, 0), (0, 4)), HELMET)
    g.paint(taper((-28, 0, 5), (0, 3, 7), (26, 0, 5)), HELMET, vol=3)
    g.paint(ell(-14, -10, 5), ["#4c3c28", "#a89068", "#f4e4b0"], vol=4)


def hollow(c: Card, x: float, y: float, w: float, rot: float = 0) -> None:
    """The swelling of a pillow in front of whoever has sunk into it at (x, y)."""
    f = c.at(x, y, w / 150, rot)
    f.shade(ell(0, 4, 84, 16), 0.35, 10, "#2c3050")
    brow = ((-92, 4), (-60, -10), (-20, -6), (24, -12), (64, -6), (94, 2))
    f.paint(blob(*brow, (60, 30), (-60, 30)), DOWN, vol=14, amb=0.16, gain=0.22, edge=0.06, soft=6, wob=0.8)
