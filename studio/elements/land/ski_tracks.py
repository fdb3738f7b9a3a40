"""The double track of skis in snow."""

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Point, curve


def ski_track(c: Card, *way: Point, clip: Arr | None = None) -> None:
    """Two lines side by side through the points, kept inside `clip`."""
    track = curve(*way)
    for k in (-6, 6):
        c.line(track + np.array([k, 0]), 3, "#5c7cc0", 0.8, 0.3, clip=clip)
