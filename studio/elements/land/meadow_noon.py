"""A meadow at noon seen through a door: two hills, a path, one yellow tree, and the brook the sea becomes in it."""

from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import Path, arch, blob, ell, taper

YELLOW: Ramp = ["#7a3c14", "#b8641c", "#ec9c2c", "#ffcf5c", "#fff0b0"]
LEAFY = (
    (-1, 0.1),
    (-0.8, -0.6),
    (-0.3, -0.9),
    (0.2, -1),
    (0.7, -0.7),
    (1, 0),
    (0.8, 0.6),
    (0.3, 0.9),
    (-0.3, 0.8),
    (-0.8, 0.7),
)
HILLS = ((640, ("#7a9a5c", "#a8bc74", "#dce0a0")), (664, ("#6c8a3c", "#a8b450", "#f0e08c")))
EARTH: Ramp = ["#b8884a", "#e0bc78", "#f8e0a8"]
SKY_WATER: Ramp = ["#2c6a94", "#5ca4c4", "#a4dce0", "#f0fff4"]
LIGHT = (400, 300, 200)
# what winds over the ground, from far to near: (y, middle, half width)
BROOK = (
    (688, 398, 1), (694, 384, 2.5), (701, 364, 4), (709, 352, 5.5), (719, 358, 8), (730, 372, 11), (744, 372, 15),
    (760, 352, 21), (780, 340, 28), (806, 346, 38), (830, 356, 48),
)  # fmt: skip
PATH = (
    (670, 478, 1), (682, 474, 2), (694, 462, 3.5), (708, 446, 5.5), (722, 444, 8), (738, 458, 11), (758, 468, 15),
    (784, 458, 21), (830, 446, 32),
)  # fmt: skip
POPPIES = (
    (318, 686), (330, 692), (346, 684), (414, 690), (426, 698), (484, 700), (320, 716), (332, 724), (398, 712),
    (412, 722), (486, 724), (416, 746), (402, 738), (318, 742), (430, 758), (488, 756), (408, 780), (420, 790),
)  # fmt: skip
_STOPS = (0, 0.4, 0.56, 0.58, 0.78, 1)
_RED = (0.50, 0.86, 1, 0.86, 0.72, 0.50)
_GREEN = (0.76, 0.91, 0.93, 0.80, 0.70, 0.52)
_BLUE = (0.86, 0.82, 0.70, 0.40, 0.28, 0.17)


def _day(c: Card, top: float, h: float, inside: Arr) -> None:
    t = np.clip((c.yy - top) / h, 0, 1)
    day = np.stack([np.interp(t, _STOPS, shade) for shade in (_RED, _GREEN, _BLUE)], -1)
    c.over(inside, day * (1 + 0.12 * (c.bank[1] - 0.5))[..., None])


def _poppy(c: Card, x: float, y: float, r: float, turn: float, clip: Arr) -> None:
    """A stem, three petals about a dark eye."""
    c.line(
        [(x + r * 0.5, y + r * 3.4), (x + r * 0.2, y + r * 1.6), (x, y)], r * 0.4, "#4a6a2c", 0.8, clip=clip
    )
    f = c.at(x, y, r, turn, wob=0.3)
    for px, py, col in (
        (0, -0.5, "#a82424"),
        (-0.7, 0, "#c8302a"),
        (0.7, -0.05, "#d84030"),
        (0, 0.4, "#f0623e"),
    ):
        f.flat(ell(px, py, 0.85, 0.68), col, 1, clip=clip, det=0.8)
    f.flat(ell(0, -0.1, 0.3, 0.24), "#3a1418", 0.9, clip=clip, det=0.8)


def _poppies(c: Card, inside: Arr) -> None:
    """Drifts of them, few and far, larger towards the sill."""
    for i, (x, y) in enumerate(POPPIES):
        _poppy(c, x, y, 1.1 + 3.6 * (y - 676) / 120, (i * 37) % 50 - 25, inside)


def _winding(*rows: tuple[float, float, float], wider: float = 0) -> Path:
    """Something that lies on the ground, through rows (y, middle, half width) from far to near."""
    left = [(x - w - wider, y) for y, x, w in rows]
    right = [(x + w + wider, y) for y, x, w in reversed(rows)]
    return blob(*left, *right)


