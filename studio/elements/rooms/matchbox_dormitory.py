"""A matchbox as a dormitory: the open tray, one pillow and one blanket for all, the sleeve it comes out of, the table."""

from itertools import pairwise

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import BRASS, CREAM
from studio.shapes import blob, curve, ell, poly, quad, star, taper

BOARD: Ramp = ["#24141c", "#5c3c30", "#a07850", "#e8c088", "#ffe8b4"]
FLOOR: Ramp = ["#180e18", "#3c2428", "#74503c", "#b88858"]
BOX: Ramp = ["#0c1430", "#1c3464", "#3c6498", "#94b8cc"]
ROUGH: Ramp = ["#140a10", "#34201c", "#583830", "#8c6450"]
TABLE: Ramp = ["#100a14", "#2c1a20", "#54342c", "#8c5c40"]
COTTON: Ramp = ["#5c4050", "#a0787c", "#e4c4a4", "#fff0d0"]
WOOL: Ramp = ["#1c1c38", "#44446c", "#8484a0", "#d8c8b8", "#fff0d0"]
FAR_L, FAR_R, NEAR_R, NEAR_L = (150, 350), (650, 350), (704, 900), (96, 900)
RIMS = (((126, 234), (674, 234)), ((127, 236), (52, 900)), ((673, 236), (748, 900)))
LID = ((50, 884), (750, 884), (764, 1030), (36, 1030))
BORDER = ((0.06, 0.14), (0.94, 0.14), (0.95, 0.86), (0.05, 0.86), (0.06, 0.14))
SIDE = ((36, 1030), (764, 1030), (760, 1104), (40, 1104))
HEM, FOOT = 566.0, 900.0
SPREAD = 0.22
BODIES = (156, 212, 268, 328, 512, 562, 612, 654)


def night_table(c: Card) -> None:
    """The table the box lies on, seen as a strip below 1060."""
    m = c.paint(
        poly([(-20, 1056), (820, 1056), (820, 1220), (-20, 1220)]),
        TABLE,
        vol=2,
        amb=0.66,
        gain=0.5,
        edge=0,
        grain=1,
        tex=0.2,
    )
    c.marks(m, 0.02, 120, 80, 4, jit=0.1, alpha=0.4)
    c.shade(ell(400, 1106, 384, 16), 0.75, 8, "#04040c")


def match_tray(c: Card) -> None:
    """The open drawer: a cardboard floor in the shade of three low walls."""
    c.shade(poly([(100, 300), (700, 300), (770, 1120), (30, 1120)]), 0.6, 40, "#04040c")
    c.paint(poly([FAR_L, FAR_R, NEAR_R, NEAR_L]), FLOOR, vol=2, tex=0.16, wob=0.3, amb=0.16, edge=0.1)
    far = poly([(128, 236), (672, 236), (650, 356), (150, 356)])
    m = c.paint(far, BOARD, vol=3, tex=0.12, wob=0.3, amb=0.2, edge=0.2, grad=(0.1, -0.25))
    c.marks(m, 0.0, 90, 60, 3, jit=0.06, alpha=0.35)
    left = poly([(128, 236), (150, 352), (100, 900), (52, 900)])
    right = poly([(672, 236), (650, 352), (700, 900), (748, 900)])
    for wall, slope in ((left, 1.68), (right, 1.46)):
        m = c.paint(wall, BOARD[:4], vol=3, tex=0.12, wob=0.3, amb=0.16, edge=0.2)
        c.marks(m, slope, 60, 60, 3, jit=0.06, alpha=0.35)
    for a, b in RIMS:
        c.line([a, b], 9, "#f0cc94", alpha=0.75, ends=0.9)
    c.shade(poly([(150, 344), (650, 344), (652, 366), (148, 366)]), 0.6, 7, "#0c0610")
    for a, b in ((FAR_L, NEAR_L), (FAR_R, NEAR_R)):
        c.line([a, b], 14, "#140810", alpha=0.55, ends=0.9)


