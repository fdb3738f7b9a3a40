"""A dusty plate coming out of the earth, and on it a biscuit that somebody has bitten."""

import math

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import PORCELAIN
from studio.shapes import cut, ell, join, xf

COBALT = "#2848a0"
BISCUIT: Ramp = ["#6c3818", "#b8742c", "#e8b058", "#fce0a0"]
BROWNED: Ramp = ["#5c2c10", "#a45c20", "#d8943c", "#f4c878"]
UNDER: Ramp = ["#4c2414", "#8c5424", "#c08440"]


def plate_with_biscuit(c: Card, x: float, y: float, w: float = 270) -> None:
    """The plate, its middle at (x, y), seen from above; the earth that covers its near half is painted after it."""
    f = c.at(x, y, w / 270, -7, vol=10, wob=0.3, tex=0.1, edge=0.28, rim=0.5, amb=0.34, det=0.5)
    f.shade(ell(-10, 10, 146, 66), 0.6, 10, "#2c0c1c")
    f.paint(ell(0, 7, 135, 62), PORCELAIN[:3], vol=6)
    m = f.paint(ell(0, 0, 135, 61), PORCELAIN, vol=9)
    f.flat(cut(ell(0, -1, 125, 55), ell(0, -1, 112, 48)), COBALT, 0.85, 1)
    f.shade(ell(-4, 0, 96, 40), 0.2, 4, "#4c5c94", clip=m)
    f.paint(ell(0, 3, 92, 37), PORCELAIN, vol=4, edge=0.1)
    f.flat(ell(70, 46, 90, 40, -12), "#c87c4c", 0.7, 16, clip=m)
    f.flat(ell(-122, 6, 26, 34), "#c87c4c", 0.6, 9, clip=m)
    _biscuit(f, -22, -16, m)


def _biscuit(f: Frame, x: float, y: float, plate: Arr) -> None:
    """Round and thick, a scalloped edge baked brown, two rings of holes, one bite gone at the upper right."""
    lobes = [(60 * math.cos(a * math.pi / 8), 37 * math.sin(a * math.pi / 8)) for a in range(16)]
    whole = join(ell(0, 0, 60, 37), *[ell(px, py, 11.5, 8.6) for px, py in lobes])
    for bx, by, r in ((36, -36, 17), (54, -22, 18), (68, -4, 15), (64, -34, 28)):
        whole = cut(whole, ell(bx, by, r, r * 0.74))
    f.shade(xf(whole, x - 12, y + 14), 0.6, 6, "#3c2430", clip=plate)
    for up in (12, 6):
        f.paint(xf(whole, x, y + up), UNDER, vol=5)
    top = f.paint(xf(whole, x, y), BROWNED, vol=6, tex=0.2, edge=0.34)
    f.flat(ell(x - 3, y - 2, 50, 29), "#f4c878", 0.8, 7, clip=top)
    f.flat(ell(x + 8, y - 8, 34, 14), "#ffe8b4", 0.5, 9, clip=top)
    for ring, n in ((0.0, 1), (0.42, 6), (0.78, 12)):
        for k in range(n):
            a = 2 * math.pi * k / n + 0.26
            px, py = x + 56 * ring * math.cos(a), y + 34 * ring * math.sin(a)
            f.flat(ell(px, py, 3.6, 2.5), "#6c3410", 0.95, 0.4, clip=top, det=0.9)
    for px, py in ((58, -26), (76, -16), (64, -40)):
        f.paint(ell(px + x + 22, py + 20, 5, 3.4), BISCUIT, vol=3)
