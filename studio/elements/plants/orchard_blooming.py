"""Fruit trees in full bloom: clouds of blossom, trunks with twigs, petals that fall and lie."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import Path, Point, ell, join, taper, xf

BLOOM: Ramp = ["#744c6c", "#bc8498", "#ecc0bc", "#fbe8dc"]
SHADE: Ramp = ["#5c4c68", "#94748c", "#c8a4ac", "#ecd4cc"]
FALLING = ("#fff4ec", "#f8ccc8", "#f0b0b8")
FALLEN = ("#fff0e8", "#f4c4c4", "#d89ca4")


def cloud_of_bloom(c: Card, x: float, y: float, r: float, dabs: int = 80, ramp: Ramp = BLOOM) -> Arr:
    """One mass of blossom round (x, y): a lit volume broken up by petals; returns its mask."""
    sides = (ell(x - r * 0.6, y + r * 0.2, r * 0.5), ell(x + r * 0.58, y + r * 0.16, r * 0.54))
    heap = join(ell(x, y, r, r * 0.72), *sides, ell(x + r * 0.1, y - r * 0.46, r * 0.5))
    c.shade(ell(x, y + r * 0.34, r * 0.9, r * 0.5), 0.3, r * 0.25, "#3c3448")
    m = c.paint(heap, ramp, vol=r * 0.7, amb=0.26, edge=0.05, tex=0.4, wob=3, lump=0.3)
    for px, py in c.scatter(m, dabs):
        up = (y - py) * 0.7 + (x - px) * 0.7
        lit = up / r + c.rng.normal(0, 0.4)
        s = c.rng.uniform(3.8, 7)
        c.flat(ell(px, py, s, s * 0.7, c.rng.uniform(0, 180)), _petal_colour(lit), 0.85, wob=0.4)
    return m


def _petal_colour(lit: float) -> str:
    if lit > 0.45:
        return "#fffaf0"
    return "#fbe0d8" if lit > 0 else "#e0a8b0" if lit > -0.5 else "#b07c94"


def orchard_limb(c: Card, points: Sequence[Point], roots: Sequence[Path] = ()) -> None:
    """A trunk or a twig through (x, y, width), with its `roots`."""
    m = c.paint(
        join(taper(*points), *roots), BARK, vol=14, amb=0.2, rim=0.7, tex=0.35, wob=1.4, edge=0.25, grain=2
    )
    c.marks(m, -1.5, 60, 22, 3, jit=0.1, alpha=0.5)


# per root: where it goes over the rim, where it ends (in trunk widths), how far down, how thick
ROOTS = (
    ((-0.6, -1.15, 0.34, 0.3), (0.12, 0.3, 1.0, 0.26), (0.66, 1.2, 0.3, 0.24)),
    ((-0.5, -0.8, 0.9, 0.28), (0.5, 1.0, 0.3, 0.34)),
    ((-0.62, -1.3, 0.26, 0.24), (-0.1, -0.34, 0.6, 0.22), (0.56, 0.84, 1.0, 0.28)),
)


def creeping_roots(x: float, y: float, w: float, kind: int = 0, drop: float = 70) -> list[Path]:
    """The roots of a trunk `w` wide that stands at (x, y) behind a rim: they go over it and down by up to `drop`."""
    out = []
    for over, end, deep, thick in ROOTS[kind % len(ROOTS)]:
        knee, toe = x + over * w, x + end * w
        mid = ((knee + toe) / 2 + w * 0.1, y + drop * deep * 0.5, w * thick * 0.6)
        hip = (x + over * w * 0.5, y - 50, w * thick)
        out.append(taper(hip, (knee, y - 4, w * thick), mid, (toe, y + drop * deep, 2)))
    return out


def over_the_rim(c: Card, roots: Sequence[Path], standing: Arr) -> None:
    """Bring the roots before what was painted since the card was `standing` there, with their shadow on it."""
    for root in roots:
        c.shade(xf(root, 7, 6), 0.65, 4, "#06060c")
    m = np.max([c.mask(root, 1.4) for root in roots], 0)[..., None]
    c.img = c.img * (1 - m) + standing * m


def falling_petals(c: Card, x0: float, x1: float, y0: float, y1: float, n: int = 90) -> None:
    """Petals in the air of a rectangle."""
    for _ in range(n):
        x, y = c.rng.uniform(x0, x1), c.rng.uniform(y0, y1)
        petal = ell(x, y, 5.4, 3.4, c.rng.uniform(0, 180))
        c.flat(petal, FALLING[int(c.rng.integers(3))], 0.9, wob=0.4)


def fallen_petals(c: Card, x: float, spread: float, y0: float, y1: float, n: int = 170) -> None:
    """Petals on a floor from y0 to y1, most of them round x, where nobody has swept."""
    for _ in range(n):
        px, py = c.rng.normal(x, spread), c.rng.uniform(y0, y1)
        petal = ell(px, py, 6.5, 2.8, c.rng.uniform(-20, 20))
        c.flat(petal, FALLEN[int(c.rng.integers(3))], 0.85, wob=0.4)
