"""Moths, bees, crickets and what crawls."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CROW, FLEECE, LEAF, OCHRE, RED, SPRING
from studio.shapes import blob, ell, xf

INK = "#1a0c14"
BEE = ["#6a3c10", "#e0a030", "#ffe070"]


def moth(
    c: Card,
    x: float,
    y: float,
    h: float = 40,
    ramp: Ramp = OCHRE,
    fog: float = 0,
    folded: bool = True,
    rot: float = 0,
) -> Frame:
    """A moth; folded it is a small cloaked figure from behind, else seen from above."""
    f = c.at(x, y, h / 40, rot, fog=fog, vol=5, det=0.6, wob=0.3, rim=0.6)
    for sg in (-1, 1):
        f.line([(sg * 2, -36), (sg * 7, -44), (sg * 12, -47)], 1.4, ramp[0], alpha=1)
    if folded:
        f.paint(ell(0, -34, 5.5), FLEECE, vol=4)
        for sg in (-1, 1):
            f.paint(blob((0, -32, "c"), (sg * 8, -24), (sg * 17, 0, "c"), (sg * 6, 2), (0, -2, "c")), ramp)
            f.flat(ell(sg * 8, -9, 2.6), ramp[0], 0.6)
    else:
        for sg in (-1, 1):
            f.paint(
                blob((0, -26, "c"), (sg * 16, -40), (sg * 36, -38, "c"), (sg * 26, -20), (0, -18, "c")), ramp
            )
            f.paint(blob((0, -20, "c"), (sg * 18, -16), (sg * 20, -2), (sg * 6, -4), (0, -12, "c")), ramp)
        f.paint(ell(0, -20, 4, 13), FLEECE, vol=4)
    return f


def butterfly(
    c: Card, x: float, y: float, h: float = 40, ramp: Ramp = RED, rot: float = 0, fog: float = 0
) -> Frame:
    """A butterfly seen from above."""
    f = c.at(x, y, h / 40, rot, fog=fog, vol=4, det=0.7, wob=0.3)
    for sg in (-1, 1):
        f.paint(blob((0, -20, "c"), (sg * 8, -38), (sg * 26, -40), (sg * 22, -22), (0, -16, "c")), ramp)
        f.paint(blob((0, -16, "c"), (sg * 18, -18), (sg * 18, -4), (sg * 6, -2), (0, -12, "c")), ramp)
        f.line([(sg, -26), (sg * 6, -40)], 1, "#2a1a20", alpha=0.9)
    f.line([(0, -28), (0, -4)], 3, "#2a1a20", alpha=1)
    return f


def bee(c: Card, x: float, y: float, h: float = 14, flip: bool = False, rot: float = 0) -> None:
    """A bee on the wing, head to the left; (x, y) is its middle."""
    f = c.at(x, y, h / 14, rot, flip, vol=4, det=1, wob=0.2)
    for wing in (ell(5, -9, 8, 3.8, -62), ell(-1, -10, 8.4, 4, -98)):
        f.flat(wing, "#5c7484", 0.5, 0.6)
        f.flat(xf(wing, 0.4, 0.4), "#fbfbff", 0.86, det=1)
    f.paint(blob((-8, -4), (0, -6.4), (8, -3), (13, 2, "c"), (8, 5), (0, 6), (-7, 4)), BEE, edge=0.3)
    f.paint(ell(-9, 0, 4.4, 4.6), ["#1c100c", "#4c2c14", "#9c6c2c"], vol=3)
    for px, half in ((-1, 6), (4, 5), (8.6, 3.4)):
        f.line([(px, -half), (px + 1, half)], 2.2, "#2a1810", alpha=1, ends=0.8)
    f.line([(-11, -3), (-14, -7)], 1, "#2a1810", alpha=0.9)


def cricket(c: Card, x: float, y: float, h: float = 70, ramp: Ramp = SPRING, flip: bool = False) -> Frame:
    """A cricket in side view, looking left."""
    f = c.at(x, y, h / 70, 0, flip, vol=8, det=0.7, wob=0.25, rim=0.5)
    f.shade(ell(0, 0, 40, 4), 0.4, 4)
    for lx in (-18, -4):
        f.line([(lx, -18), (lx - 6, -8), (lx - 8, 0)], 2.4, ramp[1], alpha=1, ends=0.7)
    f.paint(blob((-20, -32), (10, -34), (48, -18, "c"), (10, -14), (-18, -18)), ramp)
    f.paint(blob((-14, -34), (16, -36), (54, -20, "c"), (8, -24)), [ramp[0], *ramp[:-1]], vol=4)
    f.paint(ell(-26, -28, 11, 11), ramp, vol=8)
    f.line([(10, -20), (26, -60), (36, -2)], 5, ramp[2], alpha=1, ends=0.5)
    for tx in (-50, -42):
        f.line([(-30, -36), (-40, -52), (tx, -66)], 1.5, ramp[0], alpha=1)
    f.flat(ell(-30, -31, 3), INK, det=1)
    return f


def caterpillar(
    c: Card, x: float, y: float, h: float = 150, ramp: Ramp = SPRING, flip: bool = False
) -> Frame:
    """A fat caterpillar sitting upright, six segments, front view."""
    f = c.at(x, y, h / 150, 0, flip, vol=18, det=0.5, wob=0.4, rim=0.5)
    f.shade(ell(10, 0, 48, 7), 0.4, 6)
    for px, py, r in ((46, -16, 17), (22, -18, 21), (2, -32, 24), (-4, -58, 23), (-2, -84, 22)):
        f.paint(ell(px, py, r, r * 0.88), ramp)
        f.flat(ell(px - r * 0.5, py + 4, 2.4), ramp[0], 0.6)
    f.paint(ell(0, -114, 24, 23), LEAF, vol=18)
    for sg in (-1, 1):
        f.line([(sg * 8, -134), (sg * 12, -150)], 2.4, "#2a3420", alpha=1)
        f.paint(ell(sg * 12, -151, 3.4), RED, vol=2)
        f.flat(ell(sg * 9, -116, 3.4, 4.2), INK, det=1)
    f.line([(-7, -104), (0, -101), (7, -104)], 2, INK)
    return f


def spider(c: Card, x: float, y: float, h: float = 70, ramp: Ramp = CROW, fog: float = 0) -> Frame:
    """A round spider on eight thin legs."""
    f = c.at(x, y, h / 70, 0, fog=fog, vol=14, det=0.7, wob=0.25, rim=0.6)
    for sg in (-1, 1):
        for i in range(4):
            f.line(
                [(sg * 12, -34), (sg * (30 + i * 5), -58 + i * 12), (sg * (34 + i * 6), -2)],
                2.4,
                ramp[1],
                alpha=1,
                ends=0.6,
            )
    f.paint(ell(0, -30, 21, 20), ramp)
    f.paint(ell(0, -50, 11, 10), ramp, vol=8)
    for sg in (-1, 1):
        f.flat(ell(sg * 4, -52, 2.6), "#fff2d0", det=1)
    return f
