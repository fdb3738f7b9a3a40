"""A cat asleep, curled up."""

from studio.paint import Card
from studio.palettes import GINGER
from studio.shapes import blob, ell, poly, taper


def curled_cat(c: Card, x: float, y: float, s: float = 1) -> None:
    """A ginger cat about 95 wide at `s` 1, tail round the nose."""
    f = c.at(x, y, s, vol=12, wob=0.35, det=0.9, rim=0.9, edge=0.3, amb=0.3)
    f.shade(ell(0, 2, 44, 6), 0.5, 4)
    f.paint(blob((-42, 0), (-44, -18), (-26, -36), (6, -40), (36, -28), (44, -8), (38, 2), (0, 4)), GINGER)
    for k in range(4):
        f.line([(0 + 10 * k, -38 + 3 * k), (4 + 10 * k, -24 + 3 * k)], 3, "#8a3c14", alpha=0.6)
    f.paint(
        blob((-46, -2), (-50, -16), (-38, -27), (-20, -24), (-14, -10), (-22, 2), (-36, 4)), GINGER, vol=10
    )
    for ex in (-44, -24):
        f.paint(poly([(ex - 6, -20), (ex + 2, -36), (ex + 8, -20)]), GINGER, vol=4)
    f.line([(-44, -10), (-39, -7), (-34, -10)], 2, "#2a1014", alpha=0.9)
    f.paint(taper((42, -6, 9), (20, 4, 10), (-10, 6, 9), (-26, 4, 7)), GINGER, vol=6)
