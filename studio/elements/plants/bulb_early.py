"""A bulb that has come up too early, on a long stem, while its neighbours hold it back by the roots."""

from studio.colour import Ramp
from studio.elements.plants.bulbs_choir import BONE, SHOOT, singing_bulb
from studio.paint import Card
from studio.shapes import blob, taper


def holding_roots(c: Card, x: float, y: float) -> None:
    """Its own roots hang down from (x, y); from both sides the neighbours' roots have hold of them."""
    for dx, end, long in ((-26, -19, 78), (-13, -17, 82), (2, 3, 62), (14, 18, 84), (26, 20, 76)):
        c.line(
            [(x + dx * 0.6, y - 6), (x + end * 0.95, y + 38), (x + end, y + long)], 4.4, "#e8d4b4", 0.95, 0.4
        )
    for sg in (-1, 1):
        fist = (x + sg * 21, y + 40)
        arm = taper((x + sg * 70, y + 62, 13), (x + sg * 44, y + 56, 10), (*fist, 9))
        c.shade(arm, 0.6, 4, "#14060c")
        c.paint(arm, BONE, vol=4, wob=0.3, det=0.7, edge=0.35)
        for k in (-1, 0, 1):
            finger = taper((fist[0] + sg * 5, fist[1] + k * 5, 6), (fist[0] - sg * 8, fist[1] + k * 6 - 2, 5))
            c.paint(finger, BONE, vol=2, wob=0.2, det=0.9, edge=0.4)


def early_bulb(c: Card, x: float, y: float, ramp: Ramp) -> None:
    """The bulb singing at (x, y), its stem up through the ceiling to y - 446, with two pairs of leaves."""
    lower = ((x, y - 104, 17), (x - 10, y - 200, 15), (x + 12, y - 300, 14))
    c.halo(x, y - 414, 90, "#d8f890", 0.35)
    for sg, dx, ly, k in ((-1, 0, -402, 1.0), (1, 0, -414, 0.86), (-1, 4, -250, 0.8), (1, -8, -180, 0.9)):
        f = c.at(x + dx, y + ly, k, vol=8, wob=0.3, det=0.6, edge=0.25, rim=0.6, flip=sg > 0)
        m = f.paint(blob((2, 2, "c"), (-16, -34), (-46, -54), (-80, -52, "c"), (-60, -22), (-26, 4)), SHOOT)
        f.line([(0, 0), (-34, -28), (-74, -50)], 3, SHOOT[1], alpha=0.6, clip=m)
    stem = taper(*lower, (x, y - 400, 13), (x + 4, y - 446, 10))
    c.paint(stem, SHOOT, vol=7, wob=0.6, edge=0.25, rim=0.6, light=(x - 100, y - 174, 160), det=0.4)
    singing_bulb(c, x, y, 128, ramp, 1.0, 0, 2, mood="glad")
