"""A small house by day that waits with its door open."""

from studio.colour import Ramp
from studio.elements.buildings.houses import house
from studio.paint import Card
from studio.palettes import ROOF_RED
from studio.shapes import blob, rect, taper

BANK: Ramp = ["#2c5030", "#4c8c3c", "#84bc54", "#cce48c"]
PATH: Ramp = ["#a08058", "#d4b484", "#f4e0b0"]
FRAME: Ramp = ["#3a2018", "#7a4a2c", "#c88850"]


def open_house(c: Card, x: float, y: float, h: float = 92, fog: float = 0) -> None:
    """The house standing at (x, y), light in its doorway and nowhere else."""
    house(c, x, y, h, roof=ROOF_RED, lit=False, door=False, g=0, fog=fog)
    f = c.at(x, y, h / 92, wob=0.2, det=1)
    f.paint(rect(-13, -38, 9, 1), FRAME, vol=2, fog=fog)
    f.flat(rect(-9, -34, 6, 0), "#ffd884", 1)


def house_bank(c: Card, x: float, y: float, foot: tuple[float, float], fog: float = 0.3) -> None:
    """A green slope at the right edge that rises behind `foot` to a house's ground at (x, y), and the path up it."""
    fx, fy = foot
    far = c.at(0, 0, fog=fog, wob=1.2, edge=0.1)
    rise = ((fx, fy + 6), (fx + 8, fy - 16), (x - 28, y + 6), (x + 4, y - 4), (840, y - 18), (840, fy + 20))
    far.paint(blob(*rise), BANK, vol=10, amb=0.4, grad=(0.1, -0.2))
    path = taper((x - 3, y, 11), (x + 12, y + 14, 12), (x - 10, y + 28, 14), (fx + 26, fy - 6, 17), (fx + 12, fy + 4, 20))  # fmt: skip
    far.paint(path, PATH, vol=2, amb=0.6)
