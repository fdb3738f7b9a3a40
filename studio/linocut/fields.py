"""Directions for the gouge and tones for its width, both on the coarse grid of the page."""

import itertools
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np

from studio.colour import Arr
from studio.linocut.knife import CELL, H, W
from studio.linocut.plates import Plates
from studio.shapes import Path, Point


class Fields(Plates):
    """Direction fields (radians, without sign) and tones (0 nothing, 1 everything)."""

    # directions

    def level(self, degrees: float = 0) -> Arr:
        """The same direction everywhere: 0 across, 90 down."""
        return np.full_like(self.x, np.radians(degrees))

    def rays(self, x: float, y: float) -> Arr:
        """Away from a point."""
        return np.asarray(np.arctan2(self.y - y, self.x - x))

    def rings(self, x: float, y: float, flat: float = 1) -> Arr:
        """Round a point; `flat` < 1 for circles seen from the side."""
        return np.asarray(np.arctan2((self.y - y) / flat**2, self.x - x) + np.pi / 2)

    def flow(self, height: Arr, across: bool = False) -> Arr:
        """Along the contour lines of any height map on the grid (or down its slopes)."""
        gy, gx = np.gradient(cv2.GaussianBlur(np.asarray(height, np.float32), (0, 0), 2))
        return np.asarray(np.arctan2(gy, gx) + (0 if across else np.pi / 2))

    def guided(self, *curves: Sequence[Point], power: float = 3) -> Arr:
        """Follow guide lines (lists of points) and blend between them: hair, faces, cloth, rivers."""
        x, y, size = self.x[::4, ::4], self.y[::4, ::4], self.x.shape[::-1]
        re, im = np.zeros_like(x), np.zeros_like(x)
        for p, q in (pair for c in curves for pair in itertools.pairwise(c)):
            (px, py), (dx, dy) = p[:2], (q[0] - p[0], q[1] - p[1])
            twice, n = 2 * np.arctan2(dy, dx), max(1, round(float(np.hypot(dx, dy)) / 20))
            for t in (np.arange(n) + 0.5) / n:
                weight = (np.hypot(x - px - dx * t, y - py - dy * t) + 4) ** -power
                re, im = re + weight * np.cos(twice), im + weight * np.sin(twice)
        norm = np.hypot(re, im) + 1e-12
        return np.asarray(np.arctan2(cv2.resize(im / norm, size), cv2.resize(re / norm, size)) / 2)

    def _slope(self, path: Path, soft: float) -> tuple[tuple[slice, slice], Arr, Arr, Arr]:
        """The window of a shape, the distance to its outline there, and the way inwards (down, right)."""
        b = path.getBounds()
        inside = (self.area(path) > 0.5).astype(np.uint8)
        d = cv2.distanceTransform(inside, cv2.DIST_L2, 3) * CELL
        x0, x1 = np.clip(
            (int(b.left() / CELL) - 12, int(b.right() / CELL) + 12), (0, 2), (W // CELL - 2, W // CELL)
        )
        y0, y1 = np.clip(
            (int(b.top() / CELL) - 12, int(b.bottom() / CELL) + 12), (0, 2), (H // CELL - 2, H // CELL)
        )
        window = slice(int(y0), int(y1)), slice(int(x0), int(x1))
        gy, gx = np.gradient(cv2.GaussianBlur(d[window], (0, 0), soft))
        return window, np.asarray(d[window], np.float32), gy, gx

    def along(self, path: Path, across: bool = False, soft: float = 6) -> Arr:
        """Along a silhouette (or across it): leaves, clouds, fish. (Round heads become targets: `guided`.)"""
        window, _, gy, gx = self._slope(path, soft)
        out = np.zeros_like(self.x)
        out[window] = np.arctan2(gy, gx) + (0 if across else np.pi / 2)
        return out

    # tones

    def lit(self, path: Path, sun: Point, reach: float = 40, soft: float = 4) -> Arr:
        """The side of a shape that looks towards a light at the point `sun`, fading `reach` px inwards."""
        window, d, gy, gx = self._slope(path, soft)
        tx, ty = sun[0] - self.x[window], sun[1] - self.y[window]
        facing = -(gx * tx + gy * ty) / (np.hypot(gx, gy) * np.hypot(tx, ty) + 1e-6)
        out = np.zeros_like(self.x)
        out[window] = np.clip(facing * 1.3, 0, 1) * np.clip(1 - d / reach, 0, 1)
        return out

    def inside(self, path: Path, reach: float = 40) -> Arr:
        """0 at the outline of a shape, 1 from `reach` px inwards."""
        window, d, _, _ = self._slope(path, 2)
        out = np.zeros_like(self.x)
        out[window] = np.clip(d / reach, 0, 1)
        return out

    def ramp(self, a: Point, b: Point, low: float = 0, high: float = 1) -> Arr:
        """From `low` at point a to `high` at point b, straight."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        t: Any = ((self.x - a[0]) * dx + (self.y - a[1]) * dy) / (dx * dx + dy * dy)
        return np.asarray(low + (high - low) * np.clip(t, 0, 1), np.float32)

    def spot(self, x: float, y: float, inner: float, outer: float) -> Arr:
        """1 within `inner` px of a point, 0 beyond `outer`."""
        return np.asarray(np.clip((outer - np.hypot(self.x - x, self.y - y)) / (outer - inner), 0, 1))
