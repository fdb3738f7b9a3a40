"""A wood that passes from winter (left) to summer (right): its air, its ground, and the blending."""

from collections.abc import Callable

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.plants.plants import grass
from studio.elements.plants.trees import trunk
from studio.paint import Card
from studio.shapes import blob

GREENS: Ramp = ["#0e3430", "#1c5c3c", "#4c9040", "#90bc50", "#e4e48c"]
TUFTS = ("#2c7038", "#4c9440", "#8cbc50")
CHALK: Ramp = ["#6c7494", "#b4bccc", "#e8e8ea", "#fffaf2"]
# far trunks: (x, width, fog, lean)
MIST = ((66, 22, 0.66, 0.03), (186, 30, 0.6, -0.02), (356, 20, 0.55, 0.04), (520, 34, 0.5, -0.03), (574, 16, 0.62, 0.02),
    (706, 30, 0.5, 0.03))  # fmt: skip
SUMMER_AIR = [(0, "#5c9c58"), (500, "#c4d878"), (900, "#fbf2b4")]
WINTER_AIR = [(0, "#8494b4"), (500, "#9cacca"), (900, "#bccae0")]


def blended(c: Card, under: Callable[[], None], over: Callable[[], None], share: Arr) -> None:
    """Paint the same place twice and keep `over` where `share` is 1."""
    before = c.img.copy()
    under()
    first, c.img = c.img, before
    over()
    c.img = (first + (c.img - first) * share[..., None]).astype(np.float32)


def soft_step(a: float, b: float, v: Arr) -> Arr:
    """0 below `a`, 1 above `b`, soft between."""
    t = np.clip((v - a) / (b - a), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def season_air(c: Card) -> None:
    """Snow light on the left, summer light on the right, where the sun comes through."""
    share = soft_step(20, 600, c.xx + 60 * (c.bank[1] - 0.5))
    blended(c, lambda: c.sky(WINTER_AIR), lambda: c.sky(SUMMER_AIR), share)
    c.glow(690, 560, 420, "#fff4a8", 0.6, 1.5)


def misty_trunks(c: Card) -> None:
    """The rhythm of trunks in the mist, pale behind and green ahead."""
    for x, w, fog, lean in MIST:
        c.fog = np.asarray((0.86, 0.89, 0.94) if x < 260 else (0.90, 0.92, 0.62), np.float32)
        trunk(c, x, 905, 900, w, fog=fog, lean=lean)


def season_floor(c: Card) -> None:
    """Ground from 900 down: snow that ends between 250 and 560, then grass."""
    land = blob((-60, 900), (200, 884), (430, 906), (640, 886), (860, 900), (900, 1300), (-100, 1300))

    def grass() -> None:
        c.paint(land, GREENS, vol=4, amb=0.5, tex=0.3, edge=0.04, grad=(0.1, -0.25))

    def snow() -> None:
        c.paint(land, CHALK, vol=4, amb=0.62, tex=0.15, edge=0.04, grad=(0.1, -0.1))

    slope = c.xx + (c.yy - 900) * 0.25 + 130 * (c.bank[1] - 0.5)
    blended(c, snow, grass, soft_step(250, 560, slope))
    m = c.mask(land) * soft_step(380, 560, slope)
    c.marks(m, -1.5, 1500, 30, 3.4, jit=0.1, alpha=0.7)


def covered_root(c: Card, x: float, y: float, w: float, snow: bool) -> None:
    """What stands against the foot of a trunk `w` thick: a little drift of snow, or tufts of grass."""
    if snow:
        drift = blob((x - w * 1.7, y + 14), (x - w * 0.9, y - 4), (x - w * 0.3, y - w * 0.5), (x + w * 0.2, y + 2),
            (x + w * 0.7, y - w * 0.2), (x + w * 1.4, y + 14), (x, y + 20))  # fmt: skip
        c.paint(drift, CHALK, vol=9, amb=0.6, soft=4, edge=0, tex=0.15)
        return
    for k in range(5):
        grass(c, x + (k - 2) * w * 0.52, y + 9 - (k % 2) * 3, 17 + (k * 5) % 8, 7, TUFTS, spread=1.3)
