"""Spilled ink: a lake of it with drops thrown round, and the bottle it runs from."""

from typing import Any

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, poly, taper

INK: Ramp = ["#04050c", "#070b1a", "#0d1630", "#203458"]
GLASS: Ramp = ["#0c1424", "#1c3448", "#4c7484", "#b4d4cc"]
SHEEN = "#8ca4d4"
DROPS = ((92, 470, 17), (120, 420, 9), (150, 900, 20), (108, 940, 10), (736, 320, 12), (730, 830, 16))
MORE_DROPS = ((240, 330, 14), (204, 296, 7), (736, 610, 9), (420, 1030, 15), (456, 1050, 8))


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
    for x, y, r in (*DROPS, *MORE_DROPS):
        c.paint(ell(x, y, r, r * 0.86), INK, vol=8, amb=0.3, edge=0.3, rim=0.7, rimcol=SHEEN)
    return m


def inkwell_tipped(c: Card, x: float, y: float) -> None:
    """The bottle on its side, its neck at (x, y) to the lower left, still pouring."""
    c.shade(ell(x + 72, y - 40, 110, 70, -44), 0.6, 16)
    f = c.at(
        x + 32, y - 32, 1.0, 44, vol=20, wob=0.4, edge=0.35, rim=0.7, light=(x - 308, y - 176, 260), amb=0.26
    )
    f.paint(poly([(-70, -124), (70, -124), (78, -10), (40, 16), (-40, 16), (-78, -10)]), GLASS, vol=30)
    f.paint(poly([(-60, -60), (64, -112), (68, -12), (36, 8), (-36, 8), (-66, -14)]), INK, vol=10, alpha=0.85)
    for gx, w in ((-50, 9), (40, 5)):
        f.line([(gx, -112), (gx - 2, -20)], w, "#e4f4f0", alpha=0.6)
    f.paint(poly([(-34, 12), (34, 12), (30, 44), (-30, 44)]), BRASS, vol=14)
    f.paint(ell(0, 44, 34, 12), BRASS, vol=7)
    f.paint(ell(0, 46, 24, 7), INK, vol=3)
    stream = taper((x, y, 36), (x - 18, y + 26, 50), (x - 28, y + 64, 90), (x - 48, y + 104, 60))
    c.paint(stream, INK, vol=4, wob=0.6, edge=0, amb=0.26)
    c.line(curve((x - 12, y + 4), (x - 36, y + 32), (x - 52, y + 64)), 5, SHEEN, 0.6)
