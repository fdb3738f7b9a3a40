"""Theatre programmes that came too near a flame."""

from studio.paint import Card
from studio.shapes import blob, poly


def scorched_programme(c: Card, x: float, y: float, s: float, rot: float) -> None:
    """A blank sheet lying at (x, y), its right side burnt."""
    f = c.at(x, y, s, rot, wob=0.5, vol=3, amb=0.62)
    sheet = poly([(-30, -12), (22, -16), (32, 12), (-24, 16)])
    m = f.paint(sheet, ["#9a7c64", "#e8cca0", "#fff2d0"], det=0.7)
    f.flat(blob((34, -20), (8, -18), (14, -6), (24, 0), (22, 16), (40, 18)), "#1c0c0c", 0.95, 2, clip=m)
    f.line([(8, -18), (14, -6), (24, 0), (22, 14)], 2.6, "#e07830", alpha=0.9, clip=m)
