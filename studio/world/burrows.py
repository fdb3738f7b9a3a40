"""The four burrows: one mound of grass with a lamplit hollow, and on each something to know it by."""

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from studio.colour import Arr
from studio.elements.plants.plants import flower, grass, mushroom
from studio.paint import Card, Frame
from studio.palettes import BARK, BRASS, PLUM, RED, SAND, STONE, WHITE
from studio.shapes import Path, blob, ell, poly, rect, taper
from studio.world._pieces import piece
from studio.world._places import PLACES

SIZE: tuple[int, int] = tuple(PLACES["burrow"]["size"])
FOOT: tuple[int, int] = tuple(PLACES["burrow"]["foot"])  # between the two doors, on the doorstep

TURF = ["#173222", "#2f6434", "#5f9a40", "#a9cc58", "#f2efa0"]
EARTHY = ["#2a1614", "#573425", "#8f5f3c", "#c99a66", "#f0d4a0"]
LAMPLIT = ["#1e0e10", "#3c2018", "#5e3620", "#8a562c", "#c88a40"]


def dome(wide: float, high: float, square: float = 2.6, foot: float = 0) -> Path:
    """A mound standing on y=foot: rounder than an arch, flatter than a box."""
    angles = np.linspace(math.pi, 2 * math.pi, 30)
    arc = [
        (
            wide * math.copysign(abs(math.cos(a)) ** (2 / square), math.cos(a)),
            foot - high * abs(math.sin(a)) ** (2 / square),
        )
        for a in angles
    ]
    return poly(arc)


def doorstep(f: Frame) -> None:
    """Trodden sand before the doors, running out into the grass."""
    f.paint(
        blob((-250, -14), (0, -24), (250, -14), (300, 14), (180, 60), (30, 76), (-170, 62), (-296, 18)),
        SAND, vol=8, amb=0.62, tex=0.3, edge=0.08, soft=3, wob=1.6,
    )  # fmt: skip
    for x, y, r in ((-206, 30, 15), (-120, 50, 11), (196, 36, 14), (90, 56, 9), (250, 10, 9)):
        f.paint(ell(x, y, r, r * 0.6), STONE, vol=6, amb=0.4, edge=0.2, wob=0.8)


def mound(f: Frame) -> Arr:
    """The turf, combed from its crown down."""
    c = f.card
    m = f.paint(
        dome(352, 438, 2.35, 16),
        TURF,
        vol=120,
        amb=0.12,
        gain=0.86,
        tex=0.3,
        edge=0.22,
        rim=0.3,
        rimw=10,
        wob=1.6,
        lump=0.14,
    )
    cx, cy = f.pt(0, -120)
    c.marks(
        m, lambda x, y: np.arctan2(y - cy, x - cx) + 0.15 * np.sin(x * 0.05), 2600, 26, 3.6, jit=0.1, curl=0.3
    )
    return m


def hollow(f: Frame) -> Arr:
    """A rim of earth with roots, and inside a warm room."""
    c = f.card
    rim = f.paint(dome(302, 368, 3.0, 8), EARTHY, vol=26, amb=0.25, tex=0.4, edge=0.3, wob=1.4, lump=0.3)
    c.marks(rim, lambda x, y: np.sin(x * 0.11) * 2, 420, 15, 4, jit=0.12, curl=0.8)
    for i in range(11):
        a = math.pi * (1.06 + 0.88 * i / 10)
        x, y = 296 * math.cos(a), -6 - 356 * abs(math.sin(a)) ** 0.75
        f.line([(x, y), (x * 0.95 + 6, y + 18), (x * 0.9 - 4, y + 30 + i % 3 * 8)], 5, "#4a2c1c", alpha=0.8)
    room = f.paint(
        dome(268, 334, 3.4, 6),
        LAMPLIT,
        vol=14,
        amb=0.2,
        gain=0.3,
        tex=0.25,
        edge=0.4,
        wob=0.9,
        grad=(0.2, 0.0),
    )
    cx, cy = f.pt(0, -300)
    lit = np.clip(1.15 - np.hypot((c.xx - cx) / 300, (c.yy - cy) / 170), 0, 1) ** 1.5
    c.over(np.asarray(room * lit * 0.75, np.float32), "#ffc468")
    f.shade(ell(0, -342, 270, 34), 0.55, 14, "#2a120c", clip=room)
    f.shade(rect(-280, -30, 280, 10), 0.4, 14, "#2a120c", clip=room)
    return room


