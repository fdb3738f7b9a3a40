"""A hare surprised in a net, seen from the front: body, head and two paws over the rim."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CREAM, DEER
from studio.shapes import blob, ell

EAR_PINK: Ramp = ["#8c4c44", "#d89080", "#f8c8b0"]


def hare_chest(f: Frame, ramp: Ramp = DEER) -> None:
    """What shows of its body below the chin, and the shadow of the head on it."""
    f.paint(blob((-30, -20), (30, -20), (44, 40), (0, 52), (-44, 40)), ramp, vol=20, wob=0.25, edge=0.28)
    f.shade(ell(0, 8, 34, 12), 0.45, 7, "#3c1810")


def surprised_hare(c: Card, f: Frame, ramp: Ramp = DEER) -> None:
    """The head with its ears straight up; the chin rests at (0, 0)."""
    g = c.at(f.x, f.y, f.s, f.rot, vol=10, wob=0.25, edge=0.28, rim=0.6, det=0.9, amb=0.3)
    for s, lean in ((-1, -16), (1, 24)):
        x, tip = s * 18, s * 18 + lean
        g.paint(blob((x - 9, -58), (tip - 16, -118), (tip, -160), (tip + 15, -118), (x + 10, -58)), ramp)
        left, right = (x + lean * 0.8 - 7, -114), (x + lean * 0.9 + 7, -114)
        g.paint(blob((x - 3, -66), left, (tip, -142), right, (x + 4, -66)), EAR_PINK, vol=4)
    g.paint(blob((-40, -28), (-30, -62), (0, -74), (30, -62), (40, -28), (26, 2), (-26, 2)), ramp, vol=26)
    g.paint(blob((-22, -10), (-16, -30), (0, -36), (16, -30), (22, -10), (0, 4)), CREAM, vol=8, soft=2)
    for s in (-1, 1):
        g.flat(ell(s * 20, -44, 11, 12), "#fff8e8", 1, det=1)
        g.flat(ell(s * 19, -43, 6.5, 7.5), "#20101c", 1, det=1)
        g.flat(ell(s * 19 - 2, -46, 2), "#fffaf0", 1, det=1)
    g.paint(ell(0, -26, 6, 4.6), ["#5c2430", "#c05c5c"], vol=3)
    g.flat(ell(0, -12, 5, 6.5), "#5c2430", 0.95, det=1)


def hare_paws(c: Card, g: Frame, ramp: Ramp = DEER) -> None:
    """Both paws on the rim, 48 to each side and 50 below the chin."""
    f = c.at(g.x, g.y, g.s, g.rot, vol=8, wob=0.25, edge=0.3, rim=0.6, det=0.9, amb=0.3)
    for s in (-1, 1):
        x = s * 48
        f.paint(blob((x - 15, 50), (x - 16, 26), (x, 18), (x + 16, 26), (x + 15, 50), (x, 56)), ramp)
        for dx in (-5, 5):
            f.line([(x + dx, 40), (x + dx, 52)], 2.4, "#5c2c1c", alpha=0.8)
