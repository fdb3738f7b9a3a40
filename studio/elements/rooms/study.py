"""A study in the afternoon: green wall, window with curtains, floor boards, and the sun that comes in."""

from collections.abc import Callable

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.rooms.rooms import curtain, window
from studio.paint import Card
from studio.palettes import CRIMSON, PINE, WALNUT
from studio.shapes import blob, ell, poly, rect

FLOOR: Ramp = ["#1c1014", "#44281f", "#7c5434", "#c8985c"]
PANES = (
    (0.36, 0.64),
    (0.69, 0.97),
)  # where across a table the two columns of panes throw their light, at its back
ROWS = ((0.04, 0.42), (0.48, 0.88))


def study_room(c: Card) -> None:
    """It fills the page: green wall, window at the right with a garden in it, floor boards from 474 down."""
    c.sky([(0, "#344e4a"), (300, "#54705f"), (480, "#647c68"), (1200, "#4c5c50")], calm=0.3)
    for x in range(10, 820, 52):
        c.line([(x, -10), (x + 2, 470)], 3, "#2c4842", 0.35, ends=0.9)
    c.darken(np.asarray(np.clip((420 - c.xx) / 420, 0, 1), np.float32), "#142420", 0.4)
    glass = window(c, 560, 330, 270, 210, ("#8cc4e4", "#fff0c4"), bars=False, shine=0.34)
    _garden(c, glass)
    for bar in (rect(556, 60, 564, 330), rect(455, 191, 665, 199)):
        c.paint(bar, PINE, vol=3, wob=0.3, clip=glass, det=0.5)
    curtain(c, 420, 350, 330, 86, CRIMSON)
    curtain(c, 700, 350, 330, 86, CRIMSON, flip=True)
    c.paint(rect(-10, 452, 810, 478), WALNUT, vol=6, wob=0.3)
    boards = rect(-10, 474, 810, 1210)
    m = c.paint(boards, FLOOR, vol=3, amb=0.36, edge=0, wob=0.3, grain=1, light=(560, 500, 420))
    for k in range(12):
        x = -300 + k * 130
        c.line([(400 + (x - 400) * 0.45, 474), (x, 1210)], 3.4, "#1c1010", 0.6, 0.4, clip=m, ends=0.9)
    c.beam([(470, 484), (700, 484), (690, 540), (420, 540)], "#ffd890", 0.6, 5)


def _garden(c: Card, glass: Arr) -> None:
    """What is outside, pale with light: hills, a hedge, one round tree, and not a drop of rain."""
    for y, amp, col in ((268, 12, "#bcd4b4"), (290, -9, "#a4c08c"), (310, 6, "#88a868")):
        hill = blob(
            (440, y + amp), (520, y - amp), (600, y + amp * 0.6), (690, y - amp), (690, 350), (440, 350)
        )
        c.flat(hill, col, 0.95, 2, clip=glass)
    c.flat(rect(612, 268, 618, 306), "#7c6a4c", 0.9, 1, clip=glass)
    for x, y, r, col in ((614, 244, 30, "#7ca05c"), (598, 256, 20, "#7ca05c"), (624, 236, 18, "#b8cc84")):
        c.flat(ell(x, y, r, r * 0.9), col, 0.95, 3, clip=glass, wob=1.6)
    for x, y, r in ((494, 120, 26), (520, 112, 30), (544, 122, 22)):
        c.flat(ell(x, y, r, r * 0.5), "#fff8e8", 0.8, 5, clip=glass)


def sun_on_table(c: Card, on: Callable[[float, float], tuple[float, float]], lean: float = 0.24) -> Arr:
    """The window's four panes of sun on a table top, `on` its plane, slanting towards us; the rest of it in half shade."""

    def at(s: float, v: float) -> tuple[float, float]:
        return on(s - lean * v, v)

    sun = np.zeros((c.h, c.w), np.float32)
    for s0, s1 in PANES:
        for v0, v1 in ROWS:
            sun = np.maximum(sun, c.mask(poly([at(s0, v0), at(s1, v0), at(s1, v1), at(s0, v1)]), 0.6, 3))
    top = c.mask(poly([on(0, 0), on(1, 0), on(1, 1), on(0, 1)]), 0.4)
    c.flat(top * (1 - sun), "#946c68", 0.62, mode="mul")
    c.flat(sun * top, "#ffdc84", 0.2, mode="add")
    shaft = [(470, 90), (660, 90), at(PANES[1][1], 0.6), at(PANES[0][0], 0.88)]
    c.beam(shaft, "#ffe8b0", 0.08, 12)
    return sun
