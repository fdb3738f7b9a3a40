"""A birch wood on the bank of a pool, in November mist or in full summer light."""

import numpy as np

from studio.colour import Ramp
from studio.elements.plants.trees import birch
from studio.paint import Card
from studio.shapes import blob, ell

NOVEMBER_SKY = [(0, "#4c646c"), (300, "#7c948c"), (520, "#b8b498"), (620, "#dcc498"), (680, "#dcc498")]
SUMMER_SKY = [(0, "#244c4c"), (250, "#50745f"), (480, "#98a474"), (600, "#d4bc84"), (660, "#dcc490")]
NOVEMBER_LEAF, SUMMER_LEAF = ("#a89060", "#c8a468", "#8c7c58"), ("#6c944c", "#9cb060", "#4c7848")
NOVEMBER_BANK: Ramp = ["#24342c", "#4c6448", "#8c9c68", "#d0d09c"]
SUMMER_BANK: Ramp = ["#24402c", "#4c7444", "#8ca45c", "#d0cc8c"]
FAR = ((150, 14, 0.7), (286, 12, 0.74), (388, 15, 0.68), (520, 12, 0.74), (640, 15, 0.7), (742, 12, 0.74))
NEAR = ((46, 40, 0.16), (200, 28, 0.38), (452, 26, 0.42), (668, 30, 0.34), (768, 44, 0.1))


def _trunks(c: Card, shore: float, summer: bool, without: tuple[int, ...]) -> None:
    """Two planes of birches with mist between them."""
    for i, (x, w, fog) in enumerate(FAR):
        if x not in without:
            y = shore - 40 - i % 3 * 8
            birch(c, x, y, 760, w, fog + 0.12 * summer, 0.01 * (i % 3 - 1), i, twigs=False)
    c.fogband(540, 110, "#d8c88c" if summer else "#dcd0b0", 0.3 if summer else 0.45)
    for i, (x, w, fog) in enumerate(NEAR):
        if x not in without:
            birch(c, x, shore - 8, 800, w, fog + 0.36 * summer, 0.014 * (i % 3 - 1), 20 + i, twigs=False)


def _leaves(c: Card, summer: bool) -> None:
    """Many in summer, the last few in November."""
    colours = SUMMER_LEAF if summer else NOVEMBER_LEAF
    r = np.random.default_rng(5)
    for _ in range(420 if summer else 120):
        at = r.uniform(20, 780), abs(r.normal(0, 90)) + 30
        c.flat(ell(*at, 9, 5, r.uniform(0, 180)), colours[int(r.integers(3))], 0.8, wob=0.5)


def birchwood(c: Card, shore: float, summer: bool = False, without: tuple[int, ...] = ()) -> None:
    """The wood above the height `shore`, sky included; the trunks at the places `without` are left out."""
    c.sky(SUMMER_SKY if summer else NOVEMBER_SKY)
    c.glow(420, 470, 420, "#ffe0a8", 0.16 if summer else 0.32, 1.6)
    _trunks(c, shore, summer, without)
    _leaves(c, summer)
    rise = (-20, shore - 34), (180, shore - 22), (420, shore - 16), (640, shore - 24), (820, shore - 40)
    bank = blob((-20, shore + 30, "c"), *rise, (820, shore + 30, "c"))
    ramp = SUMMER_BANK if summer else NOVEMBER_BANK
    m = c.paint(bank, ramp, vol=18, amb=0.35, edge=0.05, tex=0.35, wob=1.4)
    c.marks(m, -1.45, 420, 18, 2.8, jit=0.14, alpha=0.7, curl=0.3)
