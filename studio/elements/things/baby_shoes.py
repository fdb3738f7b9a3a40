"""A tiny pair of white shoes."""

from studio.paint import Card
from studio.palettes import WHITE
from studio.shapes import blob, ell


def baby_shoes(c: Card, x: float, y: float) -> None:
    """Side by side, toes towards us, about 60 wide together."""
    s = c.at(x, y, 1.15, vol=6, wob=0.25, det=0.9, rim=0.5, edge=0.3, amb=0.4)
    for dx in (-16, 16):
        s.shade(ell(dx, 2, 17, 4), 0.45, 3)
        heel = ((dx - 12, 0), (dx - 13, -16), (dx - 6, -22), (dx + 7, -22))
        s.paint(blob(*heel, (dx + 13, -14), (dx + 12, 2), (dx, 5)), WHITE)
        s.paint(ell(dx, -17, 8, 4.6), ["#5c3c3c", "#94706c"], vol=2)
        s.line([(dx - 9, -11), (dx, -8), (dx + 9, -11)], 2.6, "#c8503c", alpha=0.9)
