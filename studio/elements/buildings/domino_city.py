"""A city of dominoes set up along a road, and the house the last of them is."""

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from studio.colour import Arr, Colour
from studio.elements.animals.cat_curled import curled_cat
from studio.elements.buildings.dominoes import Domino
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly, rect, taper

WALL = ["#2c2038", "#64506a", "#a4868c", "#e8c4a4"]
WINDOW = ["#e87c1c", "#ffb83c", "#ffe898"]
CHAIR = ["#3c1410", "#6c2c14", "#94481c"]
CLOTH = ["#b08c78", "#f8ecd8", "#fffdf4"]
Front: TypeAlias = list[tuple[float, float]]


def _tall(t: float) -> float:
    """Height of the slab at `t` of the way from last (0) to first (1)."""
    return 1.75 + 1.2 * t + 7.6 * math.pow(t, 2.6)


def domino_city(road: Sequence[tuple[float, float]]) -> list[Domino]:
    """The slabs along a road from the last to the first, closer together where they are small; the first already leans."""
    line = curve(*road)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    out: list[Domino] = []
    at = 0.0

    def place(along: float) -> tuple[float, float]:
        return float(np.interp(along, run, line[:, 0])), float(np.interp(along, run, line[:, 1]))

    while at <= run[-1]:
        t = at / run[-1]
        x, y = place(at)
        bx, by = place(at + 0.3)
        if at + 0.3 > run[-1]:
            px, py = place(at - 0.3)
            bx, by = 2 * x - px, 2 * y - py
        i = len(out)
        heading = math.atan2(y - by, x - bx)
        out.append(Domino(x, y, _tall(t), heading, 0, 1 + (i * 5 + 2) % 6, 1 + (i * 3 + 1) % 6))
        at += 0.56 * _tall(t) ** 0.92
    first, second = out[-1], out[-2]
    out[-1] = Domino(first.x, first.y, first.h, first.heading, 17, 6, 5)
    out[-2] = Domino(second.x, second.y, second.h, second.heading, 3, 4, 6)
    return out


def domino_house(c: Card, q: Front, roof: Front, lamp: Colour) -> None:
    """A slab as a house: a window on a laid table in its front `q`, and a cat asleep on its roof."""
    x0, x1 = sorted((q[0][0], q[1][0]))
    top, foot = min(p[1] for p in q), max(p[1] for p in q)
    w, h = x1 - x0, foot - top
    cx = (x0 + x1) / 2
    c.paint(rect(x0, top, x1, foot, 5), WALL, vol=6, amb=0.45, wob=0.3, edge=0.3)
    c.glow(cx, foot - h * 0.34, w * 1.5, "#ff9c30", 0.4, 1.6)
    window = rect(x0 + w * 0.1, top + h * 0.47, x1 - w * 0.1, foot - h * 0.05, 5)
    m = c.paint(window, WINDOW, vol=4, amb=0.6, wob=0.25, det=0.9)
    _laid_table(c, cx, foot - h * 0.07, w, m)
    for u, v in ((0.28, 0.14), (0.72, 0.14), (0.5, 0.26), (0.28, 0.38), (0.72, 0.38)):
        px, py = x0 + w * u, top + h * v
        c.halo(px, py, 16, "#ff8c28", 0.4)
        c.paint(ell(px, py, w * 0.09), ["#d85c14", lamp, "#fff0b0"], vol=3, amb=0.5, wob=0.2, det=0.9)
    curled_cat(c, cx, sum(p[1] for p in roof) / 4 + 4, w * 0.0105)


def _laid_table(c: Card, x: float, y: float, w: float, m: Arr) -> None:
    """A white cloth, a covered dish, a bottle, two chairs drawn up."""
    f = c.at(x, y, w / 100, vol=4, wob=0.2, det=1, clip=m)
    for s in (-1, 1):
        f.paint(taper((s * 35, -46, 6), (s * 34, -22, 6), (s * 34, 2, 5)), CHAIR)
        f.paint(taper((s * 34, -20, 5), (s * 20, -20, 5), (s * 19, 2, 4)), CHAIR)
    f.paint(poly([(-27, -30), (27, -30), (30, 0), (-30, 0)]), CLOTH, amb=0.5, edge=0.3)
    f.paint(blob((-16, -30), (-13, -42), (0, -46), (13, -42), (16, -30)), ["#5c3c30", "#a8887c", "#fff0d8"])
    f.paint(ell(0, -48, 3), CHAIR)
    f.paint(taper((21, -31, 7), (21, -44, 6), (21, -54, 3)), ["#1c3024", "#3c5c38", "#88a468"])
