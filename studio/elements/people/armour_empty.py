"""What empty armour is made of: plates with their gleam, rivets, rust and moss."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, ell

PLATE = ["#1c1a28", "#474650", "#86807a", "#c8c0ac", "#fffaea"]
RUST = ["#33121a", "#7a2e1c", "#bc5a2a", "#e89850"]
MOSS = ["#1a3020", "#3c6430", "#80a044", "#d0d878"]


def plate(f: Frame, shape: Path, ramp: Ramp = PLATE, vol: float = 26, rust: int = 2, **how: float) -> Arr:
    """One plate of metal with its rust blooms and a rolled bright edge."""
    c = f.card
    m = f.paint(shape, ramp, vol=vol, tex=0.16, lump=0.05, edge=0.34, rim=0.75, grad=(0.08, -0.2), **how)
    for x, y in c.scatter(m, rust):
        r = c.rng.uniform(14, 40)
        c.paint(ell(x, y, r, r * 0.7), RUST, vol=3, amb=0.5, edge=0, soft=6, clip=m, alpha=0.72, wob=2)
    c.marks(m, 1.5, int(20 + m.sum() / c.k**2 / 150), 18, 3, jit=0.12, alpha=0.35)
    return m


def gleam(f: Frame, x: float, y: float, w: float, h: float, rot: float = 0) -> None:
    """The sun on polished metal: a soft light with a hard core."""
    f.flat(ell(x, y, w, h, rot), "#fff4d8", 0.35, soft=9, mode="add")
    f.flat(ell(x, y, w * 0.45, h * 0.4, rot), "#fffdf0", 0.9, soft=2.5, det=0.5)


def rivets(f: Frame, points: Sequence[tuple[float, float]]) -> None:
    """Brass studs."""
    for x, y in points:
        f.paint(ell(x, y, 4.2), ["#3a1c10", "#a87838", "#ffe8a8"], vol=4, det=0.7, edge=0.4)


def moss(c: Card, m: Arr, points: Sequence[tuple[float, float]], r: float = 30) -> None:
    """Cushions of moss on a plate."""
    for x, y in points:
        for k in range(-3, 4):
            d = ell(x + k * r * 0.3, y + abs(k) * r * 0.05, r * 0.3, r * (0.3 - abs(k) * 0.05))
            p = c.paint(d, MOSS, vol=7, amb=0.35, edge=0.05, soft=1, clip=m, wob=2.5, tex=0.4)
            c.marks(p, lambda px, py: np.sin(px * 0.4) * 3, 14, 7, 3, jit=0.14, curl=1)
