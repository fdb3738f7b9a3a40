"""What the knife does: faceted outlines, exact unions and cuts of shapes, ribbons of varying width."""

from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from studio.shapes import Path, Point, Points, poly, spline

W, H = 800, 1200
CELL = 2  # design pixels to a cell of the coarse grid on which tones and directions live
FINE = 2  # real pixels to a design pixel where outlines are found

Mask = NDArray[np.uint8]


def rasterise(path: Path, box: tuple[float, float, float, float], scale: float) -> Mask:
    """A path as 0..255 in a box (x0, y0, x1, y1) of design pixels."""
    x0, y0, x1, y1 = box
    size = max(2, round((y1 - y0) * scale)), max(2, round((x1 - x0) * scale)), 4
    img = np.zeros(size, np.uint8)
    canvas = skia.Canvas(img)
    canvas.scale(scale, scale)
    canvas.translate(-x0, -y0)
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
    return img[..., 3].copy()


def _box(paths: Sequence[Path]) -> tuple[float, float, float, float]:
    """What the paths cover, within reach of the page."""
    b = np.array([(q.left(), q.top(), q.right(), q.bottom()) for q in (p.getBounds() for p in paths)])
    x0, y0 = np.maximum(b[:, :2].min(0) - 4, -300)
    x1, y1 = np.minimum(b[:, 2:].max(0) + 4, (W + 300, H + 300))
    return float(x0), float(y0), max(float(x1), float(x0) + 2), max(float(y1), float(y0) + 2)


def facets(
    *paths: Path, rng: np.random.Generator | None = None, eps: float = 1.0, jit: float = 0.45,
    minus: Sequence[Path] = (), within: Path | None = None,
) -> list[Points]:  # fmt: skip
    """The outlines a blade would leave round the union of shapes: short straight facets."""
    box = _box(paths)
    img = np.max([rasterise(p, box, FINE) for p in paths], 0)
    if within is not None:
        img = np.minimum(img, rasterise(within, box, FINE))
    for hole in minus:
        img = np.minimum(img, 255 - rasterise(hole, box, FINE))
    found, _ = cv2.findContours((img > 127).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    corner = np.array(box[:2]) + 0.5 / FINE
    rings = [cv2.approxPolyDP(c, eps * FINE, True)[:, 0] / FINE + corner for c in found if len(c) > 5]
    return [r if rng is None else r + rng.normal(0, jit, r.shape) for r in rings if len(r) > 2]


def knife(
    *paths: Path, rng: np.random.Generator | None = None, eps: float = 1.0, jit: float = 0.45,
    minus: Sequence[Path] = (), within: Path | None = None,
) -> Path:  # fmt: skip
    """The union of shapes, without `minus`, inside `within`, cut with a blade; it never fails."""
    out = skia.Path()
    for ring in facets(*paths, rng=rng, eps=eps, jit=jit, minus=minus, within=within):
        out.addPath(poly(ring))
    out.setFillType(skia.PathFillType.kEvenOdd)
    return out


def ribbon(out: Path, line: Points, width: Any) -> None:
    """Add a line of varying width to a path."""
    if len(line) < 2:
        return
    t = np.gradient(line, axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], 1) / (np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9)
    half = np.broadcast_to(np.asarray(width, float), (len(line),))[:, None] / 2
    rim = np.vstack([line + n * half, (line - n * half)[::-1]])
    out.addPoly([skia.Point(x, y) for x, y in rim.tolist()], True)
    out.setFillType(skia.PathFillType.kWinding)


def stroke(*points: Point, w: float = 4.0, ends: float = 0.3, step: float = 4) -> Path:
    """A cut line through points: (x, y) swells to `w` in the middle, (x, y, w) says its own width."""
    line = spline([q[:2] for q in points], step=step)
    knots = np.array([q[:2] for q in points], float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(knots, axis=0).T))]
    fine = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    fine *= along[-1] / max(float(fine[-1]), 1e-6)
    if all(len(q) > 2 and not isinstance(q[2], str) for q in points):
        width = np.interp(fine, along, [float(q[2]) for q in points])
    else:
        u = np.clip(fine / max(float(along[-1]), 1e-6), 0.02, 0.98)
        width = w * (ends + (1 - ends) * np.sin(np.pi * u) ** 0.6)
    out = skia.Path()
    ribbon(out, line, width)
    return out


def moved(path: Path, dx: float, dy: float) -> Path:
    """A copy of a path, shifted."""
    out = skia.Path(path)
    out.offset(dx, dy)
    return out


def several(*paths: Path) -> Path:
    """Many shapes as one path (for stamps and clips; overlaps stay filled)."""
    out = skia.Path()
    for path in paths:
        out.addPath(path)
    out.setFillType(skia.PathFillType.kWinding)
    return out
