"""A carousel in the sea up to its canopy, lamps still lit."""

from studio.colour import Ramp
from studio.elements.buildings.carousel_canopy import canopy, twisted_pole
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly

WINE: Ramp = ["#3a0c20", "#841c34", "#c83c40", "#f89878"]


def sunken_carousel(c: Card, x: float, y: float, ramp: Ramp = WINE) -> None:
    """Only the leaning roof is above the water at (x, y), and the warm light under it; 384 wide."""
    f = c.at(x, y)
    f.shade(ell(0, 0, 200, 22), 0.5, 12, "#14405c")
    f.flat(poly([(-174, -84), (176, -42), (172, 4), (-170, -2)]), "#5c2430", 0.95, wob=0.3)
    f.flat(poly([(-146, -64), (154, -38), (154, 2), (-146, -4)]), "#ffb860", 0.9, 8)
    for left, right, col in (
        (-70, -28, "#c86c38"),
        (-24, 30, "#ffe0a0"),
        (34, 78, "#d88444"),
    ):  # the drum in the middle
        f.flat(poly([(left, -60), (right, -52), (right, 2), (left, 0)]), col, 0.85, 2, wob=0.3)
        f.line([(left, -58), (left, 2)], 3, "#8a4a24", alpha=0.7)
    for far in (-118, -96, 100, 130):
        f.line([(far, -60), (far, 2)], 4, "#b06030", alpha=0.6, ends=0.9)
    f.shade(poly([(-176, -86), (178, -44), (176, -22), (-172, -56)]), 0.6, 8, "#5c1c28")
    under = c.at(x, y - 64, 1, 7, vol=6, wob=0.3)
    for pole in (-140, -80, -20, 50, 110, 160):
        twisted_pole(under, pole, 70, 16, 8)
    canopy(c, x, y - 84, 384, ramp, CREAM, 7)
