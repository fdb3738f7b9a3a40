"""A stub of candle on a bottle cap, and the reach of its light."""

import numpy as np

from studio.colour import sstep
from studio.paint import Card
from studio.palettes import STEEL
from studio.shapes import blob, ell, taper

WAX = ["#a85c34", "#e8a45c", "#ffd890", "#fff0c0"]
FLAME = ["#e86c18", "#ffac30", "#ffe070"]


def candle_reach(c: Card, x: float, y: float, reach: float = 380, ceiling: float | None = None) -> None:
    """The one light of a dark room: all that is painted so far grows warm near (x, y) and sinks into violet night far off."""
    far = np.hypot(c.xx - x, (c.yy - y) * 0.92) / reach
    near = 1 / (1 + far**2)
    if ceiling is not None:  # boards overhead take the light from below
        over = np.hypot((c.xx - x) * 0.8, c.yy - ceiling) / (reach * 0.9)
        near = np.maximum(near, 0.62 * np.exp(-(over**2)) * sstep(ceiling + 70, ceiling + 20, c.yy))
    night, warm = np.array([0.4, 0.38, 0.56]), np.array([1.34, 1.06, 0.72])
    shine = near[..., None]
    c.img = np.clip(c.img * (night * (1 - shine) + warm * shine), 0, 1).astype(np.float32)


def candle_stub(c: Card, x: float, y: float) -> None:
    """Its wax runs, its flame is 52 high; the cap stands on (x, y)."""
    c.shade(ell(x, y + 2, 54, 9), 0.5, 6)
    c.paint(ell(x, y - 4, 48, 13), STEEL[:4], vol=5, wob=0.3)
    left = ((x - 26, y - 6), (x - 27, y - 62), (x - 8, y - 72))
    right = ((x + 14, y - 68), (x + 27, y - 58), (x + 26, y - 6))
    c.paint(blob(*left, *right), WAX, vol=14, amb=0.3, gain=0.8, wob=0.4, grad=(0.4, -0.24))
    c.paint(taper((x - 22, y - 58, 9), (x - 25, y - 32, 8), (x - 23, y - 16, 10)), WAX, vol=4, amb=0.6)
    c.flat(ell(x, y - 66, 20, 6), "#fff2c4", 0.9, 2)
    c.line([(x, y - 66), (x + 1, y - 80)], 3.4, "#2c1c18", 1)
    c.halo(x, y - 96, 150, "#ff9c38", 0.55)
    c.halo(x, y - 98, 60, "#ffd480", 0.7)
    flame_right = ((x + 1, y - 130, "c"), (x + 9, y - 106), (x + 12, y - 90))
    flame_left = ((x, y - 76), (x - 12, y - 90), (x - 8, y - 108))
    c.paint(blob(*flame_right, *flame_left), FLAME, vol=8, amb=0.5, wob=0.3, det=0.9)
    shape = blob((x, y - 114, "c"), (x + 6, y - 95), (x, y - 82), (x - 6, y - 95))
    c.paint(shape, ["#ffe480", "#fffbe0"], vol=4, amb=0.8, wob=0.2, det=0.9)
