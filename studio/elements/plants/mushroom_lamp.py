"""Mushrooms that give light, grown out of the soil."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell

STEM: Ramp = ["#8c5434", "#d8a468", "#ffe8b4", "#fffae0"]
CAP: Ramp = ["#8c3830", "#d87c50", "#fcc488", "#fff0c8"]
GILL: Ramp = ["#e8a860", "#ffe4a0", "#fffbe0"]
SOIL: Ramp = ["#1c0e12", "#4c2a24", "#8c5a40", "#e0a070"]


def lamp_mushroom(c: Card, x: float, y: float, h: float = 140, lean: float = 0) -> None:
    """A large one rooted at (x, y) with a small one at its foot, and their light on the ground."""
    c.halo(x, y - h * 0.5, h * 1.7, "#ffc890", 0.55)
    c.flat(ell(x, y + 4, h * 0.95, h * 0.17), "#ffb070", 0.5, h * 0.09)
    f = c.at(x, y, h / 100, lean, vol=14, wob=0.4, edge=0.2, det=0.4, tex=0.16)
    f.shade(ell(4, 1, 34, 6), 0.5, 4, "#1c0a08")
    _mushroom(f)
    side = 1 if x < 400 else -1
    _mushroom(c.at(*f.pt(side * 40, 3), f.s * 0.36, side * 14, vol=14, wob=0.4, edge=0.22, det=0.5, tex=0.14))
    _clods(f)


def _mushroom(f: Frame) -> None:
    """A stem swelling to its foot, a skirt, the lit gills, and the cap over them."""
    foot = ((-25, 4), (-21, -10), (-14, -28), (-12, -58), (12, -58), (13, -28), (20, -10), (26, 4))
    m = f.paint(blob(*foot), STEM, amb=0.46, vol=12)
    for u in (-8, -2, 5, 10):
        f.line([(u, -52), (u * 1.1, -26), (u * 1.7, 2)], 1.4, STEM[0], alpha=0.35, clip=m)
    f.shade(ell(0, -54, 20, 8), 0.3, 4, "#7c3c1c", clip=m)
    f.paint(blob((-13, -42), (13, -42), (21, -31), (8, -34), (0, -30), (-9, -34), (-20, -31)), STEM, vol=4)
    under = f.paint(ell(0, -57, 53, 11), GILL, vol=2, amb=0.8, edge=0.1)
    for k in range(-8, 9):
        a = k / 8.6 * math.pi / 2
        end = (53 * math.sin(a), -57 + 11 * math.cos(a))
        f.line([(12 * math.sin(a), -59), end], 1.3, "#c87c48", alpha=0.55, clip=under)
    top = ((-57, -60), (-50, -80), (-28, -100), (0, -107), (28, -100), (50, -80), (57, -60))
    f.paint(blob(*top, (34, -66), (0, -69), (-34, -66)), CAP, amb=0.5, vol=22, rim=0.5)
    for px, py, r in ((-30, -82, 6.5), (-4, -95, 7), (24, -88, 5), (8, -77, 5.5), (40, -73, 3.6)):
        f.flat(ell(px, py, r, r * 0.74), "#fffbe4", 0.9, 1.2)


def _clods(f: Frame) -> None:
    """Crumbs of earth heaped against the foot, lit from above."""
    heap = ((-30, 5, 13), (31, 5, 14), (-14, 8, 16), (14, 9, 17), (52, 8, 7), (-50, 7, 6), (0, 11, 12))
    for px, py, w in heap:
        f.paint(ell(px, py, w, w * 0.46), SOIL, vol=5, wob=1.2, edge=0.08, light=(*f.pt(0, -60), 60), amb=0.4)