def _brook(c: Card, inside: Arr) -> None:
    """It lies in its bed between dark banks and carries the sky."""
    c.flat(_winding(*BROOK, wider=5), "#5c7434", 0.75, 2, 0.8, clip=inside)
    b = c.paint(
        _winding(*BROOK), SKY_WATER, clip=inside, light=LIGHT, edge=0.12, vol=3, wob=0.6, grad=(0.2, -0.1)
    )
    c.marks(b, 0.05, 46, 15, 2.2, SKY_WATER, jit=0.12, alpha=0.7, bias=0.16)
    c.shade(_winding(*[(y, x - w, 2.5) for y, x, w in BROOK[3:]]), 0.35, 2, "#2c4438", clip=b)


def _golden_tree(c: Card, x: float, y: float) -> None:
    """One tree in full gold: a forked trunk, heaps of leaves, the noon on their upper left, brown shade below."""
    bark: dict[str, Any] = {"vol": 6, "wob": 0.4, "edge": 0.25, "light": (x - 90, y - 220, 120)}
    c.paint(taper((x, y + 4, 18), (x - 2, y - 40, 12), (x - 6, y - 92, 9)), BARK, **bark)
    for tip in ((x - 42, y - 122), (x + 26, y - 128)):
        c.paint(taper((x - 3, y - 60, 8), ((x + tip[0]) / 2, y - 88, 6), (*tip, 3)), BARK, **bark)
    heaps = (
        (26, -104, 32, 22, 0), (-34, -98, 36, 22, 0), (-4, -96, 34, 20, 0), (40, -128, 30, 26, 1), (6, -126, 40, 30, 1),
        (-46, -124, 32, 26, 1), (22, -156, 34, 28, 2), (-24, -152, 40, 32, 2), (-2, -178, 32, 24, 2),
    )  # fmt: skip
    for dx, dy, rx, ry, lit in heaps:
        px, py = x + dx, y + dy
        ring = [(px + rx * u, py + ry * v) for u, v in LEAFY]
        how: dict[str, Any] = {
            "vol": 15,
            "amb": 0.1 + 0.13 * lit,
            "gain": 0.75,
            "edge": 0.02,
            "tex": 0.34,
            "wob": 1.3,
        }
        m = c.paint(blob(*ring), YELLOW, light=(x - 110, y - 290, 120), grad=(0.1, -0.16), **how)
        c.marks(m, -0.9, 34, 10, 5, jit=0.13, alpha=0.85, curl=0.8)


def _foot_of_tree(c: Card, x: float, y: float) -> None:
    """Roots that grip, the tree's own shade, grass before it."""
    c.shade(ell(x + 14, y + 9, 40, 7), 0.4, 4, "#4a5a20")
    for dx, dy in ((-17, 8), (-7, 12), (9, 11), (20, 7)):
        c.paint(
            taper((x + dx * 0.15, y - 14, 9), (x + dx * 0.5, y + 1, 6), (x + dx, y + dy, 1.5)),
            BARK,
            vol=4,
            wob=0.4,
        )
    for dx in (-13, 1, 14):
        grass(c, x + dx, y + 13, 10, 4, ("#4a6a2c", "#7a9a3c", "#b8c860"))


def meadow_noon(c: Card, inside: Arr, top: float = 370, h: float = 430) -> None:
    """The meadow within the mask of a door at x=400 that reaches from `top` down by `h`."""
    _day(c, top, h, inside)
    for y, ramp in HILLS:
        hill = blob((280, y), (340, y - 14), (410, y + 2), (470, y - 16), (520, y), (520, 830), (280, 830))
        c.paint(hill, ramp, clip=inside, light=LIGHT, edge=0, vol=12)
    m = inside * c.ground(668)
    c.marks(m, -1.5, 700, 15, 2.4, jit=0.14, alpha=0.65, bias=0.03, curl=0.3)
    c.paint(_winding(*PATH), EARTH, clip=inside, light=LIGHT, edge=0, vol=3, wob=0.9)
    _golden_tree(c, 446, 676)
    _foot_of_tree(c, 446, 676)
    _brook(c, inside)
    _poppies(c, inside)
    for x, y in ((312, 790), (424, 806), (482, 800), (404, 768), (330, 752)):
        grass(c, x, y, 24, 7, ("#4a6a2c", "#7a9a3c", "#b8c860"))


def noon_in_doorway(c: Card, x: float, y: float, w: float, h: float) -> None:
    """The meadow seen through an arched doorway `w` by `h` standing at (x, y), near the middle of the page."""
    inside = c.mask(arch(x - w / 2, y - h, x + w / 2, y), 0.25)
    before = c.img.copy()
    meadow_noon(c, inside, y - h, h)
    c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
    c.spark_alpha *= np.where(c.ground(640) > 0.5, inside, 1)
