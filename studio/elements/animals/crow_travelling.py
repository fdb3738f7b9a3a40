"""A crow that goes on foot through the snow: its shadow, its tracks, the suitcase in its bill."""

from studio.colour import Arr
from studio.elements.animals.birds_crows import walking_crow
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import curve, ell, rect

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
    case = c.at(bill[0] + 2, bill[1] + 6, 1.0, 4, vol=8, wob=0.3, det=0.8, rim=0.8, edge=0.3)
    case.line([(-12, 16), (-8, 0), (8, 0), (12, 16)], 4, "#3c2014", alpha=1, ends=0.9)
    case.paint(rect(-34, 12, 34, 58, 7), WALNUT, amb=0.3)
    for px in (-18, 18):
        case.paint(rect(px - 4, 12, px + 4, 58), BRASS, vol=3)
