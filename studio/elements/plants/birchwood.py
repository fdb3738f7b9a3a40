"""Birches."""

import numpy as np

from studio.elements.plants.trees import birch
from studio.paint import Card
from studio.shapes import blob, ell

BANKS = (["#24342c", "#4c6448", "#8c9c68", "#d0d09c"], ["#24402c", "#4c7444", "#8ca45c", "#d0cc8c"])


def birchwood(c: Card, young: bool) -> None:
    """Birches in dawn mist; `young` is the same wood as the water has kept it, in full summer light."""
    if young:
        c.sky([(0, "#244c4c"), (250, "#50745f"), (480, "#98a474"), (600, "#d4bc84"), (660, "#dcc490")])
    else:
        c.sky([(0, "#4c646c"), (300, "#7c948c"), (520, "#b8b498"), (620, "#dcc498"), (680, "#dcc498")])
    c.glow(420, 470, 420, "#ffe0a8", 0.16 if young else 0.32, 1.6)
    for i, (x, w, fog) in enumerate(
        ((150, 14, 0.7), (286, 12, 0.74), (388, 15, 0.68), (520, 12, 0.74), (640, 15, 0.7), (742, 12, 0.74))
    ):
        if young and x == 388:  # it would stand behind his face
            continue
        birch(c, x, SHORE - 40 - i % 3 * 8, 760, w, fog + 0.12 * young, 0.01 * (i % 3 - 1), i, twigs=False)
    c.fogband(540, 110, "#d8c88c" if young else "#dcd0b0", 0.3 if young else 0.45)
    for i, (x, w, fog) in enumerate(
        ((46, 40, 0.16), (200, 28, 0.38), (452, 26, 0.42), (668, 30, 0.34), (768, 44, 0.1))
    ):
        if young and x == 452:  # and this one behind his arm
            continue
        birch(c, x, SHORE - 8, 800, w, fog + 0.36 * young, 0.014 * (i % 3 - 1), 20 + i)
    leaf = ("#6c944c", "#9cb060", "#4c7848") if young else ("#a89060", "#c8a468", "#8c7c58")
    r = np.random.default_rng(5)
    for _ in range(420 if young else 120):
        at = r.uniform(20, 780), abs(r.normal(0, 90)) + 30
        c.flat(ell(*at, 9, 5, r.uniform(0, 180)), leaf[int(r.integers(3))], 0.8, wob=0.5)
    bank = blob((-20, SHORE + 30, "c"), (-20, SHORE - 34), (180, SHORE - 22), (420, SHORE - 16), (640, SHORE - 24), (820, SHORE - 40),
        (820, SHORE + 30, "c"))  # fmt: skip
    m = c.paint(bank, BANKS[young], vol=18, amb=0.35, edge=0.05, tex=0.35, wob=1.4)
    c.marks(m, -1.45, 420, 18, 2.8, jit=0.14, alpha=0.7, curl=0.3)
