"""Ground: hills, mountains, dunes, snowfields, cliffs, fields."""

from collections.abc import Callable
from typing import Any

import numpy as np

from studio.colour import Arr, Colour, Ramp
from studio.paint import Card
from studio.palettes import GRASS, SAND, SLATE, SNOW, STONE
from studio.shapes import blob, ell, poly

Line = Callable[[float], float]


def hills(
    c: Card,
    y: float,
    amp: float = 34,
    ramp: Ramp = GRASS,
    seed: int = 1,
    fog: float = 0,
    vol: float = 60,
    **paint: Any,
) -> tuple[Line, Arr]:
    """A rolling ridge across the card from height `y` down; returns ridge(x) and the mask."""
    wide, high = c.page
    knots = np.random.default_rng(seed).uniform(-1, 1, 9)
    n = np.interp(np.linspace(0, wide, 90), np.linspace(-50, wide + 50, 9), knots)
    n = np.convolve(np.pad(n, 9, "edge"), np.hanning(19) / np.hanning(19).sum(), "valid")
    xs, ys = np.linspace(0, wide, len(n)), y + n * amp
    low, line = high + 60, zip(xs, ys, strict=True)
    shape = poly([(-40, low), (-40, ys[0]), *line, (wide + 40, ys[-1]), (wide + 40, low)])
    m = c.paint(shape, ramp, **{"vol": vol, "fog": fog, "wob": 1.5, "edge": 0.05, **paint})
    return (lambda x: float(np.interp(x, xs, ys))), m


def meadow(
    c: Card, y: float, ramp: Ramp = GRASS, seed: int = 1, amp: float = 20, blades: int = 2200, fog: float = 0
) -> tuple[Line, Arr]:
    """A hill covered in grass strokes."""
    ridge, m = hills(c, y, amp, ramp, seed, fog, vol=80, amb=0.25, tex=0.3, grad=(0.12, -0.3))
    c.marks(m, -1.45, blades, 20, 2.6, jit=0.14, alpha=0.7, bias=0.02, curl=0.35)
    return ridge, m


def snowfield(
    c: Card, y: float, ramp: Ramp = SNOW, seed: int = 1, amp: float = 24, fog: float = 0
) -> tuple[Line, Arr]:
    """Drifts of snow with blue hollows."""
    ridge, m = hills(c, y, amp, ramp, seed, fog, vol=70, amb=0.45, tex=0.12, lump=0.16, grad=(0.1, -0.12))
    c.marks(m, lambda x, _: 0.08 + 0.2 * np.sin(x / 130), 500, 70, 4, jit=0.03, alpha=0.4, curl=0.08)
    return ridge, m


def dunes(
    c: Card, y: float, ramp: Ramp = SAND, seed: int = 1, amp: float = 40, fog: float = 0
) -> tuple[Line, Arr]:
    """Sand with wind ripples."""
    ridge, m = hills(c, y, amp, ramp, seed, fog, vol=90, amb=0.2, tex=0.15, grad=(0.12, -0.12))
    c.marks(
        m, lambda x, _: 0.12 + 0.25 * np.sin(x / 140), 900, 70, 3, jit=0.06, alpha=0.5, bias=0.02, curl=0.1
    )
    return ridge, m


def field(
    c: Card, y: float, ramp: Ramp, seed: int = 1, wave: float = 0.35, n: int = 4200, length: float = 34
) -> tuple[Line, Arr]:
    """A field of standing corn: waves of long upright strokes."""
    ridge, m = hills(c, y, 14, ramp, seed, 0, vol=40, amb=0.4, tex=0.2, grad=(0.05, -0.1))
    c.marks(
        m,
        lambda x, py: -1.5 + wave * np.sin(x / 90 + py / 60),
        n,
        length,
        3.2,
        jit=0.13,
        alpha=0.75,
        bias=0.02,
        curl=0.12,
    )
    return ridge, m


