"""One tree that is bare and snowed on to the left and in leaf and fruit to the right."""

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.plants.foliage import foliage, leaf_shape
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import branch
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import Path, blob, ell, join, taper, xf

ORCHARD: Ramp = ["#16402c", "#2c6c3c", "#649c44", "#b4c45c", "#fbeca0"]
FROSTED: Ramp = ["#1c4850", "#3c7478", "#6ca09c", "#a8ccc0", "#e8f6ec"]
APRICOT: Ramp = ["#8c3428", "#e07c38", "#ffb860", "#fff0b8"]
COLD_BARK: Ramp = ["#24243c", "#4c4c68", "#84849c", "#d0d4e4"]
# the leafy half, in px from the middle of the trunk and on the page
CROWN = ((44, 300, 62), (100, 196, 70), (52, 420, 66), (172, 278, 84), (140, 442, 76), (226, 206, 52),
    (246, 372, 70), (216, 500, 54), (272, 290, 42), (84, 516, 46), (0, 230, 54))  # fmt: skip
# fruit in twos and threes: (x, y, radius)
FRUIT = ((74, 532, 17), (100, 544, 14), (226, 530, 18), (204, 518, 13), (278, 396, 16), (150, 486, 16), (240, 440, 13),
    (176, 366, 14), (196, 380, 17), (78, 366, 13), (262, 296, 15), (116, 246, 14), (206, 226, 15), (224, 240, 12),
    (60, 452, 12))  # fmt: skip


def _limbs(x: float, y: float, h: float, seed: int) -> list[Path]:
    """The branches on the left of the trunk; mirrored, they carry the other half."""
    limbs: list[Path] = []
    r = np.random.default_rng(seed)
    for up, a, length, w in (
        (0.44, -2.86, 0.136, 0.044), (0.52, -2.42, 0.125, 0.046), (0.58, -2.1, 0.15, 0.04), (0.63, -1.72, 0.145, 0.036),
    ):  # fmt: skip
        branch(limbs, x - 4, y - h * up, a, h * length, h * w, r, 1, 0.48, 5)
    return limbs


def tree_two_seasons(c: Card, x: float, y: float, past: Arr) -> None:
    """The tree stands at (x, y) and is 800 high; `past` says how far a point is on the summer side."""
    limbs = _limbs(x, y - 80, 760, 12)
    stem = taper(
        (x, y, 104), (x - 2, y - 50, 72), (x - 6, y - 140, 58), (x + 4, y - 280, 50), (x - 4, y - 460, 42), (x, y - 560, 18)
    )  # fmt: skip
    feet = [
        taper((x + s * 12, y - 44, 50), (x + s * 40, y - 4, 40), (x + s * far, y + down, 7))
        for s, far, down in ((-1, 122, 10), (1, 116, 14), (-1, 64, 36), (1, 40, 32))
    ]
    left: Arr = np.max([c.mask(p, 0.8) for p in limbs], 0)
    right: Arr = np.max([c.mask(xf(p, 2 * x, 0, flip=True), 0.8) for p in limbs], 0)
    right *= (c.xx < x + 300) & (c.yy > 200)  # what reaches out of the leaves would look bare
    c.paint(right, BARK, vol=12, tex=0.3)
    c.paint(left, COLD_BARK, vol=12, rim=0.4, tex=0.3)
    cold = np.asarray(1 - sstep(-60, 30, c.xx - x), np.float32)
    down = int(9 * left.shape[1] / 800) or 1
    lying = np.clip(left - np.roll(left, down, 0), 0, 1)
    c.over(c.blur(lying, 1.0) * 0.95 * cold, "#f8faff")
    m = c.paint(join(stem, *feet), BARK, vol=24, tex=0.35, grain=2, rim=0.5)
    c.marks(m, 1.5, 170, 34, 4, jit=0.1, alpha=0.6)
    c.over(m * np.asarray(sstep(14, -14, c.xx - x), np.float32) * 0.45, "#8c9cc8")
    for dx, dy, w in ((-16, -230, 26), (-20, -380, 24)):  # snow blown against the stem
        drift = taper(
            (x + dx - w * 0.5, y + dy + 12, 8), (x + dx, y + dy, w * 0.34), (x + dx + w * 0.2, y + dy + 16, 4)
        )
        c.paint(drift, ["#98a8c8", "#dce2ea", "#fffaf2"], vol=6, edge=0.03, soft=1, clip=m)
    _rooted(c, x, y, m)
    _crown(c, x, past)


