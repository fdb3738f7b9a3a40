"""What a magnifying glass does: a circle in which another picture is seen."""

from collections.abc import Iterator
from contextlib import contextmanager

from studio.paint import Card
from studio.shapes import ell


@contextmanager
def seen_through(c: Card, x: float, y: float, r: float) -> Iterator[None]:
    """All that is painted meanwhile shows only within the circle of radius `r` round (x, y)."""
    before = c.img.copy()
    yield
    m = c.mask(ell(x, y, r), 0.2)[..., None]
    c.img = before * (1 - m) + c.img * m
