"""Things that are knitted: stitches laid over a plane or along a band, loose loops, yarn and needles."""

import itertools
import math
from collections.abc import Sequence
from typing import Any

import skia

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import PINE
from studio.shapes import Path, Point, Points, ell, quad, spline, taper


def heap(paths: Sequence[Path]) -> Path:
    """Many small shapes as one, painted in one go."""
    out = skia.Path()
    for path in paths:
        out.addPath(path)
    out.setFillType(skia.PathFillType.kWinding)
    return out


def stitch(x: float, y: float, w: float, h: float, angle: float = 0) -> list[Path]:
    """One knit stitch: two leaning grains that make a V; `angle` in degrees turns it."""
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    out = []
    for s in (-1, 1):
        dx = s * w * 0.25
        out.append(ell(x + dx * ca, y + dx * sa, w * 0.2, h * 0.72, angle + s * 28))
    return out


def knit_plane(corners: Sequence[Point], cols: int, rows: int, top: Sequence[int] = ()) -> Path:
    """Stitches over a four-cornered plane (p00 p10 p11 p01); `top` says how many rows are gone in each column."""
    p00, p10, p11, p01 = corners
    out: list[Path] = []
    w = math.hypot(p10[0] - p00[0], p10[1] - p00[1]) / cols
    h = math.hypot(p01[0] - p00[0], p01[1] - p00[1]) / rows
    angle = math.degrees(math.atan2(p10[1] - p00[1], p10[0] - p00[0]))
    for col in range(cols):
        for row in range(top[col % len(top)] if top else 0, rows):
            x, y = quad(p00, p10, p11, p01, (col + 0.5) / cols, (row + 0.5) / rows)
            out += stitch(x, y, w * 1.06, h, angle)
    return heap(out)


def knit_band(line: Points, width: float, across: int, step: float) -> Path:
    """Stitches along a band whose upper edge is `line`; the band hangs `width` below it."""
    out: list[Path] = []
    gap, last = 0.0, line[0]
    for a, b in itertools.pairwise(line):
        gap += math.hypot(*(b - last))
        last = b
        if gap < step:
            continue
        gap = 0.0
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        for k in range(across):
            out += stitch(
                b[0], b[1] + width * (k + 0.5) / across, width / across * 1.0, step * 0.8, angle + 90
            )
    return heap(out)


def yarn(c: Card, points: Sequence[Point], ramp: Ramp, w: float = 7, **how: Any) -> None:
    """A strand with its twist."""
    line = spline(points)
    c.paint(taper(*[(*p[:2], w) for p in points]), ramp, vol=w * 0.6, wob=0.3, edge=0.3, **how)
    for i in range(2, len(line) - 2, 3):
        dx, dy = line[i + 1] - line[i - 1]
        n = math.hypot(dx, dy) or 1
        nx, ny = -dy / n * w * 0.42, dx / n * w * 0.42
        x, y = line[i]
        c.line(
            [(x - nx, y - ny), (x + dx / n * w * 0.6 + nx, y + dy / n * w * 0.6 + ny)],
            1.3,
            ramp[0],
            0.45,
            0.1,
            det=0.2,
        )


def loops(f: Frame, points: Sequence[Point], ramp: Ramp, r: float = 8) -> None:
    """Live stitches off the needle: a row of open loops."""
    for x, y in points:
        f.paint(ell(x, y, r, r * 1.25), ramp, vol=r * 0.5, edge=0.35)
        f.flat(ell(x, y, r * 0.45, r * 0.7), ramp[0], 0.7)


def needle(c: Card, x: float, y: float, h: float, lean: float, ramp: Ramp = PINE, w: float = 10) -> None:
    """A knitting needle stuck in at (x, y), its knob `h` higher, leaning in degrees."""
    f = c.at(x, y, 1, lean, vol=w * 0.6, wob=0.25, edge=0.32, rim=0.6, det=0.5)
    f.paint(taper((0, 0, w), (0, -h, w)), ramp)
    f.line([(-w * 0.2, -4), (-w * 0.2, -h)], 2, "#fff6dc", alpha=0.6)
    f.paint(ell(0, -h - 6, w * 1.25), ramp, vol=w)
