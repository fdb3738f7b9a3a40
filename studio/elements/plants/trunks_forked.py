"""Trunks of a wood that lean, bend and fork into boughs, and the shadows they throw."""

import math

import numpy as np

from studio.colour import Arr, Colour, Ramp
from studio.elements.plants.trees import branch
from studio.paint import Card
from studio.palettes import BARK
from studio.shapes import Path, blob, join, taper


def forked_trunk(
    c: Card,
    x: float,
    y: float,
    h: float = 620,
    w: float = 44,
    ramp: Ramp = BARK,
    fog: float = 0,
    lean: float = 0,
    seed: int = 1,
) -> Arr:
    """A trunk standing at (x, y) that forks below its height `h` into boughs and twigs; returns its mask."""
    r = np.random.default_rng(seed)
    bow = float(r.uniform(-0.5, 0.5)) * w
    fork = (x + lean * h * 0.62, y - h * 0.62)
    stem = taper((x, y, w * 1.1), (x + lean * h * 0.3 + bow, y - h * 0.32, w * 0.86), (*fork, w * 0.7))
    foot = blob((x - w * 0.5, y - w), (x - w * 0.7, y - w * 0.3), (x - w * 1.3, y + 4), (x, y + 7), (x + w * 1.2, y + 4),
        (x + w * 0.66, y - w * 0.3), (x + w * 0.48, y - w))  # fmt: skip
    limbs: list[Path] = []
    for side in (-0.5, 0.08, 0.55):
        turn = -math.pi / 2 + side + lean * 0.6
        branch(limbs, fork[0], fork[1] + w * 0.2, turn, h * 0.17, w * 0.42, r, 1, 0.5, 4)
    low = (x + lean * h * 0.4 + bow * 0.8, y - h * float(r.uniform(0.4, 0.5)))
    branch(limbs, *low, -math.pi / 2 + float(r.choice([-0.9, 0.9])), h * 0.1, w * 0.24, r, 2, 0.5, 4)
    boughs: Arr = np.max([c.mask(p, 0.8) for p in limbs], 0)
    c.paint(boughs, ramp, vol=w * 0.2, fog=fog, rim=0.4, tex=0.3)
    m = c.paint(join(stem, foot), ramp, vol=w * 0.5, amb=0.2, fog=fog, tex=0.35, grain=2, rim=0.6, edge=0.2)
    c.marks(
        m,
        lambda _, py: -1.5 + 0.3 * np.sin(py / 60),
        int(h * w / 60),
        28,
        3.6,
        jit=0.12 * (1 - fog),
        alpha=0.65,
    )
    return m


def trunk_shadow(
    c: Card,
    x: float,
    y: float,
    w: float,
    way: tuple[float, float] = (-220, 120),
    col: Colour = "#2c3c58",
    a: float = 0.4,
) -> None:
    """The long shadow of a trunk `w` thick at (x, y), lying along `way` and fading."""
    dx, dy = way
    for part, k in ((1.0, 0.5), (0.6, 0.5)):
        lying = taper(
            (x, y, w * 0.9),
            (x + dx * 0.5 * part, y + dy * 0.5 * part, w * 0.9),
            (x + dx * part, y + dy * part, w),
        )
        c.shade(lying, a * k, 5, col)
