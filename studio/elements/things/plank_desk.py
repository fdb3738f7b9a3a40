"""A desk made of a plank on two stones."""

from studio.elements.land.well_shaft import MOSSY
from studio.paint import Card
from studio.shapes import poly, rect

TOP = ["#1c1814", "#4c3c28", "#84683c", "#d0ac68"]
EDGE = ["#140f0e", "#34281c", "#5c482c"]


def plank_desk(c: Card, x: float, y: float) -> None:
    """About 550 wide; (x, y) is the left end of its far edge, its stones stand 100 lower."""
    for dx in (50, 460):
        c.paint(rect(x + dx - 34, y + 26, x + dx + 34, y + 100, 12), MOSSY, vol=14, lump=0.3)
    c.shade(rect(x, y + 26, x + 510, y + 56), 0.5, 10)
    plank = poly([(x, y), (x + 506, y + 8), (x + 530, y + 34), (x - 20, y + 26)])
    c.paint(plank, TOP, vol=4, grain=1, amb=0.4, wob=0.5, rim=0.5)
    front = poly([(x - 20, y + 26), (x + 530, y + 34), (x + 528, y + 52), (x - 18, y + 44)])
    c.paint(front, EDGE, vol=4, grain=1, wob=0.5)
