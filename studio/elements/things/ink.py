"""Spilled ink: a lake of it with drops thrown round, and the bottle it runs from."""

from typing import Any

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, join, poly, rect, taper

INK: Ramp = ["#04050c", "#070b1a", "#0d1630", "#203458"]
GLASS: Ramp = ["#0c1424", "#1c3448", "#4c7484", "#b4d4cc"]
SHEEN = "#8ca4d4"
DROPS = ((92, 470, 17), (120, 420, 9), (150, 900, 20), (108, 940, 10), (736, 320, 12), (730, 830, 16))
MORE_DROPS = ((240, 330, 14), (204, 296, 7), (736, 610, 9))


def _drop(c: Card, x: float, y: float, r: float, turn: float) -> None:
    """A splash soaked into the paper: lobed, flat and dark, with one point of wet light and a few flecks flung off."""
    f = c.at(x, y, r / 10, turn, wob=0.4)
    f.flat(
        blob((-11, 1), (-7, -8), (1, -9.4), (8, -7), (13, -1), (8, 6), (3, 9.6), (-5, 8)),
        "#1a2444",
        0.55,
        1.2,
    )
    f.flat(
        blob((-10, 1), (-6, -7), (1, -8.6), (7, -6), (11.6, -1), (7, 5), (2, 8.8), (-5, 7)),
        "#080c1c",
        1,
        det=0.3,
    )
    for px, py, pr in ((17, -3, 2.2), (-14, 8, 1.6), (23, -5, 1.2)):
        f.flat(ell(px, py, pr), "#0c1226", 0.95, det=0.3)
    if r > 12:
        c.flat(ell(x - 0.3 * r, y - 0.36 * r, r * 0.16, r * 0.08, -24), "#c8d8f0", 0.7, 0.8)


def ink_lake(c: Card, light: tuple[float, float, float]) -> Arr:
    """One great shape from the mouth of the bottle at (584, 250) down to 990, wet at its edge; returns its mask."""
    right = ((584, 250), (672, 330), (716, 440), (668, 560), (706, 690), (664, 800), (690, 900), (590, 930))
    foot = ((520, 985), (430, 925), (330, 990), (236, 940), (212, 850), (128, 800))
    left = ((156, 700), (108, 600), (176, 500), (240, 470), (280, 380), (390, 390), (450, 310), (520, 300))
    shape = blob(*right, *foot, *left)
    c.shade(shape, 0.5, 12, "#2c2c54")
    wet: dict[str, Any] = {"edge": 0.4, "rim": 0.5, "rimcol": "#7c94c8", "rimw": 4}
    m = c.paint(shape, INK, vol=5, amb=0.26, wob=1.3, tex=0.12, light=light, **wet)
    c.marks(m, 0.06, 160, 60, 4, ramp=INK, jit=0.04, alpha=0.35)
    for i, (x, y, r) in enumerate((*DROPS, *MORE_DROPS)):
        _drop(c, x, y, r, i * 47)
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
    stream = taper((x, y, 34), (x - 18, y + 26, 50), (x - 28, y + 64, 90), (x - 48, y + 104, 60))
    c.paint(stream, INK, vol=4, wob=0.6, edge=0, amb=0.26)
    c.line(curve((x - 12, y + 4), (x - 36, y + 32), (x - 52, y + 64)), 5, SHEEN, 0.6)
