"""Pairs of wings hanging from a hook like coats: feathered, bat, folded paper."""

import math
from collections.abc import Iterable
from itertools import pairwise

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CREAM, PLUM, WHITE
from studio.shapes import Path, blob, curve, ell, poly, xf


def quill(length: float, width: float) -> Path:
    """One feather hanging from (0, 0)."""
    w = width / 2
    return blob(
        (0, 0), (w * 0.9, length * 0.22), (w, length * 0.7), (w * 0.45, length * 0.95), (0, length),
        (-w * 0.5, length * 0.93), (-w, length * 0.66), (-w * 0.8, length * 0.22),
    )  # fmt: skip


def row(
    f: Frame, side: int, ramp: Ramp, feathers: Iterable[tuple[float, float, float, float, float]]
) -> None:
    """Feathers (x, y, length, width, tilt) laid from the outside inwards."""
    for x, y, length, width, tilt in feathers:
        g = f.card.at(*f.pt(side * x, y), f.s, f.rot - side * tilt, **f.defaults)
        m = g.paint(quill(length, width), ramp, vol=7, edge=0.42, rim=0.35, wob=0.35)
        g.line([(0, length * 0.1), (1, length * 0.9)], 1.6, ramp[0], alpha=0.35, clip=m, det=0)


def feathered(
    c: Card, x: float, y: float, h: float = 400, ramp: Ramp = WHITE, tips: Ramp | None = None
) -> Frame:
    """A pair of big folded bird wings hanging from (x, y); `tips` colours the long feathers."""
    f = c.at(x, y, h / 400, amb=0.34, tex=0.16)
    f.shade(blob((-84, 20), (0, -6), (84, 20), (80, 240), (34, 420), (-34, 420), (-80, 240)), 0.5, 16)
    for side in (-1, 1):
        long = (200, 250, 290, 318, 330, 322, 300)
        row(
            f, side, tips or ramp, [(74 - 10 * i, 72 - 3 * i, n, 26, 5 - 1.6 * i) for i, n in enumerate(long)]
        )
        row(f, side, ramp, [(76 - 12 * i, 50 + 2 * i, 150 + 10 * i, 27, 9 - 2 * i) for i in range(6)])
        row(f, side, ramp, [(74 - 11 * i, 30 + 3 * i, 96 + 4 * i, 24, 12 - 2.4 * i) for i in range(6)])
        row(f, side, ramp, [(70 - 10 * i, 16 + 3 * i, 58 + 2 * i, 21, 14 - 3 * i) for i in range(6)])
        arm = blob((2, 30), (6, 6), (30, -12), (58, -10), (80, 12), (84, 44), (66, 38), (44, 26), (20, 40))
        m = f.paint(xf(arm, flip=side < 0), ramp, vol=14, edge=0.2, rim=0.5, wob=0.4)
        c.marks(m, math.pi / 2, int(150 * f.s), 14 * f.s, 4, jit=0.07, alpha=0.7, curl=0.3)
    return f


def bat_wings(c: Card, x: float, y: float, h: float = 380, ramp: Ramp = PLUM) -> Frame:
    """Folded bat wings: a skin between long fingers, hanging from (x, y)."""
    f = c.at(x, y, h / 380, amb=0.26, tex=0.3)
    f.shade(blob((-80, 20), (0, 0), (80, 20), (74, 240), (20, 380), (-20, 380), (-74, 240)), 0.5, 16)
    wrist, ends = (44, -18), ((84, 206), (64, 330), (36, 378), (10, 336))
    skin = [(2, 14, "c"), (20, 2), (*wrist, "c"), (72, 70), (*ends[0], "c"), (70, 240), (*ends[1], "c")]
    skin += [(48, 322), (*ends[2], "c"), (22, 326), (*ends[3], "c"), (4, 220)]
    for side in (-1, 1):
        m = f.paint(
            xf(blob(*skin), flip=side < 0), ramp, vol=12, grain=2, edge=0.3, rim=0.6, wob=0.5, lump=0.25
        )
        for (ax, ay), (bx, by) in pairwise(ends):
            mid = [(wrist[0], 10), ((ax + bx) / 2 - 4, (ay + by) / 2 - 90), ((ax + bx) / 2 - 5,
                (ay + by) / 2)]  # fmt: skip
            f.line([(side * px, py) for px, py in mid], 15, ramp[0], alpha=0.35, clip=m, det=0)
        for ex, ey in ends:
            bone = [wrist, ((wrist[0] + ex) / 2 + 9, (wrist[1] + ey) / 2), (ex, ey)]
            f.line([(side * px, py) for px, py in bone], 6, ramp[-1], alpha=0.75, ends=0.4, clip=m)
        f.line([(side * 2, 16), (side * 22, 0), (side * 46, -20)], 13, ramp[2], alpha=1, ends=0.7)
        f.line([(side * 44, -16), (side * 50, -34), (side * 40, -44)], 6, "#d8c8b0", alpha=0.95, ends=0.2)
    return f


def paper_wings(c: Card, x: float, y: float, h: float = 360, ramp: Ramp = CREAM) -> Frame:
    """Wings folded out of paper, sharp creases, hanging from (x, y)."""
    f = c.at(x, y, h / 360, tex=0.08, lump=0.02, wob=0.25)
    f.shade(poly([(-84, 30), (0, -4), (84, 30), (66, 300), (0, 360), (-66, 300)]), 0.5, 14)
    tips = [(90, 96), (92, 168), (84, 236), (68, 296), (46, 340), (20, 366)]
    for side in (-1, 1):
        for i, (tx, ty) in enumerate(tips):
            for half, lift in ((-1, 0.14), (1, -0.17)):
                spread = 0.085 * half
                wide = (tx * math.cos(spread) * 0.86 + ty * math.sin(spread) * 0.86, 20 + ty * 0.84 - tx * spread)  # fmt: skip
                facet = poly([(side * 4, 6 + i * 10), (side * tx, ty), (side * wide[0], wide[1])])
                glow = np.full((c.h, c.w), lift + (0.06 if side < 0 else -0.08), np.float32)
                f.paint(facet, ramp, vol=3, amb=0.62, add=glow, edge=0.3, det=0.4)
        top = poly([(side * 3, 2), (side * 38, -22), (side * 88, 30), (side * 86, 84), (side * 36, 52)])
        f.paint(top, ramp, vol=4, amb=0.72, edge=0.35, det=0.4)
        f.line([(side * 6, 8), (side * 86, 32)], 2, ramp[0], alpha=0.5, ends=0.8)
    f.flat(ell(0, 8, 7), "#9a8c78", det=0.5)
    return f


def harness(c: Card, hook: tuple[float, float], y: float, w: float = 26) -> None:
    """The strap by which a pair of wings hangs from its hook."""
    x, top = hook
    for side in (-1, 1):
        way = curve(
            (x, top), (x + side * w * 0.36, top + 6), (x + side * w * 0.8, (top + y) / 2), (x + side * w, y)
        )
        c.line(way, 6, "#6c4830", 1, 0.2, ends=0.9)
