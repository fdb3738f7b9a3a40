"""The ground nearest to us, that lies in the shade."""

import numpy as np

from studio.colour import Colour, sstep
from studio.paint import Card


def dark_foreground(c: Card, y0: float, y1: float, col: Colour, a: float) -> None:
    """Darken whatever is painted so far, from nothing at the height y0 to `a` at y1 and below."""
    c.darken(np.asarray(sstep(y0, y1, c.yy), np.float32), col, a)
