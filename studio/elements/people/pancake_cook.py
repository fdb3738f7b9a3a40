"""A cook in white who has tossed a pancake."""

from studio.elements.people.figures import bell
from studio.paint import Card
from studio.palettes import IRON, WHITE
from studio.shapes import blob, ell, taper

BATTER = ["#985018", "#d89838", "#f8d478", "#fff0b8"]
BROWNED = ["#7c3410", "#b46424", "#d89440"]


def tossing_cook(c: Card, x: float, y: float, h: float = 124, lean: float = 0) -> None:
    """The cook standing at (x, y), looking left, a pan held out; over it the pancake, still turning."""
    hand = bell(c, x, y, h, WHITE, view="side", arm="out", lean=lean, shadow=0)
    f = c.at(x, y, h / 112, lean, vol=6, wob=0.2, det=0.9, edge=0.3)
    puff = [(-12, -99), (-19, -110), (-11, -120), (0, -117), (9, -122), (19, -113), (13, -99)]
    f.paint(blob(*puff), WHITE, amb=0.4)
    f.paint(blob((-12, -94), (-12, -102), (0, -104), (13, -102), (13, -92), (0, -95)), WHITE, amb=0.2)
    _pan(c, *hand)
    _pancake(c, hand[0] - 58, hand[1] - 84)


def _pan(c: Card, x: float, y: float) -> None:
    f = c.at(x, y, 1, 0, wob=0.2, det=0.9, edge=0.3)
    f.paint(taper((7, 2, 7), (-26, -3, 6)), IRON, vol=3)
    f.paint(blob((-84, -10), (-26, -10), (-30, 4), (-42, 9), (-68, 9), (-80, 4)), IRON, vol=6, rim=0.6)
    f.paint(ell(-55, -10, 29, 6), ["#241c20", "#4c4444", "#8c7c70"], vol=3)
    f.paint(ell(3, 1, 4.4), ["#5a3328", "#b87a5c", "#f0c49c"], vol=3)


def _pancake(c: Card, x: float, y: float) -> None:
    """Thin and limp: one side lags behind the other."""
    f = c.at(x, y, 1, -20, wob=0.25, det=0.9)
    disc = [(-40, 6), (-34, -10), (-10, -21), (18, -20), (38, -6), (36, 9), (16, 19), (-10, 21), (-30, 17)]
    f.paint(blob(*[(px, py + 4) for px, py in disc]), BROWNED, vol=4, amb=0.1, edge=0.35)
    m = f.paint(blob(*disc), BATTER, vol=6, edge=0.15)
    for dx, dy, rx, ry in (
        (-13, -3, 13, 7),
        (15, -7, 10, 5),
        (18, 8, 10, 4.4),
        (-24, 10, 6, 4),
        (-3, 13, 8, 4),
    ):
        f.paint(ell(dx, dy, rx, ry, -8), BROWNED, vol=2, clip=m, soft=1.2, edge=0, alpha=0.85)
