"""Crows at work: on the wing, and asleep in a pocket."""

import math

from studio.paint import Card, Frame
from studio.palettes import CROW
from studio.shapes import blob, ell, taper


def flying_crow(
    c: Card, x: float, y: float, w: float = 120, flip: bool = False, rot: float = 0, fog: float = 0
) -> Frame:
    """A crow on the wing, beak left; (x, y) is its middle. Beak tip at (-58, -2) for w=120."""
    f = c.at(x, y, w / 120, rot, flip, fog=fog, vol=8, det=0.6, wob=0.3, rim=0.6, rimcol="#b8c4d8", rimw=3)
    _wing(f, 20, -6, 24, 0.75)
    f.paint(blob((36, -6), (74, -2, "c"), (68, 6), (80, 12, "c"), (66, 15), (34, 9)), CROW, vol=5)
    f.paint(blob((-40, -6), (-24, -15), (6, -13), (40, -5), (44, 6), (8, 13), (-26, 10)), CROW, vol=11)
    _wing(f, 0, -4, -14, 1.0)
    f.paint(blob((-44, -10), (-34, -17), (-22, -12), (-24, 4), (-38, 4)), CROW, vol=8)
    f.paint(blob((-42, -8, "c"), (-60, -2, "c"), (-42, 2, "c")), ["#14141c", "#34343c", "#787880"], vol=3)
    f.flat(ell(-36, -8, 2.2), "#f0e0b0", det=1)
    return f


def _wing(f: Frame, x: float, y: float, lean: float, gain: float) -> None:
    """A raised wing from the shoulder (x, y): long feathers at the wrist, short ones towards the tail."""
    wrist = (x - 12 + lean * 0.3, y - 44)
    for i in reversed(range(8)):
        t = i / 7
        root = (wrist[0] * (1 - t) + (x + 12) * t, wrist[1] * (1 - t) + (y - 4) * t)
        a = math.radians(-102 + lean + i * 9)
        length = 56 - 2.6 * i
        tip = (root[0] + math.cos(a) * length, root[1] + math.sin(a) * length)
        f.paint(taper((*root, 17), (*tip, 8)), CROW, vol=6, gain=gain, edge=0.1)
    f.paint(taper((x, y, 30), (x - 6 + lean * 0.2, y - 26, 22), (*wrist, 15)), CROW, vol=9, gain=gain)


def pocket_crow(c: Card, x: float, y: float, h: float = 60) -> Frame:
    """A crow asleep with only its head out, beak on the hem at (x, y)."""
    f = c.at(x, y, h / 60, vol=10, det=0.8, wob=0.25, rim=0.6, rimcol="#b8c4d8")
    f.paint(blob((-18, 14), (-20, -16), (-6, -36), (14, -34), (24, -12), (22, 16)), CROW, vol=16)
    f.paint(blob((-14, -20, "c"), (-42, -6, "c"), (-16, -4, "c")), ["#14141c", "#34343c", "#787880"], vol=4)
    f.line([(-10, -18), (-4, -14), (3, -18)], 2.4, "#a8b0c0", alpha=0.9)
    return f
