"""Flowers of a meadow so far off that they are only dots."""

from studio.paint import Card

PETALS = ("#fff6dc", "#ffe070", "#c8b4ec")


def far_flowers(c: Card, n: int, top: float, foot: float, cols: tuple[str, ...] = PETALS) -> None:
    """`n` of them, strewn over the page between the heights `top` and `foot`."""
    for _ in range(n):
        at = c.rng.uniform(30, 770), c.rng.uniform(top, foot)
        c.dot(*at, c.rng.uniform(2, 4.4), cols[int(c.rng.integers(len(cols)))], 0.9)
