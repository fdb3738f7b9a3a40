"""Underground: props of timber, carts of down, and rock that is pillow."""

import math
from collections.abc import Sequence

from studio.colour import Arr, tint
from studio.paint import Card, Frame
from studio.palettes import SLATE
from studio.shapes import blob, ell, poly, taper

DOWN = ["#2c3458", "#606a90", "#a4a8b8", "#dcd2c4", "#fbecd4"]
HELMET = ["#3c2410", "#8c6420", "#d8a840", "#fff0a8"]
TIMBER = ["#140c10", "#38241c", "#6c4c34", "#b08c5c"]
BAR = ["#1c1c28", "#44485c", "#807c80", "#d8c8a8"]
TUB = ["#120e14", "#342a2c", "#6c5850", "#b89c7c"]
Pts = Sequence[tuple[float, float]]


def pillow_rock(
    c: Card,
    x: float,
    y: float,
    w: float,
    h: float,
    rot: float = 0,
    tufts: Pts = (),
    ticking: bool = False,
    deep: float = 0.0,
    dent: float = 0.0,
) -> Arr:
    """A lump of the seam, middle at (x, y): pillow-soft, four ears, buttons, perhaps ticking; `deep` in the dark.

    `dent` is how far somebody heavy has pressed its upper side in.
    """
    f = c.at(x, y, 1.0, rot)
    u, v = w / 2, h / 2
    top = [(0.0, -v * 1.06)]
    if dent:
        top = [
            (-u * 0.46, -v),
            (-u * 0.36, -v + dent),
            (0, -v + dent * 1.2),
            (u * 0.46, -v + dent),
            (u * 0.58, -v * 0.99),
        ]
    outline = blob((-u, -v, "c"), (-u * 0.74, -v * 0.93), *top, (u * 0.74, -v * 0.93), (u, -v, "c"), (u * 0.92, -v * 0.6),
        (u * 1.0, 0), (u * 0.92, v * 0.6), (u, v, "c"), (u * 0.74, v * 0.93), (0, v * 1.06), (-u * 0.74, v * 0.93), (-u, v, "c"),
        (-u * 0.92, v * 0.6), (-u * 1.0, 0), (-u * 0.92, -v * 0.6))  # fmt: skip
    f.shade(outline, 0.62, 20, "#060814")
    m = f.paint(
        outline,
        tint(DOWN, "#1c2848", deep),
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


def down_heap(c: Card, x: float, y: float, w: float = 200) -> Frame:
    """The frame of a mine cart with its wheels on (x, y), and the down heaped in it, behind whoever lies there."""
    f = c.at(x, y, w / 200, vol=14, wob=0.4, amb=0.2, edge=0.3, rim=0.6, det=0.4)
    f.shade(ell(0, 4, 110, 12), 0.6, 8)
    for dx, dy, r in ((-60, -124, 38), (56, -122, 40), (0, -128, 46), (-30, -134, 34), (32, -136, 32)):
        f.paint(ell(dx, dy, r, r * 0.8), DOWN, vol=24, amb=0.25, wob=2, edge=0.1)
    return f


def down_cart(f: Frame) -> None:
    """The down that spills over the rim, and the cart itself; its bar to push by ends at frame (134, -64)."""
    for dx, dy, r in ((-86, -122, 20), (-50, -118, 24), (-14, -116, 26), (26, -116, 24), (92, -120, 14)):
        f.paint(ell(dx, dy, r, r * 0.74), DOWN, vol=18, amb=0.34, wob=2, edge=0.12)
    f.paint(taper((76, -84, 9), (112, -80, 9), (132, -68, 9)), BAR, vol=4, amb=0.3)
    f.paint(taper((132, -74, 10), (133, -54, 10)), BAR, vol=5, amb=0.3)
    f.paint(poly([(-100, -118), (100, -118), (80, -30), (-80, -30)]), TUB, vol=14)
    f.paint(taper((-102, -118, 12), (102, -118, 12)), SLATE, vol=5)
    for dx in (-60, 0, 60):
        f.line([(dx * 1.1, -110), (dx * 0.94, -34)], 5, "#1c161c", alpha=0.7, ends=0.9)
    for dx in (-50, 50):
        f.shade(ell(dx, -26, 25), 0.5, 5)
        f.paint(ell(dx, -20, 22), SLATE, vol=8)
        f.paint(ell(dx, -20, 8), ["#241c1c", "#8c7048", "#e8c888"], vol=4)
