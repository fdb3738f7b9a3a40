"""A hat on its crown, full of water."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CRIMSON, WALNUT
from studio.shapes import blob, ell, poly

WATER: Ramp = ["#0c4c6c", "#1c8ca4", "#5cd0cc", "#d8fff0"]


def upturned_hat(c: Card, x: float, y: float, water: Ramp = WATER) -> None:
    """A brimmed hat lying on its crown at (x, y), filling up."""
    f = c.at(x, y, 1, vol=14, wob=0.35, det=0.5, edge=0.3, rim=0.6)
    f.paint(blob((-42, -50, "c"), (-36, -14), (-28, 0), (0, 5), (28, 0), (36, -14), (42, -50, "c")), WALNUT)
    f.paint(poly([(-42, -50), (42, -50), (39, -34), (-39, -34)]), CRIMSON, vol=5)
    f.paint(ell(0, -52, 74, 17), WALNUT, vol=5)
    f.paint(ell(0, -52, 44, 9), water, vol=3, amb=0.5)
