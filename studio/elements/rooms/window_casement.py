"""A window whose two casements are swung into the room, and a sill the rain has wetted."""

from collections.abc import Iterator
from contextlib import contextmanager

from studio.colour import Arr, Ramp
from studio.elements.rooms.hall_panelled import PAINT
from studio.paint import Card
from studio.shapes import blob, poly, rect

GLASS: Ramp = ["#8f9e9e", "#b9c4c0", "#e6eadf"]


@contextmanager
def seen_through_window(c: Card, x: float, y: float) -> Iterator[Arr]:
    """What is painted meanwhile is seen only through the opening, 228 by 286, standing at (x, y); gives its mask."""
    hole = c.mask(rect(x - 114, y - 286, x + 114, y), 0.3)
    before = c.img.copy()
    yield hole
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]


def _leaf(c: Card, x: float, y: float, sg: int) -> None:
    x0, x1, pane = x + sg * 118, x + sg * 212, x + sg * 200
    leaf = poly([(x0, y - 288), (x1, y - 316), (x1, y + 28), (x0, y + 4)])
    glass = poly([(x + sg * 130, y - 272), (pane, y - 292), (pane, y + 2), (x + sg * 130, y - 14)])
    c.shade(leaf, 0.35, 14)
    c.paint(leaf, PAINT, vol=5, wob=0.3, edge=0.3, amb=0.3)
    c.paint(glass, GLASS, vol=2, amb=0.5, wob=0.2, edge=0.3)
    bar = [(x0 + sg * 12, y - 152), (pane, y - 154), (pane, y - 142), (x0 + sg * 12, y - 141)]
    c.paint(poly(bar), PAINT, vol=3, wob=0.2)


def open_casements(c: Card, x: float, y: float) -> None:
    """Frame, both casements and the sill of the window standing at (x, y)."""
    lintel = rect(x - 130, y - 304, x + 130, y - 282)
    for edge in (lintel, rect(x - 130, y - 296, x - 110, y + 10), rect(x + 110, y - 296, x + 130, y + 10)):
        c.paint(edge, PAINT, vol=6, wob=0.3, edge=0.3, amb=0.4)
    for sg in (-1, 1):
        _leaf(c, x, y, sg)
    c.paint(rect(x - 148, y - 2, x + 148, y + 28, 4), PAINT, vol=6, wob=0.3, amb=0.45, rim=0.5)


def wet_sill(c: Card, x: float, y: float) -> None:
    """A puddle on the sill of the window at (x, y), and three drops running down the wall."""
    far = ((x - 82, y + 6), (x - 20, y + 2), (x + 70, y + 5), (x + 100, y + 12))
    c.flat(blob(*far, (x + 30, y + 17), (x - 50, y + 16)), "#7d919c", 0.6, 1.5)
    for dx, n in ((-48, 40), (24, 62), (76, 30)):
        px = x + dx
        c.line([(px, y + 24), (px + 1, y + 28 + n)], 3.4, "#6c7c80", 0.55, ends=0.4)
        c.dot(px + 1, y + 30 + n, 3.2, "#e8f0f0", 0.8)
