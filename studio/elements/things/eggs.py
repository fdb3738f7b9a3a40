"""A colossal speckled egg, lit as one perfect surface, and the cup that goes with it."""

import numpy as np

from studio.colour import Arr, Ramp, ramp_map
from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import blob, ell

EGGSHELL = ["#5c5078", "#9c84a0", "#dcb4ac", "#f8dcb8", "#fff4d0", "#fffbe4"]


def egg(
    c: Card,
    x: float,
    y: float,
    rx: float,
    ry: float,
    toward: tuple[float, float, float],
    ramp: Ramp = EGGSHELL,
) -> Arr:
    """An egg, blunt end down, middle at (x, y); `toward` points at the light. Returns its mask."""
    v = (c.yy + c.dy * 0.2 - y) / ry
    wide = rx * (1 + 0.16 * v)
    u = (c.xx + c.dx * 0.2 - x) / wide
    inside = 1 - u * u - v * v
    m = c.blur((inside > 0).astype(np.float32), 0.7)
    nz = np.sqrt(np.clip(inside, 0.0004, 1))
    light = np.array(toward) / np.linalg.norm(toward)
    lit = np.clip(u * light[0] + v * light[1] + nz * light[2], 0, 1)
    bounce = np.clip(v, 0, 1) ** 2 * 0.16
    value = 0.05 + 0.80 * lit**1.05 + bounce + 0.05 * (c.bank[0] - 0.5) + 0.04 * (c.grit - 0.5)
    c.over(m, ramp_map(value.astype(np.float32), ramp))
    return m


def speckles(c: Card, m: Arr, n: int = 240, col: str = "#7c4c58", big: float = 9) -> None:
    """Freckles of many sizes over a shell."""
    for i, (x, y) in enumerate(c.scatter(m, n)):
        r = 1.6 + big * ((i * 7919) % 100 / 100) ** 4
        c.flat(
            ell(x, y, r * 1.15, r, (i * 37) % 180), col, 0.35 + 0.35 * ((i * 31) % 10) / 10, 0.5, 1.2, clip=m
        )


def egg_cup(
    c: Card, x: float, y: float, h: float = 150, ramp: Ramp = PORCELAIN, band: str = "#5c7cb4"
) -> None:
    """A very large egg cup, standing at (x, y)."""
    f = c.at(x, y, h / 100, vol=24, wob=0.25, det=0.5, rim=0.6, tex=0.08, lump=0.02)
    f.shade(ell(0, 0, 40, 6), 0.45, 5)
    f.paint(
        blob(
            (-30, 0, "c"), (-20, -14), (-8, -24), (-8, -36), (8, -36), (8, -24), (20, -14), (30, 0, "c"),
            (0, 5),
        ),
        ramp,
        vol=12,
    )  # fmt: skip
    cup = f.paint(
        blob(
            (-44, -96, "c"), (-42, -62), (-24, -38), (0, -32), (24, -38), (42, -62), (44, -96, "c"), (0, -88)
        ),
        ramp,
    )
    f.line([(-46, -74), (0, -64), (46, -74)], 5, band, alpha=0.85, clip=cup, ends=0.9)
    f.line([(-46, -66), (0, -56), (46, -66)], 2, band, alpha=0.85, clip=cup, ends=0.9)
    f.paint(ell(0, -96, 44, 10), ["#5c6080", "#8c90ac", "#c4c4d0"], vol=4)
    f.flat(ell(-24, -66, 5, 14, 14), "#ffffff", 0.75, 1)
