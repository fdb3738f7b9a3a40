"""A crown of yellow paper, afloat."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly

YELLOW: Ramp = ["#7c5414", "#c09030", "#e4c054", "#fcecac"]


def floating_crown(c: Card, x: float, y: float, s: float = 0.86, rot: float = -5) -> None:
    """The crown on the water at (x, y), 64 high at s=1, two rings spreading from it."""
    f = c.at(x, y, s, rot, vol=7, wob=0.3, det=0.9, rim=0.6, amb=0.45, edge=0.32)
    f.shade(ell(0, 6, 62, 9), 0.5, 6, "#24342c")
    f.paint(blob((-46, -24), (0, -34), (46, -24), (0, -14)), ["#6c440c", "#a87818", "#d8a838"], vol=3)
    points = (-54, -52), (-32, -26), (-18, -62), (0, -28), (18, -64), (32, -28), (54, -54)
    f.paint(poly([(-50, -2), *points, (50, -2), (26, 8), (0, 11), (-26, 8)]), YELLOW)
    f.line([(-20, -52), (-20, 8)], 2, "#a87818", alpha=0.6)
    f.line([(20, -52), (20, 8)], 2, "#a87818", alpha=0.6)
    for r in (74, 104):
        ring = [(r * np.cos(t), 6 + r * 0.17 * np.sin(t)) for t in np.linspace(0.3, 2.84, 20)]
        f.line(ring, 3, "#fffbe0", alpha=0.6)
