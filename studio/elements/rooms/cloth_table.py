"""A round table with a faded cloth to the ground."""

from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

CLOTH: Ramp = ["#3a2a34", "#6f5058", "#b08a84", "#ecd2b4"]


def cloth_table(c: Card, x: float = 400, y: float = 936, ramp: Ramp = CLOTH) -> None:
    """A table 564 wide, the middle of its top at (x, y), running out of the foot of the page."""
    c.shade(ell(x, y + 214, 330, 40), 0.6, 18)
    left = ((x - 278, y + 4, "c"), (x - 288, y + 74), (x - 304, y + 184), (x - 320, y + 294, "c"))
    right = ((x + 320, y + 294, "c"), (x + 304, y + 184), (x + 288, y + 74), (x + 278, y + 4, "c"))
    skirt: dict[str, Any] = {"vol": 50, "amb": 0.14, "grain": 2, "wob": 0.5, "grad": (0.16, -0.3)}
    m = c.at(0, 0, **skirt).paint(blob(*left, *right), ramp, light=(x, y - 156, 260))
    for i, dx in enumerate((-250, -194, -132, -60, 10, 78, 146, 206, 256)):
        px = x + dx
        hem = (px + (px - x) * 0.14, y + 294, 34 + 8 * (i % 2))
        fold = taper((px, y + 42, 8), (px + (px - x) * 0.07, y + 144, 18), hem)
        c.shade(fold, 0.4, 7, "#2a1826", clip=m)
    top: dict[str, Any] = {"vol": 4, "amb": 0.5, "edge": 0.2, "wob": 0.4, "grad": (0.2, -0.1)}
    c.at(0, 0, **top).paint(ell(x, y, 282, 54), ramp, light=(x, y - 236, 300))
    c.shade(ell(x, y - 2, 232, 36), 0.55, 12, "#241820")
