"""The light of an open door lying on a night sea."""

import numpy as np

from studio.paint import Card
from studio.shapes import blob


def door_light_on_sea(c: Card, x: float, y: float, top: float) -> None:
    """Its road towards us, its glints and what spills over the sill; the door stands at (x, y), its arch at `top`."""
    fading = np.exp(-(c.yy - y) / 330)
    c.beam([(x - 88, y), (x + 88, y), (x + 250, 1200), (x - 270, 1200)], "#ff9c3a", 0.5, 34, fading)
    c.glints(x, y + 4, 1150, 150, "#ffcf7a", 230, 0.7)
    c.glints(x, y, 1180, 420, "#3f6f80", 150, 0.35)
    c.beam([(x - 90, top + 60), (x + 90, top + 60), (x + 130, y), (x - 100, y)], "#ffe2a0", 0.14, 30)
    far = ((x - 88, y - 8), (x, y - 14), (x + 88, y - 8), (x + 100, y + 6))
    spill = blob(*far, (x + 30, y + 18), (x - 50, y + 16), (x - 98, y + 8))
    c.flat(spill, "#fff0b8", 0.5, 6, mode="add")
