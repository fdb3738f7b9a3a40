"""Light: glows, beams, water that mirrors what stands above it, glints."""

import math
from collections.abc import Sequence

import cv2
import numpy as np

from studio.canvas import Canvas
from studio.colour import Arr, Colour, rgb, screen, sstep
from studio.shapes import Point, poly


class Light(Canvas):
    """What light does in the air and on water."""

    def glow(
        self, x: float, y: float, r: float, col: Colour, a: float = 1.0, p: float = 2.0, sy: float = 1.0
    ) -> None:
        """A wide light of reach `r`; `p` is how fast it falls, `sy` < 1 flattens it onto a floor."""
        d = np.sqrt((self.xx - x) ** 2 + ((self.yy - y) / sy) ** 2) / r
        g = (a / (1 + (d * 2.2) ** 2) ** p)[..., None]
        self.img = screen(self.img, g * rgb(col))

    def beam(
        self, points: Sequence[Point], col: Colour, a: float = 0.5, soft: float = 14, fade: Arr | None = None
    ) -> Arr:
        """A soft-edged shaft of light over a polygon; `fade` is a mask it dies with."""
        m = self.mask(poly(points), 0.6, soft) * a * (0.75 + 0.5 * self.bank[0])
        if fade is not None:
            m = m * fade
        self.img = screen(self.img, m[..., None] * rgb(col))
        return m

    def darken(self, m: Arr, col: Colour = "#10101c", a: float = 0.6) -> None:
        """Dim through a mask: dark corners, the far end of a hall, night falling on one side."""
        self.over(np.clip(m * a, 0, 1), col)

    def radial(self, x: float, y: float, r0: float, r1: float, sy: float = 1.0) -> Arr:
        """A mask 0 inside radius r0, 1 beyond r1: for `darken` and for fog that spares a place."""
        d = np.hypot(self.xx - x, (self.yy - y) / sy)
        return np.asarray(sstep(r0, r1, d), np.float32)

    def water(
        self, y: float, tint: Colour, tinta: float = 0.45, rip: float = 1.0, deep: Colour | None = None
    ) -> None:
        """Everything below the horizon `y` becomes water that mirrors what is above it."""
        t = np.clip(self.yy - y, 0, None)
        n, n2 = self.noise(34, 3, 4.5, 0.32) - 0.5, self.noise(120, 3, 4.0, 0.6) - 0.5
        ry = y - t * 0.92 + n * t * 0.30 * rip + n2 * 40 * rip * np.clip(t / 150, 0, 1)
        rx = self.xx + n * 26 * rip * np.clip(t / 60, 0, 1)
        ref = self._look(rx, np.clip(ry, 0, y - 1))
        g = np.clip(t / (self.page[1] - y), 0, 1)[..., None]
        near = rgb(tint)
        far = rgb(deep) if deep is not None else near * np.float32(0.5)
        ref = ref * (1 - tinta - g * 0.25) + (near * (1 - g) + far * g) * (tinta + g * 0.25)
        ref *= 1 + n[..., None] * 0.5
        self.over(sstep(y - 1, y + 1, self.yy + self.dy * 0.3), ref)

    def mirror(
        self,
        y: float,
        x0: float,
        x1: float,
        a: float = 0.7,
        rip: float = 1.0,
        fade: float = 260,
        tint: Colour = "#20384a",
        tinta: float = 0.3,
        clip: Arr | None = None,
    ) -> None:
        """The reflection of what stands at `y` between x0 and x1; paint it last, after the thing."""
        t = np.clip(self.yy - y, 0, None)
        n = self.noise(30, 3, 4.5, 0.3) - 0.5
        rx = self.xx + n * 44 * rip * np.clip(t / 50, 0.15, 1.4)
        ref = self._look(rx, np.clip(y - t * 0.95 + n * t * 0.35 * rip, 0, y - 2))
        ref = ref * (1 - tinta) + rgb(tint) * tinta
        x = self.xx + n * 60
        m = sstep(y, y + 3, self.yy) * np.exp(-t / fade) * a * sstep(x0 - 20, x0 + 20, x)
        m = m * (1 - sstep(x1 - 20, x1 + 20, x))
        self.over(np.asarray(m if clip is None else m * clip, np.float32), ref)

    def _look(self, x: Arr, y: Arr) -> Arr:
        mx, my = (x * self.k).astype(np.float32), (y * self.k).astype(np.float32)
        looked = cv2.remap(self.img, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        return np.asarray(looked, np.float32)

    def glints(
        self, x: float, y0: float, y1: float, spread: float, col: Colour, n: int = 120, a: float = 0.7
    ) -> None:
        """Strokes of light lying on water under a lamp or moon at `x`, from y0 to y1."""
        r = np.random.default_rng(self.next_seed())
        for _ in range(n):
            u = r.random() ** 1.3
            width = spread * (0.25 + u)
            px = x + r.normal(0, 0.42) * width
            w, h = r.uniform(6, 26) * (0.4 + u * 1.6), r.uniform(0.8, 2.2) * (0.5 + u * 1.6)
            self.streak(
                px, y0 + (y1 - y0) * u, w, h, col, a * r.uniform(0.3, 1) * math.exp(-abs(px - x) / width)
            )

    def streak(self, x: float, y: float, w: float, h: float, col: Colour, a: float = 0.6) -> None:
        """One lying stroke of half-width `w` and half-height `h`."""
        v = self.box(x, y, w, h * 2)
        if v is None:
            return
        px, py = self.xx[v], self.yy[v]
        m = np.clip(1 - ((px - x) / w) ** 2 - ((py - y + 2 * np.sin(px * 0.06)) / h) ** 2, 0, 1)
        m3 = (np.sqrt(m) * a)[..., None]
        self.img[v] = self.img[v] * (1 - m3) + rgb(col) * m3
