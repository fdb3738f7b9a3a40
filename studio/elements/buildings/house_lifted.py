"""A small house that is pulled up by its chimney: it comes off the ground by one side, and its patch of earth shows."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRICK, ROOF_RED
from studio.shapes import blob, ell, poly, rect

WARM_WALL: Ramp = ["#7c6c68", "#b8a490", "#f0dcbc", "#fff8e4"]
EARTH: Ramp = ["#2c1c1c", "#5c4030", "#94704c"]


def lifted_house(c: Card, x: float, y: float, rot: float = -15, wall: Ramp = WARM_WALL) -> None:
    """Its left foot still on the ground at (x, y), the right one up by `rot`; 160 high."""
    f = c.at(x, y, 1.5, rot, vol=7, wob=0.3, edge=0.28, det=0.4)
    upper = ((x - 18, y - 2), (x + 32, y - 12), (x + 102, y - 10), (x + 128, y - 2))
    c.paint(blob(*upper, (x + 82, y + 10), (x + 12, y + 12)), EARTH, vol=4, wob=1, edge=0.1)
    dark = ((x - 28, y), (x + 22, y - 16), (x + 122, y - 10), (x + 102, y + 8), (x - 8, y + 12))
    c.shade(blob(*dark), 0.6, 7, "#1c2c30")
    f.paint(rect(48, -126, 70, -72), BRICK, vol=4)
    f.paint(rect(0, -64, 76, 0), wall)
    f.paint(poly([(-12, -60), (38, -108), (88, -60)]), ROOF_RED)
    f.flat(rect(26, -36, 48, 0), "#4c3424", 1)
    for wx in (12, 62):
        f.flat(rect(wx - 7, -50, wx + 7, -34), "#4c6478", 1)
    for ex, ey in ((10, 3), (30, 5), (52, 4), (70, 6)):  # what falls out from under it
        f.paint(ell(ex, ey, 5, 3.6), EARTH, vol=2)
