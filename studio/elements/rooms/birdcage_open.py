"""A birdcage on a chain, its door open, a nightcap on the door."""

from studio.elements.land.mine import DOWN
from studio.elements.rooms.furniture import birdcage
from studio.paint import Card
from studio.shapes import blob, ell, taper

CAP = ["#2c3c6c", "#5c78b0", "#a8c0e0"]


def open_birdcage(c: Card, x: float, y: float) -> None:
    """140 high, its floor at (x, y); nobody is in."""
    c.line([(x, y - 196), (x, y - 136)], 4, "#8c7448", 0.9, 0.3, ends=0.9)
    birdcage(c, x, y, 140, 92, behind=True, front=True)
    f = c.at(x, y, 1.0, vol=5, wob=0.3, det=0.9, rim=0.7)
    f.line([(30, -8), (78, -20), (80, -84), (34, -80)], 4, "#c89c48", alpha=0.95, ends=0.9)
    for k in (46, 60):
        f.line([(k, -14 - k * 0.06), (k + 1, -80)], 2.4, "#c89c48", alpha=0.9, ends=0.9)
    f.paint(blob((66, -84), (96, -84), (98, -62), (110, -34), (102, -24), (88, -52), (64, -66)), CAP)
    f.paint(taper((62, -80, 9), (98, -80, 9)), DOWN, vol=4)
    f.paint(ell(104, -22, 8), DOWN, vol=5)
