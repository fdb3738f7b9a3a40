"""What a house lives on: a bowl of roof tiles, a brick."""

from studio.paint import Card
from studio.palettes import BRICK, PORCELAIN
from studio.shapes import blob, poly

TILE = ["#2c1420", "#6c3034", "#a8584c", "#e49c78"]


def bowl_of_tiles(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A porcelain bowl, 92 wide, and four tiles in it."""
    for k in range(4):
        f = c.at(
            x - 20 + 15 * k, y - 26 - 3 * (k % 2), 1.0, -50 + 24 * k, vol=5, wob=0.3, edge=0.35, light=light
        )
        f.paint(blob((-13, 12), (-13, -20), (0, -28), (13, -20), (13, 12)), TILE)
    f = c.at(x, y, 1.0, vol=9, wob=0.3, edge=0.32, light=light, rim=0.5)
    f.paint(blob((-46, -30), (46, -30), (34, -4), (0, 0), (-34, -4)), PORCELAIN)
    f.line([(-40, -20), (0, -14), (40, -20)], 3, "#4a78a4", alpha=0.8)


def brick(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """One brick, lying."""
    f = c.at(x, y, 1.0, vol=6, wob=0.3, edge=0.35, light=light)
    f.paint(poly([(-12, 0), (-12, -22), (26, -22), (26, 0)]), BRICK)