def mountain(
    c: Card,
    x: float,
    y: float,
    h: float = 300,
    w: float | None = None,
    ramp: Ramp = SLATE,
    fog: float = 0,
    snow: float = 0.35,
    seed: int = 1,
) -> Arr:
    """One peak; the upper `snow` share is white."""
    r = np.random.default_rng(seed)
    w = w or h * 1.5
    left = [(x - w / 2 + w / 2 * t + r.normal(0, w * 0.015), y - h * t**1.15) for t in (0, 0.25, 0.5, 0.75)]
    right = [(x + w / 2 * (1 - t) + r.normal(0, w * 0.015), y - h * t**1.15) for t in (0.75, 0.5, 0.25, 0)]
    m = c.paint(
        poly([*left, (x, y - h), *right]), ramp, vol=h * 0.22, fog=fog, wob=2, tex=0.35, amb=0.2, lump=0.3
    )
    if snow:
        cap = [(x, y - h - 6), (x + w * 0.5 * snow * 1.05, y - h * (1 - snow))]
        teeth = [
            (x + w * snow * (0.36 - 0.18 * i), y - h * (1 - snow) + (h * 0.09 if i % 2 == 0 else -h * 0.05))
            for i in range(5)
        ]
        c.paint(
            poly([*cap, *teeth, (x - w * 0.5 * snow * 1.05, y - h * (1 - snow))]),
            SNOW,
            vol=h * 0.12,
            fog=fog,
            clip=m,
            wob=2,
            amb=0.35,
            edge=0,
        )
    return m


def cliff(
    c: Card,
    x: float,
    y: float,
    h: float = 400,
    w: float = 200,
    ramp: Ramp = STONE,
    fog: float = 0,
    flip: bool = False,
) -> Arr:
    """A cliff: flat top at (x, y - h), its wall on the right (flip: on the left); x is its middle."""
    f = c.at(x, y, 1, 0, flip, fog=fog, vol=40, tex=0.4, grain=2, lump=0.3, wob=2)
    m = f.paint(
        blob(
            (-w / 2, 4, "c"),
            (-w / 2, -h, "c"),
            (w * 0.42, -h, "c"),
            (w * 0.5, -h * 0.94),
            (w * 0.4, -h * 0.6),
            (w * 0.48, -h * 0.3),
            (w * 0.36, 4, "c"),
        ),
        ramp,
        grad=(0.15, -0.2),
    )
    c.marks(m, 1.5, int(h * w / 120), 34, 5, jit=0.1 * (1 - fog), alpha=0.55, curl=0.2)
    return m


def stone(
    c: Card, x: float, y: float, h: float = 30, w: float | None = None, ramp: Ramp = SLATE, fog: float = 0
) -> None:
    """A rounded stone."""
    w = w or h * 1.5
    c.shade(ell(x, y, w * 0.55, h * 0.12), 0.4 * (1 - fog), 4)
    c.paint(
        blob(
            (x - w / 2, y - h * 0.1),
            (x - w * 0.4, y - h * 0.7),
            (x - w * 0.05, y - h),
            (x + w * 0.38, y - h * 0.75),
            (x + w / 2, y - h * 0.15),
            (x, y + h * 0.08),
        ),
        ramp,
        vol=h * 0.45,
        fog=fog,
        tex=0.35,
        rim=0.3,
    )


def footprints(
    c: Card, points: Any, size: float = 7, col: Colour = "#5a6890", a: float = 0.6, clip: Arr | None = None
) -> None:
    """Left and right prints along a line of points (from `curve`), smaller in the distance by height."""
    line = np.asarray(points)
    steps = np.linspace(0, len(line) - 1, max(2, len(line) // 6)).astype(int)
    for n, i in enumerate(steps[:-1]):
        x, y = line[i]
        ahead = line[min(i + 3, len(line) - 1)] - line[i]
        heading = float(np.degrees(np.arctan2(ahead[1], ahead[0])))
        near = 0.45 + 0.75 * y / c.page[1]
        side = (1 if n % 2 else -1) * size * near * 0.8
        nx, ny = -np.sin(np.radians(heading)) * side, np.cos(np.radians(heading)) * side * 0.5
        c.flat(ell(x + nx, y + ny, size * near, size * near * 0.5, heading), col, a, 0.8, 0.3, clip)
