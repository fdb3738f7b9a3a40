"""People in rice fields, small and seen from above: bent under straw hats, ankle-deep, with their reflections."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, taper

STRAW: Ramp = ["#6c441c", "#c0903c", "#ecc870", "#fff2b8"]
SKIN: Ramp = ["#54301f", "#a4704a", "#d8a674"]


def planter(
    c: Card, x: float, y: float, h: float, cloth: Ramp, flip: bool = False, bent: bool = True
) -> None:
    """One at (x, y); `bent` over the seedlings, or upright."""
    f = c.at(x, y, h / 70, 0, flip, vol=7, det=0.8, wob=0.2, edge=0.26, rim=0.6)
    f.shade(ell(0, 3, 22, 5), 0.35, 3, "#0c1c3c")
    if bent:
        for dx in (2, 16):
            f.paint(taper((dx + 2, -44, 13), (dx - 3, -20, 9), (dx + 1, 0, 7)), SKIN, vol=3)
        f.paint(blob((0, -30), (28, -30), (30, -48), (18, -58), (4, -52)), ["#1c2038", "#3c4460", "#7c84a0"])
        f.paint(blob((22, -56), (6, -62), (-18, -54), (-30, -38), (-22, -30), (2, -42), (16, -44)), cloth)
        f.paint(taper((-20, -40, 9), (-22, -22, 6), (-32, -6, 5)), SKIN, vol=3)
        f.paint(poly([(-58, -30), (-40, -56), (-18, -32)]), STRAW, vol=6)
        f.paint(ell(-38, -31, 21, 5, 4), STRAW, vol=2)
        for dx in (-36, -32, -28):
            f.line([(dx, -4), (dx - 2, -15)], 2, "#4c8c34", alpha=1)
    else:
        for dx in (-4, 9):
            f.paint(taper((dx, -24, 8), (dx, 0, 6)), SKIN, vol=3)
        f.paint(blob((-10, -22), (14, -22), (15, -50), (8, -62), (-8, -62), (-13, -46)), cloth)
        f.paint(taper((10, -56, 8), (18, -40, 6), (14, -28, 5)), SKIN, vol=3)
        f.paint(poly([(-24, -66), (0, -92), (24, -66)]), STRAW, vol=6)
        f.paint(ell(0, -66, 25, 6), STRAW, vol=2)


def buffalo(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """A water buffalo, belly in the water."""
    f = c.at(x, y, h / 70, 0, flip, vol=14, det=0.6, wob=0.3, edge=0.26, rim=0.8)
    hide: Ramp = ["#1c1c2c", "#444458", "#84808c", "#c8c0b8"]
    f.shade(ell(0, 2, 62, 8), 0.4, 4, "#0c1c3c")
    for lx in (-34, -16, 30, 46):
        f.paint(taper((lx, -18, 16), (lx, 10, 11)), [hide[0], *hide[:-1]], vol=5)
    f.paint(blob((-44, 0), (-50, -30), (-20, -52), (20, -50), (52, -36), (56, 0)), hide)
    f.paint(blob((-42, -40), (-70, -44), (-82, -22), (-74, -12), (-52, -18)), hide, vol=8)
    for pts in (((-56, -44, 8), (-44, -66, 6), (-20, -66, 2)), ((-66, -44, 7), (-78, -62, 5), (-64, -76, 2))):
        f.paint(taper(*pts), ["#3c3438", "#84787c", "#d8d0c4"], vol=3)
    f.flat(ell(-68, -32, 2.4), "#0c0810", 1, det=1)


def egret(c: Card, x: float, y: float, h: float, flip: bool = False) -> None:
    """A white egret."""
    f = c.at(x, y, h / 60, 0, flip, vol=4, det=0.7, wob=0.2)
    for dx in (-2, 5):
        f.line([(dx, -26), (dx, 0)], 1.8, "#2c2430", alpha=0.9)
    f.paint(blob((-12, -32), (4, -42), (22, -28), (6, -22), (-10, -24)), ["#8c9cb4", "#e4ecec", "#fffff8"])
    f.paint(taper((-8, -34, 6), (-18, -46, 5), (-10, -58, 5)), ["#8c9cb4", "#e4ecec", "#fffff8"])
    f.line([(-12, -59), (-28, -57)], 2.4, "#e0a030", alpha=1)
