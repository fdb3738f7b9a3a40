"""Ninth Floor.

A tower block, front on, nothing but balconies: bicycles, carpets, skis, cabbages, an aerial. On the ninth stands a horse. It
has snowed on every balcony but its own.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.press import Print
from studio.second_sleep.elements.balconies import THINGS, carpet, snow_cap
from studio.shapes import ell, poly, rect

META = {"number": 34, "slug": "ninth-floor", "seed": 34, "inks": "buff-ultramarine"}
WIDE, TALL, LEFT, FIRST = 176, 146, -64, 22
COLS, ROWS = 5, 8
HORSE = 3, 1
CARPETS = {(1, 2): "2", (4, 5): "k", (2, 6): "12"}


def balcony(p: Print, i: int, j: int, order: list[int]) -> None:
    """One: the dark, what is kept there, the parapet, the snow."""
    x0, y0 = LEFT + i * WIDE, FIRST + j * TALL
    x1, y1 = x0 + WIDE, y0 + TALL
    mid, floor = (x0 + x1) / 2, y1 - 10
    p.fill("k", rect(x0 + 9, y0 + 8, x1 - 9, y1))
    p.fill("", poly([(x0 + 9, y0 + 8), (x0 + 30, y0 + 8), (x0 + 30, y1), (x0 + 9, y1)]))
    p.comb("k", rect(x0 + 9, y0 + 8, x0 + 30, y1), 90, 0.5, 9, False, length=(40, 120))
    here = (i, j) == HORSE
    if here:
        p.fill("", rect(x0 + 30, y0 + 8, x1 - 9, y1))
        inside = rect(x0 - 60, y0 - 60, x1 - 10, y1)
        beast(p, mid + 26, y1 + 4, 120, "horse", "stand", "2", line=4.5, halo=6, clip=inside)
    else:
        THINGS[order[(i + 2 * j) % 5 + 5 * (j % 2)]](p, mid + 10, floor - 42, WIDE - 58)
    front = p.shape(
        rect(x0 + 4, y1 - 48, x1 - 4, y1 + 2), tone="1" if (i + j) % 2 else "", line=4, halo=2, clear="12k"
    )
    if here:
        p.comb("k", rect(x0 + 8, y1 - 44, x1 - 8, y1), 90, 0.5, 12, False, length=(50, 60), clip=front)
        return
    kind = (i * 3 + j * 5) % 4
    if kind == 0:
        p.comb("k", front, 90, 0.4, 14, False, length=(60, 80), jit=0.02)
    elif kind == 1:
        p.gouges("k", front, p.level(10), 30, (8, 20), (1.6, 3), False, 0.6)
    elif kind == 2:
        p.comb("k", front, 0, 0.4, 15, False, length=(100, 200), jit=0.02)
    if (i, j) in CARPETS:
        carpet(p, mid, y1 - 46, WIDE * 0.62, 58, CARPETS[(i, j)])
    snow_cap(p, x0 + 2, x1 - 2, y1 - 46, 18, p.dice())


def scene(p: Print) -> None:
    """Row by row from the top; then the weather."""
    p.ground("")
    order = [int(n) for n in p.rng.permutation(len(THINGS))]
    for j in range(ROWS):
        for i in range(COLS):
            if (i, j) != HORSE:
                balcony(p, i, j, order)
    balcony(p, *HORSE, order)
    hx, hy = LEFT + (HORSE[0] + 0.5) * WIDE, FIRST + (HORSE[1] + 0.5) * TALL
    for _ in range(240):
        x, y = float(p.rng.uniform(40, 760)), float(p.rng.uniform(40, 1160))
        if np.hypot((x - hx) / 1.3, y - hy) > 105:
            p.carve("12k", ell(x, y, float(p.rng.uniform(2.4, 5.2))))
    p.border()