def match_pillow(c: Card, heads: list[tuple[float, float]], empty: float = 422) -> Arr:
    """One long pillow of cotton wool down to the blanket, a hollow under every head, an empty one at x=`empty`; its mask."""
    top = [(152 + k * 45, 374 + (k % 2) * 9) for k in range(12)]
    path = blob(*top, (664, 470), (674, 570, "c"), (128, 570, "c"), (138, 470))
    c.shade(path, 0.6, 12)
    m = c.paint(path, COTTON, vol=30, lump=0.3, tex=0.26, wob=1.6, edge=0.14, amb=0.2, grad=(0.12, -0.2))
    c.marks(m, 0.2, 130, 24, 3, jit=0.12, alpha=0.35)
    for x, y in heads:  # the cotton swells up round every crown, and is deep beneath it
        c.paint(blob((x - 38, y + 16), (x - 42, y - 18), (x - 24, y - 50), (x, y - 58), (x + 24, y - 50), (x + 42, y - 18), (x + 38, y + 16)),
            COTTON, vol=16, lump=0.3, tex=0.24, wob=1.6, edge=0.12, amb=0.26, soft=3, clip=m)  # fmt: skip
    for x, y in heads:
        c.shade(ell(x, y + 2, 32, 37), 0.7, 5, "#4c2438", clip=m)
        c.shade(ell(x, y + 44, 26, 34), 0.5, 9, "#4c2438", clip=m)
    c.shade(ell(empty, 446, 38, 40), 0.5, 12, "#7c4840", clip=m)
    c.flat(ell(empty, 484, 34, 10), "#fff0d0", 0.5, 8, clip=m)
    c.shade(poly([(120, 545), (680, 545), (680, 590), (120, 590)]), 0.55, 12, "#2c1428", clip=m)
    return m


def _over_bodies(c: Card, x: Arr, y: Arr, middle: float) -> Arr:
    """How high the blanket lies at every point: 1 over a body, 0 between two; the bodies spread from `middle`."""
    t = 1 + SPREAD * (y - HEM) / (FOOT - HEM)
    high = np.zeros_like(x)
    for at in BODIES:
        high = np.maximum(high, np.exp(-(((x - middle - (at - middle) * t) / (20 * t)) ** 2)))
    awake = np.exp(-(((x - middle) / (26 * t)) ** 2)) * np.clip(
        (y - HEM - 60) / 50, 0, 1
    )  # still under it below the waist
    return np.asarray(np.maximum(high, awake), np.float32)


def _wave(c: Card, y: float, x0: float, x1: float, middle: float, lift: float) -> list[tuple[float, float]]:
    """A line across the blanket at height `y`, lifted over every body, sunk where somebody has sat up."""
    x = np.linspace(x0, x1, 60)
    high = _over_bodies(c, x, np.full_like(x, y), middle)
    gap = np.exp(-(((x - middle) / 46) ** 2)) * np.clip(1 - (y - HEM) / 200, 0, 1)
    return [(float(px), float(y - lift * h + 30 * g)) for px, h, g in zip(x, high, gap, strict=True)]


def match_blanket(c: Card, middle: float) -> None:
    """A striped wool blanket that follows every body under it, its edge folded back."""
    hem = _wave(c, HEM, 106, 700, middle, 13)
    path = poly([*hem, (738, 910), (62, 910)])
    c.shade(path, 0.55, 14)
    high = _over_bodies(c, c.xx, c.yy, middle)
    slope = np.gradient(high, axis=1) * (c.img.shape[1] / 800) * np.sign(middle - c.xx) * 5
    relief = np.asarray((high - 0.55) * 0.3 + np.clip(slope, -0.3, 0.3), np.float32)
    m = c.paint(path, WOOL, vol=6, tex=0.24, wob=0.6, edge=0.2, amb=0.2, grad=(0.15, -0.3), add=relief)
    for y, w in ((664, 14), (712, 15), (764, 16), (820, 17), (872, 18)):
        c.line(_wave(c, y, 60, 740, middle, 10), w, "#8c3444", alpha=0.6, clip=m, ends=0.95)
    for k in range(-6, 7):
        if k:
            top, low = middle + k * 48 - 24, middle + (k * 48 - 24) * (1 + SPREAD)
            c.line([(top, HEM), (low, 905)], 5, "#241c44", alpha=0.3, clip=m, ends=0.95)
    c.marks(m, 1.6, 220, 16, 3, jit=0.1, alpha=0.3)
    near = np.exp(-(((c.xx - middle) / 230) ** 2) - ((c.yy - HEM) / 230) ** 2) * m
    lit = np.clip(0.25 + 0.45 * high + slope * 1.6, 0, 1)
    c.flat(np.asarray(near * lit, np.float32), "#ff9a48", 0.8)
    c.flat(np.asarray(near * np.clip(lit - 0.55, 0, 1), np.float32), "#ffe0a0", 0.9)
    _pushed_back(c, m, middle)
    fold = poly([*hem, *[(x, y + 46) for x, y in reversed(_wave(c, HEM, 103, 704, middle, 9))]])
    c.shade(fold, 0.55, 10, clip=m)
    c.paint(
        fold,
        CREAM,
        vol=10,
        tex=0.2,
        wob=0.6,
        edge=0.24,
        amb=0.24,
        gain=0.8,
        grad=(0.1, -0.2),
        add=relief * 0.7,
    )
    c.flat(ell(middle, HEM + 24, 210, 40), "#ffa850", 0.3, 26, clip=c.mask(fold))
    for dx in (-15, 15):  # it dips and creases where the sitter came through
        c.shade(
            taper(
                (middle + dx, HEM + 22, 5), (middle + dx * 2.4, HEM + 44, 4), (middle + dx * 4.6, HEM + 62, 2)
            ),
            0.5,
            3,
            "#4c2430",
        )


