"""The shadow of a stag on a wall, from the front, whose antlers branch like a wood in winter and come into leaf."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.plants.trees import branch
from studio.paint import Card
from studio.shapes import Path, Point, blob, cut, ell, join, poly, taper, xf

ORANGE: Ramp = ["#5a1c10", "#c04c1c", "#ff9038", "#ffe09c"]
OLIVE: Ramp = ["#2a2410", "#6a6020", "#b4a040", "#f4e08c"]
SHADE = "#1c1118"
# the main beam of the right antler and where its tines leave it (x from the middle, y, width, angle, length)
BEAM = ((20, 482, 22), (50, 420, 21), (104, 366, 19), (140, 300, 17), (146, 220, 14), (118, 140, 11))
TIP = (126, 66, 8)
LOW_TINES = ((54, 412, 13, -1.75, 92), (112, 352, 13, -0.12, 108), (140, 296, 12, -0.45, 108))
MIDDLE_TINES = ((146, 224, 11, -0.15, 92), (130, 176, 10, -2.2, 84))
HIGH_TINES = ((120, 130, 9, -0.8, 84), (124, 80, 8, -2.4, 70), (126, 76, 8, -0.5, 80))


def _lower(y: float) -> float:
    """Antlers end below the ceiling."""
    return 482 - (482 - y) * 0.88


def _antlers() -> list[Path]:
    r = np.random.default_rng(21)
    limbs: list[Path] = []
    for sg in (-1, 1):
        limbs.append(taper(*[(400 + sg * x, _lower(y), w) for x, y, w in (*BEAM, TIP)]))
        for x, y, w, angle, length in LOW_TINES + MIDDLE_TINES + HIGH_TINES:
            turned = angle if sg > 0 else math.pi - angle
            branch(limbs, 400 + sg * x, _lower(y), turned, length * 0.62, w, r, 2, 0.42, 6)
    return limbs


def _head() -> Path:
    side = [(436, 460), (458, 500), (455, 548), (440, 596), (430, 640), (424, 670)]
    return blob((400, 450), *side, (400, 682), *[(800 - x, y) for x, y in reversed(side)])


def _neck_and_ears() -> Path:
    """Ears, a strong neck with its ruff, shoulders, and the breast down to the foot of the wall at 950."""
    half: list[Point] = [(22, 490), (40, 550), (54, 610), (64, 664), (78, 706), (102, 742), (128, 784), (136, 830), (124, 876), (106, 910), (92, 950, "c")]  # fmt: skip
    right: list[Point] = [(400 + p[0], *p[1:]) for p in half]
    left: list[Point] = [(400 - p[0], *p[1:]) for p in reversed(half)]
    body = blob((400, 478), *right, *left)
    ear = blob((352, 512, "c"), (304, 508), (252, 482), (232, 452, "c"), (288, 448), (338, 468), (366, 496))
    return join(body, ear, xf(ear, 800, flip=True))


def _on_the_floor(x: float, y: float) -> Path:
    """The breast goes on over the boards and narrows towards somebody's two feet at (x, y)."""
    gap = blob(
        (x - 4, y, "c"), (x - 12, y - 40), (394, 962, "c"), (406, 962, "c"), (x + 12, y - 40), (x + 4, y, "c")
    )
    outer = [(308, 946, "c"), (492, 946, "c"), (478, 984), (x + 40, y - 28), (x + 20, y + 4, "c"), (x - 20, y + 4, "c"), (x - 40, y - 28), (322, 984)]  # fmt: skip
    return cut(blob(*outer), gap)


def _eyes(c: Card) -> None:
    for sg in (-1, 1):
        x = 400 + sg * 35
        eye = blob((x - 13, 548, "c"), (x, 539), (x + 13, 548, "c"), (x, 556))
        c.flat(xf(eye, rot=-16 * sg, o=(x, 548)), "#ffdf90", 0.97, 0.6, wob=0.2, det=1)
        c.halo(x, 548, 46, "#ffcf70", 0.6)
        c.flat(ell(400 + sg * 12, 658, 5, 3.4, -20 * sg), "#5a3a2c", 0.7, 1)


