"""Brass telescopes, held or mounted, pointed from anywhere to anywhere."""

import math

from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import ell, rect, taper


def brass_telescope(c: Card, a: tuple[float, float], b: tuple[float, float], w: float) -> None:
    """A brass telescope from its eyepiece `a` to its lens `b`, in three draws."""
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    f = c.at(*a, 1, angle, vol=w * 0.4, wob=0.2, det=0.8, rim=0.5, edge=0.3, tex=0.1, amb=0.2, lump=0.02)
    for t0, t1, k in ((0, 0.36, 0.5), (0.32, 0.7, 0.72), (0.66, 1, 0.94)):
        f.paint(rect(length * t0, -w * k / 2, length * t1, w * k / 2), BRASS)
        f.paint(rect(length * t1 - w * 0.16, -w * k * 0.58, length * t1, w * k * 0.58, 2), BRASS, vol=4)
    f.paint(ell(length, 0, w * 0.16, w * 0.56), ["#1c3050", "#4c80a8", "#c0e8f0"], vol=5)
    f.flat(ell(length - 1, -w * 0.18, w * 0.05, w * 0.16), "#ffffff", 0.9)


def mounted_telescope(
    c: Card, a: tuple[float, float], b: tuple[float, float], w: float, mount: tuple[float, float], y: float
) -> None:
    """The same on a tripod whose head is at `mount` and whose feet stand at the height `y`, a thin eyepiece behind `a`."""
    for dx in (-54, 0, 52):
        c.paint(taper((*mount, 9), (mount[0] + dx, y, 7)), WALNUT, vol=4, wob=0.3, det=0.5)
    f = c.at(*a, 1, math.degrees(math.atan2(a[1] - b[1], a[0] - b[0])), wob=0.2, det=0.8, edge=0.35)
    f.paint(rect(-4, -w * 0.12, w * 0.4, w * 0.12), BRASS, vol=4)
    f.paint(rect(w * 0.36, -w * 0.17, w * 0.46, w * 0.17, 2), WALNUT[:3], vol=3)
    brass_telescope(c, a, b, w)
    c.paint(ell(*mount, 15), BRASS, vol=8, det=0.7)
