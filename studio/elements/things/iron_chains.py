"""Dark chains of blue iron with open links, hanging at any angle."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import cut, ell

BLUE_IRON: Ramp = ["#080e18", "#16222e", "#324652", "#667c88", "#bccaca"]


def iron_chain(
    c: Card, a: tuple[float, float], b: tuple[float, float], fog: float = 0, ramp: Ramp = BLUE_IRON
) -> None:
    """Links from a to b, alternately broad and narrow."""
    n = int(math.hypot(b[0] - a[0], b[1] - a[1]) / 15)
    rot = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    for i in range(n + 1):
        x, y = a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n
        broad = cut(ell(x, y, 10.5, 6.4, rot), ell(x, y, 5.6, 2.4, rot))
        link = ell(x, y, 10, 2.6, rot) if i % 2 else broad
        c.paint(link, ramp, vol=3, wob=0.1, fog=fog, det=0.5)
