"""One day in two seasons: a great pale sun for each, the border where they meet, the snow on one side of it."""

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import blob, ell

WINTER_SUN: Ramp = ["#dce8f4", "#f4f8fc", "#ffffff"]
SUMMER_SUN: Ramp = ["#ffe490", "#fff2b8", "#fffadc"]


def great_sun(c: Card, x: float, y: float, ramp: Ramp, glow: str) -> None:
    """A flat disc 280 wide, its middle at (x, y)."""
    c.glow(x, y, 400, glow, 0.24, 1.6)
    c.paint(ell(x, y, 140), ramp, vol=4, edge=0, wob=0.4, amb=0.7)


def meet(c: Card, left: Arr, x: float) -> None:
    """Keep the picture `left` on the left of a wandering border at `x`, what is painted now on its right."""
    wander = (c.noise(60, 3) - 0.5) * 26
    m = np.asarray(sstep(x - 5, x + 5, c.xx + wander), np.float32)[..., None]
    c.img = left * (1 - m) + c.img * m


def snow_left_of(c: Card, x: float) -> None:
    """Flakes over the whole height of the page, up to `x`."""
    side = blob((-20, -20, "c"), (x, -20, "c"), (x, 1220, "c"), (-20, 1220, "c"))
    c.sparks(c.mask(side, 0), 130, "#ffffff", (1.0, 2.6), 0.9)
