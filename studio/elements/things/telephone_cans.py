"""A tin-can telephone and those who use it: the can, an astronaut sitting, an octopus with its arms full."""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import STEEL
from studio.shapes import Point, Points, blob, curve, ell, join, rect, taper

SUIT = ["#3c4468", "#8088a8", "#c8cad0", "#f4eee0", "#fffaf0"]
CORAL = ["#2a1434", "#6c3460", "#b8607c", "#eca08c", "#ffe0b8"]
RED_STRING = "#e8382c"


def can(
    c: Card, x: float, y: float, h: float = 60, rot: float = 0, ramp: Ramp = STEEL
) -> tuple[float, float]:
    """A tin can, middle at (x, y), its mouth upwards when rot=0; returns the hole in its bottom."""
    f = c.at(x, y, h / 60, rot, vol=12, wob=0.25, edge=0.35, det=0.8, rim=0.6, tex=0.12)
    f.paint(join(rect(-22, -26, 22, 26), ell(0, 26, 22, 6)), ramp)
    for y0 in (-12, -3, 6, 15):
        f.line([(-21, y0), (0, y0 + 6), (21, y0)], 2, "#3c4658", alpha=0.55)
    f.line([(-13, -18), (-13, 26)], 4, "#ffffff", alpha=0.5)
    f.paint(ell(0, -26, 22, 7), ["#10141e", "#2c3444", "#5c6474"], vol=3)
    f.line([(-22, -26), (0, -19), (22, -26)], 2.4, "#f4f4ec", alpha=0.8)
    return f.pt(0, 30)


def seated_astronaut(c: Card, x: float, y: float, h: float = 220, flip: bool = False) -> tuple[float, float]:
    """An astronaut sitting on (x, y) in side view, looking left, a can before the visor; returns the string's start."""
    f = c.at(x, y, h / 220, 0, flip, vol=16, wob=0.3, edge=0.32, rim=0.8, amb=0.26, tex=0.14)
    f.paint(rect(22, -152, 70, -46, 14), ["#2c3450", "#606888", "#a4a8b4", "#dcd8cc"])
    for dx, dy in ((16, -6), (0, 0)):
        f.paint(taper((20 + dx, -26 + dy, 46), (-46 + dx, -32 + dy, 42), (-60 + dx, 30 + dy, 34)), SUIT)
        f.paint(blob((-84 + dx, 58 + dy), (-86 + dx, 40 + dy), (-66 + dx, 26 + dy), (-42 + dx, 30 + dy),
            (-40 + dx, 58 + dy)), ["#2c3450", "#68708c", "#b0b0b4"])  # fmt: skip
        f.line([(-76 + dx, 16 + dy), (-60 + dx, 21 + dy), (-44 + dx, 16 + dy)], 3, "#6c7494", alpha=0.7)
    body = blob((-30, -8), (-36, -70), (-22, -128), (14, -138), (44, -120), (52, -60), (48, -8), (10, 0))
    m = f.paint(body, SUIT, vol=26)
    f.shade(ell(-4, -140, 46, 20), 0.5, 8, "#20284c", clip=m)
    f.paint(rect(-30, -96, -6, -64, 4), ["#44506c", "#8490a8", "#c8ccd0"], vol=4)
    for k, col in enumerate(("#d8483c", "#e8c050", "#68b0a0")):
        f.flat(ell(-24 + k * 7, -80, 2.6), col, det=1)
    helmet = f.paint(ell(-2, -180, 50), SUIT, vol=34)
    f.shade(ell(-18, -178, 36, 34), 0.4, 4, clip=helmet)
    visor = f.paint(ell(-20, -178, 33, 31), ["#080c20", "#141e40", "#2c4470"], vol=18, det=0.5, rim=0.2)
    f.flat(ell(-32, -192, 10, 6, -30), "#cfe4f0", 0.75, 1, clip=visor)
    for star in ((-12, -170), (-26, -164), (-4, -184), (-20, -180)):
        c.dot(*f.pt(*star), 1.5, "#fff6dc", 0.95)
    px, py = f.pt(-84, -150)
    hole = can(c, px, py, h * 0.25, -62 if flip else 62)
    f.paint(taper((6, -112, 42), (-30, -82, 38), (-74, -126, 30)), SUIT)
    f.paint(ell(-78, -134, 18, 16), ["#2c3450", "#68708c", "#b0b0b4"])
    return hole


def sucker_arm(c: Card, f: Frame, points: Sequence[tuple[float, float, float]], ramp: Ramp) -> None:
    """One arm through (x, y, width), with pale suckers along its inner side."""
    f.paint(taper(*points), ramp, vol=13, edge=0.3, rim=0.5, grad=(0.04, -0.08))
    for (x0, y0, w0), (x1, y1, w1) in itertools.pairwise(points):
        n = math.hypot(x1 - x0, y1 - y0) or 1
        for t in (0.2, 0.5, 0.8):
            w = w0 + (w1 - w0) * t
            px = x0 + (x1 - x0) * t - (y1 - y0) / n * w * 0.22
            py = y0 + (y1 - y0) * t + (x1 - x0) / n * w * 0.22
            f.paint(ell(px, py, w * 0.13, w * 0.11), [ramp[2], ramp[3], ramp[4]], vol=3, alpha=0.85, edge=0.3)


