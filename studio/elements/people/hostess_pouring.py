"""An old woman who pours tea under her own open umbrella, standing, looking left."""

import math
from typing import Any

import numpy as np

from studio.colour import Ramp
from studio.elements.things.teapots_pouring import tilted_teapot
from studio.elements.things.umbrella_wide import wide_canopy
from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import blob, ell, taper

FACE: Ramp = ["#8c5048", "#d89c78", "#f8d0a8", "#fff0d4"]
DRESS: Ramp = ["#3c2030", "#7c4450", "#b87c78", "#f0c8b0"]
SHAWL: Ramp = ["#5c6c8c", "#94a4bc", "#d0dcdc", "#f8fcf4"]
SILVER: Ramp = ["#6c6878", "#a8a4ac", "#dcd8d4", "#fffcf0"]
STICK = "#4c2c24"


def pouring_hostess(c: Card, x: float, y: float, s: float, lamp: tuple[float, float]) -> tuple[float, float]:
    """Standing at (x, y), 108 units high, lit by the lamp; returns the tip of her teapot's spout."""
    look: dict[str, Any] = {"wob": 0.2, "vol": 9, "det": 0.8, "edge": 0.28, "rim": 0.5, "rimw": 3}
    f = c.at(x, y, s, 0, tex=0.14, amb=0.36, light=(*lamp, 300), **look)
    _dress(f)
    _apron(f)
    _head(f)
    _shawl(f)
    _umbrella_arm(f)
    wide_canopy(c, *f.pt(-22, -172), 1.04, -13, light=(*lamp, 260))
    f.shade(taper((-6, -60, 9), (-18, -57, 8)), 0.4, 3)
    f.paint(taper((-7, -65, 12), (-18, -62, 10), (-26, -78, 7.5)), DRESS)
    f.paint(taper((-23.8, -74.5, 8.6), (-25.2, -77.4, 8.2)), WHITE, vol=3)
    hx, hy = f.pt(-29, -82)
    tip = tilted_teapot(c, hx - 42, hy + 6, light=(*lamp, 240))
    f.paint(blob((-33, -85), (-28, -87), (-24.5, -83), (-25.5, -78), (-30, -77.5), (-33, -81)), FACE, vol=4)
    for dy in (0, 2.6):
        f.line([(-33, -83.6 + dy), (-30, -83 + dy)], 0.8, FACE[0], alpha=0.7)
    return tip


def wading_rings(c: Card, x: float, y: float, half: float = 84) -> None:
    """The water round a hem `half` wide on both sides of (x, y): the dark of the wet cloth, rings that go out from it."""
    c.shade(ell(x, y + 10, half * 1.06, half * 0.17), 0.45, 7, "#0c2c2c")
    for k, (far, a) in enumerate(((1.05, 0.95), (1.26, 0.6), (1.5, 0.4))):
        turn = np.linspace(-0.12 - 0.2 * k, math.pi + 0.12 + 0.2 * k, 40)
        arc = np.stack([x + half * far * np.cos(turn), y + half * far * 0.21 * np.sin(turn)], 1)
        c.line(arc, 3.4 - 0.6 * k, "#f0faf4", a, 0.8, ends=0.3)


def _dress(f: Frame) -> None:
    """A bodice and a wide skirt with deep folds."""
    right = ((6, -76), (14, -62), (14, -47), (21, -20), (27, 4))
    left = ((-25, 4), (-21, -18), (-13, -47), (-15, -60))
    m = f.paint(blob((-10, -74), *right, (0, 6), *left), DRESS, vol=14)
    for x, w in ((-2, 3), (8, 5), (15, 4), (21, 3)):
        f.shade(taper((x * 0.5 + 3, -44, 1), (x * 0.9, -18, w), (x, 5, w + 2)), 0.4, 2, DRESS[0], clip=m)
    f.shade(taper((-13, -50, 4), (14, -50, 4)), 0.4, 2, DRESS[0], clip=m)


