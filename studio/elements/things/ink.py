"""Spilled ink: a lake of it with drops thrown round, and the bottle it runs from."""

from math import atan2, degrees, hypot
from typing import Any

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, join, poly, rect, taper

INK: Ramp = ["#04050c", "#070b1a", "#0d1630", "#203458"]
GLASS: Ramp = ["#0c1424", "#1c3448", "#4c7484", "#b4d4cc"]
SHEEN = "#8ca4d4"
DROPS = ((100, 440, 13), (134, 906, 16), (110, 938, 7), (728, 840, 12), (232, 322, 11), (208, 290, 6))


def _drop(c: Card, x: float, y: float, r: float) -> None:
    """A splash soaked into the paper, flung from the middle of the lake: a round end, a thin tail behind, a fleck ahead."""
    dx, dy = x - 430, y - 640
    n = hypot(dx, dy)
    f = c.at(x, y, r / 10, degrees(atan2(dy, dx)), wob=0.5)
    tear = blob((-18, 0, "c"), (-10, -4), (-2, -9), (7, -7.4), (10.6, 0), (7, 7.6), (-2, 8.6), (-10, 4))
    f.flat(tear, "#4c4c6c", 0.45, 2.4)
    f.flat(tear, "#0a0e22", 1, det=0.3)
    f.flat(ell(15 + n % 5, -1, 1.7), "#0c1226", 0.95, det=0.3)
    if r > 12:
        f.line([(-3, -5), (3, -5.4), (6.6, -2)], 1.4, "#8ca4d4", alpha=0.5)


def ink_lake(c: Card, light: tuple[float, float, float]) -> Arr:
    """One great shape from the mouth of the bottle at (598, 236) down to 990, wet at its edge; returns its mask."""
    right = (
        (598, 236),
        (640, 272),
        (684, 344),
        (716, 440),
        (668, 560),
        (706, 690),
        (664, 800),
        (690, 900),
        (590, 930),
    )
    foot = ((520, 985), (430, 925), (330, 990), (236, 940), (212, 850), (128, 800))
    left = (
        (156, 700),
        (108, 600),
        (176, 500),
        (240, 470),
        (280, 380),
        (390, 390),
        (450, 322),
        (506, 300),
        (548, 258),
    )
    shape = blob(*right, *foot, *left)
    c.shade(shape, 0.5, 12, "#2c2c54")
    wet: dict[str, Any] = {"edge": 0.4, "rim": 0.5, "rimcol": "#7c94c8", "rimw": 4}
    m = c.paint(shape, INK, vol=5, amb=0.26, wob=1.3, tex=0.12, light=light, **wet)
    c.marks(m, 0.06, 160, 60, 4, ramp=INK, jit=0.04, alpha=0.35)
    for x, y, r in DROPS:
        _drop(c, x, y, r)
    return m


def inkwell_tipped(c: Card, x: float, y: float) -> None:
    """The bottle on its side, its neck at (x, y) to the lower left, still pouring."""
    c.shade(ell(x + 66, y - 34, 104, 62, -44), 0.6, 16)
    soft: dict[str, Any] = {"edge": 0.35, "rim": 0.7, "light": (x - 308, y - 176, 260), "amb": 0.26}
    f = c.at(x + 30, y - 30, 0.92, 44, vol=20, wob=0.25, **soft)
    f.paint(join(rect(-74, -124, 74, 6, 24), rect(-38, -8, 38, 18, 6)), GLASS, vol=26)
    f.paint(rect(-70, -121, 70, -104, 12), GLASS[1:], vol=8, amb=0.5)
    inside = f.paint(
        join(rect(-62, -100, 62, -2, 18), rect(-26, -10, 26, 18)), GLASS, vol=6, amb=0.1, gain=0.5, edge=0.1
    )
    f.paint(poly([(-80, -44), (80, -122), (80, 30), (-80, 30)]), INK, vol=6, clip=inside, edge=0.1, rim=0.2)
    f.line([(-62, -53), (0, -84), (62, -113)], 3, "#9cc4d0", alpha=0.7, clip=inside)
    f.paint(rect(-56, -92, -44, -26, 6), ["#6c94a4", "#e4f4f0"], vol=2, alpha=0.6, edge=0)
    f.paint(rect(50, -86, 56, -30, 3), ["#6c94a4", "#e4f4f0"], vol=2, alpha=0.5, edge=0)
    f.paint(rect(-37, 12, 37, 28, 4), BRASS, vol=9)
    f.paint(rect(-34, 26, 34, 42, 4), BRASS, vol=9)
    f.paint(ell(0, 43, 37, 10), BRASS, vol=6)
    f.paint(ell(0, 45, 27, 6.4), INK, vol=3, rim=0)
    stream = taper((x + 2, y, 38), (x - 10, y + 18, 60), (x - 18, y + 36, 70))
    c.flat(stream, INK[1], 1, 3, 0.6)
    for a, b, d, w in (
        ((-2, 10), (-22, 24), (-48, 34), 3.4),
        ((10, 22), (6, 48), (14, 76), 2.6),
        ((-30, 60), (-52, 66), (-76, 64), 2.2),
    ):
        gleam = curve(*((x + px, y + py) for px, py in (a, b, d)))
        c.line(gleam, w, SHEEN, 0.5, ends=0.1)
