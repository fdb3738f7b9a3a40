"""The canvas: pixels, the scene's light, the hand's wobble, and masks made of silhouettes."""

from typing import Any

import cv2
import numpy as np
import skia

from studio.colour import Arr, Colour, mix, rgb
from studio.shapes import Path
from studio.texture import H, W, fbm

cv2.setNumThreads(1)

# (stretch x, stretch y) of the four dry-brush noises: cloudy, along x, along y, lumps
GRAINS = ((1, 1), (2.6, 0.5), (0.5, 2.6), (1, 1))


class Canvas:
    """Everything is said in design pixels (a card is 800 x 1200); `k` is real pixels per design pixel.

    `rng` is the layout generator: it belongs to the scene alone, so what it places does not move
    when the size changes. The brushes draw their randomness elsewhere.
    """

    def __init__(self, seed: int = 1, scale: float = 1.0, page: tuple[float, float] = (W, H)) -> None:
        self.k, self.page = scale, page
        self.w, self.h = round(page[0] * scale), round(page[1] * scale)
        self.seed = seed
        self._calls = 0
        self.rng = np.random.default_rng(seed)
        self.light: tuple[float, float, float] = (400, 200, 260)
        self.key: Arr = rgb("#ffe2a8")
        self.fog: Arr = rgb("#8fa3b5")
        shape = (self.h, self.w)
        self.img: Arr = np.zeros((*shape, 3), np.float32)
        self.detail: Arr = np.zeros(shape, np.float32)
        self.spark_alpha: Arr = np.zeros(shape, np.float32)
        self.spark_colour: Arr = np.ones((*shape, 3), np.float32)
        yy, xx = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        self.yy: Arr = yy / np.float32(scale)
        self.xx: Arr = xx / np.float32(scale)
        broad = [fbm(*shape, 46, seed + i, 3, page=page) - 0.5 for i in (11, 12)]
        fine = [fbm(*shape, 9, seed + i, 2, page=page) - 0.5 for i in (13, 14)]
        self.dx: Arr = broad[0] * 9 + fine[0] * 3.2
        self.dy: Arr = broad[1] * 9 + fine[1] * 3.2
        self.bank = [
            fbm(*shape, 60, seed + 20 + i, 5, *stretch, page=page) for i, stretch in enumerate(GRAINS)
        ]
        self.grit: Arr = fbm(*shape, 7, seed + 40, 3, page=page)

    def stage(self, light: tuple[float, float, float], key: Colour, fog: Colour) -> None:
        """The scene's key light (x, y, height above the paper), its colour, and the colour of distance."""
        self.light, self.key, self.fog = light, rgb(key), rgb(fog)

    def next_seed(self) -> int:
        """A fresh seed for one brush call; depends on the order of calls, never on the size."""
        self._calls += 1
        return self.seed * 1000 + self._calls

    def noise(self, cell: float, octaves: int = 4, sx: float = 1, sy: float = 1) -> Arr:
        """A new field of noise 0..1 over the whole card."""
        return fbm(self.h, self.w, cell, self.next_seed(), octaves, sx, sy, page=self.page)

    def blur(self, a: Arr, r: float) -> Arr:
        """Gaussian blur by `r` design pixels; large ones are done small, for speed."""
        r *= self.k
        if r <= 12:
            return np.asarray(cv2.GaussianBlur(a, (0, 0), max(r, 0.3)), np.float32)
        f = int(r / 6)
        small = cv2.resize(a, (max(4, self.w // f), max(4, self.h // f)), interpolation=cv2.INTER_AREA)
        small = cv2.GaussianBlur(small, (0, 0), r / f)
        return np.asarray(cv2.resize(small, (self.w, self.h), interpolation=cv2.INTER_CUBIC), np.float32)

    def mask(self, path: Path | Arr, wob: float = 1.0, soft: float = 0.0) -> Arr:
        """The silhouette as 0..1 over the card, wobbled by hand and softened; a mask passes through."""
        if isinstance(path, np.ndarray):
            return path
        full = np.zeros((self.h, self.w), np.float32)
        b, k = path.getBounds(), self.k
        pad = 12 * max(wob, 0.3) + 3 * soft + 3
        x0, y0 = max(0, int((b.left() - pad) * k)), max(0, int((b.top() - pad) * k))
        x1, y1 = min(self.w, int((b.right() + pad) * k) + 1), min(self.h, int((b.bottom() + pad) * k) + 1)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return full
        guard = int(8 * k * max(wob, 1)) + 1  # the wobble looks outside the window
        raster = np.zeros((y1 - y0 + 2 * guard, x1 - x0 + 2 * guard, 4), np.uint8)
        canvas = skia.Canvas(raster)
        canvas.translate(guard - x0, guard - y0)
        canvas.scale(k, k)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        m: Any = raster[..., 3].astype(np.float32) / 255
        if wob:
            v = (slice(y0, y1), slice(x0, x1))
            map_x = (self.xx[v] + self.dx[v] * wob) * k + (guard - x0)
            map_y = (self.yy[v] + self.dy[v] * wob) * k + (guard - y0)
            m = cv2.remap(m, map_x.astype(np.float32), map_y.astype(np.float32), cv2.INTER_LINEAR)
        else:
            m = m[guard:-guard, guard:-guard]
        if soft and soft * k <= 12:
            m = cv2.GaussianBlur(m, (0, 0), max(0.3, soft * k))
        full[y0:y1, x0:x1] = m
        return self.blur(full, soft) if soft * k > 12 else full

    def over(self, m: Arr, col: Colour) -> None:
        """Lay a colour (or a picture) over the card through a mask."""
        self.spark_alpha = self.spark_alpha * (1 - m)
        m3 = m[..., None]
        self.img = self.img * (1 - m3) + rgb(col) * m3

    def window(self, m: Arr) -> tuple[slice, slice] | None:
        """The smallest rectangle of pixels that holds a mask; None when it is empty."""
        ys, xs = np.where(m.max(1) > 0.004)[0], np.where(m.max(0) > 0.004)[0]
        if len(ys) == 0:
            return None
        return slice(ys[0], ys[-1] + 1), slice(xs[0], xs[-1] + 1)

    def box(self, x: float, y: float, rx: float, ry: float) -> tuple[slice, slice] | None:
        """The pixels of a rectangle of design pixels; None when it is off the card."""
        k = self.k
        x0, x1 = max(int((x - rx) * k), 0), min(int((x + rx) * k) + 2, self.w)
        y0, y1 = max(int((y - ry) * k), 0), min(int((y + ry) * k) + 2, self.h)
        return (slice(y0, y1), slice(x0, x1)) if y1 > y0 and x1 > x0 else None

    def colour_at(self, x: float, y: float) -> Arr:
        """The colour now on the card at a design point."""
        px, py = min(max(int(x * self.k), 0), self.w - 1), min(max(int(y * self.k), 0), self.h - 1)
        return np.asarray(self.img[py, px], np.float32)

    def fade(self, base: Colour, depth: float) -> Arr:
        """A colour pushed into the fog."""
        return mix(base, self.fog, depth)
