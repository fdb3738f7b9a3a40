"""Tickets."""

from studio.paint import Card
from studio.palettes import CREAM, ROSE
from studio.shapes import ell, rect


def tickets(c: Card) -> None:
    """Stubs on the water, turned every way."""
    for i in range(30):
        x, y = c.rng.uniform(50, 760), c.rng.uniform(560, 1160)
        s = 0.6 + (y - 480) / 480
        f = c.at(x, y, s, c.rng.uniform(-40, 40), vol=2, wob=0.2, det=0.8)
        f.shade(ell(2, 5, 15, 5), 0.35, 3, "#0f4454")
        f.paint(rect(-13, -5, 13, 5), (CREAM, ROSE, CREAM)[i % 3], edge=0.3)
        f.line([(4, -5), (4, 5)], 1.2, "#8a4a50", alpha=0.7)
