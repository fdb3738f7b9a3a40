"""An old woman who pours tea under her own open umbrella, standing, looking left."""

from typing import Any

from studio.colour import Ramp
from studio.elements.things.teapots_pouring import poured_tea, tilted_teapot
from studio.elements.things.umbrella_wide import wide_canopy
from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import blob, ell, taper

FACE: Ramp = ["#8c5048", "#d89c78", "#f8d0a8", "#fff0d4"]
DRESS: Ramp = ["#3c2030", "#7c4450", "#b87c78", "#f0c8b0"]
SHAWL: Ramp = ["#5c6c8c", "#94a4bc", "#d0dcdc", "#f8fcf4"]
SILVER: Ramp = ["#7c7888", "#b8b4b8", "#ece6dc", "#fffcf0"]


def pouring_hostess(c: Card, x: float, y: float, s: float, lamp: tuple[float, float], cup: float) -> None:
    """Standing at (x, y), 108 units high; the tea falls to the height `cup`; lit by the lamp."""
    look: dict[str, Any] = {"wob": 0.2, "vol": 9, "det": 0.8, "edge": 0.28, "rim": 0.5, "rimw": 3}
    f = c.at(x, y, s, 0, tex=0.14, amb=0.36, light=(*lamp, 300), **look)
    f.line([(13, -66), (-18, -166)], 3, "#4c2c24", alpha=1, ends=0.9)
    f.paint(taper((6, -64, 11), (20, -72, 9), (9, -84, 7)), DRESS)
    _dress(f)
    _head(f)
    f.paint(taper((-8, -64, 11), (-19, -62, 9), (-27, -74, 7.5)), DRESS)
    wide_canopy(c, *f.pt(-20, -172), 1.04, -13, light=(*lamp, 260))
    hx, hy = f.pt(-30, -76)
    tip = tilted_teapot(c, hx - 42, hy + 6, light=(*lamp, 240))
    c.paint(ell(hx, hy, 11), FACE, vol=5, det=0.8, wob=0.2)
    poured_tea(c, *tip, cup)


def _dress(f: Frame) -> None:
    """Dress, apron, shawl."""
    right = ((6, -76), (14, -62), (17, -44), (24, -16), (27, 4))
    left = ((-25, 4), (-22, -16), (-15, -44), (-15, -60))
    m = f.paint(blob((-10, -74), *right, (0, 6), *left), DRESS, vol=14)
    for x in (-12, 0, 12):
        f.line([(x * 0.5, -40), (x * 0.9, -18), (x, 4)], 2, DRESS[0], alpha=0.4, clip=m)
    f.paint(blob((-14, -42), (4, -42), (6, -16), (4, -6), (-18, -8), (-18, -20)), WHITE, vol=5)
    f.paint(blob((-14, -70), (-4, -77), (8, -76), (17, -62), (14, -50), (0, -58), (-13, -52)), SHAWL, vol=6)


def _head(f: Frame) -> None:
    """A round face that smiles with shut eyes, silver hair in a bun."""
    f.shade(ell(-4, -75, 9, 3.5), 0.4, 2)
    f.paint(ell(-5, -87, 12, 12.5), FACE, vol=8)
    f.paint(ell(-16.5, -86, 3.4, 2.8), FACE, vol=2.5)
    outer = ((-11, -95), (-6, -101), (4, -101), (10, -92), (8, -80))
    f.paint(blob(*outer, (2, -78), (1, -88), (-4, -94)), SILVER, vol=6)
    f.paint(ell(6, -101, 7, 6.6), SILVER, vol=5)
    f.line([(-12, -89), (-10, -87.6), (-8, -89)], 1.3, "#2a1418", alpha=1, det=1)
    f.line([(-14, -80.5), (-11, -79), (-8, -80)], 1.2, "#8c3c34", alpha=0.9)
    f.flat(ell(-8, -83, 2.8, 2), "#f08c7c", 0.5, 1)
