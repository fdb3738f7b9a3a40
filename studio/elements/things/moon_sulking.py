"""A crescent moon with a face in profile that does not want to talk."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, cut, ell

SILVERED: Ramp = ["#5c6484", "#a4aec4", "#e4e8ea", "#fffdf4"]


def sulking_moon(c: Card, x: float, y: float = 270, flip: bool = False, s: float = 1.12) -> None:
    """A crescent looking left: shut eye, small mouth, nose in the air; the middle of its disc at (x, y)."""
    f = c.at(x, y, s, 8 if flip else -8, flip, amb=0.42, edge=0.1, wob=0.4)
    c.halo(*f.pt(20, 0), 330, "#b8c8e8", 0.55)
    light = (*f.pt(-160, -60), 150)
    disc = blob(*[(150 * math.cos(a), 150 * math.sin(a)) for a in np.arange(0, 6.2, 0.4)])
    face = cut(disc, ell(-84, 6, 140, 148))
    m = f.paint(face, SILVERED, vol=46, tex=0.16, edge=0.12, wob=0.5, light=light, lump=0.12)
    nose = blob((48, -40), (40, -14), (20, 8), (24, 20), (50, 22), (70, 0))
    f.paint(nose, SILVERED, vol=14, tex=0.14, light=light)
    lips = blob((40, 50), (28, 58), (38, 66), (30, 76), (42, 88), (60, 70))
    f.paint(lips, SILVERED, vol=8, amb=0.4, tex=0.14, light=light)
    f.line([(40, 68), (56, 70), (70, 80)], 3.6, "#3c4668", alpha=0.85, wob=0.6)
    f.line([(58, -26), (70, -14), (86, -14), (98, -26)], 4.6, "#2c3458", alpha=0.95, wob=0.6)
    f.line([(52, -58), (74, -62), (104, -44)], 5.5, "#3c4668", alpha=0.7, wob=0.6)
    for px, py, r in ((112, 30, 13), (96, 84, 9), (118, -60, 8)):
        f.shade(ell(px, py, r, r * 0.8), 0.22, 3, "#4c5880", clip=m)
