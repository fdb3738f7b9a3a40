"""A cat crouched over water in side view, looking left."""

import math

import numpy as np

from studio.elements.people.figures import Light3
from studio.paint import Card
from studio.palettes import GINGER
from studio.shapes import blob, ell, taper


def lapping_cat(
    c: Card, x: float, y: float, s: float = 1.3, flip: bool = False, light: Light3 = (620, 300, 200)
) -> None:
    """Crouched at (x, y), tail up, its tongue just below the ground line."""
    f = c.at(x, y, s, 0, flip, vol=20, wob=0.35, edge=0.26, rim=0.9, det=0.4, tex=0.25, light=light)
    f.shade(ell(-10, 4, 92, 13), 0.5, 8, "#3c2410")
    f.paint(taper((62, -34, 15), (92, -58, 14), (98, -104, 13), (82, -136, 12), (92, -156, 8)), GINGER, vol=7)
    f.paint(taper((34, -18, 24), (46, -4, 18), (24, 0, 14)), GINGER, vol=8)
    back = (-50, -8), (-56, -40), (-30, -66), (16, -74), (58, -64), (76, -34)
    m = f.paint(blob(*back, (70, -4), (30, 4), (-20, 4)), GINGER)
    c.marks(m, lambda px, py: np.arctan2(py - y + 30, px - x) + math.pi / 2, 420, 18, 3, jit=0.08, alpha=0.5)
    for k in range(6):
        stripe = [(-18 + k * 16, -74), (-12 + k * 16, -52), (-18 + k * 17, -36)]
        f.line(stripe, 5, "#8c3c14", alpha=0.6, clip=m)
    f.paint(blob((24, 4), (28, -30), (52, -44), (76, -26), (74, 2)), GINGER, vol=16, edge=0.2)
    f.paint(taper((40, 0, 14), (14, 2, 13)), GINGER, vol=6)
    f.paint(taper((-40, -22, 20), (-50, -4, 14), (-64, 2, 13)), GINGER, vol=7)
    f.shade(ell(-52, -34, 24, 22), 0.35, 8, "#5c2410", clip=m)
    f.paint(blob((-82, -52, "c"), (-86, -80, "c"), (-62, -62, "c")), GINGER, vol=5)
    f.paint(blob((-62, -60, "c"), (-54, -84, "c"), (-42, -54, "c")), GINGER, vol=5)
    brow, cheek = ((-94, -20), (-96, -40), (-82, -58), (-60, -62)), ((-42, -50), (-38, -28), (-54, -12))
    f.paint(blob(*brow, *cheek, (-80, -8)), GINGER, vol=18)
    f.paint(ell(-86, -17, 14, 9), ["#b8a898", "#f0e4d4", "#fffaf0"], vol=6, edge=0.1)
    f.flat(ell(-97, -22, 4, 3), "#b0505c", 1, det=1)
    f.line([(-86, -38), (-78, -34), (-70, -38)], 3, "#2c1410", alpha=0.95, det=1)
    f.line([(-96, -12), (-102, -2), (-98, 6)], 5, "#e87c84", alpha=1, det=1)
    for k in (-1, 1):
        f.line([(-84, -17), (-62, -14 + k * 6)], 1.4, "#fff6e4", alpha=0.9)
