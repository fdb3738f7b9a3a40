"""A whale cut out of the starry sky that flies as a kite: its Milky Way, a constellation, stitched seams, a tail with bows."""

from itertools import pairwise

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.animals.sea_life import whale
from studio.paint import Card, Frame
from studio.palettes import RED
from studio.shapes import blob, curve, join, poly

DEEP: Ramp = ["#060a22", "#0c1640", "#182c60", "#2c4a80", "#7c94b8"]


def _milky_way(c: Card, f: Frame, m: Arr) -> None:
    n = c.noise(90, 5, 2, 0.8)
    slope = (c.yy - (f.y - 6)) + (c.xx - (f.x + 28)) * 0.21
    band = np.exp(-(((slope + (n - 0.5) * 150) / 58) ** 2)) * m
    band *= sstep(0.3, 0.9, n + 0.1)
    c.over(np.clip(band * 0.5, 0, 1), "#8a8cd0")
    c.over(np.clip(band**3 * 0.45, 0, 1), "#f0d8e0")


def _seams(c: Card, f: Frame, m: Arr) -> None:
    for line in ([(-150, -54), (-128, -20), (-60, 10), (30, 20)], [(40, -62), (52, -20), (50, 44)]):
        f.line(line, 2, "#0a1030", alpha=0.7, clip=m)
        for p in curve(*line)[6::9]:
            x, y = f.pt(*p)
            c.line([(x - 5, y - 3), (x + 5, y + 3)], 1.8, "#c8d4f0", 0.75, 0.2, clip=m)


def _constellation(c: Card, f: Frame, m: Arr) -> None:
    joints = [(-100, -50), (-64, -56), (-22, -36), (14, -48), (58, -26), (100, -14), (146, -2)]
    spur = [(14, -48), (30, -4), (76, 12)]
    for path in (joints, spur):
        for a, b in pairwise(path):
            f.line([a, b], 1.7, "#d4e4ff", alpha=0.7, wob=0, clip=m, ends=0.8)
        for a in path:
            c.halo(*f.pt(*a), 26, "#cfe0ff", 0.7)
            c.dot(*f.pt(*a), 3.4, "#fffbe8", 1)


def night_whale(c: Card, x: float, y: float, w: float = 640, rot: float = -12) -> Frame:
    """A piece of night in the shape of a whale, `w` long, middle at (x, y); returns its frame."""
    f, m = whale(c, x, y, w, DEEP, rot=rot)
    _milky_way(c, f, m)
    back = m * (1 - c.mask(f.path(blob((-210, 18), (-90, 30), (80, 32), (60, 90), (-120, 100)))))
    c.sparks(back, 260, "#fff6dc", (0.7, 1.9))
    _seams(c, f, m)
    _constellation(c, f, m)
    return f


def kite_tail(c: Card, f: Frame) -> None:
    """The ribbon with its bows, in the frame of the whale."""
    tail = curve(*(f.pt(*p) for p in ((250, 30), (246, 72), (216, 108), (232, 146), (204, 180), (212, 212))))
    c.line(tail, 2.6, "#7a2c34", 0.9)
    for x, y in tail[16::24]:
        left = poly([(x, y), (x - 19, y - 11), (x - 17, y + 11)])
        right = poly([(x, y), (x + 19, y - 10), (x + 18, y + 12)])
        c.paint(join(left, right), RED, vol=4, det=0.7, amb=0.5)


def kite_string(c: Card, f: Frame, hand: tuple[float, float], *way: tuple[float, float]) -> None:
    """The string from a hand by way of some points of the page to the belly, in the frame of the whale."""
    c.line([hand, *way, f.pt(-84, 74)], 2.4, "#4a3430", 0.9, 0.5, ends=0.8)
