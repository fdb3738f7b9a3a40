"""Wet paint: a broad stroke of it with the hairs of the brush, and drops."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, taper


def paint_stroke(c: Card, ramp: Ramp) -> None:
    """A ribbon from (250, 566) that swings up to (478, 330), as a tail would lay it on."""
    way = ((250, 566, 16), (286, 512, 44), (352, 478, 58), (420, 452, 60), (470, 392, 54), (478, 330, 40))
    m = c.paint(taper(*way), ramp, vol=16, tex=0.45, wob=1.2, edge=0.3, rim=0.6, amb=0.34)
    c.marks(m, lambda x, y: -0.35 - np.clip((x - 380) / 110, 0, 1) * 0.9, 160, 44, 3.4, jit=0.05, alpha=0.7)
    for dy, w in ((-22, 7), (26, 5)):  # stray hairs of the brush
        c.paint(taper((300, 500 + dy, 2), (370, 466 + dy, w), (430, 440 + dy, 2)), ramp, vol=3, alpha=0.8)


def paint_drop(c: Card, x: float, y: float, r: float, ramp: Ramp) -> None:
    """A falling drop of radius about `r`."""
    drop = taper((x, y - r * 2.4, 2), (x, y, r * 1.6), (x, y + r * 0.6, r))
    c.paint(drop, ramp, vol=5, wob=0.3, det=0.7)


def paint_print(c: Card, x: float, y: float, ramp: Ramp, alpha: float = 0.85) -> None:
    """A paw print in paint, weaker with every step."""
    c.paint(ell(x, y, 20, 9), ramp, vol=3, alpha=alpha, wob=0.6)
