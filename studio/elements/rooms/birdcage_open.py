"""A birdcage on a chain, its door open."""

from studio.elements.rooms.furniture import birdcage
from studio.paint import Card, Frame
from studio.shapes import curve

WIRE = "#c89c48"


def open_birdcage(c: Card, x: float, y: float) -> None:
    """140 high, its floor at (x, y); nobody is in."""
    c.line([(x, y - 196), (x, y - 136)], 4, "#8c7448", 0.9, 0.3, ends=0.9)
    birdcage(c, x, y, 140, 92, behind=True, front=True)
    f = c.at(x, y, 1.0, vol=5, wob=0.3, det=0.9, rim=0.7)
    _door(f)


def _door(f: Frame) -> None:
    """A round-topped door of wire, swung out towards us on its hinges."""
    for k, top in ((62, -92), (76, -98), (90, -96)):
        f.line([(k, -12 + (k - 46) * 0.3), (k, top)], 2.6, WIRE, alpha=0.95, ends=0.9)
    f.line([(47, -50), (104, -46)], 2.6, WIRE, alpha=0.95, ends=0.9)
    frame = curve((47, -12, "c"), (104, 6, "c"), (105, -78), (90, -96), (70, -98), (47, -82, "c"), (47, -12))
    f.line(frame, 4.6, "#8c6428", alpha=1, ends=0.95)
    f.line(frame, 2.8, "#e8bc60", alpha=1, ends=0.95)
