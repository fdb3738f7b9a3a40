"""A striped beach hut with its door open, and the tent of a fair."""

from studio.colour import Ramp
from studio.elements.buildings.houses import tent
from studio.paint import Card
from studio.palettes import CREAM, LINEN, OCHRE, ROSE, TEAL
from studio.shapes import poly, rect

ROOF: Ramp = ["#6c4418", "#b87c2c", "#e4b450", "#ffe49c"]


def beach_hut(c: Card, x: float, y: float, s: float = 1.1) -> None:
    """A hut 190 high at s=1 standing at (x, y), its front to the left, a side wall in the shade, the door ajar to the right."""
    f = c.at(x, y, s, wob=0.3, det=0.5, vol=4)
    f.shade(poly([(-58, 2), (22, 4), (66, -12), (84, -2), (40, 18), (-50, 14)]), 0.6, 2, "#7c5428")
    side = f.paint(poly([(20, 4), (20, -118), (62, -124), (62, -12)]), CREAM, grad=(-0.1, -0.25), amb=0.3)
    for px in (31, 47, 60):
        f.paint(rect(px - 4, -130, px + 4, 4), TEAL[:3], vol=2, clip=side, edge=0.03, alpha=0.85)
    f.shade(poly([(20, 8), (20, -122), (64, -128), (64, -8)]), 0.42, 2, "#34406c", clip=side)
    m = f.paint(poly([(-60, 4), (-60, -118), (-20, -160), (20, -118), (20, 4)]), CREAM, grad=(0.1, -0.08))
    for px in (-52, -30, -8, 14):
        f.paint(rect(px - 6, -170, px + 6, 4), TEAL, vol=2, clip=m, edge=0.03, alpha=0.85)
    f.shade(
        poly([(-62, -106), (-20, -150), (22, -106), (22, -118), (-20, -162), (-62, -118)]),
        0.5,
        3,
        "#34405c",
        clip=m,
    )
    f.paint(poly([(-20, -176), (28, -178), (76, -124), (30, -112)]), ROOF, vol=4, amb=0.7)
    f.shade(poly([(20, -110), (62, -118), (62, -110), (20, -100)]), 0.5, 3, "#2c3450", clip=side)
    for a, b in (((-72, -108), (-20, -162)), ((32, -108), (-20, -162))):
        f.paint(poly([a, b, (b[0], b[1] - 15), (a[0], a[1] - 12)]), ROOF, vol=3, edge=0.3, rim=0.7, amb=0.5)
    f.paint(rect(-40, -92, -2, 4), ["#141c20", "#24343a", "#3c5458"], vol=2)
    f.paint(poly([(-2, -92), (24, -86), (24, 16), (-2, 4)]), LINEN, vol=3, edge=0.3)
    for py in (-66, -44, -22):
        f.line([(1, py), (22, py + 5)], 1.6, "#9c98a0", alpha=0.6)
    f.flat(rect(17, -38, 21, -32, 2), "#8a6a30", 1)


def fair_tent(c: Card, x: float, y: float, h: float = 150, fog: float = 0.12) -> None:
    """A rose and cream tent with a pennant, standing at (x, y)."""
    c.shade(
        poly([(x - h * 0.62, y - 2), (x + h, y - 2), (x + h, y + 12), (x - h * 0.52, y + 10)]),
        0.45,
        2.5,
        "#7c5428",
    )
    tent(c, x, y, h, ROSE, CREAM, fog=fog)
    top = y - h
    c.paint(poly([(x - 1, top + 8), (x - 1, top - 14), (x + 28, top - 5)]), OCHRE, vol=3, det=0.6)
