"""A carousel in the sea up to its canopy, lamps still lit."""

from studio.colour import Ramp
from studio.elements.animals.horses_carousel import canopy, twisted_pole
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
    under = c.at(x, y - 64, 1, 7, vol=6, wob=0.3)
    for pole in (-140, -80, -20, 50, 110, 160):
        twisted_pole(under, pole, 70, 16, 8)
    canopy(c, x, y - 84, 384, ramp, CREAM, 7)
