"""The best armchair of a parlour, from the side."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import blob, taper

GREEN: Ramp = ["#14342c", "#2c6450", "#609474", "#b8d0a0"]


def side_armchair(c: Card, x: float, y: float, ramp: Ramp = GREEN) -> None:
    """Its seat turned to the right, its foot at (x, y), 556 high with its back."""
    upper = ((x - 149, y - 496), (x - 115, y - 556), (x - 25, y - 556), (x + 1, y - 486))
    c.paint(blob(*upper, (x - 1, y - 96), (x - 155, y - 96)), ramp, vol=36, amb=0.3, wob=0.5)
    front = ((x + 115, y - 184), (x + 151, y - 156), (x + 147, y - 66))
    c.paint(blob((x - 145, y - 176), *front, (x - 145, y - 60)), ramp, vol=30, amb=0.28, wob=0.5)
    for px in (x - 123, x + 125):
        c.paint(taper((px, y - 76, 24), (px + 2, y, 16)), WALNUT, vol=7, wob=0.3)
