"""A small house by moonlight, seen at its corner: the gable in the light, the long side and its roof in the shade."""

from studio.colour import Ramp, tint
from studio.elements.buildings.houses import pane
from studio.paint import Card
from studio.palettes import ROOF_BLUE, WOOD
from studio.shapes import arch, poly

LIMEWASH: Ramp = ["#2c3450", "#6c7488", "#b4b4ac", "#f0e8cc"]


def corner_house(
    c: Card,
    x: float,
    y: float,
    h: float = 100,
    roof: Ramp = ROOF_BLUE,
    wall: Ramp = LIMEWASH,
) -> None:
    """Its near corner stands at (x, y), `h` to the ridge; the gable goes left from it, the long side right."""
    g, side, e = h * 0.42, h * 0.46, h * 0.52
    c.shade(
        poly([(x - g, y - 3), (x + side + 26, y - 3), (x + side + 8, y + 9), (x, y + 6)]), 0.5, 4, "#060c1c"
    )
    f = c.at(x, y, 1.0, wob=0.3, vol=4, edge=0.22, tex=0.16, det=0.6)
    dim = tint(wall, "#1a2440", 0.55)
    f.paint(poly([(0, -e), (side, -e * 0.95), (side, -1), (0, 4)]), dim, amb=0.4, gain=0.5)
    front = f.paint(
        poly([(-g, -e * 0.97), (-g / 2, -h), (0, -e), (0, 4), (-g, 1)]), wall, amb=0.55, grad=(0.1, -0.16)
    )
    f.shade(poly([(-g - 4, -e * 0.97), (-g / 2, -h), (2, -e), (2, -e + 9), (-g / 2, -h + 13), (-g - 4, -e + 9)]), 0.5, 2.5, "#101a38", clip=front)  # fmt: skip
    f.paint(arch(-g * 0.72, -h * 0.27, -g * 0.4, 3), WOOD, vol=2)
    pane(c, x - g * 0.5, y - h * 0.56, h * 0.11, h * 0.12, lit=False)
    pane(c, x + side * 0.5, y - h * 0.27, h * 0.12, h * 0.13, lit=False)
    slope = [(-g / 2, -h - 2), (side - g * 0.28, -h * 0.97), (side + 5, -e * 0.9), (3, -e + 4)]
    m = f.paint(poly(slope), roof, amb=0.42, gain=0.75, grad=(0.12, -0.16))
    for k in (0.28, 0.54, 0.8):
        a = (-g / 2 + (3 + g / 2) * k, -h - 2 + (h - e + 6) * k)
        b = (side - g * 0.28 + (5 + g * 0.28) * k, -h * 0.97 + (h * 0.97 - e * 0.9) * k)
        f.line([a, b], 1.5, roof[0], alpha=0.55, clip=m, ends=0.8)
    f.line([(-g - 5, -e * 0.9), (-g / 2, -h - 3, "c"), (3, -e + 5)], 5, roof[2], alpha=1, ends=0.9)
    f.line(
        [(-g - 4, -e * 0.92), (-g / 2, -h - 4, "c"), (side - g * 0.28, -h * 0.98)],
        1.8,
        roof[3],
        alpha=0.8,
        ends=0.8,
    )
