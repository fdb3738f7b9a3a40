"""A large domed birdcage of brass, seen from the front."""

import math
from typing import NamedTuple

import numpy as np

from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import Path, cut, ell, join, poly, stroke

DARK, LIT = "#241a16", "#e8c870"


class Birdcage(NamedTuple):
    """A cage standing with the middle of its rim at (x, y), `h` high, `half` its width to each side, `deep` its depth."""

    x: float
    y: float
    h: float = 680.0
    half: float = 236.0
    deep: float = 40.0

    def profile(self, t: float) -> float:
        """Half-width at the height t (0 foot, 1 top)."""
        return self.half * (1 if t < 0.58 else math.sqrt(max(0.0, 1 - ((t - 0.58) / 0.42) ** 2)))

    def bar(self, u: float, side: int = 1) -> list[tuple[float, float]]:
        """One bar, u = -1 left … 1 right, of the front (side=1) or the back (side=-1); its foot stands on the rim."""
        rise = (0, 0.2, 0.4, 0.58, 0.7, 0.8, 0.88, 0.94, 0.98, 1)
        foot = self.y + side * self.deep * math.sqrt(max(0.0, 1 - u * u))
        top = self.y - self.h
        return [(self.x + u * self.profile(t), foot + (top - foot) * t) for t in rise]

    def inside(self) -> Path:
        """The outline of the room in it."""
        rise = (0, 0.3, 0.58, 0.68, 0.78, 0.88, 0.94, 0.98)
        left = [(self.x - self.profile(t), self.y - t * self.h) for t in rise]
        return poly([*left, *[(2 * self.x - x, y) for x, y in left[::-1]]])


def cage_floor(c: Card, cage: Birdcage) -> None:
    """The tray at its bottom; paint it before what is in the cage comes down to it."""
    ramp = ["#1c2430", "#4a5864", "#a8a888", "#f8f0b8"]
    light = (cage.x - 10, cage.y - 62, 60)
    tray = c.paint(ell(cage.x, cage.y, cage.half + 4, cage.deep), ramp, vol=2, amb=0.35, wob=0.3, light=light)
    inner = cut(
        ell(cage.x, cage.y, cage.half + 6, cage.deep + 2), ell(cage.x, cage.y + 9, cage.half, cage.deep)
    )
    c.shade(inner, 0.5, 5, "#141820", clip=tray)


def cage_back(c: Card, cage: Birdcage) -> None:
    """The bars at the back, thin and dim, and the far side of the rim."""
    x, y = cage.x, cage.y
    far = cut(ell(x, y, cage.half + 12, cage.deep + 6), ell(x, y + 4, cage.half + 4, cage.deep + 2))
    c.paint(far, BRASS, vol=4, amb=0.2, wob=0.3, gain=0.7)
    for u in (-0.94, -0.76, -0.54, -0.28, 0.0, 0.28, 0.54, 0.76, 0.94):
        c.line(cage.bar(u, -1)[:4], 4, "#343844", 0.75, 0.3, ends=0.9)


def _hoop(c: Card, cage: Birdcage, t: float) -> None:
    """A band round the front at the height t; it sags less the higher it is, as the eye looks down on the foot."""
    w, x, y, sag = cage.profile(t), cage.x, cage.y - t * cage.h, cage.deep * (1 - t)
    a = np.linspace(0, math.pi, 15)
    front = [(x - w * math.cos(v), y + sag * math.sin(v)) for v in a]
    c.line(front, 8, DARK, 1, 0.3, ends=0.9)
    c.line([(px, py - 2) for px, py in front], 2.4, LIT, 0.8, 0.3, ends=0.9)


def cage_front(c: Card, cage: Birdcage) -> None:
    """The front bars, dark against what is inside, with brass light on their edges; hoops, rim and ring."""
    x, y = cage.x, cage.y
    for u in (-1, -0.86, -0.66, -0.42, -0.14, 0.14, 0.42, 0.66, 0.86, 1):
        c.line(cage.bar(u), 7.5, DARK, 1, 0.3, ends=0.9)
        c.line([(px - 1.6 * np.sign(u), py) for px, py in cage.bar(u)], 2.4, LIT, 0.85, 0.3, ends=0.9)
    for t in (0.3, 0.58):
        _hoop(c, cage, t)
    _rim(c, cage)
    top = y - cage.h
    c.paint(ell(x, top + 4, 26, 14), BRASS, vol=8, wob=0.3, amb=0.2)
    c.paint(cut(ell(x, top - 24, 24), ell(x, top - 24, 15)), BRASS, vol=5, wob=0.3, amb=0.3)


def cage_door(c: Card, cage: Birdcage) -> None:
    """The little door in the front, shut, with its hinges and a lock that wants a key."""
    left, right = cage.x - 0.42 * cage.half, cage.x + 0.42 * cage.half
    foot, top = cage.y + cage.deep - 10, cage.y - 0.27 * cage.h
    for x in (left, right):
        c.line([(x, foot), (x, top + 8)], 11, DARK, 1, 0.3, ends=0.9)
        c.line([(x - 2, foot), (x - 2, top + 8)], 4, LIT, 0.9, 0.3, ends=0.9)
    for y, sag in ((top, 8.0), (foot - 2, 4.0)):
        bow = [(left - 3, y), (cage.x, y + sag), (right + 3, y)]
        c.line(bow, 11, DARK, 1, 0.3, ends=0.9)
        c.line([(px, py - 2) for px, py in bow], 4, LIT, 0.9, 0.3, ends=0.9)
    for y in (top + 34, foot - 40):
        c.paint(ell(left, y, 9, 13), BRASS, vol=5, wob=0.2, amb=0.3, edge=0.3)
    y = (top + foot) / 2
    c.shade(ell(right - 2, y + 6, 30, 38), 0.5, 6, "#101420")
    c.paint(ell(right - 4, y, 27, 34), BRASS, vol=9, wob=0.25, amb=0.3, edge=0.35, rim=0.6)
    hole = join(
        ell(right - 4, y - 7, 7.5),
        poly([(right - 9, y - 4), (right + 1, y - 4), (right + 3, y + 17), (right - 11, y + 17)]),
    )
    c.flat(hole, "#140e0c", 0.96, det=1)


def _rim(c: Card, cage: Birdcage) -> None:
    """The near half of the brass rim: a rolled lip that takes the feet of the bars, and the band below it."""
    x, y, half, deep = cage.x, cage.y, cage.half, cage.deep
    low = join(
        ell(x, y + 30, half + 8, deep + 4),
        poly([(x - half - 8, y), (x + half + 8, y), (x + half + 8, y + 30), (x - half - 8, y + 30)]),
    )
    light = (x, y - 202, 200)
    band = cut(low, ell(x, y - 4, half + 4, deep - 2))
    m = c.paint(band, BRASS, vol=12, amb=0.16, wob=0.3, edge=0.35, light=light, gain=0.9)
    a = np.linspace(-0.02, math.pi + 0.02, 25)
    lip = [(x - (half + 6) * math.cos(v), y + (deep + 1) * math.sin(v)) for v in a]
    c.shade(stroke(np.array([(px, py + 9) for px, py in lip]), 8, 0.9), 0.5, 4, "#2c1a0c", clip=m)
    c.paint(stroke(np.array(lip), 15, 0.85), BRASS, vol=6, amb=0.25, wob=0.3, edge=0.3, light=light, rim=0.5)
