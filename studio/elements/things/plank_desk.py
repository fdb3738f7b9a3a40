"""A desk made of a plank on two heaps of stone."""

from studio.elements.things.props import coin
from studio.paint import Card
from studio.palettes import BRASS, COPPER
from studio.shapes import blob, ell, poly, rect

TOP = ["#1c1814", "#4c3c28", "#84683c", "#d0ac68"]
EDGE = ["#140f0e", "#34281c", "#5c482c"]
STONE = ["#14241e", "#405448", "#84947c", "#d0d0a4"]


def plank_desk(c: Card, x: float, y: float) -> None:
    """About 550 wide; (x, y) is the left end of its far edge, its stones stand 100 lower."""
    for dx in (50, 460):
        _heap(c, x + dx, y + 104)
    c.shade(rect(x, y + 40, x + 510, y + 64), 0.5, 8)
    plank = poly([(x, y), (x + 506, y + 8), (x + 530, y + 34), (x - 20, y + 26)])
    c.paint(plank, TOP, vol=4, grain=1, amb=0.4, wob=0.5, rim=0.5)
    front = poly([(x - 20, y + 26), (x + 530, y + 34), (x + 528, y + 52), (x - 18, y + 44)])
    c.paint(front, EDGE, vol=4, grain=1, wob=0.5)


def _heap(c: Card, x: float, y: float) -> None:
    """Two stones, one on the other, standing at (x, y) among coins that lean on them."""
    c.shade(ell(x + 4, y + 2, 62, 12), 0.7, 7, "#041210")
    light = (x + 60, y - 200, 160)
    low = blob(
        (x - 48, y),
        (x - 52, y - 22),
        (x - 34, y - 40),
        (x + 6, y - 44),
        (x + 44, y - 38),
        (x + 52, y - 14),
        (x + 44, y + 2),
    )
    high = blob(
        (x - 38, y - 40),
        (x - 42, y - 62),
        (x - 30, y - 82),
        (x + 34, y - 82),
        (x + 42, y - 62),
        (x + 34, y - 38),
    )
    for shape in (low, high):
        c.shade(shape, 0.5, 5, "#041210")
        c.paint(shape, STONE, vol=22, lump=0.2, tex=0.3, edge=0.34, wob=1.2, amb=0.4, light=light)
    for dx, metal in ((-44, COPPER), (-14, BRASS), (26, COPPER), (52, BRASS)):
        coin(c, x + dx, y + 4 + abs(dx) * 0.06, 34, metal, 0.42)
