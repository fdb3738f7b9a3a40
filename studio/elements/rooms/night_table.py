"""A night table."""

from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import ell, rect


def night_table(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A walnut table with one drawer, 156 wide and 196 high."""
    f = c.at(x, y, 1.0, vol=12, wob=0.35, edge=0.3, light=light, rim=0.6)
    f.shade(ell(0, 4, 90, 12), 0.6, 8)
    f.paint(rect(-74, -196, 82, -176, 4), WALNUT)
    f.paint(rect(-62, -178, 70, 0, 4), WALNUT, grad=(0.05, -0.25))
    f.paint(rect(-50, -160, 58, -110, 3), WALNUT, vol=5)
    f.paint(ell(4, -134, 7), ["#7a5218", "#f8dc80"], vol=4)
