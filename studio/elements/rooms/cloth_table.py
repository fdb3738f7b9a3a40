"""A round table with a faded cloth to the ground."""

import math
from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Path, blob, ell

CLOTH: Ramp = ["#3a2a34", "#6f5058", "#b08a84", "#ecd2b4"]
PLEATS = 9


def cloth_table(c: Card, x: float = 400, y: float = 956, ramp: Ramp = CLOTH) -> None:
    """A table 628 wide, the middle of its top at (x, y), running out of the foot of the page."""
    c.shade(ell(x, y + 214, 350, 40), 0.6, 18)
    left = ((x - 312, y + 4, "c"), (x - 318, y + 84), (x - 330, y + 184), (x - 346, y + 294, "c"))
    right = ((x + 346, y + 294, "c"), (x + 330, y + 184), (x + 318, y + 84), (x + 312, y + 4, "c"))
    skirt: dict[str, Any] = {"vol": 40, "amb": 0.1, "grain": 2, "wob": 0.5, "grad": (0.1, -0.3)}
    m = c.at(0, 0, **skirt).paint(blob(*left, *right), ramp, light=(x, y - 156, 260), gain=0.7)
    for i in range(PLEATS):
        c.shade(_pleat(x, y, i, 30), 0.45, 9, "#2a1826", clip=m)
        look: dict[str, Any] = {"vol": 22, "amb": 0.16, "grain": 2, "wob": 0.6, "edge": 0.1, "soft": 2}
        c.at(0, 0, **look).paint(
            _pleat(x, y, i, 0), ramp, light=(x, y - 120, 240), grad=(0.14, -0.26), clip=m
        )
    top: dict[str, Any] = {"vol": 4, "amb": 0.5, "edge": 0.2, "wob": 0.4, "grad": (0.2, -0.1)}
    t = c.at(0, 0, **top).paint(ell(x, y, 314, 80), ramp, light=(x, y - 236, 300))
    c.shade(ell(x, y - 4, 262, 56), 0.6, 14, "#241820", clip=t)


def _pleat(x: float, y: float, i: int, more: float) -> Path:
    """One hanging fold: it starts as nothing under the edge of the top and widens to the ground."""
    a = math.pi * (i + 0.5) / PLEATS
    px, py = x - 306 * math.cos(a), y + 72 * math.sin(a)
    out, w = (px - x) * 0.12, 12 + 18 * math.sin(a)
    right = ((px + out * 0.5 + w * 0.7 + more / 2, y + 170), (px + out + w + more / 2, y + 300, "c"))
    left = ((px + out - w - more / 2, y + 300, "c"), (px + out * 0.5 - w * 0.7 - more / 2, y + 170))
    return blob((px, py - 4), *right, *left)
