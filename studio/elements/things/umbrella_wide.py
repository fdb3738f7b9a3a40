"""A wide umbrella, open, seen from the side."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

PLUM: Ramp = ["#24102c", "#542454", "#8c4884", "#d094b8"]


def wide_canopy(
    c: Card,
    x: float,
    y: float,
    s: float = 1.0,
    rot: float = 0,
    ramp: Ramp = PLUM,
    light: tuple[float, float, float] | None = None,
) -> None:
    """The canopy, the middle of its top at (x, y), about 300 wide at s=1; its stick is whoever's who holds it."""
    g = c.at(x, y, s, rot, wob=0.3, edge=0.28, rim=0.7)
    left = ((-164, 92, "c"), (-120, 78), (-82, 94, "c"), (-40, 80))
    right = ((40, 80), (82, 94, "c"), (110, 80), (140, 92, "c"))
    top = ((118, 36), (60, 4), (0, -8), (-70, 6), (-130, 42))
    g.paint(blob(*left, (0, 96, "c"), *right, *top), ramp, vol=44, amb=0.3, light=light)
    for rib in (-82, 0, 82):
        g.line([(0, -6), (rib * 0.62, 36), (rib, 93)], 2.6, ramp[0], alpha=0.7)
    g.line([(0, -8), (0, -28)], 5, "#4c2c24", alpha=1, ends=0.8)
