"""Directed brush marks (fur, grass, bark, rain), scattered points, and sparks that survive the finish."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from studio.canvas import Canvas
from studio.colour import LUMA, Arr, Colour, Ramp, ramp_map, rgb, screen
from studio.shapes import Path
from studio.texture import BRUSHES, lay_strokes

Angle: TypeAlias = float | Callable[[Any, Any], Any]
BATCH, MOST_BATCHES = 8192, 160


class Marks(Canvas):
    """Many small things at once."""

    def scatter(self, mask: Path | Arr, n: int, wob: float = 1.0) -> list[tuple[float, float]]:
        """At most `n` design points inside a shape, the same at every size."""
        x, y = self._throw(self.mask(mask, wob), n)[:2]
        return list(zip(x.tolist(), y.tolist(), strict=True))

    def _throw(self, m: Arr, n: int) -> Any:
        """Random points in a mask, each with its own six random numbers, in design pixels.

        Points are thrown at the whole card and kept where they hit: a box round the mask would differ
        by a pixel between sizes, and move every point.
        """
        r = np.random.default_rng(self.next_seed())
        found: list[Any] = [np.zeros((8, 0), np.float32)]
        count = 0
        for _ in range(MOST_BATCHES if self.window(m) else 0):
            t = r.random((8, BATCH), dtype=np.float32)
            t[0] *= self.page[0]
            t[1] *= self.page[1]
            px = np.minimum((t[0] * self.k).astype(int), self.w - 1)
            py = np.minimum((t[1] * self.k).astype(int), self.h - 1)
            hit = t[:, m[py, px] > 0.5]
            found.append(hit)
            count += hit.shape[1]
            if count >= n:
                break
        return np.concatenate(found, 1)[:, :n]

    def marks(
        self,
        mask: Path | Arr,
        angle: Angle,
        n: int,
        length: float = 26,
        width: float = 3.4,
        ramp: Ramp | None = None,
        jit: float = 0.08,
        alpha: float = 0.7,
        bias: float = 0.0,
        curl: float = 0.12,
    ) -> None:
        """`n` brush marks inside a mask, along `angle` (radians, or a function of x and y).

        They take the colour underneath, varied by `jit` and shifted by `bias`; with a `ramp` they
        look their lightness up in it. Fur 20-36 long, 3-4 wide, jit .07-.10.
        """
        t = self._throw(self.mask(mask), n)
        t = t[:, np.argsort(t[1], kind="stable")]
        x, y, u = t[0], t[1], t[2:]
        n = len(x)
        if n == 0:
            return
        normal = np.sqrt(-2 * np.log(u[0] + 1e-9)) * np.cos(2 * np.pi * u[1])
        turn = np.sqrt(-2 * np.log(u[0] + 1e-9)) * np.sin(2 * np.pi * u[1])
        px = np.minimum((x * self.k).astype(int), self.w - 1)
        py = np.minimum((y * self.k).astype(int), self.h - 1)
        under = self.img[py, px]
        if ramp is None:
            col = np.clip(under * (1 + bias + jit * normal)[:, None], 0, 1)
        else:
            lum = under @ LUMA * 1.25 + jit * 1.4 * normal + bias
            col = ramp_map(lum.astype(np.float32), ramp)
        along = angle(x, y) if callable(angle) else np.full(n, angle)
        self.img = np.ascontiguousarray(self.img, np.float32)
        lay_strokes(
            self.img,
            np.zeros((self.h, self.w), np.float32),
            col.astype(np.float32),
            (x * self.k).astype(np.float32),
            (y * self.k).astype(np.float32),
            (along + curl * turn).astype(np.float32),
            (length * self.k * (0.5 + 0.8 * u[2])).astype(np.float32),
            (width * self.k * (0.6 + 0.7 * u[3])).astype(np.float32),
            (u[4] - 0.5).astype(np.float32),
            (u[5] * len(BRUSHES)).astype(np.int64) % len(BRUSHES),
            BRUSHES,
            alpha,
        )

    def dot(self, x: float, y: float, r: float, col: Colour, a: float = 1.0) -> None:
        """A round dab. Up to 3.5 px it is a spark: composited after the strokes, so it stays crisp."""
        v = self.box(x, y, r + 3, r + 3)
        if v is None:
            return
        d = np.hypot(self.xx[v] - x, self.yy[v] - y)
        m = np.clip((r - d) * self.k + 0.6, 0, 1) * a
        if r <= 3.5:
            self.spark_colour[v] = np.where(
                (m > self.spark_alpha[v])[..., None], rgb(col), self.spark_colour[v]
            )
            self.spark_alpha[v] = np.maximum(self.spark_alpha[v], m)
            return
        self.img[v] = self.img[v] * (1 - m[..., None]) + rgb(col) * m[..., None]
        self.detail[v] = np.maximum(self.detail[v], m)

    def halo(self, x: float, y: float, r: float, col: Colour, a: float = 0.4) -> None:
        """A small soft light of radius `r`; cheap, for windows, stars, smoke puffs."""
        v = self.box(x, y, r, r)
        if v is None:
            return
        d = np.hypot(self.xx[v] - x, self.yy[v] - y) / r
        m = (np.clip(1 - d, 0, 1) ** 2.5 * a)[..., None]
        self.img[v] = screen(self.img[v], m * rgb(col))

    def puff(self, x: float, y: float, r: float, col: Colour, a: float = 0.3) -> None:
        """A soft dab of colour (smoke, steam, dust): covers instead of adding light."""
        v = self.box(x, y, r, r)
        if v is None:
            return
        d = np.hypot(self.xx[v] - x, self.yy[v] - y) / r
        m = (np.clip(1 - d, 0, 1) ** 1.6 * a * (0.6 + 0.8 * self.bank[0][v]))[..., None]
        self.img[v] = self.img[v] * (1 - m) + rgb(col) * m

    def sparks(
        self,
        mask: Path | Arr,
        n: int,
        col: Colour = "#fff6dc",
        r: tuple[float, float] = (0.6, 1.7),
        a: float = 0.9,
    ) -> None:
        """`n` crisp points of light inside a mask: stars, snow, sand, fireflies."""
        t = self._throw(self.mask(mask), n)
        for i in range(t.shape[1]):
            size = r[0] + (r[1] - r[0]) * t[2, i]
            self.dot(t[0, i], t[1, i], size, col, a * (0.4 + 0.6 * t[3, i]))

    def stars(self, n: int, y1: float = 700, col: Colour = "#fff4d6", big: int = 8) -> None:
        """A night sky down to `y1`, with `big` stars that glow."""
        r = np.random.default_rng(self.next_seed())
        for _ in range(n):
            x, y = r.uniform(0, self.page[0]), r.uniform(0, y1) * r.uniform(0.2, 1)
            self.dot(x, y, r.uniform(0.5, 1.5), col, r.uniform(0.25, 0.9))
        for _ in range(big):
            x, y = r.uniform(40, self.page[0] - 40), r.uniform(40, y1 * 0.8)
            self.dot(x, y, 2.1, col, 1.0)
            self.halo(x, y, 16, col, 0.35)

    def snowfall(self, n: int = 260, col: Colour = "#f7fbff", big: float = 3.2) -> None:
        """Falling snow over everything painted so far: many small flakes, a few large near ones."""
        r = np.random.default_rng(self.next_seed())
        for _ in range(n):
            depth = r.random() ** 2
            x, y, a = r.uniform(0, self.page[0]), r.uniform(0, self.page[1]), r.uniform(0.35, 0.9)
            self.dot(x, y, 0.8 + depth * (big - 0.8), col, a)
