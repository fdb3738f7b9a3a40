"""Mountain ranges on the horizon, one jagged line behind another."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import poly


def jagged_range(
    c: Card, y: float, amp: float, k: float, ramp: Ramp, fog: float, fogcol: str = "#6c8c9c"
) -> None:
    """One range across the page at the height `y`, its peaks `amp` higher; another `k` gives other peaks."""
    line = [
        (x, y - amp * abs(math.sin(x / 83 * k + k * 3)) - 20 * math.sin(x / 31)) for x in range(-20, 840, 44)
    ]
    range_ = poly([*line, (840, 1240), (-20, 1240)])
    c.paint(range_, ramp, vol=30, fog=fog, fogcol=fogcol, edge=0.04, wob=1.4)
