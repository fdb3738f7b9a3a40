"""A folding bed, such as one takes along when the waiting may be long."""

from studio.paint import Card
from studio.palettes import LINEN
from studio.shapes import blob, ell


def folding_bed(c: Card, x: float, y: float) -> None:
    """A striped camp bed with a pillow on its right, 210 long, its middle at (x, y)."""
    c.shade(ell(x, y + 2, 110, 11), 0.45, 6, "#6a5844")
    f = c.at(x, y, 1.1, vol=8, wob=0.3, det=0.7, rim=0.5)
    for px in (-66, 66):
        f.line([(px - 18, 0), (px + 18, -40)], 5, "#5c4030", alpha=1, ends=0.9)
        f.line([(px + 18, 0), (px - 18, -40)], 5, "#5c4030", alpha=1, ends=0.9)
    canvas = blob((-96, -42, "c"), (0, -34), (96, -42, "c"), (96, -60, "c"), (0, -52), (-96, -60, "c"))
    m = f.paint(canvas, LINEN)
    for px in range(-80, 90, 20):
        f.line([(px, -62), (px + 2, -34)], 5, "#4c6c7c", alpha=0.85, clip=m, ends=0.9)
    f.paint(blob((50, -56), (56, -76), (86, -78), (94, -60)), LINEN, vol=9)
