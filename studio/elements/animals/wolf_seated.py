"""A wolf sitting in a chair, in side view, looking left: head, trunk, legs in slippers, arms that hold needles."""

import math

import numpy as np

from studio.colour import Ramp
from studio.elements.animals.beasts_seated import INK, fur, limb
from studio.paint import Card, Frame
from studio.shapes import blob, ell, join, taper

GILT = "#e8b850"
Place = tuple[float, float]


def _ring(g: Frame, x: float, y: float, rx: float, ry: float) -> None:
    """One rim of the spectacles."""
    turn = np.arange(0, 6.5, 0.3)
    g.line([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in turn], 4.4, GILT, alpha=1, ends=1, wob=0.1)


def wolf_head(c: Card, f: Frame, ramp: Ramp) -> None:
    """A wolf's head in profile, looking down through round spectacles."""
    g = c.at(*f.pt(4, -426), f.s * 0.9, -9, vol=26, wob=0.4, rim=0.8, edge=0.28, amb=0.2)
    g.paint(blob((-14, -60, "c"), (4, -134, "c"), (34, -66, "c")), ramp[:4], vol=9, grad=(0, -0.2))
    skull = blob(
        (-60, -40), (-30, -76), (16, -88), (58, -68), (86, -24), (96, 14), (92, 52),
        (66, 76), (22, 66), (-20, 52), (-80, 46), (-128, 44), (-158, 34),
        (-166, 14), (-150, 0), (-100, -12),
    )  # fmt: skip
    m = g.paint(skull, ramp, vol=36, grad=(0.12, -0.1))
    fur(c, g, m, int(700 * f.s**2), (-170, 20), 0)
    jaw = blob((-164, 22), (-120, 20), (-70, 18), (-20, 14), (30, 22), (62, 50), (60, 80),
        (20, 70), (-30, 56), (-120, 50), (-160, 40))  # fmt: skip
    g.paint(jaw, ["#6a5450", "#b09884", "#ecd8b8", "#fff2d4"], vol=18, soft=4, clip=m, edge=0, amb=0.3)
    near = blob((14, -68, "c"), (46, -160, "c"), (76, -52, "c"))
    g.paint(near, ramp, vol=10, edge=0.4, rim=1.0)
    g.paint(blob((30, -72, "c"), (47, -132, "c"), (64, -60, "c")),
        ["#3a1c20", "#8a544c", "#c88c74"], vol=6, edge=0, soft=2)  # fmt: skip
    g.paint(blob((-170, 14), (-162, -2), (-142, -2), (-140, 14), (-154, 24)),
        ["#0c080c", "#241a1e", "#6a5c5c"], vol=8, det=0.8)  # fmt: skip
    g.line([(-156, 28), (-110, 32), (-66, 30), (-38, 20), (-26, 6)], 3.6, INK, alpha=0.85)
    g.paint(
        blob((-104, 31, "c"), (-96, 46, "c"), (-90, 31, "c")), ["#d8ccb4", "#fffaf0"], vol=2, det=1, wob=0.1
    )
    g.flat(blob((-70, -18, "c"), (-56, -21), (-40, -21), (-30, -20, "c"), (-40, -7),
        (-58, -6)), "#f4c850", 1, wob=0.1, det=1)  # fmt: skip
    g.flat(ell(-56, -13, 5.4, 7), INK, 1, wob=0.1, det=1)
    g.line([(-74, -17), (-58, -23), (-40, -23), (-27, -20)], 5.4, INK, alpha=0.95)
    g.line([(-78, -50), (-52, -58), (-26, -52)], 5, INK, alpha=0.5)
    g.flat(ell(-54, -16, 27, 28), "#ffe8b0", 0.22, wob=0.2)
    _ring(g, -54, -16, 27, 28)
    g.line([(-80, -20), (-88, -22), (-94, -16)], 4, GILT, alpha=1, ends=0.8, wob=0.1)
    g.line([(-28, -22), (8, -36), (40, -58)], 4, GILT, alpha=1, ends=0.8, wob=0.1)
    g.line([(-72, -30), (-62, -36)], 4, "#fffbe4", alpha=0.9)


def wolf_body(c: Card, f: Frame, ramp: Ramp, shawl: Ramp) -> None:
    """The far leg, the trunk, the near thigh with its knee and shin, slippers, a cardigan; seat at about -130."""
    dim = ramp[:4]
    f.paint(
        taper((-96, -158, 64), (-104, -92, 46), (-98, -24, 38)),
        dim,
        vol=12,
        grad=(-0.1, -0.4),
        gain=0.4,
        rim=0.3,
    )
    _slipper(f, -78, -6, shawl)
    torso = blob(
        (-46, -156), (-62, -230), (-44, -320), (10, -384), (76, -372), (116, -300), (124, -190), (100, -150)
    )
    m = f.paint(torso, shawl, vol=50, grad=(0.05, -0.2))
    c.marks(m, math.pi / 2, int(300 * f.s**2), 16, 4, jit=0.14, alpha=0.6)
    thigh = taper((82, -172, 92), (10, -172, 84), (-64, -166, 70))
    shin = taper((-66, -164, 66), (-56, -104, 50), (-50, -66, 42), (-50, -22, 38))
    f.shade(thigh, 0.5, 12, "#120a10", clip=m)
    f.shade(taper((90, -126, 20), (10, -128, 20), (-30, -124, 16)), 0.65, 6, "#081010")
    leg = limb(c, f, join(thigh, shin), ramp, 480, 3.0)
    f.shade(taper((100, -132, 26), (10, -132, 24), (-28, -128, 18)), 0.55, 9, "#12101c", clip=leg)
    f.shade(taper((-30, -126, 16), (-34, -70, 14), (-34, -20, 14)), 0.5, 8, "#12101c", clip=leg)
    _slipper(f, -22, 6, shawl)


