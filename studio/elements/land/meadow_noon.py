"""A meadow at noon seen through a door: two hills, a path, one yellow tree, and the brook the sea becomes in it."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import round_tree
from studio.paint import Card
from studio.palettes import RIVER
from studio.shapes import arch, blob, taper

YELLOW: Ramp = ["#8a4a18", "#c87828", "#f0a83c", "#ffe08c"]
HILLS = ((640, ("#7a9a5c", "#a8bc74", "#dce0a0")), (664, ("#6c8a3c", "#a8b450", "#f0e08c")))
LIGHT = (400, 300, 200)
_STOPS = (0, 0.4, 0.56, 0.58, 0.78, 1)
_RED = (0.50, 0.86, 1, 0.86, 0.72, 0.50)
_GREEN = (0.76, 0.91, 0.93, 0.80, 0.70, 0.52)
_BLUE = (0.86, 0.82, 0.70, 0.40, 0.28, 0.17)


def _day(c: Card, top: float, h: float, inside: Arr) -> None:
    t = np.clip((c.yy - top) / h, 0, 1)
    day = np.stack([np.interp(t, _STOPS, shade) for shade in (_RED, _GREEN, _BLUE)], -1)
    c.over(inside, day * (1 + 0.12 * (c.bank[1] - 0.5))[..., None])


def _poppies(c: Card, m: Arr) -> None:
    for i, (x, y) in enumerate(c.scatter(m, 46)):
        c.dot(x, y, 1.2 + 2.2 * (y - 660) / 140, ("#d8402c", "#e8583c", "#c83030")[i % 3], 0.95)


def meadow_noon(c: Card, inside: Arr, top: float = 370, h: float = 430) -> None:
    """The meadow within the mask of a door at x=400 that reaches from `top` down by `h`."""
    _day(c, top, h, inside)
    for y, ramp in HILLS:
        hill = blob((280, y), (340, y - 14), (410, y + 2), (470, y - 16), (520, y), (520, 830), (280, 830))
        c.paint(hill, ramp, clip=inside, light=LIGHT, edge=0, vol=12)
    m = inside * c.ground(668)
    c.marks(m, -1.5, 700, 15, 2.4, jit=0.14, alpha=0.65, bias=0.03, curl=0.3)
    path = taper((452, 830, 46), (440, 770, 30), (452, 724, 17), (430, 694, 9), (438, 668, 4))
    c.paint(path, ["#b8884a", "#e0bc78", "#f8e0a8"], clip=inside, light=LIGHT, edge=0, wob=1.2)
    round_tree(c, 446, 676, 176, YELLOW, rim=0.4)
    brook = taper((372, 830, 92), (352, 778, 50), (372, 736, 28), (350, 706, 15), (362, 682, 6))
    b = c.paint(brook, RIVER, clip=inside, light=LIGHT, edge=0.1, vol=14, amb=0.45)
    c.marks(b, 1.2, 90, 22, 2.6, RIVER, jit=0.2, alpha=0.7, bias=0.1)
    _poppies(c, m * (1 - b))
    for x, y in ((336, 800), (412, 806), (470, 800), (322, 770)):
        grass(c, x, y, 26, 7, ("#4a6a2c", "#7a9a3c", "#b8c860"))


def noon_in_doorway(c: Card, x: float, y: float, w: float, h: float) -> None:
    """The meadow seen through an arched doorway `w` by `h` standing at (x, y), near the middle of the page."""
    inside = c.mask(arch(x - w / 2, y - h, x + w / 2, y), 0.25)
    before = c.img.copy()
    meadow_noon(c, inside, y - h, h)
    c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
    c.spark_alpha *= np.where(c.ground(640) > 0.5, inside, 1)
