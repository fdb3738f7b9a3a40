"""One tree that is bare and snowed on to the left and in leaf and fruit to the right."""

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.buildings.houses_hanging import leaf_clump
from studio.elements.people.twins_walking import half_limbs, mirrored
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import blob, ell, taper

ORCHARD: Ramp = ["#1c4038", "#3c7c48", "#84b454", "#e4dc80", "#fff4b8"]
ORCHARD_SHADE: Ramp = ["#142c30", "#24543c", "#4c8448", "#a0b864"]
APRICOT: Ramp = ["#8c3428", "#e07c38", "#ffb860", "#fff0b8"]
COLD_BARK: Ramp = ["#24243c", "#4c4c68", "#84849c", "#d0d4e4"]
# the leafy half, in px from the middle of the trunk and on the page: deep leaves, lit leaves, fruit
DEEP_LOW = ((60, 486, 66), (160, 530, 80), (260, 520, 76), (290, 420, 76), (100, 420, 90))
DEEP_HIGH = ((200, 430, 96), (240, 300, 86), (100, 300, 90), (70, 210, 66), (160, 220, 80))
LIT_LOW = ((80, 506, 50), (166, 550, 56), (250, 540, 60), (308, 450, 52), (46, 450, 42), (130, 480, 64))
LIT_MIDDLE = ((220, 446, 70), (290, 360, 58), (56, 360, 50), (140, 380, 66), (220, 340, 62))
LIT_HIGH = ((50, 240, 46), (130, 270, 62), (210, 240, 58), (120, 180, 50), (46, 176, 36))
FRUIT_LOW = ((92, 562), (170, 584), (252, 572), (312, 490), (120, 516), (210, 490), (46, 480), (170, 420))
FRUIT_HIGH = ((276, 400), (78, 392), (140, 310), (220, 372), (62, 284), (234, 270), (110, 212), (180, 200))


def tree_two_seasons(c: Card, x: int = 400) -> None:
    """The tree fills the page from 890 up; its two halves meet at `x`."""
    limbs = half_limbs(x, 890, 760, 12)
    stem = taper((x, 896, 84), (x - 4, 780, 58), (x + 2, 640, 52), (x, 480, 44), (x, 400, 20))
    feet = [taper((x, 850, 50), (x + s * 60, 900, 22), (x + s * 110, 912, 6)) for s in (-1, 1)]
    c.shade(ell(x, 906, 130, 16), 0.4, 10, "#2c2848")
    left: Arr = np.max([c.mask(p, 0.8) for p in limbs], 0)
    right: Arr = np.max([c.mask(p, 0.8) for p in mirrored(limbs, x)], 0)
    trunk: Arr = np.max([c.mask(p, 0.8) for p in (stem, *feet)], 0)
    left *= c.xx < x
    right *= (c.xx > x) & (c.xx < x + 270) & (c.yy > 190)  # what reaches out of the leaves would look bare
    c.paint(right, BARK, vol=12, rim=0.5, tex=0.3)
    c.paint(left, COLD_BARK, vol=12, rim=0.6, tex=0.3)
    down = int(9 * left.shape[1] / 800) or 1
    lying = np.clip(left - np.roll(left, down, 0), 0, 1)
    c.over(c.blur(lying, 1.0) * 0.95, "#f8faff")
    m = c.paint(trunk, BARK, vol=26, tex=0.35, grain=2, rim=0.4)
    c.marks(m, 1.5, 160, 34, 4, jit=0.1, alpha=0.6)
    c.over(m * sstep(x + 6, x - 6, c.xx).astype(np.float32) * 0.36, "#8c9cc8")
    _leaves(c, x)
    for i, (dx, y) in enumerate((*FRUIT_LOW, *FRUIT_HIGH)):
        _apricot(c, x + dx, y, i)


def _leaves(c: Card, x: float) -> None:
    for i, (dx, y, r) in enumerate((*DEEP_LOW, *DEEP_HIGH)):
        leaf_clump(c, x + dx, y, r, ORCHARD_SHADE, i + 20)
    for i, (dx, y, r) in enumerate((*LIT_LOW, *LIT_MIDDLE, *LIT_HIGH)):
        leaf_clump(c, x + dx, y, r, ORCHARD, i)


def _apricot(c: Card, x: float, y: float, turn: int) -> None:
    """It hangs from its stalk; one leaf lies over its shoulder, its shadow on what is behind."""
    lean = (turn % 3 - 1) * 4
    c.shade(ell(x + 5, y + 9, 20, 18), 0.34, 6, "#143820")
    c.line([(x + lean * 1.6, y - 34), (x + lean, y - 24), (x, y - 13)], 3.4, "#5c3c24", 0.9, 0.2, ends=0.9)
    c.paint(ell(x, y, 17, 17.5), APRICOT, vol=14, wob=0.4, det=0.5, edge=0.3, rim=0.5)
    c.line([(x - 3, y - 14), (x - 6, y), (x - 2, y + 12)], 2, "#b4502c", 0.5)
    s = 1 if turn % 2 else -1
    near = blob((x - s * 4, y - 22), (x + s * 8, y - 22), (x + s * 23, y - 6), (x + s * 9, y - 9))
    far = blob((x + s * 3, y - 24), (x - s * 9, y - 26), (x - s * 22, y - 15), (x - s * 10, y - 14))
    for leaf, tones in ((far, ORCHARD_SHADE), (near, ORCHARD)):
        c.paint(leaf, tones, vol=4, wob=0.4, edge=0.3)
