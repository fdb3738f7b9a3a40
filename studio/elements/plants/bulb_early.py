"""A bulb that has come up too early, on a long stem, while its neighbours hold it back by the roots."""

from studio.colour import Ramp
from studio.elements.plants.bulbs_choir import BONE, SHOOT, singing_bulb
from studio.paint import Card
from studio.shapes import blob, taper


def holding_roots(c: Card, x: float, y: float) -> None:
    """Two pale roots from both sides that grip whatever is at (x, y)."""
    for sg in (-1, 1):
        arm = taper((x + sg * 92, y + 66, 8), (x + sg * 66, y + 32, 7), (x + sg * 24, y + 14, 6))
        c.paint(arm, BONE, vol=3, wob=0.4, det=0.6)


def early_bulb(c: Card, x: float, y: float, ramp: Ramp) -> None:
    """The bulb singing at (x, y), its stem up through the ceiling to y - 446, with two pairs of leaves."""
    lower = ((x, y - 104, 17), (x - 10, y - 200, 15), (x + 12, y - 300, 14))
    c.halo(x, y - 414, 90, "#d8f890", 0.35)
    stem = taper(*lower, (x, y - 400, 13), (x + 4, y - 446, 10))
    c.paint(stem, SHOOT, vol=7, wob=0.6, edge=0.25, rim=0.6, light=(x - 100, y - 174, 160), det=0.4)
    for sg, ly, k in ((-1, y - 410, 1.0), (1, y - 424, 0.86), (-1, y - 250, 0.8), (1, y - 180, 0.9)):
        f = c.at(x, ly, k, vol=8, wob=0.3, det=0.6, edge=0.25, rim=0.6, flip=sg > 0)
        f.paint(blob((0, 0, "c"), (-18, -34), (-46, -54), (-78, -52, "c"), (-60, -24), (-30, -2)), SHOOT)
    singing_bulb(c, x, y, 128, ramp, 1.0, 0, 2)
