"""A clock tower whose face has lost its hands."""

import math

from studio.elements.buildings.town_square import LIME, TILE
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, ell, poly, rect

PAW = ((36, 44, 12, 10), (20, 32, 4.5, 6), (31, 25, 4.5, 6), (43, 26, 4.5, 6), (52, 35, 4.5, 6))


def bare_clock_tower(c: Card, x: float) -> None:
    """A square tower from above the page down to 900, its middle at `x`, its face at 316, its door at 700."""
    c.paint(poly([(x - 128, 150), (x, -60), (x + 128, 150)]), TILE, vol=20, wob=0.4)
    m = c.paint(rect(x - 112, 140, x + 112, 900), LIME, vol=16, amb=0.4, wob=0.4, tex=0.3)
    for y in range(480, 880, 44):
        step = (y // 44 % 2) * 22
        for left in (x - 108, x - 52, x + 6, x + 60):
            c.line([(left + step, y), (left + 40 + step, y + 1)], 2, LIME[0], 0.35, clip=m)
    c.shade(rect(x + 62, 150, x + 136, 900), 0.4, 24, "#6c5480", clip=m)
    for y in (140, 462):
        c.paint(rect(x - 128, y, x + 128, y + 26, 4), LIME, vol=7, wob=0.3, rim=0.5)
        c.shade(rect(x - 114, y + 26, x + 114, y + 42), 0.4, 7, "#5c4458")
    bare_clock_face(c, x, 316)
    arch = ((x - 34, 700, "c"), (x - 34, 640), (x, 606), (x + 34, 640), (x + 34, 700, "c"))
    c.paint(blob(*arch), ["#2c2438", "#4c4058", "#7c7080"], vol=5, wob=0.4)


def bare_clock_face(c: Card, x: float, y: float) -> None:
    """A face 200 across with nothing on it but the hours, a hole in the middle and one paw-mark."""
    face = c.at(x, y, 0.86, wob=0.25, edge=0.3)
    face.shade(ell(4, 8, 118), 0.4, 9, "#5c4458")
    face.paint(ell(0, 0, 116), BRASS, vol=10, rim=0.5)
    face.paint(ell(0, 0, 100), ["#7c7468", "#b0a48c", "#ccc0a4"], vol=6, amb=0.5, gain=0.5, tex=0.3)
    for i in range(12):
        a = i * math.pi / 6
        face.flat(ell(82 * math.sin(a), -82 * math.cos(a), 7 if i % 3 == 0 else 4), "#3c3448", 0.9, det=0.8)
    face.shade(ell(0, 2, 26), 0.3, 7, "#5c4458")
    face.paint(ell(0, 0, 15), BRASS, vol=6, det=0.8)
    face.flat(ell(0, 0, 7), "#1c1420", 1, 0.6, det=1)
    for px, py, rx, ry in PAW:
        face.flat(ell(px, py, rx, ry), "#5c3c34", 0.8, 0.8, det=0.9, wob=0.3)
