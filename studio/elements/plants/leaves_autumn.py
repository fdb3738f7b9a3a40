"""Autumn leaves: one maple leaf, crowns of them dab by dab, leaves along an edge or in the wind."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import AUTUMN
from studio.shapes import blob, ell, poly

RUST: Ramp = ["#4a1812", "#9c4420", "#d8802c", "#fcc860"]
SCARLET: Ramp = ["#5c0814", "#b01420", "#ec3830", "#ff9c74"]
DABS = ("#fcc850", "#d86424", "#b83c20", "#f49c34")


def maple(c: Card, x: float, y: float, r: float, rot: float, ramp: Ramp, flat: float = 0.8) -> None:
    """One maple leaf round (x, y), `r` its reach; `flat` is how much of its width we see."""
    f = c.at(x, y, r / 10, rot, vol=3, wob=0.3, det=0.8, edge=0.25)
    tips: list[tuple[float, float]] = []
    for i, k in enumerate((7, 10, 12, 10, 7)):
        a = math.radians(-90 + (i - 2) * 58)
        for turn, reach in ((-0.24, 0.66), (0, 1.0), (0.24, 0.66), (0.5, 0.46)):
            tips.append((math.cos(a + turn) * k * reach, math.sin(a + turn) * k * reach * flat))
    f.paint(poly([*tips, (0, 3)]), ramp)
    f.line([(0, 12), (0, 2), (0, -8)], 1.4, "#5c2414", alpha=0.8)


def leafy_crown(c: Card, x: float, y: float, r: float) -> None:
    """A cloud of leaves, dab by dab."""
    turns = np.arange(0, 6.2, 0.7)
    rim = [(x + r * math.cos(a) * (1 + 0.12 * math.sin(3 * a)), y + r * 0.7 * math.sin(a)) for a in turns]
    c.paint(blob(*rim), AUTUMN, vol=r * 0.4, tex=0.4, edge=0.1, wob=1.6)
    for _ in range(int(r)):
        a, d = c.rng.uniform(0, 6.28), r * 1.1 * math.sqrt(c.rng.random())
        col = DABS[int(c.rng.integers(4))]
        dab = ell(x + d * math.cos(a), y + 0.75 * d * math.sin(a), 6, 3.4, c.rng.uniform(0, 180))
        c.flat(dab, col, 0.9, wob=0.4)


def leaves_along(c: Card, x0: int, x1: int, y: float) -> None:
    """Leaves lying along an edge at the height `y`, every 21 from x0 to x1."""
    for x in range(x0, x1, 21):
        place = x + c.rng.uniform(-8, 8), y + c.rng.uniform(-9, 9)
        maple(c, *place, c.rng.uniform(9, 16), c.rng.uniform(0, 360), RUST)


def leaves_blown(c: Card, x: float, y: float, n: int = 46) -> None:
    """Leaves that blow out of (x, y) towards us, over 440 of height, larger and wider apart the nearer they are."""
    for i in range(n):
        u = c.rng.random()
        px = x + (c.rng.uniform(-1, 1)) * (150 + 330 * u)
        py = y + 440 * u + c.rng.uniform(-60, 20)
        r, turn = c.rng.uniform(10, 15) + 11 * u, c.rng.uniform(0, 360)
        maple(c, px, py, r, turn, (RUST, AUTUMN, RUST)[i % 3], 0.5 + 0.4 * c.rng.random())


def scarlet_leaf(c: Card, x: float, y: float, r: float = 40) -> None:
    """One leaf held up at (x, y), so red that it shines."""
    maple(c, x, y, r, -14, SCARLET, 0.95)
    c.halo(x, y, 80, "#ff6044", 0.3)
