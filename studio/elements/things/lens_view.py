"""What a magnifying glass does: a circle in which another picture is seen, its shadow, its handle."""

from collections.abc import Iterator
from contextlib import contextmanager

from studio.paint import Card
from studio.palettes import BRASS, COAT, RED, WALNUT
from studio.shapes import Point, blob, cut, ell, taper


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


def glass_handle(c: Card, rim: Point, hand: Point, shoulder: Point) -> None:
    """The handle of a small glass from its rim through a red mitten, and the sleeve that reaches for it."""
    (x0, y0), (x1, y1), (x2, y2) = rim, hand, shoulder
    ex, ey = x1 + (x1 - x0) * 0.42, y1 + (y1 - y0) * 0.42
    c.paint(taper((x0, y0, 9), (x1, y1, 12), (ex, ey, 13)), WALNUT, vol=5, wob=0.2, rim=0.5, det=0.6)
    c.paint(taper((x0, y0, 11), (x0 + 9, y0, 10)), BRASS, vol=4, wob=0.2)
    elbow = ((x1 + x2) / 2 + 6, (y1 + y2) / 2 + 16)
    sleeve = taper((x2, y2, 27), (*elbow, 26), (x1 + 12, y1 + 3, 20))
    c.shade(taper((x2 + 3, y2 + 8, 27), (elbow[0] + 3, elbow[1] + 8, 26)), 0.3, 5, "#4c2410")
    c.paint(sleeve, COAT, vol=12, wob=0.25, edge=0.3, rim=0.5, det=0.7)
    c.paint(
        taper((x1 + 11, y1 - 9, 8), (x1 + 15, y1 + 13, 8)), [*COAT[:3], "#fce8a0"], vol=4, wob=0.2, det=0.8
    )
    fist = blob(
        (x1 + 10, y1 - 9), (x1 - 3, y1 - 12), (x1 - 12, y1 - 4), (x1 - 10, y1 + 9), (x1 + 12, y1 + 11)
    )
    m = c.paint(fist, RED, vol=8, wob=0.2, edge=0.3, rim=0.6, det=0.9)
    c.paint(taper((x1 + 8, y1 + 6, 8), (x1 - 6, y1 + 7, 7)), RED, vol=4, wob=0.2, edge=0.35, det=0.9)
    c.shade(ell(x1 + 11, y1 + 2, 4, 11), 0.3, 3, "#3c0818", clip=m)
