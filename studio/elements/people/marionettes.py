"""Marionettes that walk by themselves: jointed figures of turned wood, and the crosses they hang from."""

import math
from typing import Any

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, RED, ROSE
from studio.shapes import Point, blob, curve, ell, poly, rect, taper

WOODEN: Ramp = ["#3c2418", "#8c6040", "#d8a870", "#fce4b4"]
LEATHER: Ramp = ["#120a0c", "#34201a", "#6c4630", "#c08850"]
STRING = "#d8c8a4"
AUBURN: Ramp = ["#240c0a", "#5c2414", "#a0522c", "#e0a064"]
# far and near leg of each gait: hip x, knee, foot x, how high the foot is, its turn
GAITS = {
    "wide": ((3, 8, -21, 14, 0, 0), (-3, -8, -21, -9, 0, 0)),
    "close": ((3, 3, -20, 9, 3, 24), (-3, -10, -22, -14, 0, 0)),
    "lifted": ((3, 5, -21, 5, 0, 0), (-3, -13, -25, -8, 7, -14)),
}


def marionette(
    c: Card,
    x: float,
    y: float,
    h: float,
    coat: Ramp,
    hat: str,
    fog: float = 0,
    up: bool = True,
    light: tuple[float, float, float] | None = None,
    gait: str = "wide",
    face: str = "merry",
    tilt: float = 0,
) -> tuple[float, float]:
    """Walking left, both hands over its head, or (`up` false) one before it; returns that hand.

    The hat is crown, cone, brim, or plaits; the gait wide, close or lifted; the face merry, sleepy or anxious, its head
    tipped by `tilt` degrees.
    """
    look: dict[str, Any] = {
        "vol": 8,
        "wob": 0.2,
        "edge": 0.28,
        "rim": 1.0,
        "det": 0.5,
        "tex": 0.14,
        "amb": 0.22,
    }
    f = c.at(x, y, h / 100, fog=fog, fogcol="#1c2430", light=light, **look)
    f.shade(ell(4, 1, 26, 4), 0.6, 4)
    f.shade(taper((0, 0, 9), (34, -3, 8), (62, -8, 3)), 0.34, 3)
    _legs(f, coat, gait)
    m = f.paint(blob((-11, -66), (10, -67), (14, -40), (16, -34), (-15, -34), (-13, -42)), coat, vol=10)
    f.shade(ell(0, -68, 13, 5), 0.5, 2.5, coat[0], clip=m)
    for k in (-58, -50, -42):
        f.paint(ell(-11, k, 2), BRASS, vol=2)
    _arms(f, coat, up)
    f.paint(taper((0, -68, 6), (0, -76, 6)), WOODEN, vol=3)
    nod = c.at(*f.pt(0, -74), f.s, tilt, **f.defaults)
    _head(nod, face)
    _hat(nod, hat)
    return f.pt(-25.0, -62.0)


def wooden_hand(
    c: Card, x: float, y: float, r: float = 15, light: tuple[float, float, float] | None = None
) -> None:
    """One closed hand of turned wood with its thumb up, to go over what it holds at (x, y)."""
    f = c.at(x, y, r / 15, vol=9, wob=0.2, edge=0.3, rim=1.0, det=0.7, amb=0.3, light=light)
    f.paint(ell(0, 0, 15, 13), WOODEN)
    f.paint(ell(-3, -10, 5, 8, -16), WOODEN, vol=5)


def _joint(f: Frame, x: float, y: float, r: float = 4.6) -> None:
    """A ball of turned wood between two limbs."""
    f.paint(ell(x, y, r), WOODEN, vol=4)


def _legs(f: Frame, coat: Ramp, gait: str) -> None:
    """Far leg, then near: hip, knee, foot, how far the foot is off the boards and how it is turned."""
    far, near = GAITS[gait]
    for hx, kx, ky, fx, lift, turn in (far, near):
        f.paint(taper((hx, -40, 9), (kx, ky - 1, 7)), coat)
        f.paint(taper((kx, ky + 1, 7), (fx, -4 - lift, 6)), coat)
        _joint(f, kx, ky)
        g = f.card.at(*f.pt(fx, -lift), f.s, turn, **f.defaults)
        g.paint(blob((4, 0), (-11, 1), (-9, -6), (3, -8)), LEATHER, vol=4)


def _arms(f: Frame, coat: Ramp, up: bool) -> None:
    """Both up; or the far one held out before it, the near one hanging at its side."""
    raised = ((8, (22, -86), (19, -120)), (-8, (-22, -86), (-19, -120)))
    lowered = ((-8, (-17, -49), (-26.5, -58)), (8, (14, -50), (11.5, -37)))
    for shoulder, elbow, end in raised if up else lowered:
        f.shade(
            taper((shoulder, -61, 8), (elbow[0], elbow[1] + 2, 7), (end[0], end[1] + 2, 6)), 0.3, 1.4, coat[0]
        )
        f.paint(taper((shoulder, -63, 8), (*elbow, 7)), coat, vol=5)
        f.paint(taper((*elbow, 6.5), (*end, 5.5)), coat, vol=5)
        _joint(f, *elbow, 4.2 if up else 3.6)
        if up or shoulder > 0:
            f.paint(ell(end[0], end[1] - 2 if up else end[1] + 2, 5.4 if up else 4.4), WOODEN, vol=4)


