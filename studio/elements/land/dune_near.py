"""The dune one stands on, combed by the wind."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Point, blob

DUNE: Ramp = ["#4a2c54", "#905068", "#dc8c68", "#fcc48c", "#ffe8bc"]


def near_dune(c: Card, *crest: Point, ramp: Ramp = DUNE) -> Arr:
    """Sand from its crest, left to right, down to the foot of the page; returns its mask."""
    dune = blob((-60, 1260), *crest, (860, 1260))
    m = c.paint(dune, ramp, vol=34, amb=0.3, edge=0.05, tex=0.14, grad=(0.14, -0.2))

    def wind(x: Arr, _: Arr) -> Arr:
        return 0.12 + 0.25 * np.sin(x / 140)

    c.marks(m, wind, 900, 80, 3, jit=0.045, alpha=0.45, bias=0.02, curl=0.1)
    return m
