"""Drops that jump where water falls."""

from studio.paint import Card


def splash(c: Card, x: float, y: float, n: int = 7, col: str = "#e8fff8") -> None:
    """A few drops above (x, y)."""
    for _ in range(n):
        place = x + c.rng.uniform(-26, 26), y - c.rng.uniform(0, 26)
        c.dot(*place, c.rng.uniform(1.5, 3.3), col, 0.9)
