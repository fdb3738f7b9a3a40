"""A hanging bridge of ropes and planks, some of them gone."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import curve, poly

PLANK: Ramp = ["#3c2014", "#8c5c34", "#cc9c64", "#f8dca8"]


def plank_bridge(
    c: Card, a: tuple[float, float], b: tuple[float, float], sag: float = 40, n: int = 18, gone: tuple[int, ...] = ()
) -> None:  # fmt: skip
    """From a to b; planks number `gone` are missing."""

    def at(t: float, up: float = 0) -> tuple[float, float]:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t) - up

    for up, w in ((0, 5), (62, 4.4)):
        c.line(curve(*[at(t / 10, up) for t in range(11)]), w, "#7c5830", 1, ends=1)
    for k in range(n):
        t = (k + 0.5) / n
        (x, y), (rx, ry) = at(t), at(t, 62)
        c.line([(x, y), (rx, ry)], 2.6, "#8c6c40", 0.95, ends=1)
        if k in gone:
            continue
        w = abs(b[0] - a[0]) / n * 0.42
        c.paint(poly([(x - w, y - 5), (x + w, y - 4), (x + w + 2, y + 7), (x - w - 1, y + 7)]), PLANK, vol=4, wob=0.4, edge=0.3)  # fmt: skip
