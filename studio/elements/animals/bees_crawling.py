"""Bees seen from above, on what they walk over."""

from studio.paint import Card
from studio.shapes import blob, ell

BEE = ["#6a3c10", "#e0a030", "#ffe070"]


def crawling_bee(c: Card, x: float, y: float, h: float = 26, rot: float = 0, spread: bool = False) -> None:
    """A bee from above, its head up before it is turned by `rot`; wings folded, or `spread` for one about to fly."""
    f = c.at(x, y, h / 30, rot, vol=4, det=1, wob=0.2)
    f.shade(ell(2, 4, 9, 16), 0.5, 3, "#1a0c14")
    for s in (-1, 1):
        for ya, yb in ((-6, -11), (-2, 0), (2, 10)):
            f.line([(s * 4, ya), (s * 9, (ya + yb) / 2 - 1), (s * 11, yb)], 1.3, "#2a1810", alpha=0.95)
        f.line([(s * 2, -13), (s * 5, -19)], 1.1, "#2a1810", alpha=0.95)
    f.paint(blob((-6, 1), (0, -1), (6, 1), (7, 8), (0, 18, "c"), (-7, 8)), BEE, edge=0.35)
    for y0, half in ((4, 6.6), (8.6, 6.4), (13, 4)):
        f.line([(-half, y0), (0, y0 + 1.4), (half, y0)], 2.3, "#2a1810", alpha=1, ends=0.8)
    f.paint(ell(0, -5, 6, 5.6), ["#5c3410", "#b07828", "#f0c870"], vol=4, tex=0.3)
    f.paint(ell(0, -12, 4.6, 3.8), ["#1c100c", "#4c2c14", "#9c6c2c"], vol=3)
    for s in (-1, 1):
        wing = ell(s * 13, -1, 11, 4.6, s * -14) if spread else ell(s * 5.4, 6, 3.4, 10, s * -16)
        f.flat(wing, "#5c7484", 0.4, 0.8)
        f.flat(wing, "#fbfbff", 0.72, 0.4, det=1)
