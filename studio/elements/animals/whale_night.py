"""A whale cut out of the starry sky that flies as a kite: its Milky Way, a constellation, a tail with bows, a string."""

from itertools import pairwise

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.animals.whale_outline import BODY, DORSAL, FIN, FLUKES, NOTCH
from studio.paint import Card, Frame
from studio.palettes import RED
from studio.shapes import blob, curve, ell, join, poly, taper

DEEP: Ramp = ["#060a22", "#0c1640", "#182c60", "#2c4a80", "#7c94b8"]
BELLY: Ramp = ["#3a3450", "#8a7284", "#d8b49c", "#ffe8c0"]
INK = "#060a1e"
THREAD = "#fff0c4"


def _flukes(f: Frame) -> Arr:
    """One tail: two lobes of one size, creased where they leave the stalk."""
    m = f.paint(FLUKES, DEEP, vol=16, amb=0.3, det=0.4)
    for side in (-1, 1):
        crease = [(224 + 10, -24), (240 + 7 * side, -28 + 14 * side), (244 + 22 * side, -30 + 34 * side)]
        f.line(crease, 2.4, INK, alpha=0.5, clip=m)
    return m


def _belly(f: Frame, m: Arr) -> None:
    pale = blob(
        (-204, 22), (-150, 26), (-80, 36), (0, 38), (70, 34), (60, 60), (-20, 80), (-110, 90), (-190, 60)
    )
    f.paint(pale, BELLY, clip=m, vol=26, soft=3, amb=0.3, edge=0, alpha=0.85)
    for i in range(9):
        groove = [(-192 + i * 3, 30 + i * 5), (-120 + i * 4, 36 + i * 5.4), (-40 + i * 8, 44 + i * 3.6)]
        f.line(groove, 2.2, "#2a2440", alpha=0.55, clip=m)


def _face(f: Frame) -> None:
    f.line([(-206, 14), (-168, 20), (-128, 14), (-108, 2)], 3.5, INK, alpha=0.9)
    f.flat(ell(-112, -8, 7, 5.5), INK, det=1)
    f.flat(ell(-114, -10, 2), "#fff4d0", det=1)
    f.line([(-124, -12), (-113, -19), (-101, -12)], 2, "#7a94b8", alpha=0.7)


def _milky_way(c: Card, f: Frame, m: Arr) -> None:
    n = c.noise(90, 5, 2, 0.8)
    slope = (c.yy - (f.y - 6)) + (c.xx - (f.x + 28)) * 0.21
    band = np.exp(-(((slope + (n - 0.5) * 150) / 58) ** 2)) * m
    band *= sstep(0.3, 0.9, n + 0.1) * (1 - sstep(f.x + 150, f.x + 240, c.xx))
    c.over(np.clip(band * 0.5, 0, 1), "#8a8cd0")
    c.over(np.clip(band**3 * 0.45, 0, 1), "#f0d8e0")


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
    f = c.at(x, y, w / 490, rot, rim=0.9, rimw=7, vol=80, amb=0.16, tex=0.3)
    f.paint(taper((-50, 44, 30), (-6, 82, 26), (48, 104, 6)), DEEP, vol=10)
    tail = _flukes(f)
    body = f.paint(join(BODY, DORSAL), DEEP)
    _belly(f, body)
    _face(f)
    m = np.maximum(tail, body)
    _milky_way(c, f, body)
    back = m * (1 - c.mask(f.path(blob((-210, 18), (-90, 30), (80, 32), (60, 90), (-120, 100)))))
    c.sparks(back, 280, "#fff6dc", (0.7, 1.9))
    f.shade(FIN, 0.4, 7, INK, clip=body)
    f.paint(FIN, DEEP, vol=14, edge=0.2, det=0.4)
    _constellation(c, f, m)
    return f


def kite_tail(c: Card, f: Frame) -> None:
    """The ribbon with its bows, in the frame of the whale."""
    tail = curve(
        *(f.pt(*p) for p in (NOTCH, (266, 10), (240, 62), (216, 104), (234, 146), (206, 182), (214, 214)))
    )
    c.line(tail, 2.6, "#7a2c34", 0.9)
    for x, y in tail[30::24]:
        left = poly([(x, y), (x - 19, y - 11), (x - 17, y + 11)])
        right = poly([(x, y), (x + 19, y - 10), (x + 18, y + 12)])
        c.paint(join(left, right), RED, vol=4, det=0.7, amb=0.5)


def kite_string(c: Card, f: Frame, hand: tuple[float, float], *way: tuple[float, float]) -> None:
    """The string from a hand by way of some points of the page to a bridle of three cords under the throat."""
    knot = f.pt(-112, 132)
    for p in ((-176, 50), (-136, 70), (-98, 79)):
        _cord(c, [knot, f.pt(*p)], 1.8)
        c.paint(ell(*f.pt(*p), 4.5), ["#8a5c20", "#e0b050", "#fff0b0"], vol=3, det=1)
    _cord(c, [hand, *way, knot], 2.6)
    c.paint(ell(*knot, 6.5), RED, vol=4, det=1, amb=0.5)


def _cord(c: Card, points: list[tuple[float, float]], w: float) -> None:
    """Pale thread with a dark side: it is seen before a bright sky and before the night."""
    c.line([(x + 1.2, y + 1.2) for x, y in points], w + 3, "#34262e", 0.9, 0.3, ends=0.9)
    c.line(points, w, THREAD, 1, 0.3, ends=0.9)
