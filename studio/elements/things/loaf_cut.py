"""A great loaf cut in half: crust behind, crumb in front, small holes, a gate in the crust, trails of crumbs."""

import itertools

import numpy as np

from studio.colour import Arr
from studio.elements.things.loaf import CRUMB, CRUST, cave
from studio.paint import Card
from studio.shapes import Points, blob, curve, ell, inter

UPPER = ((92, 770), (72, 640), (66, 520), (96, 400), (170, 300), (270, 246), (380, 230), (490, 250))
LOWER = ((574, 310), (628, 410), (644, 530), (632, 660), (606, 776), (520, 806), (350, 814), (180, 806))
CRUMB_UPPER = ((110, 756), (92, 620), (88, 520), (116, 414), (184, 320), (276, 268), (380, 252), (482, 270))
CRUMB_LOWER = ((558, 326), (608, 418), (622, 530), (612, 650), (588, 760), (510, 786), (350, 794), (190, 786))
BACK_UPPER = ((70, 770), (46, 560), (90, 360), (190, 244), (330, 176), (480, 178), (600, 240))
BACK_LOWER = ((680, 360), (706, 540), (690, 700), (650, 784), (400, 820), (180, 812))
SLASHES = ((196, 268), (330, 204), (470, 196), (596, 262), (668, 376), (694, 520))
HOLES = (
    ((150, 430), (400, 300), (470, 316), (560, 380), (590, 540), (470, 610), (440, 700), (130, 600)),
    ((280, 470), (330, 460), (420, 470), (270, 640), (590, 730), (120, 700), (250, 320), (540, 560)),
    ((380, 650), (232, 420), (500, 740), (160, 760), (420, 420), (330, 310)),
)


def cut_loaf(c: Card) -> Arr:
    """The loaf stands at 814 and is 660 wide, its cut face towards us; returns the mask of that face."""
    _crust(c)
    face = blob(*UPPER, *LOWER)
    whole = c.paint(face, CRUST, vol=14, amb=0.3, edge=0.2, wob=0.6, light=(600, 100, 200))
    crumb = inter(face, blob(*CRUMB_UPPER, *CRUMB_LOWER))
    f = c.at(0, 0, vol=10, amb=0.5, gain=0.4, edge=0.15, tex=0.34, wob=1.6, light=(360, 520, 300))
    m = f.paint(crumb, CRUMB)
    for x, y in c.scatter(m, 420):
        r = 2 + (x * 13 + y * 7) % 7
        c.flat(ell(x, y, r, r * 0.75, (x * 3) % 90), "#a0703c", 0.5, 0.8, clip=m)
        c.flat(ell(x + 1, y + r * 0.7, r * 0.8, 1.4), "#fff6d8", 0.6, 0.6, clip=m)
    return whole


def _crust(c: Card) -> None:
    """The round back of the loaf, with the baker's slashes."""
    back = blob(*BACK_UPPER, *BACK_LOWER)
    m = c.paint(back, CRUST, vol=80, amb=0.2, tex=0.35, rim=0.5, edge=0.2, light=(620, 0, 280))
    for x, y in SLASHES:
        turn = np.arctan2(y - 520, x - 400)
        dx, dy = -np.sin(turn - 0.9), np.cos(turn - 0.9)
        slash = curve((x - dx * 56, y - dy * 56), (x + 8, y - 4), (x + dx * 56, y + dy * 56))
        c.line(slash, 26, "#5c240c", 0.75, 2, clip=m, det=0)
        c.line(slash + np.array([5, 7]), 15, "#f4d8a0", 0.75, 2, clip=m, det=0)
    c.marks(m, 0.4, 700, 22, 4, jit=0.12, alpha=0.5)


def crumb_holes(c: Card) -> None:
    """The small dark holes all over its face, in which nobody lives."""
    rng = np.random.default_rng(7)
    for x, y in itertools.chain(*HOLES):
        rx = float(rng.uniform(9, 30))
        cave(c, x, y, rx, rx * float(rng.uniform(0.45, 0.8)), 0.0, float(rng.uniform(-14, 14)))


def crust_gate(c: Card, x: float, y: float) -> None:
    """An arch in the crust, 124 wide, and the light that falls out of it."""
    outer = ((x - 78, y + 8, "c"), (x - 80, y - 66), (x, y - 138), (x + 80, y - 66), (x + 78, y + 8, "c"))
    inner = ((x - 62, y + 8, "c"), (x - 62, y - 60), (x, y - 118), (x + 62, y - 60), (x + 62, y + 8, "c"))
    c.paint(blob(*outer), CRUST, vol=12, amb=0.3, tex=0.3)
    dark = ["#2c0c08", "#5c240c", "#94501c", "#d08c38"]
    c.paint(blob(*inner), dark, vol=5, amb=0.3, edge=0.3, grad=(-0.1, 0.2))
    c.glow(x - 20, y + 60, 260, "#ffb850", 0.4, 1.8, 0.35)


def crumb_trail(c: Card, line: Points) -> None:
    """A path of crumbs along a curve."""
    c.line(line, 20, "#fff0c8", 0.14, 1.5, det=0)
    for i, (x, y) in enumerate(line[::4]):
        r = 4 + (i * 5) % 6
        c.paint(ell(x + (i * 37) % 19 - 9, y + (i * 23) % 11 - 5, r, r * 0.7), CRUMB, vol=3, wob=1)
