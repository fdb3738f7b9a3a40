"""Drops of water, large enough to be seen falling."""

from studio.paint import Card
from studio.shapes import blob


def falling_drop(c: Card, x: float, y: float, r: float) -> None:
    """One drop, its belly at (x, y), `r` its radius."""
    drop = blob((x - 2, y - 15, "c"), (x + r, y), (x - 2, y + r + 2), (x - r - 4, y))
    c.paint(drop, ["#3c78a0", "#8cc8e0", "#f4ffff"], vol=5, wob=0.1, det=1)
