"""A pair of sunglasses lying about."""

from studio.paint import Card
from studio.shapes import blob, ell, join, taper, xf

RIMS = ["#4c0c1c", "#8c1c28", "#d04440", "#ff9c80"]
GLASS = ["#08080f", "#181828", "#444c68"]


def sunglasses(c: Card, x: float, y: float, s: float, rot: float, light: tuple[float, float, float]) -> None:
    """Dark glasses in a red frame lying on their back, both arms stretched out behind; 104 wide, their middle at (x, y)."""
    f = c.at(x, y, s, rot, vol=4, wob=0.15, det=1, edge=0.35, light=light, amb=0.3, rim=0.7)
    f.shade(blob((-54, 6), (-44, -46), (40, -50), (60, 4), (30, 22), (-30, 22)), 0.4, 7)
    for side in (-1, 1):
        arm = ((side * 49, -4, 6), (side * 46 + 5, -34, 5), (side * 42 + 7, -46, 5), (side * 34 + 7, -49, 6))
        f.shade(taper(*((u + 3, v + 5, w) for u, v, w in arm)), 0.6, 2.5)
        f.paint(taper(*arm), RIMS)
    f.shade(join(ell(-26, 10, 25, 14), ell(26, 10, 25, 14)), 0.7, 4)
    f.paint(taper((-10, -4, 6), (0, -8, 6), (10, -4, 6)), RIMS)
    for side in (-1, 1):
        lens = blob(
            (side * 5, -2),
            (side * 12, -13),
            (side * 32, -15),
            (side * 50, -10),
            (side * 48, 7),
            (side * 30, 17),
            (side * 12, 13),
        )
        f.paint(lens, RIMS, vol=5)
        m = f.paint(xf(lens, s=0.8, o=(side * 27, 0)), GLASS, vol=5, rim=0)
        f.flat(taper((side * 27 - 13, 7, 3), (side * 27 + 3, -10, 7)), "#ffe8b4", 0.75, 1, clip=m)
