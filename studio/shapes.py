"""Silhouettes: skia paths in design coordinates (800 x 1200), made of few points."""

import math
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray

Path: TypeAlias = Any  # skia.Path; the library ships no types
Point: TypeAlias = Sequence[Any]
Points: TypeAlias = NDArray[np.float64]


def spline(points: Sequence[Point], closed: bool = False, step: float = 4) -> Points:
    """A smooth line through the points; a point (x, y, 'c') is a sharp corner."""
    knots = [np.array(p[:2], float) for p in points]
    corner = [len(p) > 2 and p[2] == "c" for p in points]
    n = len(knots)
    out = []
    for i in range(n if closed else n - 1):
        p1, p2 = knots[i], knots[(i + 1) % n]
        p0 = knots[i - 1] if (closed or i > 0) and not corner[i] else p1
        p3 = knots[(i + 2) % n] if (closed or i + 2 < n) and not corner[(i + 1) % n] else p2
        pieces = max(4, int(np.hypot(*(p2 - p1)) / step))
        t = np.linspace(0, 1, pieces, endpoint=False)[:, None]
        m1, m2 = (p2 - p0) * 0.5, (p3 - p1) * 0.5
        a, b = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
        out.append(a * p1 + b * m1 + (1 - a) * p2 + (t**3 - t**2) * m2)
    line = np.concatenate(out)
    return line if closed else np.vstack([line, knots[-1]])


def poly(points: Iterable[Point]) -> Path:
    """A polygon with straight sides."""
    path = skia.Path()
    path.addPoly([skia.Point(float(p[0]), float(p[1])) for p in points], True)
    return path


def blob(*points: Point) -> Path:
    """A closed smooth shape through the points: the workhorse."""
    return poly(spline(points, closed=True, step=6))


def curve(*points: Point) -> Points:
    """An open smooth line, as an array of points (for `Card.line`, for walking along)."""
    return spline(points)


def ell(x: float, y: float, rx: float, ry: float | None = None, rot: float = 0) -> Path:
    """An ellipse (a circle without `ry`), turned by `rot` degrees."""
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return xf(path, rot=rot, o=(x, y)) if rot else path


def rect(x0: float, y0: float, x1: float, y1: float, r: float = 0) -> Path:
    """A rectangle by its corners; `r` rounds them."""
    if r:
        path = skia.Path()
        path.addRoundRect(skia.Rect.MakeLTRB(x0, y0, x1, y1), r, r)
        return path
    return poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def arch(x0: float, y0: float, x1: float, y1: float) -> Path:
    """A doorway: a rectangle with a round top; y0 is the top of the round."""
    r = (x1 - x0) / 2
    return join(rect(x0, y0 + r, x1, y1), ell((x0 + x1) / 2, y0 + r, r))


def _ribbon(line: Points, width: Points) -> Path:
    t = np.gradient(line, axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    n /= np.hypot(n[:, 0], n[:, 1])[:, None] + 1e-9
    half = width[:, None] / 2
    path = poly(np.vstack([line + n * half, (line - n * half)[::-1]]))
    path.setFillType(skia.PathFillType.kWinding)
    return path


def taper(*points: Point) -> Path:
    """A limb, branch or ribbon through points (x, y, width), with round ends."""
    line = spline([p[:2] for p in points])
    knots = np.array([p[:2] for p in points], float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(knots, axis=0).T))]
    fine = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    fine *= along[-1] / max(fine[-1], 1e-6)
    width = np.interp(fine, along, [p[2] for p in points])
    path = _ribbon(line, width)
    for end, w in ((line[0], width[0]), (line[-1], width[-1])):
        if w > 2:
            path = join(path, ell(end[0], end[1], w / 2))
    path.setFillType(skia.PathFillType.kWinding)
    return path


def stroke(line: Points, w: float, ends: float = 0.25) -> Path:
    """A pencil line as a shape: full width in the middle, `ends` of it at both ends."""
    u = np.linspace(0, 1, len(line))
    return _ribbon(line, w * (ends + (1 - ends) * np.sin(np.pi * np.clip(u, 0.02, 0.98)) ** 0.6))


def join(*paths: Path) -> Path:
    """The union of shapes."""
    out = paths[0]
    for path in paths[1:]:
        try:
            out = skia.Op(out, path, skia.PathOp.kUnion_PathOp)
        except RuntimeError:  # degenerate paths: overlapping outlines fill the same
            out = skia.Path(out)
            out.addPath(path)
            out.setFillType(skia.PathFillType.kWinding)
    return out


def cut(a: Path, b: Path) -> Path:
    """`a` without `b`."""
    return skia.Op(a, b, skia.PathOp.kDifference_PathOp)


def inter(a: Path, b: Path) -> Path:
    """Where `a` and `b` overlap."""
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp)


def xf(
    path: Path,
    tx: float = 0,
    ty: float = 0,
    s: float = 1,
    rot: float = 0,
    flip: bool = False,
    o: Point = (0, 0),
    sy: float | None = None,
) -> Path:
    """Move, scale, turn (degrees) and mirror a shape about the origin `o`."""
    m = skia.Matrix()
    m.setTranslate(-float(o[0]), -float(o[1]))
    m.postScale(-s if flip else s, s if sy is None else sy)
    m.postRotate(rot)
    m.postTranslate(float(o[0]) + tx, float(o[1]) + ty)
    out = skia.Path(path)
    out.transform(m)
    return out


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.45, rot: float = -90) -> Path:
    """A star with `points` tips."""
    angles = [math.radians(rot + i * 180 / points) for i in range(points * 2)]
    return poly(
        [
            (x + math.cos(a) * r * (inner if i % 2 else 1), y + math.sin(a) * r * (inner if i % 2 else 1))
            for i, a in enumerate(angles)
        ]
    )


def quad(p00: Point, p10: Point, p11: Point, p01: Point, u: float, v: float) -> tuple[float, float]:
    """The point (u, v) of 0..1 on a four-cornered plane: tables, walls and floors in perspective."""
    x = (p00[0] * (1 - u) + p10[0] * u) * (1 - v) + (p01[0] * (1 - u) + p11[0] * u) * v
    y = (p00[1] * (1 - u) + p10[1] * u) * (1 - v) + (p01[1] * (1 - u) + p11[1] * u) * v
    return float(x), float(y)


def spiral(x: float, y: float, r0: float, r1: float, turns: float, a0: float = 0, n: int = 90) -> Points:
    """Points along a spiral from radius r0 to r1."""
    t = np.linspace(0, 1, n)
    a = a0 + t * turns * 2 * math.pi
    r = r0 + (r1 - r0) * t
    return np.stack([x + np.cos(a) * r, y + np.sin(a) * r], 1)
