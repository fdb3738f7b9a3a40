"""A red string across the page: out of the sky, three times round a chimney, down into the water."""

import numpy as np

from studio.paint import Card
from studio.shapes import Point, Points, curve, ell

SHADOW = "#3c0c18"
IN_AIR = "#e8382c"
UNDER_WATER = "#c8483c"


def _strand(c: Card, line: Points, col: str) -> None:
    """One stretch of string with its dark edge."""
    for w, colour, a in ((5.4, SHADOW, 0.5), (3.8, col, 1.0)):
        c.line(line, w, colour, a, 0.2, det=1, ends=0.9)


def wound_string(c: Card, start: Point, post: Point, wet: Point, end: Point) -> None:
    """From `start` to a post 26 thick at `post`, round it, into the water at `wet` and on to `end`."""
    (x, y), (wx, wy) = post, wet
    down = curve(start, (430, 350), (498, 436), (x - 13, y - 12))
    c.line(down + np.array([0.0, 3.0]), 3, "#0a1028", 0.25, 0.6)
    _strand(c, down, IN_AIR)
    c.line(down + np.array([-1.0, -1.0]), 1.3, "#ff9c80", 0.7, 0.2, det=1)
    _strand(c, curve((x - 12, y + 10), (x - 19, y + 50), (wx + 13, wy - 52), (wx, wy)), IN_AIR)
    c.shade(ell(x + 3, y + 4, 15, 13), 0.45, 3, SHADOW)
    for dy in (-10, -2, 6):
        _strand(
            c, curve((x - 13, y + dy - 1), (x - 4, y + dy + 4), (x + 6, y + dy + 4), (x + 13, y + dy)), IN_AIR
        )
    _strand(
        c,
        curve((wx + 1, wy + 3), (wx + 32, wy + 80), (wx + 34, wy + 156), (wx - 14, wy + 226), end),
        UNDER_WATER,
    )
    for r, w, a in ((11, 2.6, 0.95), (24, 2.2, 0.7), (40, 1.7, 0.45)):
        ring = [(wx + r * np.cos(t), wy + 2 + r * 0.24 * np.sin(t)) for t in np.linspace(0.2, 6.5, 24)]
        c.line(ring, w, "#e4f4e4", a, 0.2, det=0.7, ends=0.6)
    for dx, dy in ((-12, -13), (9, -17), (18, -8), (-20, -5)):
        c.dot(wx + dx, wy + dy, 1.9, "#e8f6ec", 0.9)
