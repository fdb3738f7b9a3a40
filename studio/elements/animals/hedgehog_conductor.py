"""A hedgehog upright on its hind feet, who conducts."""

import numpy as np

from studio.paint import Card, Frame
from studio.palettes import BEAR
from studio.shapes import blob, ell, taper

INK = "#1c1218"


def hedgehog(c: Card, x: float, y: float, h: float = 50, flip: bool = False, fog: float = 0) -> Frame:
    """A hedgehog standing upright, arms forward, ready to conduct."""
    f = c.at(x, y, h / 60, 0, flip, fog=fog, vol=10, det=0.7, wob=0.3, rim=0.4)
    face = ["#5c4038", "#a88468", "#e4cca8", "#fff4dc"]
    f.shade(ell(0, 0, 20, 4), 0.4 * (1 - fog), 4)
    coat = blob((-6, -57), (10, -57), (24, -40), (27, -14), (13, -1), (-6, -1))
    m = f.paint(coat, BEAR, vol=14)
    cx, cy = f.pt(-14, -30)
    c.marks(m, lambda px, py: np.arctan2(py - cy, px - cx), 200, 12 * f.s, 2.2 * f.s, jit=0.28, bias=0.05)
    for k in range(11):  # a row of spines past the outline
        a = -1.5 + k * 0.24
        px, py = 3 + 22 * np.cos(a), -30 + 27 * np.sin(a)
        f.line([(px - 2, py), (px + 5 * np.cos(a), py + 5 * np.sin(a))], 1.6, BEAR[1], alpha=0.9, ends=0.3)
    belly = f.paint(blob((-8, -36), (2, -38), (7, -16), (1, -1), (-12, -1), (-14, -18)), face, vol=7)
    c.marks(belly, 1.5, 50, 6 * f.s, 1.4 * f.s, jit=0.1, alpha=0.5)
    for px in (-10, 0):
        f.paint(ell(px - 2, -1, 5, 2.4), face[:3], vol=2)
    f.paint(taper((-4, -28, 6.4), (-14, -25, 5), (-23, -28, 4.4)), face, vol=3, edge=0.3)
    f.shade(ell(-4, -37, 9, 4), 0.45, 2, "#3c2420", clip=belly)
    head = blob(
        (-27, -42), (-18, -47), (-12, -53), (0, -55), (6, -47), (2, -39), (-8, -36), (-18, -38), (-25, -39)
    )
    m = f.paint(head, face, vol=8, edge=0.28)
    f.shade(blob((2, -58), (10, -48), (4, -36), (-2, -46)), 0.4, 3, "#5c3424", clip=m)
    f.flat(ell(-10, -41, 4, 2.6), "#e08c78", 0.5, soft=1.4, clip=m)
    f.paint(ell(2, -49, 3.4, 4), ["#5c3428", "#a87058", "#d8a484"], vol=2, edge=0.4)
    f.flat(ell(-26.6, -41.6, 2.6, 2.3), INK, det=1)
    f.flat(ell(-27.2, -42.4, 0.8), "#f4ece4", 0.9, det=1)
    f.line([(-24, -39), (-20, -38.4), (-17, -39.4)], 0.9, INK, alpha=0.7)
    f.flat(ell(-11.6, -46.6, 2.1, 2.5), INK, det=1)
    f.flat(ell(-12.3, -47.6, 0.8), "#fffaf0", det=1)
    f.line([(-15, -50.4), (-12, -51.6), (-9, -51)], 1, "#5c3424", alpha=0.8)
    return f
