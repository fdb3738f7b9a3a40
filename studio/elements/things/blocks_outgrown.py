"""Wooden blocks of earlier years, left lying on a floor."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, poly, rect

BLUE: Ramp = ["#2c3c5c", "#5c7ca0", "#94b4c8", "#d4e4e4"]
LEAF: Ramp = ["#34482c", "#6c8850", "#a4b878", "#dce4b0"]
HONEY: Ramp = ["#6c4420", "#b48040", "#e4bc74", "#fce8b8"]


def outgrown_blocks(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Two cubes and, on them, a third; a fourth has rolled away to the right: about 150 wide, standing round (x, y)."""
    c.shade(ell(x + 16 * s, y + 1, 62 * s, 8 * s), 0.5, 6, "#3c1c14")
    _cube(c, x - 24 * s, y, s, -2, BLUE)
    _cube(c, x + 24 * s, y + 3 * s, s, 2, HONEY)
    _cube(c, x - 3 * s, y - 41 * s, s, 5, LEAF)
    c.shade(ell(x + 106 * s, y + 21 * s, 32 * s, 6 * s), 0.5, 5, "#3c1c14")
    _cube(c, x + 98 * s, y + 22 * s, s, -5, BLUE)


def _cube(c: Card, x: float, y: float, s: float, turn: float, ramp: Ramp) -> None:
    """A cube with its foot at (x, y), seen a little from above and from its right, a groove round its face."""
    f = c.at(x, y, s, turn, wob=0.25, edge=0.3, det=0.5, tex=0.16)
    f.paint(poly([(21, 0), (21, -40), (31, -48), (31, -9)]), ramp, vol=2, amb=0.06, gain=0.4)
    f.paint(poly([(-21, -40), (21, -40), (31, -48), (-10, -48)]), ramp, vol=2, amb=0.8)
    f.paint(rect(-21, -40, 21, 0, 3), ramp, vol=4, amb=0.42)
    f.paint(rect(-14, -33, 14, -7, 3), ramp, vol=2, amb=0.6, edge=0.34)
