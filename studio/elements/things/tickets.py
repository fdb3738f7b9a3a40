"""Stubs of tickets, floating."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, rect


def ticket_stub(c: Card, x: float, y: float, s: float, rot: float, ramp: Ramp = CREAM) -> None:
    """One stub on the water, 26 wide at s=1, its middle at (x, y)."""
    f = c.at(x, y, s, rot, vol=2, wob=0.2, det=0.8)
    f.shade(ell(2, 5, 15, 5), 0.35, 3, "#0f4454")
    f.paint(rect(-13, -5, 13, 5), ramp, edge=0.3)
    f.line([(4, -5), (4, 5)], 1.2, "#8a4a50", alpha=0.7)
