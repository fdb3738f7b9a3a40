"""A teddy bear dropped on its back."""

from studio.paint import Card
from studio.palettes import BEAR, CREAM
from studio.shapes import ell


def teddy_bear(c: Card, x: float, y: float, s: float, light: tuple[float, float, float]) -> None:
    """It lies with its head to the left, about 200 long at s = 1, arms up."""
    f = c.at(x, y, s, 0, vol=16, wob=0.35, edge=0.32, rim=0.7, amb=0.26, light=light, det=0.5)
    f.shade(ell(0, 8, 120, 18), 0.7, 8)
    f.paint(ell(80, -14, 34, 22, -20), BEAR)
    f.paint(ell(24, -30, 62, 40, 6), BEAR, vol=24)
    f.paint(ell(66, -50, 22, 34, 30), BEAR)
    f.paint(ell(74, -78, 17, 18), CREAM, vol=8)
    f.paint(ell(2, -66, 17, 34, -24), BEAR)
    for ex, ey in ((-88, -62), (-38, -84)):
        f.paint(ell(ex, ey, 20), BEAR, vol=10)
        f.paint(ell(ex, ey, 10), CREAM, vol=5)
    f.shade(ell(-30, -30, 24, 34), 0.5, 6)
    f.paint(ell(-58, -40, 48, 44), BEAR, vol=24)
    f.paint(ell(-50, -34, 21, 17), CREAM, vol=9)
    f.flat(ell(-50, -42, 7, 5), "#140c10", det=1)
    for ex in (-74, -36):
        f.flat(ell(ex, -54, 5), "#140c10", det=1)
