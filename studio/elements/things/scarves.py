"""A scarf left on the back of a chair."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import RED
from studio.shapes import taper


def hung_scarf(
    c: Card, x: float, y: float, s: float = 0.95, ramp: Ramp = RED, fringe: str = "#b8302c"
) -> None:
    """A scarf over the back of a chair that stands at (x, y), one end hanging."""
    f = c.at(x, y, s)
    f.paint(taper((2, -176, 20), (26, -166, 22), (50, -180, 18)), ramp, vol=8, wob=0.4, det=0.6)
    tail = taper((12, -172, 20), (4, -132, 22), (16, -88, 24), (6, -54, 26))
    f.shade(tail, 0.4, 8)
    f.paint(tail, ramp, vol=8, wob=0.4, det=0.6)
    for dx in (-4, 3, 10, 17):
        f.line([(dx, -56), (dx - 1, -36)], 3, fringe, alpha=0.95)
