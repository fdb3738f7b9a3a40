"""An old apple tree as tall as the page: roots, trunk, five great boughs, twigs, one crown of leaves behind and before."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.plants.foliage import foliage
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import Point, curve, ell, join, taper

OLIVE: Ramp = ["#1c2c1c", "#3c4c20", "#66742e", "#9c9a42", "#e4d080"]
DEEP: Ramp = ["#22341e", "#3a4a22", "#5a6a2c", "#8c903e", "#d8c874"]
STEM = ((396, 1060, 160), (392, 990, 98), (376, 880, 78), (392, 770, 70), (420, 660, 58), (410, 560, 44))
TRUNK = join(
    taper(*STEM),
    taper((376, 1010, 60), (300, 1054, 34), (210, 1070, 8)),
    taper((420, 1010, 60), (500, 1056, 36), (600, 1072, 8)),
)
LIMBS = (
    ((388, 800, 54), (320, 710, 38), (230, 650, 24), (120, 610, 8)),
    ((404, 740, 52), (500, 664, 36), (590, 618, 24), (716, 590, 8)),
    ((414, 620, 42), (350, 520, 30), (270, 440, 18), (190, 380, 6)),
    ((412, 600, 42), (470, 500, 30), (570, 410, 18), (660, 350, 6)),
    ((410, 580, 38), (420, 450, 26), (390, 320, 14), (400, 180, 5)),
)
BACK = (
    (120, 470, 76), (160, 360, 84), (240, 250, 90), (330, 186, 84), (430, 166, 76), (520, 184, 80), (620, 250, 84), (690, 360, 78), (706, 480, 66),
    (640, 540, 60), (250, 420, 104), (350, 330, 120), (480, 320, 120), (580, 400, 100), (420, 450, 90), (310, 540, 66), (130, 560, 50), (520, 500, 66),
)  # fmt: skip
FRONT = (
    (96, 500, 46), (176, 300, 44), (290, 170, 44), (440, 156, 34), (600, 190, 44), (714, 330, 36), (722, 530, 38), (300, 380, 44), (478, 400, 40),
    (560, 520, 44), (220, 520, 40), (664, 430, 36), (420, 230, 44), (96, 610, 30), (180, 632, 26), (370, 560, 36), (690, 594, 28),
)  # fmt: skip


def _twigs(c: Card, ends: Sequence[Point]) -> None:
    """From the nearest place of a bough a branch to each of the ends."""
    lines = [np.asarray(curve(*[(x, y) for x, y, _ in pts])) for pts in LIMBS]
    along = np.concatenate([line[: int(len(line) * 0.92)] for line in lines])
    for x, y in ends:
        d = np.hypot(along[:, 0] - x, (along[:, 1] - y) * (1.0 + (along[:, 1] < y)))
        ox, oy = along[int(np.argmin(d))]
        bend = ((ox + x) / 2, (oy + y) / 2 + 10)
        c.paint(
            taper((ox, oy, 17), (*bend, 13), (x, y, 10)), BARK, vol=9, amb=0.18, rim=0.6, edge=0.25, tex=0.3
        )


def great_apple_tree(c: Card, ground: Arr, ends: Sequence[Point] = ()) -> Arr:
    """The tree, its foot at (396, 1060), its crown round (406, 360), its shadow on the ground; returns its mask.

    To each of `ends` a branch grows from the nearest bough."""
    before = c.img.copy()
    c.shade(ell(470, 1074, 330, 30), 0.45, 16, "#2a3420", clip=ground)
    foliage(c, BACK, DEEP, 1300, 22, ragged=32)
    for pts in LIMBS:
        c.paint(taper(*pts), BARK, vol=18, amb=0.15, rim=0.7, edge=0.25, tex=0.35, grain=2)
    _twigs(c, ends)
    m = c.paint(TRUNK, BARK, vol=44, amb=0.12, rim=0.8, edge=0.25, tex=0.35, grain=2)
    c.marks(m, lambda _, y: -1.5 + 0.5 * np.sin(y / 70), 1000, 28, 4, jit=0.13, curl=0.12)
    foliage(c, FRONT, OLIVE, 620, 21, ragged=26, reach=12)
    return np.asarray(np.abs(c.img - before).max(-1) > 0.02, np.float32)
