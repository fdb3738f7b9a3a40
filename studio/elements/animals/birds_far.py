"""Birds so far off that they are only silhouettes."""

from collections.abc import Sequence

from studio.elements.animals.birds import bird_path
from studio.paint import Card


def far_birds(c: Card, places: Sequence[tuple[float, float, float]], col: str, wob: float = 1.0) -> None:
    """A few on the wing, each at (x, y, size)."""
    for x, y, s in places:
        c.flat(bird_path(x, y, s), col, 0.8, wob=wob)
