"""A bare room papered with tulips, all of which lean towards one point of the wall."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, join, rect

BOARDS: Ramp = ["#1a0f0c", "#4e2f1c", "#9a6432", "#e8b460"]


def _tulip(c: Card, x: float, y: float, lean: float) -> None:
    f = c.at(x, y, 1.12, lean, wob=0.6)
    f.line([(0, 34), (-2, 12), (0, -6)], 3, "#5c3418", alpha=0.5)
    leaves = join(ell(-9, 22, 11, 4, 38), ell(9, 24, 11, 4, -38))
    tips = ((-13, -30, "c"), (-5, -22), (0, -34, "c"), (5, -22), (13, -30, "c"))
    f.flat(join(leaves, blob((0, 2), (-12, -8), *tips, (12, -8))), "#6a3818", 0.46, 0.6)


def leaning_tulips(c: Card, x: float, y: float) -> None:
    """Wallpaper over the whole page: rows of faded tulips that lean towards (x, y)."""
    c.sky([(0, "#4a3426"), (400, "#8a6234"), (700, "#c8944a"), (960, "#f0c470")], 0.05)
    for row in range(11):
        for col in range(-1, 9):
            px, py = 52 + col * 100 + (50 if row % 2 else 0), 110 + row * 84
            dx, dy = x - px, y - py
            _tulip(c, px, py, math.degrees(math.atan2(dx, 260 + abs(dy) * 0.3)) * 0.95)
    c.darken(c.radial(400, 860, 400, 900, 0.85), "#1c1210", 0.55)
    c.glow(400, 930, 560, "#ffd070", 0.36, 1.5)


def lamplit_boards(c: Card, x: float, y: float) -> None:
    """Ceiling moulding, a skirting from 896 to 950, and boards with the light of a lamp at (x, y) on them."""
    c.paint(rect(-10, 0, 810, 46), ["#1a100e", "#3c281c", "#64462c"], vol=6, amb=0.2, wob=0.4, edge=0.2)
    c.line([(0, 50), (400, 49), (800, 50)], 4, "#a87c48", 0.5, 0.4, ends=0.9)
    c.paint(rect(-10, 896, 810, 950), BOARDS, vol=10, amb=0.4, gain=0.7, wob=0.5, rim=0.4)
    c.line([(0, 908), (400, 907), (800, 908)], 3, "#f0c070", 0.5, 0.4, ends=0.9)
    c.line([(0, 914), (400, 913), (800, 914)], 3, "#2a1810", 0.6, 0.4, ends=0.9)
    floor = rect(-10, 948, 810, 1220)
    c.paint(floor, BOARDS, vol=2, amb=0.62, edge=0, grad=(0.14, -0.36), grain=1, wob=0.4, lump=0)
    c.glow(x, y - 20, 380, "#ffb850", 0.5, 1.6, 0.5)
    for i in range(-9, 10):
        c.line([(400 + i * 58, 950), (400 + i * 104, 1080), (400 + i * 168, 1210)], 2.4, "#1a0e0a", 0.55)
    c.shade(rect(-10, 946, 810, 958), 0.5, 4, "#160c0c")
