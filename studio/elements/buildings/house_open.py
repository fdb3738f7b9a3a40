"""A small house by day that waits with its door open."""

from studio.colour import Ramp
from studio.elements.buildings.houses import house
from studio.paint import Card
from studio.palettes import ROOF_RED
from studio.shapes import rect

FRAME: Ramp = ["#3a2018", "#7a4a2c", "#c88850"]


def open_house(c: Card, x: float, y: float, h: float = 92) -> None:
    """The house standing at (x, y), light in its doorway and nowhere else."""
    house(c, x, y, h, roof=ROOF_RED, lit=False, door=False, g=0)
    c.paint(rect(x - 13, y - 38, x + 9, y + 1), FRAME, vol=2, wob=0.2, det=1)
    c.flat(rect(x - 9, y - 34, x + 6, y), "#ffd884", 1, wob=0.2, det=1)
