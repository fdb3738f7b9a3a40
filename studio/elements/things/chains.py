"""Forged chains with open links, laid tight from corner to corner round something not to be opened, and their padlock."""

import math

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import Point, curve, cut, ell, rect, stroke

FORGED = ["#0c0c14", "#2c2c38", "#5c5c64", "#a8a090", "#ece0c0"]
Light3 = tuple[float, float, float]


def chain(c: Card, a: Point, b: Point, light: Light3, r: float = 13) -> None:
    """A tight chain from a to b: links by turns on edge and flat."""
    n = 2 * max(1, round(math.hypot(b[0] - a[0], b[1] - a[1]) / (r * 2.9))) + 1
    rot = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    how = {"vol": 4, "wob": 0.2, "edge": 0.35, "amb": 0.4, "rim": 0.6, "rimw": 3, "light": light, "det": 0.7}
    for on_edge in (False, True):
        for k in range(n):
            if (k % 2 == 0) is not on_edge:
                continue
            t = (k + 0.5) / n
            f = c.at(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 1, rot)
            f.shade(ell(2, 5, r, r * 0.6), 0.5, 3)
            ring = (
                ell(0, 0, r * 1.02, 3.6)
                if on_edge
                else cut(ell(0, 0, r * 1.1, r * 0.72), ell(0, 0, r * 0.62, r * 0.3))
            )
            f.paint(ring, FORGED, **how)


def padlock(c: Card, x: float, y: float, s: float, light: Light3) -> None:
    """An old brass padlock, round at the foot, hanging by its bow from (x, y)."""
    f = c.at(x, y + 26 * s, s, vol=10, wob=0.3, edge=0.4, rim=0.7, amb=0.2, det=0.8, light=light)
    f.shade(ell(4, 18, 36, 40), 0.7, 8)
    bow = curve((-15, 2), (-16, -20), (0, -34), (16, -20), (15, 2))
    f.paint(stroke(bow, 9, 0.9), FORGED, vol=5)
    body = rect(-29, -6, 29, 48, 17)
    m = f.paint(body, BRASS, vol=16, tex=0.34)
    f.shade(rect(-29, 30, 29, 50), 0.35, 8, "#2c1008", clip=m)
    f.line([(-27, 6), (0, 9), (27, 6)], 2.4, "#4c2c10", alpha=0.7, clip=m)
    f.paint(ell(0, 22, 12, 14), BRASS[:4], vol=3, amb=0.1)
    f.flat(ell(0, 18, 5), "#140a0c", 1, det=1)
    f.flat(rect(-2.6, 18, 2.6, 31), "#140a0c", 1, det=1)


def chained_shut(c: Card, box: tuple[float, float, float, float], light: Light3) -> None:
    """Two chains round a drawer from corner to corner, and a padlock where they cross."""
    x0, y0, x1, y1 = box
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    for cx, cy in ((x0, y0), (x1, y0), (x0, y1), (x1, y1)):
        c.shade(ell(cx, cy, 17, 15), 0.85, 4)
    chain(c, (x0 - 3, y0 - 2), (x1 + 3, y1 + 2), light)
    chain(c, (x0 - 3, y1 + 2), (x1 + 3, y0 - 2), light)
    padlock(c, x, y - 14, 0.9, light)
