"""A tin-can telephone: the can, and an arm with suckers that may hold it."""

import itertools
import math
from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import STEEL
from studio.shapes import ell, join, rect, taper

SUIT = ["#3c4468", "#8088a8", "#c8cad0", "#f4eee0", "#fffaf0"]
CORAL = ["#2a1434", "#6c3460", "#b8607c", "#eca08c", "#ffe0b8"]


def can(
    c: Card, x: float, y: float, h: float = 60, rot: float = 0, ramp: Ramp = STEEL
) -> tuple[float, float]:
    """A tin can, middle at (x, y), its mouth upwards when rot=0; returns the hole in its bottom."""
    f = c.at(x, y, h / 60, rot, vol=12, wob=0.25, edge=0.35, det=0.8, rim=0.6, tex=0.12)
    f.paint(join(rect(-22, -26, 22, 26), ell(0, 26, 22, 6)), ramp)
    for y0 in (-12, -3, 6, 15):
        f.line([(-21, y0), (0, y0 + 6), (21, y0)], 2, "#3c4658", alpha=0.55)
    f.line([(-13, -18), (-13, 26)], 4, "#ffffff", alpha=0.5)
    f.paint(ell(0, -26, 22, 7), ["#10141e", "#2c3444", "#5c6474"], vol=3)
    f.line([(-22, -26), (0, -19), (22, -26)], 2.4, "#f4f4ec", alpha=0.8)
    return f.pt(0, 30)


def sucker_arm(c: Card, f: Frame, points: Sequence[tuple[float, float, float]], ramp: Ramp) -> None:
    """One arm through (x, y, width), with pale suckers along its inner side."""
    f.paint(taper(*points), ramp, vol=13, edge=0.3, rim=0.5, grad=(0.04, -0.08))
    for (x0, y0, w0), (x1, y1, w1) in itertools.pairwise(points):
        n = math.hypot(x1 - x0, y1 - y0) or 1
        for t in (0.2, 0.5, 0.8):
            w = w0 + (w1 - w0) * t
            px = x0 + (x1 - x0) * t - (y1 - y0) / n * w * 0.22
            py = y0 + (y1 - y0) * t + (x1 - x0) / n * w * 0.22
            f.paint(ell(px, py, w * 0.13, w * 0.11), [ramp[2], ramp[3], ramp[4]], vol=3, alpha=0.85, edge=0.3)
