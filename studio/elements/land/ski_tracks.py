"""The double track of skis in snow, and the shadows of those who came on them."""

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Point, curve, ell, taper


def ski_track(c: Card, *way: Point, clip: Arr | None = None) -> None:
    """Two lines side by side through the points, kept inside `clip`."""
    track = curve(*way)
    for k in (-6, 6):
        c.line(track + np.array([k, 0]), 3, "#5c7cc0", 0.8, 0.3, clip=clip)


def skier_shadow(c: Card, x: float, y: float, clip: Arr | None = None) -> None:
    """The long shadow on a slope that falls to the right, of one who glides at (x, y)."""
    shadow = taper((x - 50, y - 10, 6), (x + 4, y + 6, 12), (x + 52, y + 24, 6))
    c.shade(shadow, 0.4, 5, "#34489c", clip=clip)


def skis_shadow(c: Card, x: float, y: float, w: float) -> None:
    """The shadow on the grass of one who has run out of snow, its middle at (x, y), `w` to each side."""
    c.shade(ell(x, y, w, 8), 0.5, 6, "#1c4430")
