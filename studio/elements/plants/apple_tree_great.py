"""An old apple tree as tall as the page: roots, trunk, five great boughs, clumps of leaves behind and before."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses_hanging import leaf_clump
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import ell, join, taper

OLIVE: Ramp = ["#16241a", "#34441e", "#62702c", "#a09a40", "#ecd884"]
STEM = ((396, 1060, 160), (392, 990, 98), (376, 880, 78), (392, 770, 70), (420, 660, 58), (410, 560, 44))
TRUNK = join(
    taper(*STEM),
    taper((376, 1010, 60), (300, 1054, 34), (210, 1070, 8)),
    taper((420, 1010, 60), (500, 1056, 36), (600, 1072, 8)),
)
BOUGHS = (
    taper((388, 800, 54), (320, 710, 38), (230, 650, 24), (120, 610, 8)),
    taper((404, 740, 52), (500, 664, 36), (590, 618, 24), (716, 590, 8)),
    taper((414, 620, 42), (350, 520, 30), (270, 440, 18), (190, 380, 6)),
    taper((412, 600, 42), (470, 500, 30), (570, 410, 18), (660, 350, 6)),
    taper((410, 580, 38), (420, 450, 26), (390, 320, 14), (400, 230, 5)),
)


def _crown(c: Card, n: int, size: float, seed: int, ring: float = 0.0) -> None:
    """Clumps of leaves over the crown, dark ones first; `ring` keeps them away from its middle."""
    r = np.random.default_rng(seed)
    for i in range(n):
        a, u = r.uniform(0, 2 * np.pi), ring + (1 - ring) * r.random() ** 0.5
        x, y = 406 + np.cos(a) * u * 286, 400 + np.sin(a) * u * 232 + abs(np.cos(a)) * 46
        leaf_clump(c, x, y, size * r.uniform(0.65, 1.15), OLIVE, float(i))


def great_apple_tree(c: Card, ground: Arr) -> Arr:
    """The tree, its foot at (396, 1060), its crown round (406, 400), its shadow on the ground; returns its mask."""
    before = c.img.copy()
    c.shade(ell(470, 1074, 330, 30), 0.45, 16, "#2a3420", clip=ground)
    _crown(c, 40, 84, 8)
    for x, y, size in ((668, 270, 50), (710, 316, 44), (720, 372, 38), (352, 150, 44)):
        leaf_clump(c, x, y, size, OLIVE, x)
    for bough in BOUGHS:
        c.paint(bough, BARK, vol=18, amb=0.15, rim=0.7, edge=0.25, tex=0.35, grain=2)
    m = c.paint(TRUNK, BARK, vol=44, amb=0.12, rim=0.8, edge=0.25, tex=0.35, grain=2)
    c.marks(m, lambda _, y: -1.5 + 0.5 * np.sin(y / 70), 1000, 28, 4, jit=0.13, curl=0.12)
    _crown(c, 16, 50, 21, 0.45)
    for x, y, size in ((96, 604, 46), (150, 622, 34), (716, 560, 44), (660, 612, 30), (186, 628, 30)):
        leaf_clump(c, x, y, size, OLIVE, x)
    return np.asarray(np.abs(c.img - before).max(-1) > 0.02, np.float32)
