"""Shoes that somebody took off: single ones, and pairs set out in rows."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import GREY, NAVY, RED, WALNUT, WOOD
from studio.shapes import blob, ell

LEATHER = (WALNUT, GREY, WOOD, NAVY)


def shoe(c: Card, x: float, y: float, w: float, ramp: Ramp = WALNUT) -> None:
    """One shoe, toe to the right, `w` long."""
    f = c.at(x, y, w / 30, vol=4, wob=0.2, det=0.9, rim=0.4)
    f.paint(blob((-15, 0, "c"), (-14, -15, "c"), (-3, -14), (3, -8), (14, -6), (16, 0, "c")), ramp)
    f.flat(ell(-8, -14, 5, 2), "#201814", 0.8)


def shoe_rows(
    c: Card, x: float, rows: Sequence[tuple[float, int, float]], red: tuple[int, int] = (1, 3)
) -> None:
    """Pairs, toes to the right, in rows of (y, how many, size) from `x`; the pair `red` (row, place) is red."""
    for row, (y, n, w) in enumerate(rows):
        for i in range(n):
            px = x + row * 12 + i * (w * 1.42)
            ramp = RED if (row, i) == red else LEATHER[(i + row) % 4]
            c.shade(ell(px + 2, y + 1, w * 0.62, 3), 0.4, 2, "#6a5844")
            shoe(c, px + 4, y - 5, w * 0.95, ramp)
            if (row, i) == red:
                shoe(c, px, y + 1, w * 1.1, ramp)
            else:
                shoe(c, px, y, w, ramp)
