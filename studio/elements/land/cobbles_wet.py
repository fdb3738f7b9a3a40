"""Cobbles, wet at night."""

from studio.paint import Card
from studio.shapes import poly

WET = ["#060c18", "#12202c", "#2c4450", "#6c8484"]


def wet_cobbles(c: Card) -> None:
    """A street coming towards us from 884, where it is 200 wide, to the foot of the page."""
    ground = poly([(-20, 1100), (330, 884), (530, 884), (820, 1090), (820, 1220), (-20, 1220)])
    m = c.paint(ground, WET, vol=2, amb=0.4, gain=0.4, edge=0, tex=0.3)
    c.marks(m, 0.0, 700, 26, 7, jit=0.2, alpha=0.6, curl=0.2)