def _slipper(f: Frame, x: float, y: float, ramp: Ramp) -> None:
    """A felt slipper, its heel at (x, y), a pompom on the toe."""
    felt = blob(
        (x, y - 6),
        (x - 2, y - 34),
        (x - 22, y - 42),
        (x - 48, y - 38),
        (x - 72, y - 26),
        (x - 80, y - 10),
        (x - 74, y, "c"),
        (x - 6, y, "c"),
    )
    f.shade(ell(x - 38, y + 2, 46, 7), 0.5, 5, "#120a08")
    f.paint(felt, ramp, vol=14, edge=0.35, det=0.4, amb=0.3)
    f.paint(ell(x - 66, y - 30, 9), ["#8a7a6c", "#e0d0b4", "#fff6e0"], vol=6)


def wolf_neck(c: Card, f: Frame, ramp: Ramp, shawl: Ramp) -> None:
    """A thick neck with its ruff, rising out of a rolled collar; paint it before the head."""
    neck = blob((-20, -366), (-24, -420), (10, -460), (70, -456), (104, -410), (98, -364), (40, -350))
    m = f.paint(neck, ramp, vol=34, grad=(0.05, -0.2))
    fur(c, f, m, 260, (40, -560), 0)
    for x, y in ((96, -400), (98, -374), (84, -352)):
        f.paint(taper((x - 22, y - 14, 30), (x, y, 22), (x + 20, y + 16, 2)), ramp, vol=8, edge=0.1)
    f.shade(blob((-40, -400), (20, -384), (90, -400), (90, -366), (-30, -366)), 0.5, 12, "#120a10", clip=m)
    roll = taper((-30, -352, 34), (10, -338, 42), (62, -338, 42), (100, -356, 34))
    f.shade(taper((-30, -334, 24), (30, -316, 30), (100, -334, 24)), 0.5, 9, "#1c060c")
    collar = f.paint(roll, shawl, vol=17, edge=0.34)
    for k in range(11):
        x = -38 + k * 14
        f.line([(x + 6, -374), (x, -336), (x + 4, -310)], 3, shawl[0], alpha=0.5, clip=collar)


def wolf_tail(c: Card, f: Frame, ramp: Ramp) -> None:
    """It comes out from under the thigh, over the edge of the seat, and lies on the floor."""
    way = ((112, -134, 34), (134, -92, 50), (138, -40, 62), (96, 6, 66), (30, 20, 46), (-26, 14, 10))
    f.shade(taper((120, -80, 50), (126, -20, 60), (60, 26, 40), (-20, 22, 10)), 0.5, 14, "#0c0608")
    limb(c, f, taper(*way), ramp, 380, 0.4)
    f.paint(
        taper((40, 18, 44), (6, 19, 32), (-28, 14, 8)),
        ["#6a5450", "#b09884", "#ecd8b8", "#fff2d4"],
        vol=12,
        soft=5,
        edge=0,
        alpha=0.8,
    )


def sleeve_and_paw(
    c: Card, f: Frame, arm: tuple[Place, ...], w: float, needle: tuple[Place, Place], ramp: Ramp, shawl: Ramp
) -> None:
    """One arm of the cardigan through shoulder, elbow and wrist, and the paw that closes round its needle."""
    (sx, sy), (ex, ey), (wx, wy) = arm
    limb(c, f, taper((sx, sy, w), (ex, ey, w * 0.86), (wx, wy, w * 0.56)), shawl, 110, 2.4)
    px, py = wx + (wx - ex) * 0.16, wy + (wy - ey) * 0.16
    f.paint(taper((wx, wy, w * 0.62), (px, py, w * 0.62)), [shawl[1], shawl[2], shawl[3]], vol=8)
    qx, qy = wx + (wx - ex) * 0.34, wy + (wy - ey) * 0.34
    f.paint(ell(qx, qy, 26, 22), ramp, vol=14)
    needle_line(f, *needle)
    along = np.array(needle[1]) - np.array(needle[0])
    along = along / np.hypot(*along)
    pale = [ramp[1], *ramp[1:]]
    turn = math.degrees(math.atan2(along[1], along[0]))
    t = float((qx - needle[0][0]) * along[0] + (qy - needle[0][1]) * along[1])
    nx, ny = needle[0][0] + along[0] * t, needle[0][1] + along[1] * t  # where the needle passes the palm
    f.shade(ell(nx, ny + 5, 30, 14, turn), 0.4, 5, "#120a10")
    for k in range(3):
        fx, fy = nx + along[0] * (k * 13 - 14), ny + along[1] * (k * 13 - 14)
        f.paint(ell(fx, fy, 8.5, 14, turn), pale, vol=8, edge=0.36, det=0.6)
    tip = (nx + along[0] * 36, ny + along[1] * 36 - 3)
    f.paint(
        taper(
            (nx + along[0] * 4, ny - 18, 15), (nx + along[0] * 22, ny + along[1] * 18 - 14, 14), (*tip, 10)
        ),
        pale,
        vol=7,
        edge=0.36,
        det=0.6,
    )


def needle_line(f: Frame, knob: Place, tip: Place) -> None:
    """One needle from its knob to its tip."""
    f.line([knob, tip], 8, "#8a6430", alpha=1, ends=0.6, wob=0.1)
    f.line([knob, tip], 3.4, "#fff6d0", alpha=1, ends=0.5, wob=0.1)
    f.paint(ell(*knob, 7.5), ["#8a6430", "#f8dc80"], vol=4, det=0.9)
