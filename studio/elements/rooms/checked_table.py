"""A kitchen table under a checked cloth, in the evening."""

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import poly


def checked_table(c: Card, cloth: Ramp, check: str = "#c4d8e0") -> None:
    """A blue evening wall, lit in the middle, and from 800 down the cloth, which goes dark to the left."""
    c.sky([(0, "#5c7c9c"), (300, "#84a0ac"), (640, "#a8b4a8"), (800, "#8c9498")], calm=0.6)
    c.glow(420, 420, 620, "#ffdc9c", 0.34, 1.6)
    top = poly([(-20, 800), (820, 780), (820, 1220), (-20, 1220)])
    m = c.paint(top, cloth, vol=2, amb=0.5, gain=0.5, edge=0, tex=0.2)
    _checks(c, check, m)
    c.marks(m, 0.05, 800, 30, 3, jit=0.06, alpha=0.4)
    dark = sstep(420, -20, c.xx + (1000 - c.yy) * 0.3) * sstep(780, 960, c.yy)
    c.darken(np.asarray(dark, np.float32), "#0a0c24", 0.8)


def _checks(c: Card, check: str, clip: Arr) -> None:
    """Woven bands that run together towards the horizon; where two cross, the cloth is palest."""
    eye, drop, step = 590.0, 640.0, 0.19

    def at(i: float, z: float) -> tuple[float, float]:
        return (420 + i * 92 / z, eye + drop / z)

    for i in range(-12, 13, 2):
        c.flat(poly([at(i, 0.98), at(i + 1, 0.98), at(i + 1, 3.4), at(i, 3.4)]), check, 0.3, 1.2, 0.5, clip)
    for k in range(0, 13, 2):
        z = 1.0 + k * step
        band = [at(-14, z), at(14, z), at(14 * (z + step) / z, z + step), at(-14 * (z + step) / z, z + step)]
        c.flat(poly(band), check, 0.3, 1.2, 0.5, clip)
