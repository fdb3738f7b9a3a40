"""Dunes with a sunlit back and a lee side in shade, and sand drifted over something."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Point, blob, xf

DUNE = ["#8c5c74", "#d09c84", "#f2d2a0", "#fff2d0"]


def lee_dune(c: Card, ridge: Sequence[Point], peak: Point, ramp: Ramp, fog: float) -> None:
    """A dune under its ridge: a sunlit back and, right of its peak, a lee side in lilac shade."""
    (ax, ay), *tops, (zx, zy) = ridge
    outline = blob((ax, ay, "c"), *tops, (zx, zy, "c"), (860, 1260, "c"), (-60, 1260, "c"))
    m = c.paint(outline, ramp, vol=20, amb=0.5, fog=fog, edge=0.1, tex=0.14, wob=0.8)
    x, y = peak
    edge = ((x, y - 4, "c"), (x + 60, y + 90), (x + 30, y + 200), (x + 120, y + 330, "c"))
    lee = blob(*edge, (x + 420, y + 330, "c"), (x + 420, y + 60, "c"), (x + 200, y + 30))
    c.flat(lee, c.fade("#9c6c94", fog), 0.5, 3, clip=m)
    c.marks(m, lambda u, _: 0.1 + 0.25 * np.sin(u / 120), 300, 70, 3, jit=0.05, alpha=0.5)


def sand_drift(c: Card) -> None:
    """Sand heaped from 330 to the right edge, where it is 880 high, and flat sand before it."""
    back = (300, 1260), (330, 1000), (400, 946), (452, 908), (496, 882), (540, 890), (590, 880), (640, 892)
    sand = blob(*back, (706, 892), (780, 896), (860, 880), (860, 1260))
    c.shade(xf(sand, 0, -16), 0.62, 13, "#4c1c10")
    m = c.paint(sand, DUNE, vol=50, amb=0.42, edge=0.06, tex=0.18, grad=(0.1, -0.16))
    c.marks(m, lambda x, _: 0.1 + 0.3 * np.sin(x / 110), 420, 60, 3, jit=0.06, alpha=0.5)
    for x, y, w in ((486, 904, 70), (584, 896, 64), (664, 912, 66)):  # the lip the wind has heaped
        heap = blob((x - w, y + 26), (x - w * 0.4, y + 2), (x, y - 10), (x + w * 0.5, y + 4), (x + w, y + 28))
        c.paint(heap, DUNE, vol=16, amb=0.4, edge=0, soft=3, tex=0.16)
        c.shade(
            blob((x + w * 0.1, y - 4), (x + w * 0.5, y + 6), (x + w, y + 28), (x + w * 0.3, y + 28)),
            0.26,
            6,
            "#8c5c84",
        )
    thrown = blob((548, 926), (620, 914), (720, 906), (790, 930), (716, 962), (610, 954))
    c.shade(thrown, 0.5, 9, "#8c5480", clip=m)
    shape = blob((-60, 1260), (-60, 1090), (150, 1096), (310, 1074), (440, 1020), (860, 1000), (860, 1260))
    rest = c.paint(shape, DUNE, vol=30, amb=0.46, edge=0, soft=8, tex=0.18, grad=(0.06, -0.2))
    c.marks(rest, lambda x, _: 0.05 + 0.2 * np.sin(x / 110), 420, 70, 3, jit=0.06, alpha=0.5)
