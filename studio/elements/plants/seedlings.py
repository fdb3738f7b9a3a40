"""A seedling with its first two leaves."""

from studio.colour import Ramp
from studio.elements.land.water import ring
from studio.paint import Card
from studio.shapes import blob

LEAF: Ramp = ["#1c5c2c", "#4ca43c", "#a4d85c", "#f0fca8"]


def seedling_in_water(c: Card, x: float, y: float, ramp: Ramp = LEAF) -> None:
    """Just come up at (x, y) through shallow water, two rings around it, 76 high."""
    ring(c, x, y, 84, "#f4fcf4", 0.7)
    ring(c, x, y, 46, "#f4fcf4", 0.6)
    c.line([(x, y + 2), (x - 3, y - 26), (x + 3, y - 50)], 6, "#4c9c3c", 1, 0.3, ends=0.6)
    for sg in (-1, 1):
        outer = ((x + sg * 14, y - 72), (x + sg * 44, y - 76), (x + sg * 30, y - 54))
        c.paint(blob((x + 3, y - 48), *outer), ramp, vol=6, det=0.8, wob=0.3)
