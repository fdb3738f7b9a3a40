"""A brick chimney by moonlight."""

from studio.paint import Card
from studio.shapes import rect

BRICKS = ["#2c1c24", "#64383c", "#a86454", "#e8b490"]


def chimney(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """From 54 above (x, y) to 40 below."""
    f = c.at(x, y, 1.0, wob=0.3, vol=8, edge=0.3, light=light, rim=0.7)
    f.paint(rect(-13, -44, 13, 40), BRICKS)
    f.paint(rect(-18, -54, 18, -42), BRICKS)
