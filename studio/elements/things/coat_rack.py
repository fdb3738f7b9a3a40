"""A coat rack right across a wall: its board, iron hooks, and the blank tag of somebody who is out."""

from studio.paint import Card
from studio.palettes import IRON, WOOD
from studio.shapes import curve, ell, poly, rect


def rack_board(c: Card, y: float) -> None:
    """The board from edge to edge at the height `y`."""
    c.shade(rect(-10, y - 6, 810, y + 26), 0.4, 9)
    c.paint(rect(-10, y - 18, 810, y + 14, 4), WOOD, vol=6, wob=0.3, grain=1, rim=0.5, edge=0.3)


def coat_hook(c: Card, x: float, y: float) -> None:
    """An iron hook with a round end, on the board at (x, y)."""
    plate = rect(x - 9, y - 16, x + 9, y + 6, 6)
    c.shade(plate, 0.5, 3)
    c.paint(plate, IRON, vol=4, wob=0.2, det=0.8)
    iron = curve((x, y - 6), (x - 1, y + 14), (x + 5, y + 25), (x + 13, y + 20), (x + 15, y + 8))
    c.line(iron, 7, "#201a1c", 1, 0.2, ends=0.8)
    c.paint(ell(x + 15, y + 7, 6), IRON, vol=4, wob=0.1, det=0.8)


def blank_tag(c: Card, x: float, y: float) -> None:
    """A paper tag without a name on the hook at (x, y)."""
    c.line([(x + 6, y + 26), (x + 4, y + 52), (x + 12, y + 70)], 2.4, "#5a4a40", 0.9, 0.2, ends=0.8)
    tag = poly([(x - 2, y + 72), (x + 24, y + 66), (x + 30, y + 108), (x + 4, y + 114)])
    c.paint(tag, ["#8c8474", "#d8ccb0", "#fff6e0"], vol=3, wob=0.2, det=0.8)
