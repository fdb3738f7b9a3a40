"""House slippers with a pompon: carried, or afloat."""

from studio.colour import Ramp
from studio.elements.land.water import ring
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, WHITE
from studio.shapes import blob, ell

WINE: Ramp = ["#3c1424", "#8c2c44", "#d06868", "#ffc0a8"]
LINING: Ramp = ["#240c18", "#4c1c2c", "#7c3c44"]


def slipper(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0, ramp: Ramp = CRIMSON) -> None:
    """One slipper standing at (x, y), toe to the left, 62 long at s=1: a round toe, a trodden heel, a pompon."""
    f = c.at(x, y, s, rot, vol=8, wob=0.2, det=0.7, edge=0.3, rim=0.9, amb=0.34)
    f.shade(ell(2, 1, 32, 4), 0.5, 2.5)
    f.paint(blob((-4, -20), (6, -17), (18, -14), (28, -15), (31, -4), (0, -4)), LINING, vol=3)
    f.paint(
        blob(
            (-31, -3), (-34, -13), (-26, -24), (-12, -28), (-1, -23), (5, -12), (16, -8), (29, -11), (32, -3)
        ),
        ramp,
    )
    f.line([(-12, -27), (-1, -23), (5, -12), (16, -8), (29, -11)], 2.6, CREAM[3], alpha=0.9, ends=0.8)
    f.paint(blob((-32, -4), (33, -4), (34, 0), (28, 2), (-28, 2), (-34, 0)), LINING, vol=2)
    f.paint(ell(-18, -28, 7, 6.6), CREAM, vol=6, amb=0.5)


def floating_slipper(c: Card, x: float, y: float, rot: float = 0, ramp: Ramp = WINE) -> None:
    """One slipper under way, toe to the left, its waterline at (x, y) with a ring around it, 92 long."""
    f = c.at(x, y, 1.0, rot, wob=0.3, vol=9, edge=0.3, det=0.7)
    for w, a in ((190, 0.35), (148, 0.6), (118, 0.85)):
        ring(c, x, y + 3, w, "#f4fcf4", a)
    c.shade(ell(x + 4, y + 7, 54, 10), 0.55, 5, "#0c2c2c")
    c.flat(
        blob((x - 36, y + 6), (x + 40, y + 6), (x + 30, y + 22), (x - 22, y + 24)), ramp[1], 0.4, 4
    )  # mirrored
    f.paint(blob((-44, 0), (-40, -20), (-10, -26), (14, -14), (44, -16), (48, 0), (0, 10)), ramp)
    f.paint(blob((-6, -22), (16, -12), (42, -14), (44, -4), (4, -6)), LINING, vol=3)
    f.paint(ell(-24, -24, 9, 8), WHITE, vol=5)
    f.line([(-47, 0), (-30, 7), (2, 10), (34, 6), (50, -1)], 2.6, "#f4fcf4", alpha=0.85, ends=0.4)