def lamp(f: Frame) -> None:
    """A brass lamp over the two doors."""
    c = f.card
    f.line([(0, -346), (0, -312)], 5, "#4a2c1c", alpha=1, ends=0.8)
    x, y = f.pt(0, -292)
    c.halo(x, y, 130 * f.s, "#ffd27a", 0.75)
    f.paint(
        blob((-20, -306, "c"), (20, -306, "c"), (14, -318), (0, -324), (-14, -318)),
        BRASS,
        vol=8,
        det=0.7,
        wob=0.3,
    )
    f.paint(
        rect(-14, -306, 14, -274, 6), ["#f0a030", "#ffd870", "#fff6c8"], vol=10, amb=0.7, det=0.8, wob=0.3
    )
    f.paint(rect(-18, -276, 18, -268, 3), BRASS, vol=4, det=0.7, wob=0.3)


def fringe(f: Frame) -> None:
    """Blades hanging over the rim, tufts where the mound meets the ground."""
    c = f.card
    for _ in range(70):
        a = math.pi * c.rng.uniform(1.02, 1.98)
        x = 300 * math.copysign(abs(math.cos(a)) ** 0.72, math.cos(a))
        y = 8 - 366 * abs(math.sin(a)) ** 0.72
        drop = c.rng.uniform(4, 30)
        f.line(
            [(x * 1.02, y - 12), (x, y + drop * 0.4), (x * 0.985 + c.rng.normal(0, 5), y + drop)],
            c.rng.uniform(3.5, 6.5), ("#3f7a38", "#5f9a40", "#86b84c")[int(c.rng.integers(3))], alpha=1, ends=0.2,
        )  # fmt: skip
    for x in (-352, -316, -286, 290, 322, 350):
        gx, gy = f.pt(x, 20 + c.rng.uniform(0, 12))
        grass(c, gx, gy, 44 * f.s, 9, ("#2c6432", "#5a9a40", "#a0c858"))


def toadstools(c: Card, f: Frame) -> None:
    """Three red toadstools on the left shoulder."""
    for x, y, h in ((-186, -350, 96), (-250, -300, 66), (-122, -384, 56)):
        mushroom(c, *f.pt(x, y), h, RED)


def daisies(c: Card, f: Frame) -> None:
    """Big daisies all over the crown."""
    for x, y, h in (
        (160, -352, 104),
        (212, -322, 80),
        (108, -384, 72),
        (-40, -402, 66),
        (258, -284, 62),
        (-180, -346, 64),
    ):
        flower(c, *f.pt(x, y), h, WHITE, 8)


def apple_tree(c: Card, f: Frame) -> None:
    """A small apple tree with red apples."""
    x, y = f.pt(-150, -362)
    c.paint(taper((x, y + 12, 24), (x + 5, y - 34, 15), (x - 2, y - 60, 10)), BARK, vol=7, wob=0.6)
    crown = (ell(x, y - 84, 58, 46), ell(x - 48, y - 62, 40, 32), ell(x + 48, y - 64, 40, 32))
    for path in crown:
        m = c.paint(path, TURF, vol=34, amb=0.05, gain=0.72, rim=0.3, edge=0.2, wob=1.8, tex=0.4)
        c.marks(m, lambda px, py: np.sin(px * 0.3) * 3, 160, 13, 5, jit=0.14, curl=1)
    for dx, dy in ((-54, -58), (-20, -92), (22, -72), (54, -60), (-8, -58), (28, -108)):
        c.paint(ell(x + dx, y + dy, 11), RED, vol=9, rim=0.6, det=0.8, wob=0.3)


def stump(c: Card, f: Frame) -> None:
    """A chimney made of a hollow log, smoking, and bellflowers."""
    x, y = f.pt(160, -356)
    c.paint(rect(x - 30, y - 74, x + 30, y + 16, 6), BARK, vol=22, grain=2, tex=0.4, edge=0.3, wob=0.8)
    c.paint(ell(x, y - 74, 32, 11), EARTHY, vol=4, edge=0.3, wob=0.5)
    c.flat(ell(x, y - 74, 21, 6), "#2a1610", 0.9, 1)
    for i in range(6):
        c.puff(x + 4 + i * 5 * (-1) ** i, y - 92 - i * 7, 16 + i * 2, "#f4ead8", 0.5)
    for px, py, h in ((-170, -350, 88), (-220, -316, 70), (-120, -382, 66), (236, -306, 66)):
        flower(c, *f.pt(px, py), h, PLUM, 5)


MARKS: tuple[Callable[[Card, Frame], None], ...] = (toadstools, daisies, apple_tree, stump)


def burrow(c: Card, which: int) -> None:
    """One whole burrow, its doors not yet hung."""
    c.stage((150, -60, 420), "#fff0c0", "#cfe0c8")
    f = c.at(*FOOT, 1.0)
    c.shade(f.path(ell(-6, 26, 366, 44)), 0.5, 16, "#16301c")
    mound(f)
    MARKS[which](c, f)
    hollow(f)
    doorstep(f)
    lamp(f)
    fringe(f)


PAGES = tuple(piece(f"burrow_{i + 1}", SIZE, 640, partial(burrow, which=i)) for i in range(4))
