"""Noise that looks the same at every size, brush textures, and the stroke that lays them down."""

import math
from typing import Any

import cv2
import numpy as np
from numba import njit

from studio.colour import Arr, sstep

W, H = 800, 1200


def fbm(
    h: int, w: int, cell: float, seed: int, octaves: int = 4, sx: float = 1, sy: float = 1,
    gain: float = 0.5, page: tuple[float, float] = (W, H),
) -> Arr:  # fmt: skip
    """Cloudy noise 0..1 with features of `cell` design pixels, stretched by sx, sy, over a page."""
    rng = np.random.default_rng(seed)
    out = np.zeros((h, w), np.float32)
    amp = total = 1.0
    total = 0.0
    for _ in range(octaves):
        rows, cols = max(2, int(page[1] / (cell * sy))) + 3, max(2, int(page[0] / (cell * sx))) + 3
        grid = rng.random((rows, cols), dtype=np.float32)
        out += amp * cv2.resize(grid, (w, h), interpolation=cv2.INTER_CUBIC)
        total += amp
        amp *= gain
        cell /= 2
    out /= total
    spread = float(out.std()) + 1e-6
    return np.asarray(np.clip(0.5 + (out - out.mean()) / (spread * 4.5), 0, 1), np.float32)


def make_brushes(n: int = 14, h: int = 24, w: int = 96, seed: int = 5) -> Arr:
    """Alpha textures of dry bristle strokes, full at the start and broken at the end."""
    rng = np.random.default_rng(seed)
    brushes = np.zeros((n, h, w), np.float32)
    u, v = np.linspace(0, 1, w)[None], np.linspace(-1, 1, h)[:, None]
    dry = 0.15 + 0.75 * sstep(0.45, 1.0, u) + 0.5 * (1 - sstep(0, 0.12, u))
    for i in range(n):
        bristle: Any = cv2.GaussianBlur(rng.random((h, 1)).astype(np.float32), (1, 3), 0.7)
        bristle = (bristle - bristle.min()) / (np.ptp(bristle) + 1e-6)
        streak = cv2.resize(rng.random((h, 7)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
        body = sstep(-0.05, 0.35, bristle * 0.6 + streak * 0.55 + 0.25 - dry * 0.75)
        brushes[i] = body * (1 - np.abs(v) ** 4) * sstep(0, 0.06, u) * (1 - sstep(0.93, 1, u))
    return brushes


BRUSHES = make_brushes()


@njit(cache=True, fastmath=True)
def lay_strokes(
    canvas: Arr, relief: Arr, col: Arr, xs: Arr, ys: Arr, angle: Arr, length: Arr, width: Arr, bend: Arr,
    which: Any, brushes: Arr, alpha: float,
) -> None:  # fmt: skip
    """Lay strokes one over the other onto `canvas`, and their thickness onto `relief`."""
    h, w = canvas.shape[:2]
    th, tw = brushes.shape[1], brushes.shape[2]
    for i in range(len(xs)):
        c, s = math.cos(angle[i]), math.sin(angle[i])
        reach = int(0.5 * math.sqrt(length[i] ** 2 + width[i] ** 2) + abs(bend[i]) * width[i]) + 2
        x0, x1 = max(int(xs[i]) - reach, 0), min(int(xs[i]) + reach, w)
        y0, y1 = max(int(ys[i]) - reach, 0), min(int(ys[i]) + reach, h)
        hl, hw = length[i] * 0.5, (0.5 + abs(bend[i]) * 0.55) * width[i]
        for y in range(y0, y1):
            dy = y - ys[i]
            lo, hi = float(x0), float(x1)
            if abs(c) > 1e-4:
                p, q = xs[i] + (-hl - dy * s) / c, xs[i] + (hl - dy * s) / c
                lo = max(lo, min(p, q))
                hi = min(hi, max(p, q))
            if abs(s) > 1e-4:
                p, q = xs[i] + (dy * c - hw) / s, xs[i] + (dy * c + hw) / s
                lo = max(lo, min(p, q))
                hi = min(hi, max(p, q))
            for x in range(int(lo), int(hi) + 1):
                if x >= w:
                    break
                dx = x - xs[i]
                u = (dx * c + dy * s) / length[i]
                if u <= -0.5 or u >= 0.5:
                    continue
                v = (-dx * s + dy * c) / width[i] + bend[i] * (u * u * 4 - 0.5)
                if v <= -0.5 or v >= 0.5:
                    continue
                t = brushes[which[i], int((v + 0.5) * th), int((u + 0.5) * tw)]
                a = t * alpha
                if a < 0.02:
                    continue
                for ch in range(3):
                    canvas[y, x, ch] += (col[i, ch] - canvas[y, x, ch]) * a
                relief[y, x] += (t - relief[y, x]) * a
