"""A landscape of pink icing: the plate beyond it, a far hill edged with piped cream, a near one strewn with sugar."""

from typing import Any

import numpy as np

from studio.elements.things.candles_birthday import ICING, rosette
from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import blob, curve, ell, rect

TRACK = "#8c3c70"
SPRINKLES = ("#f4d27a", "#7cc8b0", "#d85c7c", "#fbf0dc", "#a878b4")


def cake_plate(c: Card) -> None:
    """The rim of a porcelain plate at the right, round 700."""
    plate = blob((300, 720), (480, 694), (680, 690), (840, 706), (840, 790, "c"), (300, 790, "c"))
    c.paint(plate, PORCELAIN, vol=8, amb=0.45, edge=0.14, fog=0.2, light=(640, 500, 200))
    c.line(curve((360, 730), (520, 708), (680, 704), (830, 716)), 5, "#7ca8a0", 0.7, ends=0.8)


def far_icing(c: Card) -> None:
    """The far hill, its ridge at 710 on the left and 765 on the right, edged with rosettes."""
    left = ((-30, 1240, "c"), (-30, 720), (140, 706), (320, 728))
    right = ((520, 762), (700, 768), (840, 752), (840, 1240, "c"))
    c.paint(blob(*left, *right), ICING, vol=16, amb=0.34, edge=0.1, fog=0.24, tex=0.18)
    for k in range(10):
        rosette(c, 20 + 88 * k, 742 + 34 * min(k, 6) / 6 - 6 * (k % 2), 78, fog=0.22)


def near_icing(c: Card) -> None:
    """The near hill, hollow at 940, with the tracks of a sledge from the left and hundreds-and-thousands."""
    left = ((-30, 1240, "c"), (-30, 900), (130, 912), (330, 946))
    right = ((520, 930), (690, 884), (840, 872), (840, 1240, "c"))
    hill = blob(*left, *right)
    how: dict[str, Any] = {"rim": 0.5, "tex": 0.2, "grad": (0.1, -0.26)}
    m = c.paint(hill, ICING, vol=26, amb=0.3, edge=0.1, light=(420, 640, 240), **how)
    c.marks(m, 0.04, 200, 60, 6, jit=0.08, alpha=0.35)
    for dy in (0, 15):
        track = curve((-20, 1118 + dy * 2), (110, 1084 + dy), (220, 1061 + dy * 0.8), (330, 1046 + dy))
        c.line(track, 8, TRACK, 0.55, 0.8, clip=m, ends=0.7)
        c.line(track + np.array([0, 5]), 3, "#ffe8dc", 0.5, 0.8, clip=m, ends=0.7)
    for i, (x, y) in enumerate(c.scatter(hill, 60)):
        if y > 1000 and not 250 < x < 600:
            sprinkle(c, x, y, SPRINKLES[i % 5], 1.0 + (y - 1000) / 200, 37 * i)


def sprinkle(c: Card, x: float, y: float, col: str, s: float, rot: float) -> None:
    """One sugar strand, large as a log from here."""
    f = c.at(x, y, s, rot % 60 - 30, wob=0.3, vol=4, edge=0.3, rim=0.5)
    c.shade(ell(x + 3, y + 5 * s, 15 * s, 4 * s), 0.35, 3, "#4c1c48")
    f.paint(rect(-14, -4.5, 14, 4.5, 4.5), ["#5c3058", col, "#fff4dc"])
