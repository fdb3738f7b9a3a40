"""Rows of grass tufts, no two of them alike in height."""

from collections.abc import Iterable

from studio.elements.plants.plants import grass
from studio.paint import Card


def grass_row(
    c: Card, xs: Iterable[int], y: int, h: int, uneven: tuple[int, int], blades: int, cols: tuple[str, ...]
) -> None:
    """Tufts at `xs`, at least `h` high; `uneven` is how much lower than `y`, and how much higher than `h`, they may be."""
    low, high = uneven
    for x in xs:
        grass(c, x, y + x * 7 % low, h + x * 3 % high, blades, cols)
