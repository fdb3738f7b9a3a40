"""A town at the edge of a building site: far blocks, and a tower of concrete floors without walls."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import rect

CITY: Ramp = ["#6c3c5c", "#a8605c", "#e09868", "#ffd090"]
CONCRETE: Ramp = ["#3c2c48", "#745868", "#b88c80", "#f4c898"]


def far_block(c: Card, x: float, y: float, h: float, w: float, light: tuple[float, float, float]) -> None:
    """One far house block in the evening haze."""
    c.paint(rect(x - w / 2, y - h, x + w / 2, y + 10), CITY, vol=6, fog=0.45, edge=0.1, light=light, wob=0.6)


def unfinished_tower(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Five floors of 82 on bare columns, 184 wide, iron rods sticking out at the top."""
    f = c.at(x, y, 1.0, wob=0.4, vol=4, fog=0.3, edge=0.2, light=light, amb=0.3)
    for k in range(5):
        f.paint(rect(-92, -82 * k - 10, 92, -82 * k, 2), CONCRETE)
        for px in (-84, -30, 24, 78):
            f.paint(rect(px, -82 * k - 82, px + 9, -82 * k - 8), CONCRETE)
    for k in range(7):
        f.line([(-80 + 26 * k, -410), (-78 + 26 * k, -448 + k * 5 % 12)], 3, "#5c3c50", alpha=0.8)
