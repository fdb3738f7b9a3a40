"""A saucer that is filling with rain."""

from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import cut, ell


def rain_saucer(c: Card, x: float, y: float) -> None:
    """A saucer 152 wide, middle at (x, y), nearly full; three drops hang in the air above it."""
    c.shade(ell(x + 4, y + 12, 78, 17), 0.5, 7)
    c.paint(ell(x, y, 76, 21), PORCELAIN, vol=8, wob=0.25, det=0.6, amb=0.35)
    c.paint(ell(x, y - 3, 57, 13.5), ["#2c4458", "#6c8c9c", "#e4ecd8"], vol=2, wob=0.2, det=0.6, amb=0.42)
    for r in (14, 30):
        ring = cut(ell(x + 6, y - 3, r, r * 0.24), ell(x + 6, y - 3, r - 3, r * 0.24 - 1.4))
        c.paint(ring, ["#dfe8e0", "#fffef0"], vol=1, wob=0.2, alpha=0.7)
    for up in (10, 27, 40):
        c.paint(ell(x + 6, y - 6 - up, 3.4, 5), ["#c8dce0", "#ffffff"], vol=2, wob=0.1, det=1)
