"""A crow that goes on foot through the snow: its shadow, its tracks, the suitcase in its bill."""

from studio.colour import Arr
from studio.elements.animals.birds_crows import HORN, walking_crow
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import blob, curve, ell, rect

SHADOW = "#3c4468"


def crow_tracks(c: Card, way: tuple[tuple[float, float], ...], snow: Arr) -> None:
    """Three-toed prints along the way."""
    for x, y in curve(*way)[::7]:
        for dx in (-5, 0, 5):
            c.line([(x + 5, y), (x - 6, y + dx)], 2.4, "#5c6890", 0.7, 0.2, clip=snow)


def crow_on_snow(c: Card, x: float, y: float, h: float, snow: Arr) -> None:
    """A walking crow at (x, y), looking right, its shadow on the snow."""
    c.shade(ell(x + 4, y + 2, 56, 9), 0.45, 6, SHADOW, clip=snow)
    walking_crow(c, x, y, h, flip=True)


def crow_with_suitcase(c: Card, x: float, y: float, snow: Arr, h: float = 132) -> None:
    """A walking crow at (x, y), looking left, a strapped suitcase hanging from its bill."""
    c.shade(ell(x + 2, y + 2, 64, 9), 0.45, 6, SHADOW, clip=snow)
    bill = walking_crow(c, x, y, h)
    x, y = bill[0] + 15, bill[1] - 3
    c.shade(ell(x - 2, y + 66, 40, 7), 0.35, 5, SHADOW)
    case = c.at(x, y, 1.0, 5, vol=8, wob=0.3, det=0.8, rim=0.8, edge=0.3)
    case.paint(rect(-34, 18, 34, 62, 7), WALNUT, amb=0.3)
    for px in (-18, 18):
        case.paint(rect(px - 4, 18, px + 4, 62), BRASS, vol=3)
    case.line([(-15, 22), (-12, 6), (0, -2), (12, 6), (15, 22)], 6.5, "#2c140c", alpha=1, ends=0.9)
    case.line([(-14, 20), (-11, 6), (0, -1), (11, 6), (14, 20)], 3, "#c07c48", alpha=1, ends=0.9)
    upper = blob(
        (bill[0] - 2, bill[1] + 1, "c"), (x, y - 9), (x + 20, y - 17, "c"), (x + 20, y - 3, "c"), (x, y)
    )
    c.paint(upper, HORN, vol=5, wob=0.2, det=0.8, rim=0.5, edge=0.3)  # shut over the handle
