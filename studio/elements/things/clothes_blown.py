"""Clothes on a line, blown full by the wind as if somebody wore them: bodies, sleeves, legs, pegs."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp, mix
from studio.paint import Card, Frame
from studio.palettes import PINE
from studio.shapes import Path, Point, blob, ell, join, poly, rect, spline

CLOTH: dict[str, Any] = {
    "wob": 0.3,
    "edge": 0.22,
    "tex": 0.12,
    "amb": 0.34,
    "rim": 0.5,
    "rimw": 7,
    "lump": 0.05,
}


def inside(ramp: Ramp) -> list[Arr]:
    """The colour in there: the shaded inside of a cloth."""
    return [mix(ramp[0], "#0c1430", 0.35), mix(ramp[1], "#1c2850", 0.35), mix(ramp[2], "#3c4c78", 0.35)]


def folds(f: Frame, m: Arr, ramp: Ramp, lines: Sequence[Sequence[Point]], w: float = 11) -> None:
    """Creases: a soft dark valley with a light ridge beside it."""
    for line in lines:
        lit = [(p[0] - w * 0.7, p[1]) for p in line]
        f.line(line, w, mix(ramp[1], ramp[0], 0.4), alpha=0.42, clip=m, det=0)
        f.line(lit, w * 0.5, ramp[-1], alpha=0.4, clip=m, det=0)


def hole(f: Frame, x: float, y: float, rx: float, ry: float, ramp: Ramp, rot: float = 0) -> None:
    """An open end (neck, hem): the dark inside and its lit lip."""
    f.paint(
        ell(x, y, rx, ry, rot), inside(ramp), vol=3, amb=0.25, wob=0.3, edge=0.4, grad=(-0.2, 0.35), tex=0.1
    )


def _end(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """Where a tube ends: its middle, its width, and the turn (degrees) of its opening."""
    line = spline([p[:2] for p in points])
    dx, dy = line[-1] - line[-3]
    x, y, w = points[-1]
    return x, y, w, math.degrees(math.atan2(-dx, dy))


def tube(points: Sequence[Point], cuff: float) -> Path:
    """A sleeve or leg through (x, y, width): round at the shoulder, cut open at the other end."""
    line = spline([p[:2] for p in points])
    t = np.gradient(line, axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], 1) / (np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9)
    along = np.linspace(0, len(points) - 1, len(line))
    half = np.interp(along, range(len(points)), [p[2] / 2 for p in points])[:, None]
    x, y, w, turn = _end(points)
    sides = poly(np.vstack([line + n * half, (line - n * half)[::-1]]))
    return join(sides, ell(points[0][0], points[0][1], points[0][2] / 2), ell(x, y, w / 2, cuff, turn))


def _opening(f: Frame, ramp: Ramp, m: Arr, points: Sequence[Point], cuff: float) -> None:
    """One looks up into it: dark inside, a thin lip all round, a seam along the cuff."""
    x, y, w, turn = _end(points)
    a = math.radians(turn)
    up = (math.sin(a), -math.cos(a))
    arc = [(w * 0.52 * math.cos(t), -cuff * math.sin(t)) for t in np.linspace(0, math.pi, 9)]
    for far, col, alpha in ((9, ramp[0], 0.55), (5.5, ramp[-1], 0.45)):
        seam = [
            (
                x + u * math.cos(a) - v * math.sin(a) + up[0] * far,
                y + u * math.sin(a) + v * math.cos(a) + up[1] * far,
            )
            for u, v in arc
        ]
        f.line(seam, 2.2, col, alpha=alpha, clip=m, ends=0.8)
    f.paint(ell(x, y, w / 2, cuff, turn), [ramp[1], *ramp[2:]], vol=2, amb=0.5, wob=0.2, edge=0.3)
    hole(f, x + up[0] * 0.8, y + up[1] * 0.8, w / 2 - 2.6, cuff - 2.4, [ramp[0], ramp[0], ramp[1]], turn)


def _bend(f: Frame, ramp: Ramp, m: Arr, points: Sequence[Point]) -> None:
    """Creases where the tube bends, and shade along its far side."""
    mid = points[len(points) // 2]
    folds(f, m, ramp, [[(mid[0] - mid[2] * 0.3, mid[1] - 4), (mid[0] + mid[2] * 0.25, mid[1] + 9)]], 6)
    f.line([(p[0] + p[2] * 0.36, p[1]) for p in points], mid[2] * 0.2, ramp[0], alpha=0.22, clip=m, det=0)


def sleeve(f: Frame, ramp: Ramp, points: Sequence[Point], cuff: float) -> Arr:
    """A full sleeve through (x, y, width); one sees `cuff` deep into its open end."""
    m = f.paint(tube(points, cuff), ramp, vol=points[0][2] * 0.42, **CLOTH)
    _bend(f, ramp, m, points)
    _opening(f, ramp, m, points, cuff)
    return m


def trousers(
    f: Frame, ramp: Ramp, left: Sequence[Point], right: Sequence[Point], crotch: tuple[float, float], cuff: float
) -> Arr:  # fmt: skip
    """Two full legs through (x, y, width) grown together down to the crotch, open below."""
    x, y = crotch
    (ax, ay, aw), (bx, by, bw) = left[0], right[0]
    hips = blob(
        (ax - aw / 2, ay, "c"), (bx + bw / 2, by, "c"), (bx + bw / 2, y), (x, y, "c"), (ax - aw / 2, y)
    )
    m = f.paint(join(tube(left, cuff), tube(right, cuff), hips), ramp, vol=aw * 0.42, **CLOTH)
    f.line([(x, ay), (x + 1, (ay + y) / 2), (x, y)], 2.6, ramp[0], alpha=0.75, clip=m, ends=0.8)
    w = aw * 0.5
    for sg in (-1, 1):
        fork = [(x + sg * 3, y - 2), (x + sg * w * 0.5, y - w * 0.3), (x + sg * w, y - w * 0.8)]
        f.line(fork, 4, ramp[0], alpha=0.3, clip=m)
    for leg in (left, right):
        _bend(f, ramp, m, leg)
        _opening(f, ramp, m, leg, cuff)
    return m


def body(f: Frame, ramp: Ramp, outline: Sequence[Point], vol: float = 46) -> Arr:
    """The full front of a garment."""
    return f.paint(blob(*outline), ramp, vol=vol, grad=(0.06, -0.1), **CLOTH)


def peg(c: Card, x: float, y: float, h: float = 34, lean: float = 0) -> None:
    """A wooden clothes peg astride the line at (x, y)."""
    f = c.at(x, y, h / 34, lean, wob=0.2, vol=3, det=0.9, edge=0.35)
    for sg in (-1, 1):
        f.paint(blob((sg * 0.6, -12), (sg * 5, -13), (sg * 5, 8), (sg * 3, 21), (sg * 0.8, 20)), PINE)
    f.paint(rect(-5.5, -4, 5.5, 0, 1), ["#3c3c44", "#8c8c90", "#d8d8d0"])


def pinch(c: Card, x: float, y: float, drop: float, ramp: Ramp) -> None:
    """The bit of cloth a peg at (x, y) has drawn up, from `drop` below the line."""
    shape = blob(
        (x - drop * 0.9 - 6, y + drop + 8),
        (x - 6, y + 4),
        (x, y - 3),
        (x + 6, y + 4),
        (x + drop * 0.9 + 6, y + drop + 8),
    )
    m = c.paint(shape, ramp, vol=5, **CLOTH)
    for dx in (-0.5, 0.1, 0.6):
        c.line([(x + dx * 4, y + 6), (x + dx * drop * 0.9, y + drop + 6)], 2.6, ramp[0], 0.4, 0.3, clip=m)