def listening_octopus(c: Card, x: float, y: float, h: float = 360, ramp: Ramp = CORAL) -> tuple[float, float]:
    """An octopus from the front, sitting at (x, y): one can at its ear, seven more; returns the string's end."""
    f = c.at(x, y, h / 360, 0, vol=40, wob=0.45, edge=0.3, rim=0.6, amb=0.24, tex=0.2)
    f.shade(ell(0, 6, 200, 22), 0.5, 14)
    held = {
        -3: [(-40, -90, 44), (-130, -120, 34), (-196, -190, 24), (-190, -262, 14)],
        -2: [(-46, -70, 46), (-150, -50, 36), (-226, -86, 24), (-232, -150, 13)],
        -1: [(-30, -60, 46), (-120, 0, 38), (-200, 14, 24), (-232, -22, 12)],
        0: [(-14, -56, 44), (-50, 14, 36), (-104, 46, 22), (-130, 18, 12)],
        1: [(14, -56, 44), (60, 16, 36), (120, 40, 22), (140, 6, 12)],
        2: [(30, -60, 46), (120, 0, 38), (206, 10, 24), (236, -30, 12)],
        3: [(46, -70, 46), (150, -56, 36), (220, -96, 24), (222, -160, 13)],
    }
    for k in sorted(held, key=lambda i: -abs(i)):
        sucker_arm(c, f, held[k], ramp)
        px, py = f.pt(held[k][-1][0], held[k][-1][1] - 14)
        hole = can(c, px, py, h * 0.135, (k * 47) % 50 - 25)
        c.line(
            [hole, (hole[0] + 10, hole[1] + 16), (hole[0] - 4, hole[1] + 30)],
            2,
            "#c83c34",
            0.8,
            0.2,
            ends=0.8,
        )
        tip = [
            (held[k][-2][0] * 0.25 + held[k][-1][0] * 0.75, held[k][-2][1] * 0.25 + held[k][-1][1] * 0.75, 14)
        ]
        f.paint(taper(*tip, (held[k][-1][0] - 16, held[k][-1][1] - 4, 12), (held[k][-1][0] + 14, held[k][-1][1] - 16, 7)),
            ramp, vol=7, edge=0.3)  # fmt: skip
    mantle = blob((-8, -372), (70, -350), (112, -280), (100, -200), (70, -150), (66, -90), (40, -50), (-40, -50),
        (-66, -90), (-70, -150), (-100, -200), (-116, -280), (-80, -350))  # fmt: skip
    m = f.paint(mantle, ramp, vol=80, tex=0.1, lump=0.03)
    f.shade(ell(0, -60, 70, 26), 0.4, 14, clip=m)
    for px, py, r in ((-50, -300, 15), (-10, -330, 10), (36, -318, 14), (-76, -250, 9), (60, -270, 9), (-20, -280, 8),
            (12, -296, 6)):  # fmt: skip
        f.paint(ell(px, py, r, r * 0.85), [ramp[1], ramp[2], ramp[3]], vol=4, alpha=0.6, clip=m)
    for s in (-1, 1):
        f.shade(ell(s * 36, -152, 34, 34), 0.35, 6, clip=m)
        eye = f.paint(ell(s * 36, -156, 27, 28), ["#b49c8c", "#f4e6c4", "#fffbe8"], vol=14, amb=0.5, det=0.9)
        f.flat(ell(s * 36 + 7, -164, 12, 14), "#1c1024", clip=eye, det=1)
        f.flat(ell(s * 36 + 11, -170, 4), "#fff8e0", clip=eye, det=1)
        f.paint(blob((s * 36 - 31, -164), (s * 36 - 20, -188), (s * 36 + 12, -190), (s * 36 + 31, -170),
            (s * 36, -178)), ramp, vol=7, edge=0.35)  # fmt: skip
    f.line([(-16, -112), (0, -104), (18, -114)], 4, "#4a1c34", alpha=0.8)
    sucker_arm(c, f, [(50, -86, 46), (128, -116, 36), (160, -190, 26), (128, -236, 16)], ramp)
    px, py = f.pt(112, -226)
    hole = can(c, px, py, h * 0.19, -74)
    f.paint(taper((150, -214, 20), (124, -246, 16), (100, -250, 9)), ramp, vol=7, edge=0.3)
    return hole


def wound_string(c: Card, down: Points, deep: Points, x: float, y: float) -> None:
    """The red string: it comes along `down`, goes three times round a post 32 thick at (x, y), and on along `deep`."""
    for w, col, a in ((6, "#3c0c18", 0.5), (4, RED_STRING, 1.0)):
        for line in (down, deep):
            c.line(line, w, col, a, 0.2, det=1, ends=0.9)
        for dy in (-10, -2, 6):
            turn = [(x - 16, y + dy - 2), (x, y + dy + 4), (x + 16, y + dy - 1)]
            c.line(turn, w, col, a, 0.1, det=1, ends=0.9)
    c.line(down + np.array([-1, -1]), 1.4, "#ff9c80", 0.7, 0.2, det=1)


def string_down(c: Card, start: Point, post: Point, end: Point) -> None:
    """The red string across the page: from `start` high on the left, three times round a post, down to `end`."""
    x, y = post
    down = curve(start, (430, 370), (500, 462), (x - 16, y - 8))
    deep = curve((x + 15, y + 6), (596, 620), (598, 700), (560, 800), (500, 870), end)
    wound_string(c, down, deep, x, y)
