"""Backgrounds that feel the same as the rabbit: open and rising for the sun, closing in for the moon."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Colour, Ramp, ramp_map, sstep
from studio.rabbits.tile import Tile
from studio.shapes import Path, ell, join, poly, rect


def wash(
    c: Tile,
    cols: Sequence[Colour],
    glow: Colour,
    gx: float = 400,
    gy: float = 400,
    a: float = 0.4,
    r: float = 520,
) -> None:
    """Colours from top to bottom, a soft light somewhere in them."""
    c.sky([(800 * i / (len(cols) - 1), col) for i, col in enumerate(cols)], 0.1)
    c.glow(gx, gy, r, glow, a, 1.5)


def rays(c: Tile, x: float, y: float, col: Colour, n: int = 18, a: float = 0.3, turn: float = 0.0) -> None:
    """Beams spreading from a point."""
    for i in range(n):
        t = 2 * math.pi * i / n + turn
        w = math.pi / n
        c.beam(
            [
                (x, y),
                (x + 950 * math.cos(t), y + 950 * math.sin(t)),
                (x + 950 * math.cos(t + w), y + 950 * math.sin(t + w)),
            ],
            col,
            a,
            6,
        )


def floor(c: Tile, y: float, ramp: Ramp, tex: float = 0.3) -> Arr:
    """A floor below `y`."""
    return c.paint(
        poly([(-40, y), (840, y), (840, 1240), (-40, 1240)]),
        ramp,
        vol=3,
        edge=0.04,
        tex=tex,
        grain=1,
        wob=0.8,
        amb=0.55,
        grad=(0.08, -0.3),
    )


def bubbles(
    c: Tile, places: Sequence[tuple[float, float, float]], col: Colour = "#ffffff", a: float = 0.35
) -> None:
    """Soap bubbles (x, y, r)."""
    for x, y, r in places:
        m = c.flat(ell(x, y, r), col, a * 0.35, 1)
        c.shade(ell(x + r * 0.2, y + r * 0.25, r * 0.75), 0.10, r * 0.3, "#6078a8", clip=m)
        t = np.linspace(0, 2 * math.pi, 40)
        c.line(np.stack([x + np.cos(t) * r, y + np.sin(t) * r], 1), 3, "#ffffff", a * 1.4, ends=1)
        c.flat(ell(x - r * 0.38, y - r * 0.42, r * 0.22, r * 0.14, -40), "#ffffff", 0.9, 1, det=0.6)


def dabs(
    c: Tile,
    n: int,
    cols: Sequence[Colour],
    size: tuple[float, float],
    keep: Path | None = None,
    a: float = 0.9,
    stretch: float = 1.7,
    soft: float = 0.6,
) -> None:
    """Scattered dabs (confetti, petals); none inside `keep`."""
    banned = c.mask(keep) if keep is not None else None
    for i in range(n):
        x, y, r, rot = (
            c.rng.uniform(0, 800),
            c.rng.uniform(0, 800),
            c.rng.uniform(*size),
            c.rng.uniform(0, 180),
        )
        if banned is not None and banned[int(y * c.k), int(min(x, 799) * c.k)] > 0.5:
            continue
        c.paint(
            ell(x, y, r, r / stretch, rot),
            [cols[i % len(cols)], cols[i % len(cols)], "#fff8e8"],
            vol=r * 0.4,
            alpha=a,
            soft=soft,
            edge=0.1,
            amb=0.45,
        )


def downpour(
    c: Tile, x0: float, x1: float, y0: float, y1: float, n: int, col: Colour = "#a8c0dc", a: float = 0.6
) -> None:
    """Painted rain between bounds, longer than sparks, so that it reads when small."""
    for _ in range(n):
        x, y, h = c.rng.uniform(x0, x1), c.rng.uniform(y0, y1), c.rng.uniform(26, 60)
        c.line([(x, y), (x - 3, y + h / 2), (x - 6, y + h)], 4, col, a * c.rng.uniform(0.4, 1), det=0.4)


def flames(c: Tile, cols: Ramp, inward: bool = True, teeth: int = 9, depth: float = 150) -> None:
    """Zigzag flames pressing in from left, right and below."""
    for side in (0, 1):
        pts: list[tuple[float, float]] = [(-60, -40)]
        for i in range(teeth + 1):
            y = -20 + 840 * i / teeth
            pts += [(30 + 20 * math.sin(i * 2.1), y), (depth + 40 * math.sin(i * 1.7 + side), y - 30)]
        pts.append((-60, 860))
        placed = pts if side == 0 else [(800 - x, y) for x, y in pts]
        c.paint(poly(placed), cols, vol=40, wob=1.6, edge=0.1, amb=0.4, tex=0.4, soft=2)


def stripes(
    c: Tile, col: Colour, pitch: float = 66, w: float = 30, a: float = 0.5, y1: float = 800, y0: float = 0
) -> None:
    """The same stripe again and again."""
    for i in range(int(800 / pitch) + 2):
        x = i * pitch
        c.flat(rect(x - w / 2, y0 - 10, x + w / 2, y1), col, a, 1.5, wob=0.6)


def bricks(
    c: Tile, ramp: Ramp, x0: float, x1: float, y0: float = -20, y1: float = 820, h: float = 58, w: float = 120
) -> None:
    """A brick wall between bounds."""
    back = c.paint(rect(x0, y0, x1, y1), [ramp[0], ramp[0], ramp[1]], vol=3, edge=0.1, wob=0.6)
    for row in range(int((y1 - y0) / h) + 1):
        for i in range(int((x1 - x0) / w) + 3):
            x, y = x0 - w + i * w + (w / 2 if row % 2 else 0), y0 + row * h
            tone = c.rng.uniform(-0.14, 0.1)
            c.paint(
                rect(x + 4, y + 4, x + w - 4, y + h - 4, 8),
                ramp,
                vol=9,
                wob=0.9,
                edge=0.2,
                amb=0.35,
                grad=(tone, tone),
                clip=back,
                tex=0.35,
            )


def smoky(c: Tile, cols: Ramp, cell: float = 190, a: float = 0.6, sx: float = 1.0, sy: float = 1.6) -> None:
    """Fumes or fire glow drifting over the ground."""
    n = c.noise(cell, 5, sx, sy)
    c.over(np.asarray(np.clip(sstep(0.4, 0.8, n) * a, 0, 1), np.float32), ramp_map(n, cols))


def cloud(c: Tile, puffs: Sequence[tuple[float, float, float]], ramp: Ramp, vol: float = 40) -> Arr:
    """A soft cloud of circles (x, y, r)."""
    shape = join(*(ell(x, y, r) for x, y, r in puffs))
    return c.paint(shape, ramp, vol=vol, wob=1.2, edge=0.08, amb=0.45, soft=2, tex=0.2)
