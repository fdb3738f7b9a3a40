"""A low flat boulder, fit to stand on."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell

STONE: Ramp = ["#4c4858", "#8c8890", "#c8c4bc", "#f8f4e4"]


def flat_boulder(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A boulder 260 wide round (x, y), in the grass; its top is 20 higher."""
    c.shade(ell(x + 10, y + 44, 150, 22), 0.55, 12, "#12301c")
    left = (x - 130, y + 40), (x - 122, y + 2), (x - 70, y - 22), (x + 20, y - 28)
    right = (x + 96, y - 14), (x + 134, y + 16), (x + 126, y + 46)
    m = c.paint(
        blob(*left, *right, (x, y + 58)), STONE, vol=34, amb=0.35, tex=0.35, lump=0.3, rim=0.5, light=light
    )
    c.shade(ell(x + 16, y - 6, 76, 12), 0.35, 8, clip=m)
