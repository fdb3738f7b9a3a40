"""The page: a table on which sheets are laid from far to near.

A sheet writes its colour (linear light), its height in design pixels and the slope of its surface. A card
is 800 x 1200 design pixels at every size; pages round the cards have their own. All chance is drawn before
the size matters, so every size is one picture.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import cv2
import numpy as np
import skia

from studio.papercut.edges import distance, scissors, torn
from studio.papercut.lamp import DAY, Lamp
from studio.papercut.noise import Arr, fibres, noise, step
from studio.papercut.papers import Ground, paper
from studio.shapes import Path

WIDTH, HEIGHT = 800, 1200
TOOTH = 0.16 * 0.7  # how deep the fibres are
DEEP = 0.5  # how much a lift above 3 is stretched
CORE = "#f6f1e6"

Relief: TypeAlias = Callable[[Arr, Arr], Arr]


class Page:
    """A table of paper: `lay` sheets from far to near, then photograph it."""

    def __init__(
        self,
        seed: int = 1,
        scale: float = 0.75,
        lamp: Lamp = DAY,
        size: tuple[float, float] = (WIDTH, HEIGHT),
    ) -> None:
        """A bare table; `scale`: real pixels a design pixel (0.75 makes 600 x 900)."""
        self.scale, self.w, self.h = scale, round(size[0] * scale), round(size[1] * scale)
        self.lamp, self.size = lamp, size
        self.rng = np.random.default_rng(seed)
        self.colour = np.ones((self.h, self.w, 3), np.float32)
        self.glow = np.zeros((self.h, self.w, 3), np.float32)
        self.height, self.slope_x, self.slope_y = np.zeros((3, self.h, self.w), np.float32)
        self.cover = np.zeros((self.h, self.w), np.float32)  # how much of the bare table one no longer sees
        self._matrix = skia.Matrix()
        self._stay: Arr | None = None
        self._fibre = fibres(scale)

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, s: float = 1, rot: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """Draw round (0, 0) in own units, `s` times as large, turned and mirrored; may be nested."""
        before, m = self._matrix, skia.Matrix()
        m.setScale(-s if flip else s, s)
        self._matrix = skia.Matrix.Concat(before, m.postRotate(rot).postTranslate(x, y))
        try:
            yield
        finally:
            self._matrix = before

    @contextmanager
    def inside(self, mask: Arr) -> Iterator[None]:
        """What is laid here stays inside a sheet: a window, a pocket, a mouth; may be nested."""
        before = self._stay
        self._stay = mask if before is None else mask * before
        try:
            yield
        finally:
            self._stay = before

    def lay(
        self,
        path: Path,
        sheet: Ground,
        lift: float = 2.0,
        curl: float = 1.0,
        *,
        tear: float = 0.0,
        tissue: float = 0.0,
        glow: float = 0.0,
        crumple: float = 0.0,
        relief: Relief | None = None,
        clip: Arr | None = None,
        angle: float | None = None,
        facet: float = 1.0,
        z: float | None = None,
        core: str = CORE,
        rim: float = 1.0,
    ) -> Arr:
        """Lay one sheet and return its mask.

        `lift`: air below it; `curl`: how its edge rises; `tear`: width of the white core (0: scissors);
        `tissue` 0..1: how much of it one sees (it lets the rest through); `glow`: light from behind;
        `crumple`: creases of paper that was crushed; `relief(x, y)`: folds in own units; `angle`: how the
        pattern lies (free when None); `z`: a fixed height instead of what lies below; `facet`: how coarse
        the scissors are; `rim`: how bright the cut edge.
        """
        k, p, whole = self.scale, skia.Path(path), np.zeros((self.h, self.w), np.float32)
        p.transform(self._matrix)
        p = scissors(p, 0 if tear else facet, self.rng)
        seed, chance = int(self.rng.integers(9999)), self.rng.random(3)
        b, pad = p.getBounds(), 4 + int(tear * k)
        x0, y0 = max(int(b.left() * k) - pad, 0), max(int(b.top() * k) - pad, 0)
        x1, y1 = min(int(b.right() * k) + pad, self.w), min(int(b.bottom() * k) + pad, self.h)
        h, w, here = y1 - y0, x1 - x0, np.s_[y0:y1, x0:x1]
        if h < 3 or w < 3:
            return whole
        m = _cover(p, x0, y0, w, h, k)
        x, y = np.meshgrid(*((np.arange(a, e, dtype=np.float32) + 0.5) / k for a, e in ((x0, x1), (y0, y1))))
        far = distance(m, k)
        turn = (chance[2] - 0.5) * 3.2 if angle is None else math.radians(angle)
        dx, dy = x - (b.left() + b.right()) / 2, y - (b.top() + b.bottom()) / 2
        u, v = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
        u, v = np.asarray(u, np.float32), np.asarray(v, np.float32)
        colour = np.asarray(paper(sheet)(u, v, seed), np.float32)
        if tear:
            edge = torn(m, far, colour, x, y, tear, core, seed)
            m, colour = edge.cover, edge.colour
        for keep in (clip, self._stay):
            m = m if keep is None else m * keep[here]
        if not (m > 0.5).any():
            return whole
        whole[here] = m
        bow = _curl(far, x, y, math.sqrt(float((m > 0.5).sum())) / k, curl, seed)
        if crumple:
            bow = bow + crumple * _creases(u, v, seed)
        if relief is not None:
            bow = bow + self._folds(relief, x, y)
        grain = self._grain(chance, h, w)
        slope_y, slope_x = np.gradient(np.asarray(bow + TOOTH * grain / max(k, 0.5), np.float32) * k)
        if tissue:
            self._lay_tissue(here, m, colour, slope_x, slope_y, tissue, glow, far, u, v, seed)
            return whole
        colour = self._edge_light(colour * (1 + 0.03 * grain)[..., None], m, rim)
        base = float(np.percentile(self.height[here][m > 0.5], 70)) if z is None else z
        top = base + lift + max(0, lift - 3) * DEEP + 0.8 + bow
        for buffer, new in ((self.colour, colour), (self.glow, colour * glow)):
            buffer[here] = buffer[here] * (1 - m[..., None]) + new * m[..., None]
        self.cover[here] = np.maximum(self.cover[here], m)
        for buffer, new in ((self.height, top), (self.slope_x, slope_x), (self.slope_y, slope_y)):
            buffer[here] = buffer[here] * (1 - m) + new * m
        return whole

    def _lay_tissue(
        self, here: tuple[slice, slice], m: Arr, colour: Arr, slope_x: Arr, slope_y: Arr, share: float,
        glow: float, far: Arr, u: Arr, v: Arr, seed: int,
    ) -> None:  # fmt: skip
        """Thin paper: it dyes what lies below and lies flat on it."""
        crease = step(0.12, 0.0, np.abs(noise(u, v, 70, seed=seed)) * np.abs(noise(u, v, 31, seed=seed + 1)))
        a = (m * (share * (1 - 0.1 * crease) + 0.12 * (1 - step(0, 5, far))))[..., None]
        below = self.colour[here]
        self.colour[here] = below * (1 - a) + (below * colour * 0.8 + colour * 0.24) * a
        self.glow[here] = self.glow[here] * (1 - a * (1 - colour)) + colour * glow * m[..., None]
        self.slope_x[here] += m * (slope_x * 0.5 + 0.1 * crease)
        self.slope_y[here] += m * slope_y * 0.5
        self.height[here] += m * 0.5

    def _edge_light(self, colour: Arr, m: Arr, rim: float) -> Arr:
        """The cut edge itself catches the lamp."""
        ey, ex = np.gradient(cv2.GaussianBlur(m, (0, 0), 0.35 + 0.3 * self.scale))
        a = self.lamp.radians
        facing = -(ex * math.cos(a) + ey * math.sin(a))[..., None] * rim
        bright = np.clip(facing, 0, 1) * 0.5 * (0.35 + 0.65 * colour)
        return np.asarray(np.clip(colour + bright - np.clip(-facing, 0, 1) * 0.12 * colour, 0.003, 1))

    def _folds(self, relief: Relief, x: Arr, y: Arr) -> Arr:
        """Folds given in the units of the piece."""
        back = skia.Matrix()
        self._matrix.invert(back)
        a = [back.get(i) for i in range(6)]
        return relief(a[0] * x + a[1] * y + a[2], a[3] * x + a[4] * y + a[5]) / math.hypot(a[0], a[3])

    def _grain(self, chance: Arr, h: int, w: int) -> Arr:
        """A piece of the fibres, from somewhere in the sheet."""
        fy, fx = (chance[:2] * self._fibre.shape[0]).astype(int)
        rows = self._fibre.take(np.arange(fy, fy + h), 0, mode="wrap")
        return rows.take(np.arange(fx, fx + w), 1, mode="wrap")


def _cover(path: Path, x0: int, y0: int, w: int, h: int, scale: float) -> Arr:
    """How much of each pixel the outline covers."""
    raw = np.zeros((h, w), np.uint8)
    with skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeA8(w, h), raw, w) as canvas:
        canvas.translate(-x0, -y0)
        canvas.scale(scale, scale)
        canvas.drawPath(path, skia.Paint(AntiAlias=True))
    return raw.astype(np.float32) / 255


def _curl(far: Arr, x: Arr, y: Arr, size: float, curl: float, seed: int) -> Arr:
    """A sheet is never flat: it waves, and its edge rises here and there."""
    rise = 4.5 * np.exp(-far / min(38, 3 + 0.13 * size)) * np.clip(0.7 * noise(x, y, 130, seed=seed), 0, 2)
    waves = 1.6 * noise(x, y, 210, seed=seed + 5) + 0.35 * noise(x, y, 60, seed=seed + 6)
    return np.asarray(curl * min(1, size / 160) * (rise + waves), np.float32)


def _creases(u: Arr, v: Arr, seed: int) -> Arr:
    """Paper that was crushed and smoothed out again: ridges where two fields meet."""
    a = np.abs(noise(u, v, 110, seed=seed + 11)) + np.abs(noise(u, v, 74, seed=seed + 12)) * 0.7
    return np.asarray(-9 * np.clip(a, 0, 1.1) - 3 * np.abs(noise(u, v, 34, seed=seed + 13)))
