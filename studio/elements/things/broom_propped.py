"""A broom leant against something."""

import math

from studio.paint import Card
from studio.shapes import blob, ell, taper

STRAW = ["#4c2418", "#94582c", "#d09848", "#f8d890"]
STICK = ["#2c1418", "#6c3c24", "#b4783c", "#f0c480"]


def propped_broom(c: Card, foot: tuple[float, float], top: tuple[float, float], size: float = 1.0) -> None:
    """Its bristles on the ground at `foot`, the end of its stick at `top`; the sun is low on the left."""
    (fx, fy), (tx, ty) = foot, top
    away = fx + (fy - ty) * 0.9, fy + 10 * size
    c.shade(
        taper((fx, fy, 26 * size), (fx + 40 * size, fy + 4, 14 * size), (*away, 5 * size)),
        0.5,
        3.5,
        "#2c1c44",
    )
    c.shade(ell(fx, fy + 1, 20 * size, 5 * size), 0.6, 3, "#241434")
    c.shade(taper((tx + 5, ty + 2, 4), (tx + 9, ty + 34 * size, 5)), 0.4, 2.4, "#241434")
    f_lean = math.degrees(math.atan2(tx - fx, fy - ty))
    c.paint(
        taper((fx, fy - 8, 7 * size), (tx, ty, 5 * size)),
        STICK,
        vol=3,
        wob=0.15,
        det=0.9,
        edge=0.35,
        rim=0.8,
        rimw=2,
    )
    f = c.at(fx, fy, size, f_lean, vol=7, det=0.9, wob=0.3, rim=0.8, edge=0.35, light=(96, 226, 200))
    m = f.paint(
        blob((-5, -42), (5, -42), (10, -26), (19, 0), (9, 4), (0, 2), (-9, 4), (-19, 0), (-10, -26)), STRAW
    )
    for k in range(-3, 4):
        f.line([(k * 1.4, -30), (k * 3, -14), (k * 5.4, 2)], 1.6, STRAW[0], alpha=0.6, clip=m)
    for dy in (-32, -25):
        f.line([(-9, dy + 1), (0, dy + 2.4), (9, dy + 1)], 2.6, "#a83424", alpha=0.95, clip=m, ends=0.9)
