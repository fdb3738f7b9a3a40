"""A primrose parlour: striped wallpaper with sprigs, a pale skirting, and a floor that can stand under water."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, rect

TRIM: Ramp = ["#8c7450", "#ccb484", "#f4e4bc", "#fffbe8"]


def yellow_parlour(c: Card, lamp: tuple[float, float]) -> None:
    """The wall fills the page down to its skirting at 884–962; the light of a lamp lies on it."""
    c.sky([(0, "#d0a848"), (400, "#e4c05c"), (940, "#d8b050")], calm=0.4)
    for x in range(-32, 800, 92):
        c.flat(rect(x, -10, x + 46, 900), "#c89a3c", 0.3, 3, wob=0.8)
    for row, y in enumerate(range(80, 880, 104)):
        for x in range(37 + (row % 2) * 92, 800, 184):
            _sprig(c, x, y)
    c.glow(*lamp, 560, "#fff0b0", 0.5, 1.7)
    c.paint(rect(-20, 884, 820, 962), TRIM, vol=7, wob=0.3, amb=0.4)
    c.line([(-20, 902), (820, 902)], 4, "#a88c5c", 0.6, 0.3, ends=1)


def _sprig(c: Card, x: int, y: int) -> None:
    """A flower of three petals on a stem with two leaves, upright in its pale stripe."""
    f = c.at(x, y, 1, (x * 7 + y) % 14 - 7)
    f.line([(0, 26), (0, -6)], 4, "#a88c34", alpha=0.7)
    for sg in (-1, 1):
        f.flat(ell(sg * 9, 12, 9, 4.2, sg * -32), "#a88c34", 0.6)
    for a in (-0.9, 0, 0.9):
        f.flat(ell(11 * math.sin(a), -8 - 9 * math.cos(a), 6.4, 8, math.degrees(a)), "#fbeeb0", 0.8)


def flooded_carpet(c: Card, y: float = 968) -> None:
    """The floor from y down under water; an oval green carpet with a border shows through it."""
    c.water(y, "#7ca88c", 0.42, 0.8, deep="#3c6c64")
    m = c.flat(ell(400, 1090, 420, 100), "#2c6c4c", 0.5, 8)
    for k, a in ((0.86, 0.5), (0.78, 0.35)):
        round_it = np.linspace(0, math.tau, 60)
        oval = [(400 + 420 * k * math.cos(t), 1090 + 100 * k * math.sin(t)) for t in round_it]
        c.line(np.array(oval), 6, "#f0dc94", a, 1.5, ends=1, det=0, clip=m)
