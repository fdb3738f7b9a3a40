"""A pillow's seam that has burst: stitches before and after it, torn ticking, and the down that tumbles out."""

import math
from collections.abc import Sequence
from functools import partial

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.things.down_feathers import down_feather
from studio.paint import Card, Frame
from studio.shapes import blob, ell, join, taper, xf

INSIDE: Ramp = ["#0c1028", "#20264a", "#444c74"]
LINING: Ramp = ["#2c3868", "#6c7cac", "#b4bccc", "#fff0d8"]
FLUFF: Ramp = ["#545c8c", "#a0a4bc", "#e4dcd4", "#fffaec"]
ACROSS = (
    234.0,
    -102.0,
)  # from the gash's left end, the frame's origin, to its right one; its seam runs on at both
PUFFS = ((0.88, 2, 13), (0.76, -4, 24), (0.64, -2, 18), (0.5, -16, 31), (0.33, -12, 22), (0.18, 0, 17), (0.8, 14, 15), (0.66, 18, 30),
    (0.42, 14, 24), (0.27, 18, 31), (0.12, 18, 14), (0.53, 44, 20), (0.38, 46, 34), (0.22, 56, 19), (0.45, 74, 18), (0.34, 84, 27),
    (0.24, 88, 15))  # fmt: skip
FALL = (
    (82, 58, 86),
    (80, 110, 74),
    (76, 170, 84),
    (74, 236, 104),
    (72, 290, 124),
)  # the stream: its middle and its width


def _at(u: float, v: float) -> tuple[float, float]:
    """The point so far along the gash as `u` (0..1) says, `v` below it."""
    return u * ACROSS[0], u * ACROSS[1] + v


def _gape(u: float, power: float = 0.8) -> float:
    return float(math.sin(math.pi * min(max(u, 0), 1)) ** power)


def _stitches(f: Frame, u0: float, u1: float) -> None:
    """A sewn seam in line with the gash: a groove, and slanting stitches over it."""
    groove = [_at(u0, 0), _at((u0 + u1) / 2, 2), _at(u1, 0)]
    f.shade(taper(*((*p, 12) for p in groove)), 0.5, 5, "#2c3460")
    f.line(groove, 3, "#2c3460", alpha=0.7, ends=0.8)
    for u in np.arange(u0 + 0.03, u1 - 0.05, 0.095):
        f.line([_at(u, 10), _at(u + 0.045, -10)], 4.2, "#24305c", alpha=0.95, ends=0.7)


def _cloth(
    c: Card, f: Frame, edge: list[tuple[float, float]], torn: list[tuple[float, float]], up: int
) -> None:
    """One edge of the cloth turned back from the gash: striped ticking, a torn border with loose threads."""
    shape = blob((*edge[0], "c"), *torn, (*edge[-1], "c"), *reversed(edge[1:-1]))
    f.shade(xf(shape, 4, 12), 0.75, 10, "#1c2448")
    m = f.paint(shape, LINING, vol=13, amb=0.24, rim=0.9, light=(f.x - 40, f.y + 30, 130), det=0.4)
    for u in np.arange(0.1, 1, 0.17):
        f.line(
            [_at(u, up * 4), _at(u + 0.01, up * 50), _at(u + 0.03, up * 130)],
            5,
            "#5c70ac",
            alpha=0.6,
            clip=m,
            ends=0.95,
        )
    f.shade(taper(*((*p, 10) for p in edge)), 0.5, 4, "#1c2448", clip=m)
    for k, (bx, by) in list(enumerate(torn))[1 :: 2 if up > 0 else 4]:
        curl = (k % 3 - 1) * 6
        f.line(
            [(bx, by - up * 4), (bx + curl, by + up * 8), (bx + 7 - curl, by + up * (13 + k % 2 * 7))],
            3,
            "#f4ecdc",
            alpha=1,
        )


