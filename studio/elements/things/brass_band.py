"""Brass tubing with the hard lights of polished metal, and a tuba built of it."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, Point, blob, ell, poly, rect, spline, taper

Spot = tuple[float, float]
POLISHED = ["#3c1808", "#8a4c10", "#d09028", "#f6cc58", "#fff4b8"]
COPPER = ["#3c100c", "#8c3820", "#d07848", "#ffc898"]


def beside(points: Sequence[Point], share: float, width: float) -> Path:
    """A ribbon along a tube, `share` of its half-width to one side (-1 left … 1 right of its run)."""
    line = spline([p[:2] for p in points])
    knots = np.array([p[:2] for p in points], float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(knots, axis=0).T))]
    fine = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    fine *= along[-1] / fine[-1]
    w = np.interp(fine, along, [p[2] for p in points])[:, None]
    t = np.gradient(line, axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], 1) / (np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9)
    mid, half = line + n * w * 0.5 * share, n * w * 0.5 * width
    return poly(np.vstack([mid + half, (mid - half)[::-1]]))


def pipe(
    f: Frame,
    points: Sequence[Point],
    ramp: Ramp = POLISHED,
    lit: int = -1,
    clip: Arr | None = None,
    open_: bool = False,
) -> Arr:
    """A polished tube through (x, y, width); `lit` is the side the light is on, `open_` cuts its ends straight."""
    shape = beside(points, 0, 1) if open_ else taper(*points)
    vol = min(p[2] for p in points) * 0.5
    m = f.paint(shape, ramp, vol=vol, amb=0.2, tex=0.1, lump=0.02, edge=0.35, wob=0.3, clip=clip)
    inside = m if clip is None else m * clip
    f.flat(beside(points, -0.62 * lit, 0.26), "#5c2408", 0.6, 5, clip=inside, wob=0.3)
    f.flat(beside(points, -0.9 * lit, 0.1), "#f8b050", 0.55, 2, clip=inside, wob=0.3)
    f.flat(beside(points, 0.36 * lit, 0.16), "#fff8d0", 0.85, 3, clip=inside, wob=0.3)
    f.flat(beside(points, 0.74 * lit, 0.12), "#b4d4dc", 0.4, 2.5, clip=inside, wob=0.3)
    return m


def valve(f: Frame, x: float, y: float, h: float, w: float, down: bool = False) -> None:
    """One piston: cylinder, caps, stem and a finger button of shell."""
    top = y - h
    rod = 12 if down else 28
    f.paint(rect(x - 5, top - rod, x + 5, top + 4), POLISHED, vol=4, wob=0.2, edge=0.5)
    f.paint(
        rect(x - w * 0.42, top - rod - 4, x + w * 0.42, top - rod + 5, 3), POLISHED, vol=4, wob=0.2, edge=0.5
    )
    f.paint(ell(x, top - rod - 5, w * 0.38, 6), ["#a88c90", "#f0e0dc", "#fffaf4"], vol=4, wob=0.2, det=0.6)
    pipe(f, [(x, top, w), (x, (y + top) / 2, w), (x, y, w)])
    for cy in (top + 6, y - 6):
        f.paint(rect(x - w * 0.58, cy - 8, x + w * 0.58, cy + 8, 5), POLISHED, vol=6, wob=0.2, edge=0.4)


def tuba_back(c: Card, f: Frame) -> Arr:
    """The tubes behind the valves, then the valves, then the great bore; returns the bell's mouth."""
    pipe(f, [(46, -60, 50), (52, -230, 56), (104, -308, 62), (156, -236, 68), (162, -60, 80),
        (150, 40, 90), (40, 136, 104)])  # fmt: skip
    f.shade(rect(-14, -190, 128, 40, 20), 0.45, 14, "#3c1408")
    pipe(f, [(150, -96, 24), (178, -168, 21), (240, -262, 19), (300, -282, 20)])
    f.paint(taper((146, -104, 34), (158, -128, 30)), POLISHED, vol=9, wob=0.2, edge=0.4)
    f.paint(blob((296, -294), (326, -304), (332, -262), (298, -270)), POLISHED, vol=9, wob=0.2, edge=0.35)
    f.paint(ell(330, -283, 8, 22, 6), ["#3c1808", "#6c3408", "#a86820"], vol=3, wob=0.2)
    for i, x in enumerate((16, 62, 108)):
        valve(f, x, 24, 176, 38, down=i == 1)
    for y in (-100, -52, -4):
        pipe(f, [(0, y, 15), (62, y + 8, 15), (130, y, 15)])
    f.shade(taper((-10, -220, 70), (-6, 0, 60)), 0.4, 16, "#3c1408")
    bell = [(-60, -540, 400), (-58, -500, 270), (-54, -440, 206), (-52, -360, 164), (-52, -240,
        134), (-56, -90, 118), (-40, 40, 110), (40, 136, 104)]  # fmt: skip
    pipe(f, bell, open_=True)
    for y, w in ((-236, 142), (-96, 126)):
        f.paint(rect(-54 - w / 2, y - 9, -54 + w / 2, y + 9, 6), POLISHED, vol=7, wob=0.2, edge=0.35)
    f.paint(ell(-60, -552, 214, 112), POLISHED, vol=12, amb=0.3, tex=0.1, edge=0.3, wob=0.3, rim=0.8)
    return f.paint(ell(-60, -552, 196, 98), ["#2c1008", "#6c3810", "#b07820", "#f0c050"], vol=5,
        amb=0.3, edge=0.4, wob=0.3, grad=(0.5, -0.3))  # fmt: skip


def tap(c: Card, start: Spot, end: Spot) -> None:
    """A brass tap: a round plate at `start` on some wall, a swan's neck with a cross handle, its open mouth at `end`."""
    (x0, y0), (x1, y1) = start, end
    f = c.at(0, 0, 1)
    top = (x1 - 6, y0 - 8)
    bend = ((x0, y0, 19), ((x0 + top[0]) / 2, y0 - 10, 19), (*top, 19), (x1, y0 + 12, 18), (x1, y1 - 8, 18))
    f.shade(taper(*((px + 7, py + 7, w + 12) for px, py, w in bend)), 0.75, 6, "#2c0c08")
    f.shade(ell(x0 + 4, y0 + 5, 19, 20), 0.6, 5, "#2c0c08")
    f.paint(ell(x0, y0, 16, 18), POLISHED, vol=5, wob=0.2, edge=0.6, det=0.6)
    f.line([(top[0] - 6, y0 - 12), (top[0] - 8, y0 - 30)], 7, "#5c2c0c", alpha=1, ends=1)
    f.paint(
        taper((top[0] - 27, y0 - 30, 8), (top[0] + 11, y0 - 34, 8)), COPPER, vol=4, wob=0.2, edge=0.6, det=0.8
    )
    f.paint(taper(*bend), ["#2c1008", "#2c1008"], vol=1, wob=0.2)  # a dark line round the neck
    pipe(f, [(px, py, w - 4) for px, py, w in bend])
    f.paint(rect(x1 - 14, y1 - 11, x1 + 14, y1, 4), POLISHED, vol=6, wob=0.2, edge=0.6, det=0.8)
    f.flat(ell(x1, y1 - 1, 9, 3), "#2c1008", 0.95, det=0.8)
