"""Evenly spaced lines through a direction field, after Jobard and Lefer: what carries the look of a cut."""

import itertools
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.linocut.knife import CELL
from studio.shapes import Points

STEP = 3.0  # design pixels between two points of a line
LONGEST = 690  # steps to either side of where a line begins


@njit(cache=True)
def _trace(
    ux: Any, uy: Any, ok: Any, gap: float, seeds: Any, px: Any, py: Any, ends: Any, step: float, cell: float
) -> int:
    h, w = ok.shape
    near = np.zeros(
        (int(h * cell) + 1, int(w * cell) + 1), np.uint8
    )  # 1: no new line here, 2: too close to go on
    fifo, buf = np.zeros((len(px) * 2, 2)), np.zeros((2 * LONGEST + 20, 2))
    mid = LONGEST + 10
    reach = int(gap) + 1
    head = tail = total = lines = tried = 0
    while tried < len(seeds) or head < tail:
        if head < tail:  # beside the lines there are
            sx, sy = fifo[head]
            head += 1
        else:
            sx, sy = seeds[tried]
            tried += 1
        i, j = int(sx / cell), int(sy / cell)
        if sx < 0 or sy < 0 or i >= w or j >= h or not ok[j, i] or near[int(sy), int(sx)]:
            continue
        lo = hi = mid
        buf[mid] = (sx, sy)
        for way in (1, -1):
            x, y, vx, vy = sx, sy, ux[j, i] * way, uy[j, i] * way
            for n in range(LONGEST):
                x += vx * step
                y += vy * step
                a, b = int(x / cell), int(y / cell)
                if x < 0 or y < 0 or a >= w or b >= h or not ok[b, a] or near[int(y), int(x)] == 2:
                    break
                if n * step > 6 * gap and (x - sx) ** 2 + (y - sy) ** 2 < gap * gap * 0.5:  # once round
                    break
                buf[mid + way * (n + 1)] = (x, y)
                lo, hi = min(lo, mid + way * (n + 1)), max(hi, mid + way * (n + 1))
                s = 1.0 if ux[b, a] * vx + uy[b, a] * vy >= 0 else -1.0
                vx, vy = ux[b, a] * s, uy[b, a] * s
        if hi - lo < 4 or total + hi - lo + 2 > len(px) or lines + 2 > len(ends):
            continue
        for n in range(lo, hi + 1):
            px[total], py[total] = buf[n]
            total += 1
            c, r = int(buf[n, 0]), int(buf[n, 1])
            for q in range(max(r - reach, 0), min(r + reach + 1, near.shape[0])):
                for p in range(max(c - reach, 0), min(c + reach + 1, near.shape[1])):
                    d = np.sqrt((p - buf[n, 0]) ** 2 + (q - buf[n, 1]) ** 2) / gap
                    near[q, p] = max(near[q, p], 2 if d < 0.55 else 1 if d < 0.93 else 0)
            if n % 4 == 0 and n < hi and tail + 2 < len(fifo):
                tx, ty = (buf[n + 1] - buf[n]) * gap / step
                fifo[tail] = (buf[n, 0] - ty, buf[n, 1] + tx)
                fifo[tail + 1] = (buf[n, 0] + ty, buf[n, 1] - tx)
                tail += 2
        ends[lines] = total
        lines += 1
    return lines


def streamlines(
    field: NDArray[Any], ok: NDArray[np.bool_], gap: float, rng: np.random.Generator
) -> list[Points]:
    """Lines `gap` apart along an angle field (radians) where `ok`, each an array of points STEP apart."""
    rows, cols = np.where(ok.any(1))[0], np.where(ok.any(0))[0]
    if len(rows) == 0:
        return []
    window = slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1)
    field, ok = field[window], np.ascontiguousarray(ok[window])
    origin = np.array((cols[0] * CELL, rows[0] * CELL), float)
    ys, xs = np.where(ok)
    pick = rng.integers(0, len(xs), min(4000, len(xs)))
    seeds = (np.stack([xs[pick], ys[pick]], 1) + rng.random((len(pick), 2))) * CELL
    size = int(len(xs) * CELL * CELL / (gap * STEP) * 2.2) + 4000
    px, py, ends = np.zeros(size), np.zeros(size), np.zeros(size // 4 + 10, np.int64)
    ux, uy = np.cos(field).astype(np.float64), np.sin(field).astype(np.float64)
    n = _trace(ux, uy, ok, float(gap), seeds, px, py, ends, STEP, float(CELL))
    stops = [0, *ends[:n].tolist()]
    return [np.stack([px[a:b], py[a:b]], 1) + origin for a, b in itertools.pairwise(stops)]
