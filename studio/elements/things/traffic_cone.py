"""A traffic cone that swims."""

from studio.paint import Card
from studio.palettes import LINEN
from studio.shapes import blob, ell

CONE = ["#7c1c10", "#d84c1c", "#ff8038", "#ffc08c"]
WAKE = "#ffe4b0"


def swimming_cone(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """Leaning left as it swims, the water at (x, y), its wake to the right."""
    f = c.at(x, y, 1.0, -16, vol=12, wob=0.3, edge=0.32, rim=0.8, det=0.7, light=light, amb=0.3)
    m = f.paint(blob((-36, 0), (-26, -30), (-9, -86), (9, -86), (26, -30), (36, 0), (0, 8)), CONE)
    for y0 in (-28, -58):
        w = 28 + y0 * 0.24 + 6
        band = blob((-w, y0), (0, y0 + 7), (w, y0), (w - 4, y0 - 14), (0, y0 - 8), (-w + 4, y0 - 14))
        f.paint(band, LINEN, vol=4, clip=m)
    c.flat(ell(x + 4, y + 6, 56, 13), "#c8705c", 0.9, 3)
    c.line([(x - 46, y + 2), (x, y - 5), (x + 48, y + 2)], 3, WAKE, 0.8, 0.5)
    for k in range(3):
        x0, x1, a = x + 40 + 30 * k, x + 70 + 36 * k, 0.6 - 0.15 * k
        c.line([(x0, y + 4 - 6 * k), (x1, y + 2 - 14 * k)], 3, WAKE, a, 0.5)
        c.line([(x0, y + 12 + 6 * k), (x1, y + 16 + 14 * k)], 3, WAKE, a, 0.5)
