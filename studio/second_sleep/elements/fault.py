"""A fault through the whole print: what is on one side slides along the crack."""

import numpy as np

from studio.linocut.knife import H, W, rasterise
from studio.linocut.press import Print
from studio.shapes import Path, Point, poly, spline


def slip(p: Print, crack: list[Point], move: tuple[float, float], gap: float = 12) -> Path:
    """Everything right of the crack (points from top to bottom) moved by `move`; the crack itself is bare paper."""
    line = [(float(q[0]), float(q[1])) for q in crack]
    right = poly([*line, (W + 50, line[-1][1]), (W + 50, line[0][1])])
    side = rasterise(right, (0, 0, W, H), p.k)[: p.h, : p.w] > 127
    dx, dy = round(move[0] * p.k), round(move[1] * p.k)
    for plate in "12k":
        was = p.raster[plate].copy()
        came = np.zeros_like(was)
        y0, y1, x0, x1 = max(dy, 0), p.h + min(dy, 0), max(dx, 0), p.w + min(dx, 0)
        came[y0:y1, x0:x1] = was[y0 - dy : y1 - dy, x0 - dx : x1 - dx]
        p.raster[plate][side] = came[side]
    rng = p.dice()
    pts = spline([(*q, "c") for q in line], step=18)
    near = pts + rng.normal(0, 1.6, pts.shape) - (gap / 2, 0)
    far = pts + rng.normal(0, 1.6, pts.shape) + (gap / 2, 0)
    split = poly(np.vstack([near, far[::-1]]))
    p.carve("12k", split)
    return split
