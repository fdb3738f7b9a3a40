"""A large domed birdcage of brass, seen from the front."""

import math
from typing import NamedTuple

import numpy as np

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import Path, cut, ell, join, poly

DARK, LIT = "#241a16", "#e8c870"


class Birdcage(NamedTuple):
    """A cage standing with the middle of its rim at (x, y), `h` high, `half` its width to each side."""

    x: float
    y: float
    h: float = 680.0
    half: float = 236.0

    def profile(self, t: float) -> float:
        """Half-width at the height t (0 foot, 1 top)."""
        return self.half * (1 if t < 0.58 else math.sqrt(max(0.0, 1 - ((t - 0.58) / 0.42) ** 2)))

    def bar(self, u: float) -> list[tuple[float, float]]:
        """One bar, u = -1 left … 1 right."""
        rise = (0, 0.2, 0.4, 0.58, 0.7, 0.8, 0.88, 0.94, 0.98, 1)
        return [(self.x + u * self.profile(t), self.y - t * self.h) for t in rise]

    def inside(self) -> Path:
        """The outline of the room in it."""
        rise = (0, 0.3, 0.58, 0.68, 0.78, 0.88, 0.94, 0.98)
        left = [(self.x - self.profile(t), self.y - t * self.h) for t in rise]
        return poly([*left, *[(2 * self.x - x, y) for x, y in left[::-1]]])


def cage_floor(c: Card, cage: Birdcage) -> None:
    """The tray at its bottom; paint it before what is in the cage comes down to it."""
    tray = ell(cage.x, cage.y - 2, cage.half + 4, 22)
    ramp = ["#1c2430", "#4a5864", "#a8a888", "#f8f0b8"]
    c.paint(tray, ramp, vol=2, amb=0.35, wob=0.3, light=(cage.x - 10, cage.y - 62, 60))


def _hoop(c: Card, cage: Birdcage, t: float) -> None:
    w, x, y = cage.profile(t), cage.x, cage.y - t * cage.h
    c.line([(x - w, y), (x, y + 26), (x + w, y)], 8, DARK, 1, 0.3, ends=0.9)
    c.line([(x - w, y - 2), (x, y + 24), (x + w, y - 2)], 2.4, LIT, 0.8, 0.3, ends=0.9)


def cage_front(c: Card, cage: Birdcage) -> None:
    """The front bars, dark against what is inside, with brass light on their edges; hoops, rim and ring."""
    x, y, half = cage.x, cage.y, cage.half
    for u in (-1, -0.86, -0.66, -0.42, -0.14, 0.14, 0.42, 0.66, 0.86, 1):
        c.line(cage.bar(u), 7.5, DARK, 1, 0.3, ends=0.9)
        c.line([(px - 1.6 * np.sign(u), py) for px, py in cage.bar(u)], 2.4, LIT, 0.85, 0.3, ends=0.9)
    for t in (0.3, 0.58):
        _hoop(c, cage, t)
    rim, low = ell(x, y, half + 12, 26), ell(x, y + 26, half + 8, 28)
    band = poly([(x - half - 12, y), (x + half + 12, y), (x + half + 8, y + 26), (x - half - 8, y + 26)])
    ring = cut(join(join(low, band), rim), ell(x, y - 6, half + 2, 19))
    c.paint(ring, BRASS, vol=12, amb=0.2, wob=0.3, edge=0.35, light=(x, y - 202, 200))
    top = y - cage.h
    c.paint(ell(x, top + 4, 26, 14), BRASS, vol=8, wob=0.3, amb=0.2)
    c.paint(cut(ell(x, top - 24, 24), ell(x, top - 24, 15)), BRASS, vol=5, wob=0.3, amb=0.3)