def _apron(f: Frame) -> None:
    """Tied at the waist: the band goes round to a bow behind, the cloth follows the skirt and its folds."""
    f.shade(blob((-13, -44), (4, -44), (10, -6), (-20, -4)), 0.35, 3, DRESS[0])
    side = ((2, -45, "c"), (6, -24), (8, -8, "c"))
    hem = ((0, -5), (-6, -7), (-12, -4.6), (-17, -7), (-22.4, -6, "c"))
    m = f.paint(blob((-13.4, -46, "c"), (-6, -45), *side, *hem, (-18.6, -26)), WHITE, vol=6, amb=0.42)
    for x, top in ((-16, -40), (-9, -34), (-2, -41), (3, -30)):
        f.shade(taper((x * 0.7 - 1, top, 0.8), (x * 0.95, -22, 2), (x, -7, 3)), 0.3, 1.4, "#6c6a88", clip=m)
    f.paint(taper((-13.6, -46.6, 4), (0, -44.6, 4.2), (14.2, -47.4, 3.6)), WHITE, vol=2.4)
    for end in ((22, -51, 5), (21, -43, 5), (17.4, -34, 3.4)):
        f.paint(taper((14, -47, 2.6), ((14 + end[0]) / 2 + 0.6, (end[1] - 48) / 2, 4), end), WHITE, vol=2)
    f.paint(ell(14.6, -47, 2.4), WHITE, vol=2)


def _shawl(f: Frame) -> None:
    """Round the shoulders, knotted on the chest, its point hanging."""
    f.shade(taper((-13, -54, 4), (0, -52, 5), (14, -53, 4)), 0.35, 2.4, DRESS[0])
    edge = ((17, -62), (15, -52), (7, -54), (1, -58), (-4, -54), (-12, -53))
    m = f.paint(blob((-14, -69), (-5, -76), (9, -75), *edge), SHAWL, vol=6)
    for x0, x1 in ((2, -2), (8, 2), (13, 8)):
        f.line([(x0, -73), (x1 + 1, -64), (x1, -55)], 1.4, SHAWL[0], alpha=0.45, clip=m)


def _umbrella_arm(f: Frame) -> None:
    """The stick stands clear of her shoulder, its crook below the fist; four fingers close round it."""
    f.shade(taper((9, -68, 8), (15, -48, 9)), 0.4, 2)
    f.paint(taper((10, -67, 12), (14.4, -51, 10.6), (16, -50.6, 10)), DRESS)
    f.line([(-20, -166), (2, -108), (21.6, -58)], 3, STICK, alpha=1, ends=0.9)
    f.line([(21.4, -59), (25, -50), (25.4, -45.4), (22.4, -43.4), (19.6, -45.6)], 3, STICK, alpha=1, ends=0.9)
    f.paint(taper((14.6, -50.4, 9.6), (19, -57, 7.8)), DRESS)
    f.paint(taper((17.6, -55, 8.4), (18.8, -57, 8.2)), WHITE, vol=3)
    f.shade(ell(22, -60, 6, 6), 0.4, 1.6)
    m = f.paint(
        blob((16.6, -61), (18.6, -66), (23, -67), (26, -63.6), (26.2, -58.6), (22.6, -56), (18, -57)),
        FACE,
        vol=4,
    )
    for dy in (0, 2.6, 5.2):
        f.line([(20.6, -64.4 + dy), (24, -65 + dy), (26.6, -64 + dy)], 0.9, FACE[0], alpha=0.8, clip=m)


def _head(f: Frame) -> None:
    """A round face that smiles with shut eyes, silver hair drawn up into a knot."""
    f.shade(ell(-4, -75, 9, 3.5), 0.4, 2)
    f.paint(taper((-1, -72, 9), (-2, -80, 9)), FACE, vol=4)
    f.paint(ell(-5, -87, 12, 12.5), FACE, vol=8)
    f.paint(ell(-16.5, -86, 3.4, 2.8), FACE, vol=2.5)
    f.paint(ell(-1.6, -104.6, 6.4, 5.6, -12), SILVER, vol=5)
    f.shade(ell(-2, -100, 5, 1.8), 0.5, 1.2)
    outer = ((-14.6, -93), (-11, -99), (-3, -102), (6, -99), (10, -90), (8, -80))
    m = f.paint(blob(*outer, (3, -77), (1.6, -84), (-1, -91), (-8, -93)), SILVER, vol=6)
    for a in ((-12.6, -94), (-7, -94.6), (-1, -92), (3, -86), (6, -80)):
        mid = ((a[0] - 2) / 2 + 1.6, (a[1] - 101) / 2 - 1)
        f.line([a, mid, (-2, -101)], 1, SILVER[0], alpha=0.6, clip=m)
    f.line([(-6, -104), (-2, -107.6), (2, -105.6)], 1, SILVER[0], alpha=0.5)
    f.paint(ell(2, -86, 2.2, 3), FACE, vol=2)
    f.line([(-12, -89), (-10, -87.6), (-8, -89)], 1.3, "#2a1418", alpha=1, det=1)
    f.line([(-14, -80.5), (-11, -79), (-8, -80)], 1.2, "#8c3c34", alpha=0.9)
    f.flat(ell(-8, -83, 2.8, 2), "#f08c7c", 0.5, 1)
