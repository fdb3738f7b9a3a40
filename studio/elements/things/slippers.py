"""House slippers with a pompon: carried, or afloat."""

from studio.colour import Ramp
from studio.elements.land.water import ring
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, WHITE
from studio.shapes import blob, ell

WINE: Ramp = ["#3c1424", "#8c2c44", "#d06868", "#ffc0a8"]
LINING: Ramp = ["#240c18", "#4c1c2c", "#7c3c44"]


def slipper(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0, ramp: Ramp = CRIMSON) -> None:
    """One slipper standing at (x, y), toe to the left, 50 long at s=1."""
    f = c.at(x, y, s, rot, vol=8, wob=0.2, det=0.6, edge=0.3, rim=0.9)
    f.paint(blob((-24, 0), (-26, -10), (-12, -17), (2, -13), (22, -8), (24, 0)), ramp)
    f.flat(ell(8, -11, 12, 3.4), "#2c0c14", 0.8, 1)
    f.paint(ell(-14, -16, 5), CREAM, vol=4)


def floating_slipper(c: Card, x: float, y: float, rot: float = 0, ramp: Ramp = WINE) -> None:
    """One slipper under way, toe to the left, its waterline at (x, y) with a ring around it, 92 long."""
    f = c.at(x, y, 1.0, rot, wob=0.3, vol=9, edge=0.3, det=0.7)
    ring(c, x, y + 6, 110, "#f4fcf4", 0.55)
    f.paint(blob((-44, 0), (-40, -20), (-10, -26), (14, -14), (44, -16), (48, 0), (0, 10)), ramp)
    f.paint(blob((-6, -22), (16, -12), (42, -14), (44, -4), (4, -6)), LINING, vol=3)
    f.paint(ell(-24, -24, 9, 8), WHITE, vol=5)
