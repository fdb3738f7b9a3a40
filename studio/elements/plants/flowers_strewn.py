"""Flowers strewn over a meadow: far ones that are only dots, near ones with petals."""

from studio.colour import Ramp
from studio.elements.plants.plants import flower
from studio.paint import Card

PETALS = ("#fff6dc", "#ffe070", "#c8b4ec")


def far_flowers(c: Card, n: int, top: float, foot: float, cols: tuple[str, ...] = PETALS) -> None:
    """`n` of them, strewn over the page between the heights `top` and `foot`."""
    for _ in range(n):
        at = c.rng.uniform(30, 770), c.rng.uniform(top, foot)
        c.dot(*at, c.rng.uniform(2, 4.4), cols[int(c.rng.integers(len(cols)))], 0.9)


def orchard_flowers(c: Card, n: int, many: Ramp, few: Ramp) -> None:
    """`n` small flowers in the lower right of the page, the larger the nearer; every third one is of the rarer kind."""
    for i in range(n):
        x, y = float(c.rng.uniform(430, 770)), float(c.rng.uniform(860, 1160))
        flower(c, x, y, 22 + (y - 800) * 0.05, many if i % 3 else few, 5)
