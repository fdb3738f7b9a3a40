"""A quill whose barbs have gone dark green, like a pine the wind has laid down."""

import math

from studio.colour import Ramp
from studio.elements.things.ink import INK
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import ell, poly, taper

FIR: Ramp = ["#0a1418", "#16302c", "#38584c", "#8c9868"]
SHAFT: Ramp = ["#3c2c20", "#8c7048", "#e0c890"]


def fallen_quill(c: Card, x: float, y: float, rot: float, light: tuple[float, float, float]) -> None:
    """It lies to the right of (x, y), 600 long, and a drop hangs from its nib."""
    f = c.at(x, y, 1.0, rot, vol=8, wob=0.5, edge=0.3, rim=0.5, light=light, amb=0.3)
    f.shade(taper((0, 12, 8), (240, 30, 70), (540, 20, 30)), 0.6, 12)
    for k in range(26):
        bx = 130 + k * 16
        reach = 68 * math.sin(math.pi * (0.16 + 0.84 * k / 26)) + 12
        for s in (-1, 1):
            f.paint(taper((bx, 0, 15), (bx + 34, s * reach * 0.62, 13), (bx + 74, s * reach, 3)), FIR, vol=6)
    f.paint(taper((0, 0, 5), (60, -2, 15), (300, 0, 11), (600, 4, 4)), SHAFT, vol=6)
    f.paint(poly([(-34, 2), (10, -9), (44, -9), (44, 8), (10, 9)]), BRASS, vol=5)
    f.paint(ell(-52, 8, 20, 14), INK, vol=7, rim=0.7, rimcol="#8ca4d4")
