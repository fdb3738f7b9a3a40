"""Small stones on a plain when the sun stands low on the left."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, taper

STONE: Ramp = ["#463a58", "#8c7080", "#ecc8a0", "#fff4d8"]


def evening_stones(c: Card, stones: Sequence[tuple[float, float, float]], ramp: Ramp = STONE) -> None:
    """Stones at (x, y) with radius r, each lit from the left and with its long shadow."""
    for x, y, r in stones:
        c.shade(taper((x + r, y, r * 1.5), (x + r * 7, y + r * 0.5, r * 0.5)), 0.42, 3, "#2c1c44")
        left = ((x - r * 1.3, y + 2), (x - r, y - r * 0.7), (x, y - r * 1.1))
        lump = blob(*left, (x + r * 1.1, y - r * 0.5), (x + r * 1.4, y + 2))
        c.paint(lump, ramp, vol=r, amb=0.1, wob=0.6, edge=0.2, rim=0.8, light=(x - 160, y - 50, 60))