def burst_seam(c: Card, x: float, y: float) -> None:
    """A sewn seam that rises to the right through (x, y) and has burst over 255: the cloth gapes, its edges turned back."""
    f = c.at(x, y, wob=0.4, edge=0.28)
    _stitches(f, -0.62, -0.02)
    _stitches(f, 1.02, 1.5)
    us = np.linspace(0, 1, 9)
    high = [_at(u, -52 * _gape(u)) for u in us]
    low = [_at(u, 36 * _gape(u)) for u in us]
    f.shade(
        blob(*(_at(u, -62 * _gape(u)) for u in us), *(_at(u, 120 * _gape(u)) for u in reversed(us))),
        0.6,
        24,
        "#202850",
    )
    f.shade(
        blob((0, 40), (60, 20), (150, 20), (190, 90), (160, 240), (70, 290), (-10, 240), (-20, 120)),
        0.62,
        34,
        "#3c4880",
    )
    f.paint(blob((*high[0], "c"), *high[1:-1], (*high[-1], "c"), *reversed(low[1:-1])), INSIDE, vol=8)
    fine = np.linspace(0.05, 0.95, 12)
    _cloth(
        c,
        f,
        high,
        [_at(u, -52 * _gape(u) - (18, 8, 26, 12, 20, 6)[k % 6] * _gape(u, 0.6)) for k, u in enumerate(fine)],
        -1,
    )
    _cloth(
        c,
        f,
        low,
        [
            _at(u, 36 * _gape(u) + (30, 44, 24, 36, 18)[k % 5] * _gape(u * 0.94, 0.6))
            for k, u in enumerate(fine)
        ],
        1,
    )
    for u, v, bend in ((0.06, -8, 8), (0.14, -22, -6), (0.9, -18, 9), (0.95, 6, -7), (0.08, 12, 8)):
        hx, hy = _at(u, v)
        f.line([(hx, hy), (hx + bend, hy + 10), (hx + bend * 0.2, hy + 22)], 3.6, "#24305c", alpha=0.95)


def _outwards(x: float, y: float, u: Arr, v: Arr) -> Arr:
    """The direction away from (x, y): barbs of down stand off on every side."""
    return np.asarray(np.arctan2(v - y, u - x), np.float32)


def _puffs(
    c: Card, f: Frame, puffs: Sequence[tuple[float, float, float]], light: tuple[float, float, float]
) -> None:
    """Lumps of down, one in front of the other, each with its own shade."""
    f.shade(join(*(ell(px, py + 4, r, r) for px, py, r in puffs)), 0.5, 12, "#2c3468")
    for k, (px, py, r) in enumerate(puffs):
        turns = np.arange(0, 6.2, 0.7)
        round_ = [
            (px + r * (1 + 0.07 * math.sin(3.1 * j + k)) * math.cos(j), py + 0.86 * r * math.sin(j))
            for j in turns
        ]
        f.shade(ell(px + 2, py + r * 0.3, r, r * 0.8), 0.14, 7, "#3c4880")
        m = f.paint(blob(*round_), FLUFF, vol=r * 0.6, amb=0.36, light=light, edge=0, wob=1, soft=5, lump=0.2)
        fx, fy = f.pt(px, py)
        fuzz = partial(_outwards, fx, fy)
        c.marks(c.blur(m, 3), fuzz, 16, 15, 2.4, jit=0.07, alpha=0.6)


def _stream(c: Card, f: Frame) -> None:
    """Down that pours: a soft white veil, wider and thinner the lower it comes, combed downwards, with tufts in it."""
    for wide, a, soft in ((1.25, 0.22, 22), (0.9, 0.4, 14), (0.5, 0.5, 10)):
        reach = len(FALL) - int(wide < 0.6)
        f.flat(taper(*((px, py, w * wide) for px, py, w in FALL[:reach])), "#fff6e8", a, soft)
    r = np.random.default_rng(52)
    for k in range(34):
        t = (k + float(r.uniform(0, 1))) / 34
        px, py = 80 - 8 * t + float(r.normal(0, 17 + 22 * t)), 60 + 180 * t
        size, turn = float(r.uniform(7, 13)) * (1.1 - 0.4 * t), float(r.uniform(0, 360))
        f.shade(ell(px + 2, py + 4, size, size * 0.7), 0.3, 4, "#3c4880")
        tuft = f.card.at(*f.pt(px, py), size / 10, turn)
        tuft.flat(ell(0, 0, 8, 6), "#fffaf0", 0.9, 2.4, wob=1)
        for a in np.arange(0, 6.2, 0.5):
            far = float(r.uniform(7, 13))
            tip = (far * math.cos(a), far * 0.8 * math.sin(a))
            tuft.line([(0, 0), (tip[0] * 0.6, tip[1] * 0.6 - 1), tip], 2, "#fffaf0", alpha=0.6, ends=0.1)


def welling_down(c: Card, x: float, y: float) -> None:
    """The down that swells out of the seam burst at (x, y), over its lower edge, and pours 250 below, with loose feathers."""
    f = c.at(x, y, wob=0.6)
    light = (x - 60, y - 60, 150)
    _stream(c, f)
    _puffs(c, f, [(*_at(u, v), r) for u, v, r in PUFFS], light)
    for px, py, long, rot in ((206, -52, 56, 70), (20, 44, 50, 205), (116, 52, 56, 160), (16, 122, 64, 220), (140, 104, 62, 118),
        (60, 176, 54, 176), (124, 186, 50, 236)):  # fmt: skip
        down_feather(c, *f.pt(px, py), long, rot, light)
