"""An old woman who lifts something with one hand, sweeps under it with the other, and looks over her shoulder."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CRIMSON, PINE, WHITE
from studio.shapes import blob, ell, taper

BLOUSE: Ramp = ["#64588c", "#a49cc0", "#e0d8e4", "#fffaf4"]
FACE: Ramp = ["#8c5048", "#d89c78", "#f8d0a8", "#fff0d4"]
SKIRT: Ramp = ["#101c40", "#24386c", "#4c689c", "#a4bcd4"]
STRAW: Ramp = ["#6c3c1c", "#b87c34", "#ecb85c", "#fff0b0"]


def sweeping_woman(c: Card, x: float, y: float, s: float = 2.55, rot: float = 2) -> None:
    """Standing at (x, y), 102 units high: her raised fist at (33, -108) of the frame, the broom's straw at (52, -4)."""
    look: dict[str, Any] = {"wob": 0.2, "vol": 9, "det": 0.85, "edge": 0.28, "rim": 0.6, "rimw": 3}
    f = c.at(x, y, s, rot, tex=0.14, amb=0.36, **look)
    c.shade(ell(x - 4, y - 8, 70, 11), 0.45, 8, "#4c3458")
    f.paint(taper((7, -66, 11), (22, -80, 9), (33, -106, 7)), BLOUSE)
    _dress(f)
    f.paint(ell(33, -108, 4.2), FACE)
    _head(f)
    _broom(f)
    f.paint(taper((-9, -66, 11), (-4, -52, 9.5), (14, -46, 8)), BLOUSE)
    f.paint(ell(17, -46, 4.2), FACE)


def _dress(f: Frame) -> None:
    """Skirt, blouse, apron."""
    right = ((8, -75), (13, -60), (15, -44), (26, -18), (30, -1))
    left = ((-27, -1), (-22, -22), (-14, -46), (-13, -62))
    m = f.paint(blob((-9, -74), *right, (10, 2), (-12, 2), *left), SKIRT, vol=14)
    for x in (-14, -3, 10, 20):
        f.line([(x * 0.55, -40), (x * 0.9, -20), (x, 0)], 2.2, SKIRT[0], alpha=0.45, clip=m)
    top = blob((-9, -74), (8, -75), (13, -60), (15, -45), (0, -41), (-14, -45), (-13, -62))
    f.paint(top, BLOUSE, vol=9)
    f.paint(blob((2, -44), (14, -46), (22, -20), (24, -5), (10, -3), (4, -20)), WHITE, vol=5)
    f.line([(-14, -44), (0, -42), (15, -46)], 3, WHITE[2], alpha=0.9, clip=m)


def _head(f: Frame) -> None:
    """A round face under a crimson kerchief, turned back towards us."""
    f.paint(blob((4, -72), (14, -68), (20, -60), (12, -62), (5, -66)), CRIMSON, vol=3)
    f.shade(ell(0, -73, 9, 3.5), 0.5, 2)
    f.paint(ell(0, -87, 14.5, 15), CRIMSON, vol=11)
    f.paint(ell(-4, -85, 10, 10.5), FACE, vol=7)
    f.paint(ell(-9, -84, 3.2, 2.6), FACE, vol=2.5)
    for x in (-11.4, -3.6):
        f.flat(ell(x, -88, 2.2, 1.9), "#fffaf0", 1, det=1)
        f.flat(ell(x - 1, -88, 1.2, 1.5), "#2a1418", 1, det=1)
    f.line([(-10, -79), (-7, -78), (-4, -79.5)], 1.2, "#7c2c2c", alpha=0.9)
    f.flat(ell(-1, -82.5, 2.6, 1.8), "#e88c7c", 0.45, 1)


def _broom(f: Frame) -> None:
    """The stick and its straw."""
    f.paint(taper((-2, -66, 2.6), (17, -46, 2.8), (42, -16, 3)), PINE, vol=2)
    straw = blob((38, -20), (45, -23), (62, -8), (66, 2), (54, 9), (44, 10), (38, -6))
    m = f.paint(straw, STRAW, vol=5)
    f.card.marks(m, 0.95, 120, 26, 2.6, jit=0.14, alpha=0.8)
    f.line([(38, -12), (50, -18)], 2, CRIMSON[2], alpha=0.9, clip=m)
