"""A long cut in a pillow: the cloth gapes, one side of it folds back, and the down wells out and falls."""

import numpy as np

from studio.colour import Ramp
from studio.elements.land.mine import DOWN
from studio.paint import Card
from studio.shapes import blob, ell, join, taper

INSIDE: Ramp = ["#10142c", "#282e50", "#4c5478"]
LINING: Ramp = ["#343c68", "#6c78a4", "#a8b0c4", "#e4dccc"]
WHITE: Ramp = ["#4c5484", "#9098b4", "#dcd4cc", "#fff4e0"]
PUFFS = (
    ((58, 62, 17), (76, 88, 23), (52, 96, 18), (92, 120, 25), (66, 128, 22), (104, 152, 24), (78, 160, 25)),
    ((108, 184, 26), (82, 192, 28), (60, 186, 18), (100, 214, 28), (72, 218, 22), (118, 232, 20)),
    ((92, 242, 28), (66, 250, 18), (112, 258, 22), (82, 272, 24), (104, 282, 24), (66, 286, 18)),
)


def gaping_cut(c: Card, x: float, y: float) -> None:
    """The dark of the cut, from (x, y) 220 down and 110 to the right, and the flap of cloth that folds back."""
    f = c.at(x, y, edge=0.3, wob=0.4)
    gash = blob((0, 0, "c"), (48, 22), (96, 84), (122, 160), (116, 222, "c"), (72, 182), (34, 116), (10, 54))
    f.shade(gash, 0.4, 12, "#2c3050")
    f.paint(gash, INSIDE, vol=6)
    flap = blob(
        (6, 0, "c"), (56, 8), (112, 40), (152, 100, "c"), (150, 140), (122, 196, "c"), (112, 120), (72, 50)
    )
    f.shade(blob((30, 10), (120, 50), (168, 112), (140, 200), (110, 120)), 0.45, 9, "#2c3050")
    m = f.paint(flap, LINING, vol=12, amb=0.3, light=(x - 60, y + 20, 120), rim=0.5)
    for k in range(5):
        px, py = 44 + k * 20, 16 + k * 30
        f.line([(px, py), (px + 36, py - 4), (px + 70, py + 14)], 4, "#4c5c94", alpha=0.5, clip=m, ends=0.9)


def welling_down(c: Card, x: float, y: float) -> None:
    """The near lip of the cut at (x, y), and the down that wells out over it and falls 290 below."""
    f = c.at(x, y, edge=0.24, wob=1.0)
    lip = taper((-6, -2, 4), (4, 50, 11), (26, 112, 16), (62, 176, 14), (84, 204, 8))
    f.shade(taper((-8, 40, 10), (10, 112, 16), (48, 180, 14)), 0.4, 8, "#343c60")
    f.paint(lip, DOWN, vol=9, amb=0.4, edge=0.3, wob=0.5)
    stream = join(*(ell(px, py, r, r * 0.86) for puffs in PUFFS[1:] for px, py, r in puffs))
    f.shade(stream, 0.7, 16, "#2c3468")
    for puffs in reversed(PUFFS):
        shape = join(*(ell(px, py, r, r * 0.86) for px, py, r in puffs))
        f.shade(shape, 0.3, 6, "#2c3468")
        m = f.paint(shape, WHITE, vol=24, amb=0.26, light=(x - 50, y + 90, 120))
        c.marks(m, np.pi / 2, 24, 16, 5, jit=0.2, alpha=0.5)
        for px, py, r in puffs[1::2]:
            under = taper(
                (px - r * 0.7, py + r * 0.5, 4), (px, py + r * 0.84, 7), (px + r * 0.7, py + r * 0.5, 3)
            )
            f.shade(under, 0.4, 3, "#3c4478", clip=m)
