"""A bowler hat, taken off and held."""

from studio.paint import Card
from studio.shapes import blob

FELT = ["#14141e", "#2e3040", "#5c6070", "#a0a4a8"]
BRIM = ["#14141e", "#2e3040", "#6c7080"]


def held_bowler(c: Card, x: float, y: float, rot: float = 24) -> None:
    """Black with a red band, 84 wide, the middle of its brim at (x, y)."""
    hat = c.at(x, y, 1.0, rot, vol=10, wob=0.25, det=0.8, rim=0.6, edge=0.3)
    hat.paint(blob((-25, 0), (-24, -26), (0, -38), (24, -26), (25, 0)), FELT)
    hat.paint(blob((-42, -2), (0, -10), (42, -2), (30, 8), (0, 10), (-30, 8)), BRIM, vol=5)
    hat.line([(-25, -8), (0, -4), (25, -8)], 5, "#b0303c", alpha=0.9, ends=0.8)
