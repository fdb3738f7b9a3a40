"""A ladder that leans on a bough and stands in the grass: it throws its shadow on both and is lashed to the bough."""

from collections.abc import Sequence

from studio.elements.things.props import ladder
from studio.paint import Card
from studio.shapes import ell, taper

Spot = tuple[float, float]
BOUGH = ((404.0, 740.0, 52.0), (500.0, 664.0, 36.0), (590.0, 618.0, 24.0), (716.0, 590.0, 8.0))


def leaning_ladder(
    c: Card,
    a: Spot,
    b: Spot,
    w: float = 64,
    rungs: int = 13,
    bough: Sequence[tuple[float, float, float]] = BOUGH,
) -> list[Spot]:
    """From its foot `a` in the grass to its head `b` just above the `bough`; returns the rungs' middles, the lowest first."""
    m = c.mask(taper(*bough))
    dx, dy = (b[0] - a[0]) / 10, (b[1] - a[1]) / 10
    for side in (-0.31, 0.31):
        px = b[0] + side * w
        c.shade(taper((px + 9, b[1], 12), (px + 9 - dx * 2, b[1] - dy * 2, 12)), 0.75, 3, "#1c100c", clip=m)
    c.shade(ell(a[0] + 40, a[1] + 4, w * 1.2, 10), 0.5, 6, "#1c2810")
    for side in (-0.5, 0.5):
        c.shade(ell(a[0] + side * w + 3, a[1] + side * 18, 12, 5), 0.8, 3, "#141c0c")
    out = ladder(c, a, b, w, rungs, narrow=0.62)
    for side in (-0.33, 0.33):
        x, y = b[0] + side * w - dx * 0.8, b[1] - dy * 0.8 + side * 12
        for k in (-5, 0, 5):
            c.line([(x - 10, y + k + 5), (x, y + k), (x + 11, y + k - 3)], 4, "#d8b878", 1, 0.2, ends=0.7)
            c.line([(x - 9, y + k + 8), (x, y + k + 3), (x + 11, y + k)], 1.6, "#5c3c20", 0.7, 0.2)
    return out
