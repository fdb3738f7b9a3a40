"""A nursery window at dusk: hills and a last streak of day behind dim panes, curtains, and a deep wooden sill before them."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect

SILL: Ramp = ["#14100e", "#3c2a1e", "#7c5634", "#c89858", "#f4d490"]
BARS: Ramp = ["#08161c", "#143038", "#2c5458", "#6c908c"]
CLOTH: Ramp = ["#06141a", "#103038", "#245458", "#5c8c80", "#c8c890"]
SILL_TOP = 1012


def _outside(c: Card) -> None:
    """The day that is going: teal above, a little straw colour over the hills."""
    c.sky([(0, "#0c2430"), (300, "#1c444c"), (480, "#3c6c68"), (580, "#94986c"), (640, "#d0a868")], calm=0.3)
    c.clouds(400, 600, "#2c5458", "#c8a46c", cover=0.42, a=0.6, cell=150, sx=3.6)
    for y, col in ((612, "#4c7060"), (652, "#28524c"), (716, "#163838")):
        hills = blob((-20, y), (140, y - 26), (270, y + 10), (480, y - 8), (620, y - 34), (820, y - 6), (820, 1060, "c"), (-20, 1060, "c"))  # fmt: skip
        c.flat(hills, col, 0.95, 2)
    for x, y, r in ((186, 640, 20), (218, 652, 14), (602, 632, 20), (566, 648, 13)):
        c.flat(blob((x - r, y), (x - r * 0.6, y - r * 1.3), (x + r * 0.3, y - r * 1.5), (x + r, y - r * 0.2)), "#1c4040", 0.95, 1)  # fmt: skip


def _panes(c: Card) -> None:
    """Glazing bars before it, and the dark jambs on both sides."""
    for y in (474, 790):
        c.paint(
            rect(-10, y - 9, 810, y + 9),
            BARS,
            vol=6,
            wob=0.3,
            amb=0.34,
            edge=0.35,
            rim=0.5,
            rimcol="#c8a46c",
            rimw=3,
        )
    for x0, x1 in ((-10, 132), (668, 810)):
        c.paint(rect(x0, -10, x1, 1030), BARS, vol=6, wob=0.3, amb=0.2, edge=0.3)


def _curtain(c: Card, side: int) -> Arr:
    """A curtain at the left (-1) or right (1) edge, its folds hanging to the sill, its inner edge in the glow."""
    x = 400 + side * 400
    inner = ((x - side * 128, -20, "c"), (x - side * 118, 300), (x - side * 96, 640), (x - side * 104, 860), (x - side * 116, 1030, "c"))  # fmt: skip
    cloth = blob((x + side * 20, -20, "c"), *inner, (x + side * 20, 1030, "c"))
    folds = np.sin((c.xx - x) * side * 0.19 + np.sin(c.yy * 0.004 + 1.0) * 1.1) * 0.17
    return c.paint(cloth, CLOTH, vol=12, amb=0.12, gain=0.8, wob=0.7, edge=0.3, tex=0.2, grain=2, rim=0.7, rimcol="#c8b070", rimw=6, light=(400, 640, 130), add=np.asarray(folds, np.float32))  # fmt: skip


def dusk_sill(c: Card) -> None:
    """The place fills the page: window, curtains, and the top of the sill from 1012 down."""
    _outside(c)
    _panes(c)
    c.darken(c.radial(400, 620, 320, 760), "#050e14", 0.5)
    for side in (-1, 1):
        c.shade(rect(400 + side * 340 - 80, 0, 400 + side * 340 + 80, 1030), 0.35, 26, "#040c10")
        _curtain(c, side)
    top = rect(-20, SILL_TOP, 820, 1146)
    m = c.paint(
        top, SILL, vol=2, amb=0.2, gain=0.8, wob=0.3, edge=0, grain=1, tex=0.3, light=(400, 1040, 150), lump=0
    )
    c.marks(m, 0.0, 200, 90, 2.6, jit=0.07, alpha=0.4, curl=0.03)
    c.shade(rect(-20, SILL_TOP - 4, 820, SILL_TOP + 16), 0.6, 9, "#060a0c")
    c.paint(rect(-20, 1140, 820, 1240), SILL, vol=10, amb=0.1, gain=0.7, wob=0.3, edge=0.2, grain=1, light=(400, 1000, 120))  # fmt: skip
    c.line([(-20, 1142), (400, 1141), (820, 1142)], 3, "#f4d490", 0.35, 0.3, ends=0.6)


def light_on_the_sill(c: Card, x: float, y: float) -> None:
    """What a lamp of leaves and evening standing at (x, y) throws on the wood; the shadows of its pillars run out of it."""
    clip = c.mask(rect(-20, SILL_TOP, 820, 1146), 0.3)
    c.flat(ell(x, y - 4, 340, 74), "#98b848", 0.8, 22, mode="add", clip=clip)
    c.flat(ell(x, y + 30, 230, 40), "#e8b850", 0.45, 18, mode="add", clip=clip)
    for s in (-1, 1):
        near, far = x + s * 252, x + s * 400
        c.shade(poly([(near - 14, y - 6), (near + 14, y - 6), (far + s * 30 + 24, 1150), (far + s * 30 - 40, 1150)]), 0.55, 6, "#0c0a08", clip=clip)  # fmt: skip
    c.shade(ell(x, y + 3, 292, 13), 0.85, 5, "#0c0a08")
