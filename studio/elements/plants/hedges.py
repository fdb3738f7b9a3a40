"""Clipped hedges and a lawn in the noon sun."""

import numpy as np

from studio.colour import Ramp
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob

HEDGE: Ramp = ["#08241c", "#164a30", "#387440", "#90b85c"]
LAWN: Ramp = ["#1c4424", "#4c8034", "#94b84c", "#ecf098"]


def hedge(c: Card, y: float, fog: float, seed: int, fogcol: str = "#d4e4a8") -> None:
    """A hedge right across the page at the height `y`, higher towards both sides."""
    tops = [(-40, y + 60)] + [
        (x, y + 46 * np.sin(x / 71 + seed * 2) - 70 * abs(x - 400) / 400) for x in range(0, 820, 80)
    ]
    row = blob(*tops, (860, y + 60), (860, 1240, "c"), (-60, 1240, "c"))
    m = c.paint(row, HEDGE, vol=46, fog=fog, fogcol=fogcol, amb=0.3, edge=0.05, tex=0.4, lump=0.4)
    c.marks(m, lambda x, y: np.sin(x / 17) * 2 - 1.2, 1500, 17, 5, jit=0.16, alpha=0.5, curl=0.4)


def lawn(c: Card) -> None:
    """Short grass from 950 down, brightest in the middle."""
    top = (-20, 990), (200, 960), (400, 950), (620, 964), (820, 990)
    lie = blob(*top, (820, 1240, "c"), (-20, 1240, "c"))
    m = c.paint(lie, LAWN, vol=20, amb=0.45, edge=0, light=(404, 800, 260))
    c.marks(m, -1.5, 2600, 24, 3, jit=0.14, alpha=0.6, curl=0.3)


def lawn_fringe(c: Card, y: float) -> None:
    """Tufts of grass right across the page, nearest to us, rooted about the height `y`."""
    for x in range(30, 800, 46):
        grass(c, x, y + 8 * np.sin(x), 50, 9, ("#1c4a2c", "#3c7838", "#88b44c"))
