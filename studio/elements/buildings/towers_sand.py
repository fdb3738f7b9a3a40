"""Three leaning sandstone towers: their outline, which a tree may repeat, their masonry, and blocks that have come loose."""

from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.things.hourglasses import leaning_tower
from studio.paint import Card
from studio.shapes import Path, arch, rect, xf

SANDSTONE: Ramp = ["#4a2434", "#904c44", "#d48c58", "#fcd08c", "#fff0c4"]


def three_towers(x: float, y: float, s: float) -> list[Path]:
    """The outlines of three towers, a dome between a cone and battlements, their foot at (x, y)."""
    return [
        leaning_tower(x - 106 * s, y, 72 * s, 128 * s, -9, "cone"),
        leaning_tower(x + 110 * s, y, 78 * s, 138 * s, 10, "battlements"),
        leaning_tower(x + 2 * s, y, 88 * s, 166 * s, -2, "dome"),
    ]


def tower_slits(c: Card, tower: Path, m: Arr, n: int, col: str) -> None:
    """Narrow windows one above the other: rooms in stone, hollows in leaves."""
    b = tower.getBounds()
    for i in range(n):
        x, y = b.centerX() + (-4, 8, -2)[i], b.top() + b.height() * (0.48 + 0.15 * i)
        c.flat(arch(x - 6, y, x + 6, y + 20), col, 0.85, wob=0.5, clip=m, det=0.5)


def stone_towers(
    c: Card, x: float, y: float, s: float, m: Arr, light: tuple[float, float, float], ramp: Ramp = SANDSTONE
) -> None:
    """The three towers in courses of stone, within the mask `m`."""
    how: dict[str, Any] = {"vol": 22, "wob": 0.3, "edge": 0.3, "rim": 0.6, "grad": (0.1, -0.12), "det": 0.4}
    for t in three_towers(x, y, s):
        tm = c.paint(t, ramp, clip=m, light=light, **how)
        b = t.getBounds()
        for row in np.arange(b.top() + b.height() * 0.36, b.bottom(), 15):
            course = [(b.left(), row), (b.centerX(), row + 2), (b.right(), row)]
            c.line(course, 2, "#7a3c38", 0.4, 0.8, clip=tm)
        tower_slits(c, t, tm, 3, "#3a1830")


def loose_block(c: Card, x: int, y: int, m: Arr, light: tuple[float, float, float]) -> None:
    """A block of stone lying askew, middle at (x, y)."""
    block = xf(rect(x - 10, y - 6, x + 10, y + 6), rot=x % 50 - 25, o=(x, y))
    c.paint(block, SANDSTONE, vol=4, wob=0.5, clip=m, light=light, det=0.4)
