"""A broom leant against something."""

import math

from studio.paint import Card
from studio.shapes import blob, ell


def propped_broom(c: Card, foot: tuple[float, float], top: tuple[float, float]) -> None:
    """Its bristles on the ground at `foot`, the end of its stick at `top`."""
    c.shade(ell(foot[0], foot[1], 18, 5), 0.5, 4)
    c.line([foot, top], 13, "#4c2414", 1, 0.2, ends=0.8)
    c.line([foot, top], 8, "#f0b860", 1, 0.2, ends=0.8)
    lean = math.degrees(math.atan2(top[0] - foot[0], foot[1] - top[1]))
    f = c.at(*foot, 1.0, lean, vol=6, det=0.9, wob=0.4, rim=0.8)
    f.paint(blob((-7, -44), (7, -44), (22, 4), (0, 8), (-22, 4)), ["#6c3414", "#d88c2c", "#ffd878"], edge=0.3)
    f.line([(-8, -26), (8, -26)], 4, "#a83424", alpha=0.9)
