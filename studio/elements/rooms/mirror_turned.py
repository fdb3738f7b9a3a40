"""A mirror hung with its face to the wall."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import ell, rect

BACKING: Ramp = ["#241818", "#54402c", "#84684c"]


def mirror_turned(c: Card, x: float, y: float, s: float = 0.86, rot: float = -6) -> None:
    """Its bare back, a cross of laths, the cord it hung by; 188 wide and 330 high at s = 1."""
    f = c.at(x, y, s, rot, vol=6, wob=0.4, edge=0.3, rim=0.5, amb=0.42)
    f.shade(rect(-96, -320, 70, 16), 0.5, 16)
    f.paint(rect(-94, -330, 94, 0, 10), WALNUT, grain=2)
    f.paint(rect(-74, -310, 74, -20), BACKING, vol=3, grain=2)
    for a, b in (((-72, -306), (72, -24)), ((72, -306), (-72, -24))):
        f.line([a, b], 11, "#7c5c3c", alpha=0.9, ends=1)
    f.line([(-56, -330), (0, -384), (56, -330)], 5, "#d8b870", alpha=0.9, ends=0.8)
    f.paint(ell(0, -386, 10), BRASS, vol=5, det=0.8)
