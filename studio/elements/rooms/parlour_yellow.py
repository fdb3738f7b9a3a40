"""A primrose parlour: wallpaper with sprigs, a pale skirting, and a floor that can stand under water."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, rect

TRIM: Ramp = ["#8c7450", "#ccb484", "#f4e4bc", "#fffbe8"]


def yellow_parlour(c: Card, lamp: tuple[float, float]) -> None:
    """The wall fills the page down to its skirting at 884–962; the light of a lamp lies on it."""
    c.sky([(0, "#d0a848"), (400, "#e4c05c"), (940, "#d8b050")], calm=0.4)
    for row, y in enumerate(range(70, 900, 92)):
        for x in range(60 + (row % 2) * 46, 800, 92):
            _sprig(c, x, y)
    c.glow(*lamp, 560, "#fff0b0", 0.5, 1.7)
    c.paint(rect(-20, 884, 820, 962), TRIM, vol=7, wob=0.3, amb=0.4)
    c.line([(-20, 902), (820, 902)], 4, "#a88c5c", 0.6, 0.3, ends=1)


def _sprig(c: Card, x: int, y: int) -> None:
    f = c.at(x, y, 1, (x * 7 + y) % 30 - 15)
    f.line([(0, 12), (0, -6)], 2.6, "#b89030", alpha=0.5)
    for a in (-0.9, 0, 0.9):
        f.flat(ell(9 * math.sin(a), -8 - 7 * math.cos(a), 4.4, 5.4), "#f8e08c", 0.7)


def flooded_carpet(c: Card, y: float = 968) -> None:
    """The floor from y down under water; an oval green carpet with a border shows through it."""
    c.water(y, "#7ca88c", 0.42, 0.8, deep="#3c6c64")
    m = c.flat(ell(400, 1090, 420, 100), "#2c6c4c", 0.5, 8)
    for k, a in ((0.86, 0.5), (0.78, 0.35)):
        round_it = np.linspace(0, math.tau, 60)
        oval = [(400 + 420 * k * math.cos(t), 1090 + 100 * k * math.sin(t)) for t in round_it]
        c.line(np.array(oval), 6, "#f0dc94", a, 1.5, ends=1, det=0, clip=m)