def stag_shadow(c: Card, x: float, y: float) -> Arr:
    """Wall-high, one shadow from the feet at (x, y) over the floor, up the wall, to the ceiling; returns the antlers."""
    head = c.mask(_head(), 0.8, 2)
    trunk = c.mask(_neck_and_ears(), 1.0, 3)
    near = c.mask(_on_the_floor(x, y), 0.6, 3)
    horns = c.blur(np.max([c.mask(p, 0.8) for p in _antlers()], 0), 1.2)
    whole = np.maximum.reduce([trunk * 0.9, horns, head, near * 0.9])
    dense = (0.95 - 0.08 * sstep(700, 960, c.yy)) * (0.92 + 0.2 * (c.bank[0] - 0.5))
    c.over(c.blur(whole, 16) * (1 - whole) * 0.35, "#2a1a1c")
    c.over(np.clip(whole * dense, 0, 1), SHADE)
    brim = np.clip(c.blur(head, 5) - head * 0.5, 0, 1) * trunk * (1 - head)
    c.over(np.clip(brim * 0.55, 0, 1), "#8a5a34")
    chest = (
        c.mask(blob((352, 700), (400, 760), (448, 700), (470, 780), (400, 850), (330, 780)), 1, 22) * trunk
    )
    c.over(np.clip(chest * 0.22, 0, 1), "#0c0810")
    _eyes(c)
    return horns


def shadow_bird(c: Card, x: float, y: float, s: float = 1.0, flip: bool = False) -> None:
    """A small bird perched at (x, y), only its shadow, looking left: beak, round breast, tail cocked."""
    f = c.at(x, y, s, flip=flip, wob=0.2)
    body = blob(
        (-20, -40), (-10, -48), (2, -44), (12, -30), (26, -16), (20, -6), (2, 0), (-14, -8), (-20, -24)
    )
    tail = blob((18, -18, "c"), (52, -20, "c"), (50, -9, "c"), (16, -4, "c"))
    beak = poly([(-18, -42), (-34, -35), (-17, -32)])
    f.flat(join(body, tail, beak), SHADE, 0.97, det=0.9)
    for dx in (-4, 5):
        f.line([(dx, -3), (dx - 1, 6)], 3, SHADE, alpha=0.97)
    f.flat(ell(-13, -38, 2.2), "#ffdf90", 0.95, det=1)


def antler_leaves(c: Card, horns: Arr, n: int = 170) -> None:
    """The thin ends of the antlers put out real leaves."""
    ends = ((horns > 0.22) & (c.blur(horns, 8) < 0.4)) * (1 - c.ground(440)) * c.ground(64)
    leaf = blob((0, 0, "c"), (8, -7), (20, -5), (28, 0, "c"), (18, 6), (7, 6))
    for i, (x, y) in enumerate(c.scatter(ends * (1 - c.radial(400, 300, 330, 340)), n)):
        turn, size = (i * 137) % 360, 0.7 + 0.5 * ((i * 7) % 10) / 10
        c.paint(xf(leaf, x, y, size, turn), OLIVE if i % 3 else ORANGE, vol=4, wob=0.3, det=0.6, edge=0.2)


def fallen_leaf(c: Card, x: float, y: float, ramp: Ramp = ORANGE) -> None:
    """One real leaf on the real floor, its stalk at (x, y), 64 long."""
    c.shade(ell(x + 30, y + 6, 34, 6), 0.5, 4, "#160c0c")
    leaf = blob((0, 0, "c"), (14, -15), (38, -13), (58, 2, "c"), (34, 9), (12, 9))
    c.paint(xf(leaf, x, y, 1.1, 6), ramp, vol=6, wob=0.3, det=0.9, rim=0.8)
    c.line([(x - 12, y + 2), (x + 28, y), (x + 58, y + 4)], 2, "#7a2c10", 0.8)
