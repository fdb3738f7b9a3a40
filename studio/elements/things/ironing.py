"""An ironing board with something limp on it, and the iron full of coals, held in a sleeve."""

import numpy as np

from studio.elements.things.shadows import CHAR
from studio.paint import Card, Frame
from studio.palettes import CREAM, IRON, PLUM, SKIN
from studio.shapes import blob, ell, taper


def ironing_board(c: Card, x: float, y: float) -> None:
    """The board with half a shadow over it, and the iron on that; (x, y) is the middle of the board's top."""
    f = c.at(x, y, 1, wob=0.35, vol=9, edge=0.28, det=0.3)
    f.shade(ell(0, 150, 200, 18), 0.4, 12)
    for a, b in (((-90, 0), (70, 148)), ((80, 0), (-80, 148))):
        f.line([a, b], 13, "#4a3020", alpha=1, ends=0.9)
    f.paint(
        blob((-206, -10), (-170, -30), (100, -32), (176, -18), (180, 0), (100, 10), (-170, 10)), CREAM, vol=9
    )
    upper = ((-30, -28), (70, -30), (120, -16), (116, 60), (92, 96))
    lower = ((70, 70), (50, 104), (24, 66), (-2, 90), (-24, 40))
    limp = blob(*upper, *lower)
    m = c.mask(f.path(limp), 1.2, 0.8)
    c.over(np.clip(m * 0.84 * (0.85 + 0.3 * (c.bank[2] - 0.5)), 0, 1), CHAR)
    _iron(c, f)
    _sleeve(c, x, y)
    _steam(c, f)


def _iron(c: Card, f: Frame) -> None:
    """Black iron, red mouth."""
    g = c.at(*f.pt(-4, -32), 1.15, wob=0.25, vol=9, edge=0.3, det=0.7, rim=0.6)
    c.halo(*g.pt(-10, -12), 80, "#ff5a28", 0.6)
    g.paint(blob((-62, 0, "c"), (-46, -22), (-20, -36), (40, -38, "c"), (44, 0, "c")), IRON)
    for x in (-30, -8, 14, 34):
        g.flat(ell(x, -13, 8, 6.5), "#ff5c28", 1, 1, det=1)
        g.flat(ell(x, -12, 4, 3), "#ffe08c", 1, 1, det=1)
    g.line([(-22, -36), (-20, -60), (34, -62), (36, -38)], 8, "#3c2418", alpha=1, ends=0.9)


def _sleeve(c: Card, x: float, y: float) -> None:
    """The arm that leans on the iron."""
    arm = taper((x + 134, y - 32, 40), (x + 88, y - 34, 32), (x + 32, y - 88, 22))
    c.paint(arm, PLUM, vol=12, wob=0.25, rim=0.9, edge=0.28, light=(x - 6, y - 118, 120))
    c.paint(ell(x + 24, y - 96, 14, 12), SKIN, vol=7, wob=0.2, det=0.7)


def _steam(c: Card, f: Frame) -> None:
    """It rises all along the iron's foot."""
    g = c.at(*f.pt(-4, -32), 1.15)
    for k in range(5):
        x, y = g.pt(-60 + k * 26, -8)
        c.smoke([(x, y), (x - 14, y - 60), (x + 20, y - 130), (x - 10, y - 210)], 9, 54, "#fffaf0", 0.4)
