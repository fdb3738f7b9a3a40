"""A house by moonlight whose tall brick chimney rises behind the roof."""

from studio.elements.buildings.houses import pane
from studio.paint import Card
from studio.palettes import ROOF_BLUE, STONE, WOOD
from studio.shapes import ell, poly, rect

BRICKS = ["#2c1c24", "#64383c", "#a86454", "#e8b490"]


def chimney(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """A chimney 24 wide that stands at (x, y), with a brick collar and courses of brick."""
    f = c.at(x, y, 1.0, wob=0.3, vol=9, edge=0.3, light=light, rim=0.7, det=0.5)
    stack = f.paint(rect(-12, -h + 6, 12, 0), BRICKS, grad=(0.06, -0.2))
    for row in range(int(h / 9)):
        f.line([(-12, -h + 18 + row * 9), (12, -h + 19 + row * 9)], 1.3, BRICKS[0], alpha=0.5, clip=stack)
    f.paint(rect(-16, -h, 16, -h + 10), BRICKS)
    f.flat(rect(-8, -h - 3, 8, -h + 2), "#140c14", 0.9)


def chimney_house(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """A dark house standing at (x, y); `h` is the height of its ridge, the chimney ends 50 higher on the left."""
    w, eaves = h * 0.62, h * 0.52
    chimney(c, x - w * 0.4, y - eaves, h - eaves + 50, light)
    c.shade(ell(x, y + 3, w * 0.7, h * 0.07), 0.5, 4, STONE[0])
    f = c.at(x, y, 1.0, wob=0.35, vol=11, edge=0.25, light=light, rim=0.5, det=0.5)
    wall = f.paint(rect(-w / 2, -eaves, w / 2, 3), STONE, grad=(0.1, -0.25))
    f.shade(rect(-w / 2, -eaves, w / 2, -eaves + 9), 0.5, 3, clip=wall)
    f.paint(rect(w * 0.12, -h * 0.3, w * 0.34, 3, 4), WOOD, vol=3)
    pane(c, x - w * 0.2, y - h * 0.26, 17, 19, lit=False)
    top = poly([(-w * 0.66, -eaves + 3), (-w * 0.22, -h), (w * 0.22, -h), (w * 0.66, -eaves + 3)])
    roof = f.paint(top, ROOF_BLUE)
    for row in (0.3, 0.55, 0.8):
        half, ry = w * (0.22 + 0.44 * row), -h + (h - eaves) * row
        f.line([(-half, ry), (0, ry + 2), (half, ry)], 1.6, ROOF_BLUE[0], alpha=0.5, clip=roof)
