"""A fox walking on four legs in side view, looking left, its tail raised like a wet brush."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.animals.fox_fur import furred
from studio.elements.land.season_turn import blended, soft_step
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import Path, blob, ell, taper

BIB = ["#8c8494", "#d4ccd0", "#fbf4ea", "#fffcf4"]
NOSE = ["#0c080c", "#241820", "#6c5c60"]


def _fur(c: Card, f: Frame, shape: Path, ramp: Ramp, n: int, angle: float, vol: float) -> Arr:
    return furred(c, f, shape, ramp, n, angle, vol, amb=0.28, rim=0.6)


def _legs(c: Card, f: Frame, ramp: Ramp, sock: Ramp, near: bool) -> None:
    """A fore leg and a hind leg with its hock, in mid-stride, in dark socks."""
    fore = (
        ((-84, -196, 62), (-66, -100, 32), (-40, -54, 25), (-30, -12, 24)),
        ((-104, -200, 74), (-126, -104, 36), (-134, -54, 27), (-150, -12, 26)),
    )
    hind = (
        ((104, -206, 92), (72, -138, 58), (104, -82, 26), (72, -12, 23)),
        ((132, -214, 116), (112, -136, 70), (164, -84, 30), (148, -12, 26)),
    )
    for leg in (fore[near], hind[near]):
        m = _fur(c, f, taper(*leg), ramp, 130, 1.6, 18)
        (kx, ky, _), (x, y, _) = leg[2], leg[3]
        f.paint(taper((kx, ky + 4, 70), (x, y + 20, 70)), sock, vol=12, clip=m, edge=0.05, soft=6, wob=0.4)
        f.paint(
            blob((x + 14, 0), (x + 14, -16), (x - 8, -24), (x - 34, -14), (x - 38, -2)),
            sock,
            vol=10,
            wob=0.3,
            rim=0.5,
        )
        for t in (-14, -25):
            f.line([(x + t, -3), (x + t + 2, -12)], 2.4, "#0c080c", alpha=0.8)
        if not near:
            f.shade(taper(*leg), 0.3, 3)


def _tail(c: Card, f: Frame, ramp: Ramp, wet: Ramp) -> None:
    tail = taper(
        (136, -268, 40), (198, -262, 70), (258, -320, 98), (272, -420, 92), (236, -500, 54), (196, -552, 6)
    )
    m = _fur(c, f, tail, ramp, 560, -1.2, 34)
    tip = blob((166, -560), (170, -500), (206, -452), (232, -476), (262, -436), (290, -462), (312, -440),
        (300, -540), (220, -590))  # fmt: skip
    b = f.paint(tip, wet, vol=20, clip=m, edge=0.06, wob=0.6)
    c.marks(b, f.angle(-1.9), 160, 26, 3.4, jit=0.1, alpha=0.7)


def _head(c: Card, f: Frame, ramp: Ramp, ear: Ramp) -> None:
    """A long head a little bowed, the eye shut in a smile."""
    f.shade(ell(-150, -318, 52, 40), 0.4, 14)
    f.paint(
        blob((-176, -392), (-164, -440), (-140, -474, "c"), (-122, -424), (-116, -366)),
        ear,
        vol=9,
        wob=0.4,
        edge=0.3,
    )
    skull = blob((-116, -366), (-122, -322), (-160, -298), (-214, -290), (-262, -292), (-318, -296),
        (-326, -308), (-286, -328), (-244, -358), (-206, -398), (-158, -404))  # fmt: skip
    _fur(c, f, skull, ramp, 340, 0.35, 30)
    cheek = blob((-324, -300), (-280, -310), (-236, -312), (-204, -326), (-158, -334), (-128, -312),
        (-150, -282), (-206, -276), (-264, -284))  # fmt: skip
    b = f.paint(cheek, BIB, vol=12, wob=0.4, edge=0.12)
    c.marks(b, f.angle(0.2), 150, 20, 3, jit=0.05, alpha=0.6)
    f.paint(
        blob((-218, -384), (-214, -430), (-192, -478, "c"), (-166, -436), (-150, -388)),
        ear,
        vol=11,
        wob=0.4,
        edge=0.3,
    )
    f.paint(
        blob((-204, -396), (-200, -428), (-190, -454, "c"), (-176, -428), (-170, -400)),
        ["#3c0c14", "#7c2420", "#c06048"],
        vol=4,
        wob=0.3,
    )
    f.paint(ell(-324, -304, 13, 11), NOSE, vol=6, wob=0.2, det=1)
    f.line([(-256, -332), (-240, -342), (-222, -336)], 6, "#1c0c10", alpha=1, det=1)
    f.line([(-304, -290), (-276, -286), (-252, -296)], 3.6, "#3c1418", alpha=0.9, det=1)


def painter_fox(c: Card, x: float, y: float, s: float = 1.0, ramp: Ramp = FOX,
    sock: Ramp = NOSE, wet: Ramp = BIB, ear: Ramp | None = None, flip: bool = False) -> Frame:  # fmt: skip
    """The fox standing at (x, y), 490 high at s=1; the brush of its tail ends at frame (196, -556)."""
    f = c.at(x, y, s, 0, flip)
    f.shade(ell(10, 0, 220, 16), 0.4, 12)
    _legs(c, f, ramp, sock, near=False)
    _tail(c, f, ramp, wet)
    body = blob((-168, -336), (-176, -270), (-150, -186), (-90, -152), (0, -164), (90, -172), (160, -178),
        (188, -226), (166, -290), (90, -312), (0, -304), (-80, -324), (-124, -366))  # fmt: skip
    m = _fur(c, f, body, ramp, 900, 0.12, 50)
    bib = blob((-170, -320), (-182, -262), (-156, -196), (-104, -170), (-112, -230), (-136, -290))
    b = f.paint(bib, BIB, vol=16, clip=m, edge=0.03, soft=4, wob=0.6)
    c.marks(b, f.angle(1.5), 150, 24, 3, jit=0.06, alpha=0.6)
    _legs(c, f, ramp, sock, near=True)
    _head(c, f, ramp, ear or ramp)
    return f


def fox_paling(c: Card, x: float, y: float, s: float, pale: Ramp, sock: Ramp, paint: Ramp) -> None:
    """The fox, flipped, whose colour runs out of it from the tail forwards: red at the face, `pale` behind."""
    burn = 1 - soft_step(70, 400, np.hypot(c.xx - (x + 205 * s), (c.yy - (y - 420 * s)) * 0.9))

    def in_coat(coat: Ramp) -> None:
        painter_fox(c, x, y, s, coat, sock, paint, FOX, True)

    blended(c, lambda: in_coat(pale), lambda: in_coat(FOX), np.asarray(burn, np.float32))
