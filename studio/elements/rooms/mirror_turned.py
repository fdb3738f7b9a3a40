"""A mirror that leans with its face to the wall."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import rect

BACKING: Ramp = ["#241818", "#54402c", "#84684c"]


def mirror_turned(c: Card, x: float, y: float, s: float = 0.86, rot: float = -6) -> None:
    """Its bare back, a cross of laths, the cord it hung by; 150 wide and 330 high at s = 1."""
    f = c.at(x, y, s, rot, vol=6, wob=0.4, edge=0.3, rim=0.4)
    f.shade(rect(-84, -330, 84, 4), 0.5, 16)
    f.paint(rect(-74, -330, 74, 0, 6), WALNUT, grain=2)
    f.paint(rect(-60, -316, 60, -14), BACKING, vol=3, grain=2)
    for a, b in (((-60, -310), (60, -20)), ((60, -310), (-60, -20))):
        f.line([a, b], 11, "#7c5c3c", alpha=0.9, ends=1)
    f.line([(-40, -330), (0, -366), (40, -330)], 4, "#c8a868", alpha=0.8, ends=0.8)
