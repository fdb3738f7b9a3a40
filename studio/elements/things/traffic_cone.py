"""A traffic cone that swims."""

from studio.paint import Card
from studio.palettes import LINEN
from studio.shapes import blob, xf

CONE = ["#7c1c10", "#d84c1c", "#ff8038", "#ffc08c"]
WAKE = "#ffe4b0"


def swimming_cone(
    c: Card, x: float, y: float, light: tuple[float, float, float] = (400, 300, 200), deep: str = "#8c3c50"
) -> None:
    """Leaning left as it swims, the water at (x, y), its image below it, its wake to the right."""
    above = 1 - c.ground(y)
    f = c.at(x, y + 10, 1.0, -14, vol=12, wob=0.3, edge=0.32, rim=0.8, det=0.7, light=light, amb=0.3)
    body = blob((-36, 8), (-26, -34), (-9, -92), (0, -96), (9, -92), (26, -34), (36, 8))
    c.flat(xf(f.path(body), 0, 1.72 * y, 1, sy=-0.72), "#d8643c", 0.6, 2.5, 1.6, clip=c.ground(y + 2))
    m = f.paint(body, CONE, clip=above)
    for y0 in (-30, -62):
        w = 28 + y0 * 0.24 + 6
        band = blob((-w, y0), (0, y0 + 7), (w, y0), (w - 4, y0 - 14), (0, y0 - 8), (-w + 4, y0 - 14))
        f.paint(band, LINEN, vol=4, clip=m)
    c.line([(x - 40, y + 2), (x, y + 6), (x + 40, y + 1)], 5, deep, 0.7, 0.5)
    c.line([(x - 52, y + 5), (x, y + 10), (x + 54, y + 4)], 3, WAKE, 0.85, 0.5)
    for k in range(2):
        x0, x1, a = x + 44 + 34 * k, x + 84 + 40 * k, 0.6 - 0.2 * k
        c.line([(x0, y + 2 - 4 * k), (x1, y - 2 - 8 * k)], 3, WAKE, a, 0.5)
        c.line([(x0, y + 12 + 5 * k), (x1, y + 16 + 10 * k)], 3, WAKE, a, 0.5)
