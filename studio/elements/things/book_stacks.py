"""Books in a pile."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.things.props import book
from studio.paint import Card


def pile_of_books(c: Card, x: float, y: float, books: Sequence[tuple[float, Ramp]]) -> None:
    """Each (width, colour), from the lowest up, a little out of true; the lowest lies at (x, y)."""
    for i, (w, ramp) in enumerate(books):
        book(c, x + i * 4, y - i * 21, w, ramp)