def _head(f: Frame, face: str) -> None:
    """A wooden ball about (0, -12), a peg nose, painted features."""
    f.paint(ell(0, -12, 13.5, 14), WOODEN, vol=11)
    f.flat(ell(-5, -6, 3.4, 2.6), "#d0503c", 0.6, 1)
    peg = ["#5c2418", "#b05038", "#ec9870"]
    if face == "sleepy":
        f.paint(ell(-14.4, -10, 4.4, 3.6), peg, vol=3)
        f.line([(-9.4, -15), (-7, -13.4), (-4.4, -15)], 1.5, "#1c1014", alpha=1, det=1)
        f.line([(-10, -19), (-7, -20.4), (-3.6, -19.4)], 1.4, "#5c3420", alpha=0.9)
        f.paint(
            blob(
                (-17, -7),
                (-13, -5.4),
                (-9, -7),
                (-5, -5),
                (-0.6, -7.4),
                (-3.6, -2.4),
                (-9, -2.6),
                (-14, -2.6),
            ),
            LEATHER,
            vol=2,
        )
    elif face == "anxious":
        f.paint(ell(-14, -10, 2.8), peg, vol=3)
        f.flat(ell(-7, -15, 2.6, 3.2), "#fff4dc", 1, det=1)
        f.flat(ell(-8, -16.4, 1.4, 1.7), "#1c1014", 1, det=1)
        f.line([(-10.6, -20), (-7, -22.4), (-4, -21.4)], 1.3, "#5c3420", alpha=0.9)
        f.flat(ell(-9.6, -4.2, 1.9, 2.3), "#7c2418", 0.95, det=1)
    else:
        f.paint(ell(-14, -10, 3.6), peg, vol=3)
        f.flat(ell(-7, -15, 1.7, 2.3), "#1c1014", 1, det=1)
        f.line([(-12, -4), (-8, -2), (-4, -4)], 1.3, "#7c2418", alpha=0.9)


def _hat(f: Frame, hat: str) -> None:
    if hat == "crown":
        points = ((-15, -38), (-7, -29), (-1, -41), (6, -29), (13, -39))
        f.paint(poly([(-12, -21), *points, (12, -21)]), BRASS, vol=4, det=0.9)
    elif hat == "cone":
        f.paint(poly([(-12, -20), (4, -50), (13, -20)]), ROSE, vol=7)
        f.paint(ell(4, -50, 4), CREAM, vol=3)
    elif hat == "brim":
        f.paint(ell(0, -22, 20, 4), LEATHER, vol=3)
        f.paint(blob((-10, -22), (-9, -36), (9, -36), (10, -22)), LEATHER, vol=6)
    else:
        hair = ((-13, -16), (-12, -26), (0, -29), (14, -24), (15, -6), (9, -3), (5, -11), (1, -20))
        f.paint(blob(*hair), AUBURN, vol=6)
        for k, (bx, by) in enumerate(((13.4, -7), (14.2, -2), (14.4, 2.6))):
            f.paint(ell(bx, by, 3.5 - k * 0.5, 3.2 - k * 0.2, 20 - 40 * (k % 2)), AUBURN, vol=3)
        for sg in (-1, 1):
            f.paint(poly([(14.4, 6), (14.4 + sg * 4.4, 3.6), (14.4 + sg * 4.2, 9)]), RED, vol=2, det=0.8)


def cross_rail(c: Card, y: float, x0: float = 60, x1: float = 740) -> None:
    """The batten over a stage that control crosses are hung up on: a turned pole from x0 to x1, lit from below."""
    c.paint(
        rect(x0, y - 9, x1, y + 9, 8),
        WOODEN,
        vol=8,
        amb=0.1,
        gain=0.5,
        wob=0.3,
        light=(x0, y + 500, 200),
        edge=0.3,
    )


def control_cross(
    c: Card, x: float, y: float, tilt: float = 0, falls: tuple[float, ...] = (150, 190, 170, 130)
) -> None:
    """A marionette's cross, hung by an iron hook at (x, y); its four strings hang slack, each so long, curled at the end."""
    look: dict[str, Any] = {
        "vol": 7,
        "wob": 0.3,
        "rim": 0.7,
        "edge": 0.3,
        "amb": 0.34,
        "gain": 0.8,
        "det": 0.5,
    }
    f = c.at(x, y, 1.0, tilt, light=(x - 80, y + 380, 160), **look)
    ends = ((-74, 84), (-46, 112), (46, 112), (74, 84))
    for k, ((dx, dy), fall) in enumerate(zip(ends, falls, strict=True)):
        _slack(c, f.pt(dx, dy - 12), f.pt(dx, dy), fall, -1 if k % 2 else 1)
    f.paint(rect(-8, 26, 8, 124, 4), WOODEN)
    f.paint(rect(-80, 70, 80, 86, 4), WOODEN)
    f.paint(rect(-52, 102, 52, 114, 4), WOODEN)
    f.shade(rect(-9, 86, 9, 92), 0.4, 2)
    f.paint(ell(0, 34, 3.2), LEATHER, vol=2)
    hook = [(0, 34), (6, 24), (2, 12), (0, 2), (6, -11), (-2, -16), (-9, -8)]
    f.line(hook, 3.6, "#8c8478", alpha=1, ends=0.9, det=0.7)


def _slack(c: Card, over: Point, start: Point, fall: float, way: int) -> None:
    """One string that nobody pulls: a loop over the wood, a lazy fall, a curl where the hand or foot was tied."""
    (x, y), r = start, 11.0
    foot = y + fall
    turns = [(x + way * (r - r * 0.86**k * math.cos(k * 0.62)), foot + r * 0.86**k * math.sin(k * 0.62)) for k in range(13)]  # fmt: skip
    way_down = curve((x, y), (x + way * 7, y + fall * 0.3), (x - way * 5, y + fall * 0.7), *turns)
    c.line(way_down, 2.6, STRING, 0.85, 0.1, ends=0.8, det=0.6)
    c.line([over, start], 3.4, STRING, 0.9, 0.1, ends=0.9, det=0.6)
