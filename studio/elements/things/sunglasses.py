"""A pair of sunglasses lying about."""

from studio.paint import Card
from studio.shapes import ell, join

RIMS = "#b02c34"


def sunglasses(c: Card, x: float, y: float, s: float, rot: float, light: tuple[float, float, float]) -> None:
    """Dark glasses in a red frame, the arms open; 98 wide, their middle at (x, y)."""
    f = c.at(x, y, s, rot, vol=6, wob=0.25, det=1, edge=0.35, light=light)
    f.shade(ell(0, 10, 56, 9), 0.5, 5)
    f.paint(join(ell(-26, 0, 23, 17), ell(26, 0, 23, 17)), ["#0a0a12", "#1c1c2c", "#4c5068"])
    f.line([(-8, -6), (0, -10), (8, -6)], 5, RIMS)
    for side in (-1, 1):
        mid = side * 26
        f.line([(side * 46, -4), (side * 62, -16), (side * 58, -26)], 5, RIMS, ends=0.7)
        f.line([(mid - 22, -6), (mid, -17), (mid + 22, -6)], 4, RIMS, ends=0.7)
        f.line([(mid - 12, 4), (mid - 2, -8)], 4, "#e8f0f4", alpha=0.8)
