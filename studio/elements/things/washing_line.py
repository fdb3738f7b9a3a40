"""A washing line between two leaning poles, and a thin one between walls."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WOOD
from studio.shapes import Point, Points, taper


def washing_pole(
    c: Card, x: float, top: float, foot: float, y: float, bend: float = 640, ramp: Ramp = WOOD
) -> None:
    """A pole from (x, top) to its foot at (foot, y), a little bent at the height `bend`."""
    pole = taper((x, top, 17), ((x + foot) / 2, bend, 19), (foot, y, 22))
    c.paint(pole, ramp, vol=8, wob=0.4, grain=2, rim=0.5)


def washing_rope(c: Card, line: Points) -> None:
    """The rope along its sag."""
    c.line(line, 5, "#5a4a44", 1, 0.2, ends=0.9)


def washing_string(c: Card, a: Point, sag: Point, b: Point, w: float = 2, col: str = "#5c3c50") -> None:
    """A thin string from a over its lowest point to b, between walls."""
    c.line([a, sag, b], w, col, 0.9, 0.2, ends=0.8)


def on_the_line(line: Points, x: float) -> tuple[float, float]:
    """The place on a line at x."""
    return x, float(np.interp(x, line[:, 0], line[:, 1]))
