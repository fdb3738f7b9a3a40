"""Flowers tied for somebody."""

from studio.paint import Card
from studio.shapes import blob, ell


def rose_bouquet(c: Card, x: float, y: float) -> None:
    """Four white roses held up, the middle of their heads at (x, y)."""
    leaves = blob((x - 5, y + 34, "c"), (x - 20, y), (x + 20, y), (x + 5, y + 34, "c"))
    c.paint(leaves, ["#2c4434", "#6c8c5c", "#c0d098"], vol=5, wob=0.4)
    for dx, dy in ((-12, -4), (2, -12), (14, -3), (-2, 2)):
        c.paint(ell(x + dx, y + dy, 9), ["#b89c8c", "#fff0dc", "#fffdf4"], vol=5, wob=0.5, det=0.8, amb=0.5)
