"""Bushes, grass, flowers, mushrooms and roots."""

import math

import numpy as np

from studio.colour import Colour, Ramp
from studio.elements.plants.trees import branch
from studio.paint import Card
from studio.palettes import EARTH, LEAF, OCHRE, RED, SPRING, WHITE, WOOD
from studio.shapes import Path, blob, ell, taper


def bush(
    c: Card, x: float, y: float, h: float = 50, w: float | None = None, ramp: Ramp = LEAF, fog: float = 0
) -> None:
    """A low rounded bush."""
    w = w or h * 1.6
    m = c.paint(
        blob(
            (x - w / 2, y),
            (x - w * 0.42, y - h * 0.6),
            (x - w * 0.12, y - h),
            (x + w * 0.24, y - h * 0.9),
            (x + w / 2, y - h * 0.45),
            (x + w / 2, y),
            (x, y + 3),
        ),
        ramp,
        vol=h * 0.45,
        fog=fog,
        wob=1.8,
        tex=0.4,
        amb=0.2,
    )
    c.marks(m, lambda px, py: np.sin(px * 0.3) * 3, int(h * w / 24), 8, 4, jit=0.12, curl=1)


def grass(
    c: Card,
    x: float,
    y: float,
    h: float = 30,
    n: int = 9,
    cols: tuple[Colour, ...] = ("#2a4a3c", "#4a7a4c", "#8aa860"),
    fog: float = 0,
    spread: float = 1.0,
) -> None:
    """A tuft of blades (reeds when tall)."""
    for i in range(n):
        dx = (i - n / 2) * h * 0.09 * spread
        tip = (x + dx * 2 + c.rng.normal(0, h * 0.16), y - h * c.rng.uniform(0.7, 1.1))
        col = c.fade(cols[int(c.rng.integers(len(cols)))], fog)
        c.line(
            [(x + dx, y), (x + dx * 1.3 + c.rng.normal(0, h * 0.06), y - h * 0.55), tip],
            max(1.6, h * 0.06),
            col,
            0.9,
            0.3,
        )


def flower(
    c: Card,
    x: float,
    y: float,
    h: float = 60,
    ramp: Ramp = RED,
    petals: int = 6,
    fog: float = 0,
    heart: Ramp = OCHRE,
) -> None:
    """A flower on a stem with two leaves."""
    f = c.at(x, y, h / 60, fog=fog, vol=4, det=0.6, wob=0.3)
    f.line([(0, 0), (2, -24), (0, -48)], 2.4, "#3a6a3c", alpha=1, ends=0.7)
    for sg, py in ((-1, -14), (1, -24)):
        f.paint(blob((0, py, "c"), (sg * 9, py - 8), (sg * 16, py - 6, "c"), (sg * 8, py)), SPRING)
    for i in range(petals):
        a = 2 * math.pi * i / petals
        f.paint(ell(math.cos(a) * 8, -50 + math.sin(a) * 8, 6.5, 5, math.degrees(a)), ramp)
    f.paint(ell(0, -50, 5), heart, vol=3)


def sunflower(
    c: Card, x: float, y: float, h: float = 160, back: bool = False, fog: float = 0, turn: float = 0
) -> None:
    """A sunflower; `back=True` shows green sepals only, `turn` shifts the face sideways (-1..1)."""
    f = c.at(x, y, h / 160, fog=fog, vol=6, det=0.5, wob=0.4)
    f.paint(taper((0, 0, 8), (4, -60, 7), (0, -126, 6)), SPRING)
    for sg, py in ((-1, -46), (1, -74)):
        f.paint(blob((2, py, "c"), (sg * 22, py - 20), (sg * 44, py - 8, "c"), (sg * 22, py + 4)), LEAF)
    for i in range(18):
        a = 2 * math.pi * i / 18
        f.paint(
            ell(math.cos(a) * 26 + turn * 4, -130 + math.sin(a) * 26, 11, 5.5, math.degrees(a)),
            SPRING if back else ["#8a5010", "#d89820", "#f8d040", "#fff4a0"],
        )
    f.paint(ell(turn * 8, -130, 19), SPRING if back else EARTH, vol=8)


def mushroom(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = RED, lit: Colour | None = None) -> None:
    """A mushroom; with `lit` it glows."""
    f = c.at(x, y, h / 40, vol=8, det=0.6, wob=0.4)
    if lit is not None:
        c.glow(x, y - h * 0.6, h * 4, lit, 0.45, 1.7)
    f.paint(blob((-6, 0), (-5, -22), (5, -22), (8, 0)), WHITE, vol=5)
    f.paint(blob((-22, -18), (-16, -34), (0, -41), (16, -34), (22, -18), (0, -14)), ramp)
    for px, py, r in ((-9, -27, 3), (4, -33, 3.4), (12, -23, 2.4)):
        f.flat(ell(px, py, r), "#fff6e0", 0.9)


def roots(
    c: Card,
    x: float,
    y: float,
    h: float = 160,
    w: float = 30,
    ramp: Ramp = WOOD,
    seed: int = 1,
    n: int = 5,
    fog: float = 0,
) -> None:
    """Roots growing down from (x, y)."""
    r = np.random.default_rng(seed)
    limbs: list[Path] = []
    for i in range(n):
        a = math.pi / 2 + (i - (n - 1) / 2) * 0.45
        branch(limbs, x + (i - (n - 1) / 2) * w * 0.4, y, a, h * 0.34, w * r.uniform(0.3, 0.6), r, 2, 0.4, 6)
    c.paint(np.max([c.mask(p, 1.0) for p in limbs], 0), ramp, vol=w * 0.25, fog=fog, tex=0.3, rim=0.3)
