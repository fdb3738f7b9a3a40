"""What a magnifying glass does: a circle in which another picture is seen, its shadow, its handle."""

from collections.abc import Iterator
from contextlib import contextmanager

from studio.paint import Card
from studio.palettes import COAT, WALNUT
from studio.shapes import Point, cut, ell, taper


@contextmanager
def seen_through(c: Card, x: float, y: float, r: float) -> Iterator[None]:
    """All that is painted meanwhile shows only within the circle of radius `r` round (x, y)."""
    before = c.img.copy()
    yield
    m = c.mask(ell(x, y, r), 0.2)[..., None]
    c.img = before * (1 - m) + c.img * m


def lens_shadow(c: Card, x: float, y: float, r: float) -> None:
    """The shadow of a great ring on the land below it."""
    c.shade(cut(ell(x + 40, y + 56, r + 44), ell(x + 40, y + 56, r - 30)), 0.5, 16, "#0c2030")


def glass_handle(c: Card, rim: Point, hand: Point) -> None:
    """The wooden handle of a small glass, from its rim to the mittened hand that holds it."""
    (x0, y0), (x1, y1) = rim, hand
    shaft = taper((x0, y0, 7), ((x0 + x1) / 2, (y0 + y1) / 2, 11), (x1, y1, 11))
    c.paint(shaft, WALNUT, vol=4, wob=0.2)
    c.paint(ell(x1, y1, 9), COAT, vol=5, wob=0.2, det=0.8)
