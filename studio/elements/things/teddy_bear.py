"""A teddy bear dropped on its back."""

from studio.paint import Card
from studio.palettes import BEAR, CREAM
from studio.shapes import blob, ell, taper


def teddy_bear(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> None:
    """It lies with its head to the left, about 200 long at s = 1, arms held up."""
    f = c.at(x, y, s, 0, vol=16, wob=0.35, edge=0.32, rim=0.7, amb=0.26, light=light, det=0.5)
    f.shade(ell(10, 8, 130, 16), 0.75, 8)
    dim = [BEAR[0], *BEAR[:-1]]
    f.paint(taper((-14, -52, 30), (-14, -86, 28), (-22, -114, 26)), dim, vol=11)
    f.paint(taper((58, -40, 42), (90, -58, 36), (104, -78, 34)), dim, vol=13)
    f.paint(ell(112, -84, 15, 21, -38), CREAM, vol=6)
    body = f.paint(
        blob((-34, -8), (-36, -56), (4, -76), (50, -70), (80, -44), (80, -12), (40, 6), (-6, 6)), BEAR, vol=26
    )
    c.marks(body, f.angle(0.1), 60, 14, 3, jit=0.1, alpha=0.4)
    f.line([(-8, -70), (24, -66), (58, -62), (76, -40)], 2.4, BEAR[0], alpha=0.6, clip=body)
    f.shade(ell(60, -14, 34, 30), 0.5, 6, clip=body)
    f.paint(taper((56, -14, 46), (92, -12, 42), (118, -16, 38)), BEAR, vol=16)
    f.paint(ell(130, -22, 17, 25, 8), CREAM, vol=7)
    f.shade(taper((8, -40, 30), (18, -70, 26)), 0.5, 6, clip=body)
    f.paint(taper((-2, -44, 36), (16, -78, 32), (20, -108, 30)), BEAR, vol=13)
    f.paint(ell(21, -114, 11, 9, 10), CREAM, vol=5)
    for ex, ey in ((-88, -62), (-38, -84)):
        f.paint(ell(ex, ey, 20), BEAR, vol=10)
        f.paint(ell(ex, ey, 10), CREAM, vol=5)
    f.shade(ell(-28, -34, 24, 36), 0.55, 6)
    f.paint(ell(-58, -40, 48, 44), BEAR, vol=24)
    f.paint(ell(-50, -34, 21, 17), CREAM, vol=9)
    f.flat(ell(-50, -42, 7, 5), "#140c10", det=1)
    for ex in (-74, -36):
        f.flat(ell(ex, -54, 5), "#140c10", det=1)
