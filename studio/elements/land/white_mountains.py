"""Far mountains in snow, low on both sides of the page."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import poly

SNOWY: Ramp = ["#46609c", "#8098c4", "#b4c8e0", "#e2e8ee", "#fbf8ee"]


def white_mountains(c: Card, fog: float = 0.45, ramp: Ramp = SNOWY) -> None:
    """Across the page, peaks from 590, foot at 800; the middle is a gap for whatever stands before them."""
    left = ((-40, 720), (60, 640), (130, 690))
    right = ((640, 660), (720, 590), (790, 640), (850, 600), (850, 800))
    c.paint(poly([*left, *right, (-40, 800)]), ramp, vol=30, fog=fog, fogcol="#b8d8e8", wob=1.4, edge=0.05)
