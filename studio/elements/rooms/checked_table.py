"""A kitchen table under a checked cloth, in the evening."""

import numpy as np

from studio.colour import Ramp, sstep
from studio.paint import Card
from studio.shapes import poly


def checked_table(c: Card, cloth: Ramp, check: str = "#c4d8e0") -> None:
    """A blue evening wall, lit in the middle, and from 800 down the cloth, which goes dark to the left."""
    c.sky([(0, "#5c7c9c"), (300, "#84a0ac"), (640, "#a8b4a8"), (800, "#8c9498")], calm=0.6)
    c.glow(420, 420, 620, "#ffdc9c", 0.34, 1.6)
    top = poly([(-20, 800), (820, 780), (820, 1220), (-20, 1220)])
    m = c.paint(top, cloth, vol=2, amb=0.5, gain=0.5, edge=0, tex=0.2)
    for i in range(-8, 9):
        c.line([(400 + i * 70, 780), (400 + i * 165, 1220)], 26, check, 0.26, 1, clip=m, ends=1, det=0)
    for y, w in ((830, 14), (880, 18), (944, 24), (1024, 30), (1124, 38)):
        c.line([(-20, y + 6), (400, y), (820, y + 4)], w, check, 0.26, 1, clip=m, ends=1, det=0)
    c.marks(m, 0.05, 800, 30, 3, jit=0.06, alpha=0.4)
    dark = sstep(420, -20, c.xx + (1000 - c.yy) * 0.3) * sstep(780, 960, c.yy)
    c.darken(np.asarray(dark, np.float32), "#0a0c24", 0.8)
