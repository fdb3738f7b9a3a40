"""A tall brick chimney by moonlight, to stand behind a roof."""

from studio.paint import Card
from studio.shapes import rect

BRICKS = ["#2c1c24", "#64383c", "#a86454", "#e8b490"]


def chimney(c: Card, x: float, y: float, h: float, light: tuple[float, float, float]) -> None:
    """A chimney 24 wide that stands at (x, y), with a brick collar and courses of brick."""
    f = c.at(x, y, 1.0, wob=0.3, vol=9, edge=0.3, light=light, rim=0.7, det=0.5)
    stack = f.paint(rect(-12, -h + 6, 12, 0), BRICKS, grad=(0.06, -0.2))
    for row in range(int(h / 9)):
        f.line([(-12, -h + 18 + row * 9), (12, -h + 19 + row * 9)], 1.3, BRICKS[0], alpha=0.5, clip=stack)
    f.paint(rect(-16, -h, 16, -h + 10), BRICKS)
    f.flat(rect(-8, -h - 3, 8, -h + 2), "#140c14", 0.9)
