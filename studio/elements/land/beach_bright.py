"""A beach at noon: a band of turquoise sea, a white line of foam, sand nearly white."""

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.paint import Card
from studio.shapes import rect

SAND: Ramp = ["#b08858", "#dcb880", "#f2d8a4", "#fff0c8"]
SEA: Ramp = ["#0c5c70", "#1c98a0", "#5cc8bc", "#d4f4e0"]


def bright_beach(c: Card) -> None:
    """Sky, sea from 806, sand from 884 down."""
    c.sky([(0, "#2c9cb8"), (300, "#60c0c8"), (600, "#a8e0d4"), (790, "#e8f4dc")])
    c.clouds(500, 770, "#b8e0d8", "#fbfaea", cover=0.45, a=0.7, cell=120, sx=2.6)
    c.paint(rect(-20, 806, 820, 900), SEA, vol=3, amb=0.55, edge=0, grad=(-0.15, 0.3), wob=0.3, grain=1)
    c.glints(400, 812, 884, 420, "#f4fff0", 130, 0.6)
    _, m = hills(c, 884, 8, SAND, 3, vol=20, amb=0.6, edge=0.02, tex=0.12)
    c.line([(-10, 884), (200, 890), (420, 878), (640, 890), (810, 880)], 9, "#fffdf0", 0.8, 2, ends=0.9)
    c.marks(m, 0.05, 900, 40, 3, jit=0.05, alpha=0.5)