def _rooted(c: Card, x: float, y: float, m: Arr) -> None:
    """The foot of the tree: dark hollows between the roots, snow banked against the left ones, grass before the right."""
    for line in (
        ((x + 30, y - 40, 4), (x + 44, y - 2, 10), (x + 60, y + 22, 10)),
        ((x - 4, y - 60, 6), (x - 6, y - 6, 16), (x - 16, y + 34, 20)),
    ):
        c.shade(taper(*line), 0.6, 5, "#241c2c", clip=m)
    bank = blob(
        (x - 140, y + 22),
        (x - 104, y - 8),
        (x - 60, y - 16),
        (x - 34, y + 12),
        (x - 12, y + 38),
        (x - 70, y + 40),
    )
    c.paint(bank, ["#8c9cc4", "#d0daea", "#fffaf2"], vol=8, edge=0.04, soft=2, wob=1.2, amb=0.5)
    for dx, dy, h in ((14, 42, 22), (44, 40, 26), (74, 30, 26), (104, 22, 24), (128, 20, 18)):
        grass(c, x + dx, y + dy, h, 8, ("#2c5838", "#5c9044", "#acc458"))


def _crown(c: Card, x: float, past: Arr) -> None:
    """Leaves that thin out and freeze towards the border, and the fruit among them."""
    heaps = [(x + dx, y, r) for dx, y, r in CROWN]
    frozen = np.asarray(1 - sstep(-40, 90, c.xx - x + (past - c.xx + x) * 0.1), np.float32)
    before = c.img.copy()
    foliage(c, heaps, ORCHARD, 1900, 23, other=FROSTED, share=frozen, ragged=36, reach=12)
    _sky_holes(c, x, before)
    for i, (dx, y, r) in enumerate(FRUIT):
        apricot(c, x + dx, y, r, i)
    last = (
        (-46, 356, 22, 2.0),
        (-70, 300, 20, 1.2),
        (-112, 392, 18, 1.9),
        (-34, 480, 20, 2.3),
        (-150, 250, 16, 1.4),
    )
    for k, (dx, y, size, turn) in enumerate(last):  # the last ones, over in the frost
        c.flat(leaf_shape(x + dx, y, size, turn, 0.46), FROSTED[2 - k % 2], 0.95, wob=0.3, det=0.6)


def _sky_holes(c: Card, x: float, before: Arr) -> None:
    """Gaps between the leaves where what was there before the crown shows through."""
    torn = (c.noise(22, 3) - 0.5) * 40
    for dx, y, r in ((120, 352, 26), (210, 322, 18), (196, 432, 22)):
        gap = np.asarray(sstep(-2, 5, r - np.hypot(c.xx - x - dx, (c.yy - y) * 1.3) + torn), np.float32)[
            ..., None
        ]
        c.img = before * gap + c.img * (1 - gap)


def apricot(c: Card, x: float, y: float, r: float = 16, turn: int = 0) -> None:
    """A ripe apricot, its middle at (x, y), its shadow on what is behind, a leaf over its shoulder."""
    c.shade(ell(x + 4, y + r * 0.5, r * 1.2, r * 1.1), 0.4, 5, "#143820")
    m = c.paint(ell(x, y, r, r * 1.04), APRICOT, vol=r * 0.85, wob=0.4, det=0.5, edge=0.28, rim=0.4, amb=0.4)
    c.line([(x - r * 0.2, y - r), (x - r * 0.42, y), (x - r * 0.1, y + r * 0.8)], 2, "#b4502c", 0.5, clip=m)
    s = 1 if turn % 2 else -1
    for k in range(turn % 3 + 1):
        leaf = leaf_shape(
            x + s * r * (0.5 - k * 0.9), y - r * (0.9 - 0.15 * k), r * 1.7, 0.5 * s + k * 1.7, 0.42
        )
        c.flat(leaf, ORCHARD[2 + (turn + k) % 2], 0.95, wob=0.3, det=0.4)


def fallen_apricot(c: Card, x: float, y: float, r: float = 13) -> None:
    """One that has rolled off, lying at (x, y), its shadow towards us."""
    c.shade(ell(x - 3, y + 3, r * 1.3, r * 0.4), 0.55, 3, "#34386c")
    m = c.paint(ell(x, y - r * 0.9, r, r * 0.96), APRICOT, vol=r * 0.8, wob=0.3, det=0.7, edge=0.28, amb=0.4)
    c.line([(x + r * 0.1, y - r * 1.8), (x + r * 0.3, y - r), (x, y - r * 0.2)], 1.8, "#b4502c", 0.5, clip=m)
    c.flat(
        blob((x - 2, y - r * 1.7), (x + r * 0.6, y - r * 2.3), (x + r * 1.2, y - r * 1.9)),
        "#649c44",
        0.9,
        wob=0.2,
    )
