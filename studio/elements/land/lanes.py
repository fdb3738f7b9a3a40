"""A country lane of trodden earth that comes towards us."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import taper

LANE: Ramp = ["#a89468", "#d0bc88", "#f0e0b0"]


def lane_winding(c: Card, x: float, y: float, ramp: Ramp = LANE) -> None:
    """From its far end at (x, y) it widens over 320 px towards us, with two bends."""
    way = ((x, y, 16), (x - 30, y + 80, 34), (x + 40, y + 180, 60), (x - 10, y + 320, 96))
    c.paint(taper(*way), ramp, vol=4, wob=1.5, edge=0.08)
