"""A dusty plate coming out of the earth, and on it a biscuit that somebody has bitten."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import cut, ell, join, xf

COBALT = "#2848a0"
BISCUIT: Ramp = ["#6c3818", "#b8742c", "#e8b058", "#fce0a0"]
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
    rim = [ell(0, 0, 60, 33)]
    rim += [ell(60 * math.cos(a * math.pi / 9), 33 * math.sin(a * math.pi / 9), 8.6, 6.4) for a in range(18)]
    whole = join(*rim)
    for tx, ty, r in ((50, -10, 22), (30, -26, 20), (62, 12, 17), (46, -26, 26)):
        whole = cut(whole, ell(tx, ty, r, r * 0.74))
    f.shade(xf(whole, -34, -4), 0.5, 6, "#3c2430", clip=m)
    f.paint(xf(whole, -22, -9), UNDER, vol=5)
    f.paint(xf(whole, -22, -15), UNDER, vol=5)
    top = f.paint(xf(whole, -22, -22), BISCUIT, vol=7, tex=0.22, edge=0.34)
    for a, out in ((0.0, 0.0), *((k * math.pi / 3 + 0.5, 1.0) for k in range(6))):
        px, py = -30 + 28 * out * math.cos(a), -20 + 15 * out * math.sin(a)
        f.flat(ell(px, py, 4.2, 2.8), "#7c4418", 0.95, 0.5, clip=top, det=0.8)
    for px, py in ((50, -14), (66, -2), (34, -34)):
        f.paint(ell(px, py, 5, 3.4), BISCUIT, vol=3)
