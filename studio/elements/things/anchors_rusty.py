"""A ship's anchor of rusted iron."""

from studio.colour import Ramp
from studio.elements.things.iron_chains import BLUE_IRON
from studio.paint import Card
from studio.shapes import blob, cut, ell, taper


def rusty_anchor(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0, ramp: Ramp = BLUE_IRON) -> None:
    """Heavier than three men, its crown at (x, y), leaning by `rot`, its arms turned half towards us; 366 high at s=1."""
    f = c.at(x, y, s, rot, wob=0.35, vol=13, edge=0.3, rim=0.7, rimcol="#f0f2ee", lump=0.12, tex=0.3)
    left = ((-84, -112, 12), (-76, -52, 28), (-42, -6, 36))
    right = ((42, -6, 36), (76, -52, 28), (84, -112, 12))
    f.paint(taper((0, 0, 36), (0, -150, 28), (0, -300, 22)), ramp)
    m = f.paint(taper(*left, (0, 4, 40), *right), ramp, vol=15)
    for k in (-1, 1):
        fluke = blob((k * 48, -74, "c"), (k * 80, -146, "c"), (k * 106, -66, "c"), (k * 78, -56))
        f.paint(fluke, ramp, vol=8)
    f.paint(taper((-78, -262, 13), (0, -270, 22), (78, -262, 13)), ramp, vol=9)
    for k in (-1, 1):
        f.paint(ell(k * 82, -262, 13), ramp, vol=8)
    f.paint(cut(ell(0, -332, 34), ell(0, -332, 21)), ramp, vol=8)
    for px, py, r in ((0, -120, 16), (-46, -12, 18), (40, -4, 14), (4, -220, 12), (72, -60, 12)):
        f.flat(ell(px, py, r * 0.6, r), "#a4603c", 0.6, 5)
    c.marks(m, 0.2, 90, 18, 3, jit=0.1, alpha=0.4)
