"""An empty ballroom: one tall arched window, panelled green walls, bare boards, chairs under dust sheets."""

from itertools import pairwise

from studio.colour import Ramp
from studio.elements.rooms.rooms import light_patch
from studio.paint import Card
from studio.shapes import arch, blob, ell, rect

WALL: Ramp = ["#2c3834", "#54645c", "#8c9c88", "#ccd4b8"]
FLOOR: Ramp = ["#241c1c", "#4c3c34", "#84705c", "#c8b490"]
DUSTSHEET: Ramp = ["#5c645c", "#98a090", "#d4d4bc", "#f8f4e0"]
GLASS: Ramp = ["#c8d8cc", "#ecf0d8", "#fff8e0"]
BARS = "#6c7c70"


def dusty_ballroom(c: Card) -> None:
    """Fills the page, lit from its window on the left; the boards begin at 988."""
    c.sky([(0, "#4c5c54"), (500, "#748474"), (980, "#8c9884")])
    wall = rect(-20, -20, 820, 1000)
    c.paint(wall, WALL, vol=2, amb=0.42, gain=0.35, tex=0.24, edge=0, light=(60, 420, 300))
    for x0, x1 in ((236, 388), (420, 572), (604, 756)):
        for k, col in enumerate(("#38463e", "#b0bca4")):
            o = k * 4
            left, right, top, foot = x0 + o, x1 - o, 330 + o, 880 - o
            panel = ((left, top), (right, top), (right, foot), (left, foot), (left, top))
            for p, q in pairwise(panel):
                c.line([p, q], 4 - k, col, 0.5, 0.6, ends=0.9)
    c.paint(rect(-20, 930, 820, 992), WALL, vol=6, amb=0.4, gain=0.5, edge=0.3, wob=0.4)
    _boards(c)
    _tall_window(c)
    c.glow(120, 480, 460, "#fff4d0", 0.34, 1.4)
    light_patch(c, 210, 1010, 200, 120, 190, "#fff0c8", 0.34)


def _boards(c: Card) -> None:
    boards = rect(-20, 988, 820, 1240)
    light = (60, 900, 260)
    m = c.paint(boards, FLOOR, vol=2, amb=0.45, gain=0.5, edge=0, tex=0.3, grain=1, light=light)
    for k in range(-7, 12):
        c.line([(400 + k * 66, 990), (400 + k * 132, 1220)], 2.4, "#2c2020", 0.5, 0.5, clip=m, ends=0.9)


def _tall_window(c: Card) -> None:
    c.paint(arch(36, 130, 206, 884), WALL, vol=8, amb=0.5, edge=0.3, wob=0.4)
    m = c.paint(arch(52, 150, 190, 860), GLASS, vol=3, amb=0.75, edge=0.1, wob=0.3)
    c.flat(rect(40, 560, 210, 870), "#b4c8b4", 0.5, soft=60, clip=m)
    for x in (98, 145):
        c.line([(x, 150), (x, 860)], 7, BARS, 0.95, 0.3, ends=1, clip=m)
    for y in (330, 460, 590, 720):
        c.line([(52, y), (190, y)], 6, BARS, 0.95, 0.3, ends=1, clip=m)


def covered_chair(c: Card, x: float, y: float, h: float = 170, fog: float = 0.25) -> None:
    """A chair under its dust sheet, standing at (x, y)."""
    f = c.at(x, y, h / 100, vol=10, wob=0.6, amb=0.32, fog=fog)
    f.shade(ell(0, 0, 34, 4), 0.4, 4)
    left = ((-30, 0), (-28, -40), (-24, -52), (2, -54))
    right = ((6, -96), (24, -98), (30, -50), (32, 0))
    f.paint(blob(*left, *right, (0, 3)), DUSTSHEET)
    for p, q in (((-20, -48), (-24, -6)), ((0, -50), (-4, -6)), ((14, -70), (18, -6))):
        f.line([p, q], 2, "#54605a", alpha=0.5)
