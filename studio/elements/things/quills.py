"""A quill whose vane has gone dark green, like a pine the wind has laid down."""

import math

from studio.colour import Ramp
from studio.elements.things.ink import INK
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import Path, blob, cut, ell, poly, taper

FIR: Ramp = ["#0a1a1c", "#173a34", "#3c6654", "#94a874"]
SHAFT: Ramp = ["#3c2c20", "#8c7048", "#e0c890"]
# the vane along the shaft: (x, reach)
VANE = ((150, 3), (172, 26), (220, 42), (290, 54), (370, 60), (450, 56), (520, 42), (576, 22), (612, 2))


def _bow(x: float) -> float:
    """How far the shaft is bent aside at x."""
    return -0.00034 * x * (600 - x)


def _half(side: int, wide: float, splits: tuple[float, ...]) -> Path:
    """One half of the vane, with a few places where the barbs have come apart."""
    edge = [(x, _bow(x) + side * y * wide) for x, y in VANE]
    half = blob(
        (150, _bow(150), "c"),
        *edge,
        (612, _bow(612), "c"),
        (480, _bow(480)),
        (360, _bow(360)),
        (250, _bow(250)),
    )
    for x in splits:
        y = _bow(x)
        half = cut(
            half,
            poly([(x, y + side * 22 * wide), (x + 44, y + side * 90 * wide), (x + 56, y + side * 90 * wide)]),
        )
    return half


def _vane(f: Frame, side: int, wide: float, splits: tuple[float, ...]) -> None:
    """A smooth lit half; fine barbs slant from the shaft to the edge."""
    m = f.paint(_half(side, wide, splits), FIR, vol=12, amb=0.22 if side > 0 else 0.38)
    f.card.marks(m, f.angle(side * 0.72), 300, 30, 2.4, FIR, jit=0.07, alpha=0.5, bias=0.02)
    for k in range(22):
        x = 158 + k * 20
        reach, y = 64 * wide * math.sin(math.pi * (0.16 + 0.74 * k / 22)), _bow(x)
        for dx, col, a in ((0, FIR[0], 0.6), (9, FIR[3], 0.36)):
            way = [
                (x + dx, y + side * 4),
                (x + dx + reach * 0.5, y + side * reach * 0.6),
                (x + dx + reach, y + side * reach),
            ]
            f.line(way, 1.5, col, alpha=a, clip=m)


def _down(f: Frame) -> None:
    """The soft wisps where the vane begins."""
    for dx, dy in ((-22, 20), (-6, 26), (10, 30), (-26, -16), (-12, -28), (6, -36), (-34, 4)):
        y = _bow(158)
        f.paint(
            taper((162, y, 6), (158 + dx * 0.3, y + dy * 0.6, 6), (150 + dx, y + dy, 2)), FIR, vol=4, soft=0.6
        )


def fallen_quill(c: Card, x: float, y: float, rot: float, light: tuple[float, float, float]) -> None:
    """It lies to the right of (x, y), 520 long, and a drop hangs from its nib."""
    f = c.at(x, y, 0.87, rot, vol=8, wob=0.5, edge=0.3, rim=0.5, light=light, amb=0.3)
    f.shade(taper((0, 12, 8), (150, 10, 30), (300, 0, 80), (460, 4, 80), (580, 16, 30)), 0.6, 12)
    _vane(f, 1, 0.72, (300,))
    _vane(f, -1, 1.08, (236, 420))
    _down(f)
    f.paint(
        taper(*[(sx, _bow(sx), w) for sx, w in ((0, 6), (60, 14), (160, 13), (300, 10), (450, 7), (606, 3))]),
        SHAFT,
        vol=6,
    )
    f.paint(poly([(-34, 6), (8, -9), (44, -16), (46, 0), (12, 9)]), BRASS, vol=5)
    f.line([(-30, 5), (10, 0)], 1.6, "#3a2410", alpha=0.8)
    f.flat(blob((-70, 14), (-58, 2), (-34, 6), (-38, 18), (-54, 24)), INK[1], 1)
    f.flat(ell(-58, 10, 5, 2.4, -20), "#c8d8f0", 0.7, 0.8)