def _pushed_back(c: Card, m: Arr, middle: float) -> None:
    """Folds that run down and outwards from the place where somebody has sat up."""
    for dx, length in ((-84, 90), (-44, 150), (40, 140), (88, 96)):
        way = [
            (middle + dx * 0.3, HEM + 64),
            (middle + dx * 0.7, HEM + 64 + length * 0.5),
            (middle + dx, HEM + 64 + length),
        ]
        (ax, ay), (bx, by), (ex, ey) = way
        s = -1 if dx > 0 else 1
        c.shade(taper((ax, ay, 12), (bx, by, 14), (ex, ey, 4)), 0.5, 6, "#1c1438", clip=m)
        c.flat(
            taper((ax + 8 * s, ay, 8), (bx + 11 * s, by, 9), (ex + 8 * s, ey, 2)), "#ffb468", 0.5, 5, clip=m
        )


def match_sleeve(c: Card) -> None:
    """The blue box the drawer comes out of."""
    c.shade(poly([(50, 860), (750, 860), (750, 900), (50, 900)]), 0.6, 14, "#04040c")
    m = c.paint(poly(LID), BOX, vol=3, tex=0.2, wob=0.3, amb=0.3, edge=0.25, grad=(0.25, -0.15))
    ring = [quad(*LID, u, v) for u, v in BORDER]
    for a, b in pairwise(ring):
        c.line([a, b], 6, "#d8b060", alpha=0.8, clip=m, ends=0.9)
    for x, r in ((400, 46), (304, 20), (496, 20)):
        c.paint(star(x, 957, r, 8, 0.5), BRASS, vol=5, clip=m, wob=0.3, amb=0.34)
    c.line([(50, 885), (750, 885)], 7, "#b4d0dc", alpha=0.6, ends=0.9)


def striking_side(c: Card) -> None:
    """Its rough side: rows of grit, and one bright scratch from which sparks still fly."""
    rough = c.paint(poly(SIDE), ROUGH, vol=2, tex=0.2, wob=0.3, amb=0.36, edge=0.25, grad=(0.1, -0.2))
    for row in range(5):
        for k in range(47):
            x, y = quad(*SIDE, (k + 0.5 + (row % 2) * 0.5) / 48, (row + 0.7) / 5.4)
            c.flat(ell(x, y, 4.4, 3), "#1c0e10", 0.55, 0.6, clip=rough)
    c.halo(640, 1058, 70, "#ff9c40", 0.5)
    c.line(curve((452, 1084), (540, 1078), (650, 1056)), 15, "#c07038", alpha=0.6, clip=rough, ends=0.1)
    c.line(curve((462, 1083), (544, 1077), (650, 1056)), 7, "#ffd480", alpha=1, clip=rough, det=1, ends=0.1)
    for dx, dy in ((16, -8), (30, -18), (26, 2), (48, -10), (60, -26)):
        c.dot(650 + dx, 1054 + dy, 2.2, "#ffd080", 0.9)
