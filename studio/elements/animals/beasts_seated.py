"""Large animals sitting like people, in side view, looking left: heroes built part by part."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import BEAR
from studio.shapes import Path, blob, ell, taper

INK = "#160c10"


def fur(c: Card, f: Frame, m: Arr, n: int, centre: tuple[float, float], turn: float = math.pi / 2) -> None:
    """Fur running round a point of the frame."""
    cx, cy = f.pt(*centre)
    c.marks(m, lambda x, y: np.arctan2(y - cy, x - cx) + turn, n, 26 * f.s**0.5, 3.4, jit=0.085,
        alpha=0.7, curl=0.12)  # fmt: skip


def bear_head(c: Card, f: Frame, ramp: Ramp = BEAR) -> None:
    """The bowed head in profile, eye shut, smiling to itself."""
    g = c.at(*f.pt(-58, -372), f.s, -8, vol=30, wob=0.45, rim=0.6, edge=0.28, amb=0.3)
    g.shade(ell(20, 44, 92, 40, 14), 0.5, 18, "#1a0a10")
    g.paint(ell(-22, -66, 22, 24), ramp, vol=14, grad=(0, -0.2))
    skull = blob(
        (-60, -30), (-34, -64), (10, -76), (56, -60), (84, -16), (80, 40), (40, 72), (-20, 70), (-62, 62),
        (-96, 58), (-122, 40), (-126, 18), (-110, 2), (-84, -4),
    )  # fmt: skip
    m = g.paint(skull, ramp, vol=46, grad=(0.12, -0.15))
    fur(c, g, m, int(900 * f.s**2), (-120, 20), 0)
    snout = blob((-60, 6), (-92, 2), (-118, 12), (-126, 30), (-112, 52), (-74, 60), (-46, 44))
    g.paint(snout, [*ramp[1:], "#f8e4b8"], vol=24, soft=3, clip=m, edge=0)
    g.paint(ell(38, -64, 25, 27), ramp, vol=14, edge=0.4)
    g.paint(ell(36, -60, 13, 15), ramp[:3], vol=6, edge=0, soft=2)
    g.paint(blob((-128, 16), (-120, 4), (-102, 8), (-106, 24), (-122, 30)),
        ["#0c080c", "#241a1e", "#5c5258"], vol=8, det=0.8)  # fmt: skip
    g.line([(-48, -8), (-36, 2), (-20, 2), (-8, -8)], 5, INK, alpha=0.95)
    g.line([(-54, -30), (-34, -38), (-12, -34)], 4, INK, alpha=0.35)
    g.line([(-112, 40), (-90, 46), (-62, 38), (-54, 28)], 3.4, INK, alpha=0.75)


def limb(c: Card, f: Frame, shape: Path, ramp: Ramp, n: int, angle: float, over: Arr | None = None) -> Arr:
    """One arm or leg with its fur; `over` is what its soft shadow falls on."""
    if over is not None:
        c.shade(f.path(shape), 0.45, 14 * f.s, "#1a0a10", clip=over)
    m = f.paint(shape, ramp, vol=28, edge=0.3, grad=(0.08, -0.18))
    c.marks(m, angle, n, 24, 3.4, jit=0.085, alpha=0.7, curl=0.15)
    return m


def wolf_head(c: Card, f: Frame, ramp: Ramp) -> None:
    """A wolf's head in profile, looking down through round spectacles."""
    g = c.at(*f.pt(0, -420), f.s, -9, vol=26, wob=0.4, rim=0.8, edge=0.28, amb=0.2)
    g.shade(ell(36, 52, 74, 34, 20), 0.55, 16, "#120a10")
    g.paint(blob((-14, -60, "c"), (4, -134, "c"), (34, -66, "c")), ramp[:4], vol=9, grad=(0, -0.2))
    skull = blob(
        (-60, -40), (-30, -76), (16, -88), (58, -68), (84, -24), (96, 20), (118, 44, "c"), (88, 48),
        (98, 74, "c"), (62, 66), (56, 92, "c"), (24, 66), (-20, 52), (-80, 46), (-128, 44), (-158, 34),
        (-166, 14), (-150, 0), (-100, -12),
    )  # fmt: skip
    m = g.paint(skull, ramp, vol=36, grad=(0.12, -0.1))
    fur(c, g, m, int(700 * f.s**2), (-170, 20), 0)
    jaw = blob((-164, 22), (-120, 20), (-70, 18), (-20, 14), (30, 22), (70, 56), (56, 90),
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
    lens = ell(-54, -16, 27, 28)
    g.flat(lens, "#ffe8b0", 0.22, wob=0.2)
    ring = [(-54 + 27 * math.cos(a), -16 + 28 * math.sin(a)) for a in np.arange(0, 6.5, 0.3)]
    g.line(ring, 4.4, "#e8b850", alpha=1, ends=1, wob=0.1)
    g.line([(-28, -22), (10, -36), (44, -34)], 3.4, "#c8963a", alpha=1, ends=0.8)
    g.line([(-72, -30), (-62, -36)], 4, "#fffbe4", alpha=0.9)


def wolf_body(c: Card, f: Frame, ramp: Ramp, shawl: Ramp) -> None:
    """The trunk, one thigh and shin, a slipper, a shawl round the shoulders."""
    leg = taper((70, -156, 116), (-50, -166, 96), (-112, -150, 74))
    torso = blob(
        (-46, -140), (-62, -230), (-44, -320), (10, -384), (76, -372), (116, -300), (124, -190), (100, -130)
    )
    m = f.paint(torso, ramp, vol=50, grad=(0.05, -0.2))
    fur(c, f, m, int(900 * f.s**2), (60, -200))
    f.paint(taper((-118, -150, 72), (-134, -84, 46), (-130, -24, 38)), ramp, vol=22, grad=(0, -0.25))
    limb(c, f, leg, ramp, 420, 3.1)
    cape = blob((-60, -236), (-66, -310), (-34, -366), (20, -392), (84, -384), (128, -310),
        (140, -226), (104, -214), (60, -232), (10, -214), (-30, -238))  # fmt: skip
    cm = f.paint(cape, shawl, vol=40, edge=0.3, grad=(0.1, -0.2))
    c.marks(cm, math.pi / 2, int(260 * f.s**2), 16, 4, jit=0.14, alpha=0.6)
    for x in range(-52, 140, 15):
        y = -226 + 8 * math.sin(x / 17)
        f.line([(x, y), (x - 2, y + 24)], 3.4, shawl[2], alpha=0.9)
    f.paint(blob((-106, -34), (-150, -36), (-196, -20), (-200, 2, "c"), (-104, 2, "c")), shawl,
        vol=12, edge=0.35, det=0.3)  # fmt: skip


def wolf_near_limbs(c: Card, f: Frame, ramp: Ramp, shawl: Ramp) -> None:
    """The arm in its shawl that holds something before it, and the near leg; after what they lie over."""
    limb(c, f, taper((62, -320, 88), (52, -236, 76), (-30, -226, 56), (-84, -240, 46)), shawl, 120, 2.4)
    f.paint(ell(-92, -242, 30, 24, 12), ramp, vol=14)
    limb(c, f, taper((150, -40, 60), (60, 0, 74), (-30, 16, 50), (-86, 6, 12)), ramp, 320, 0.2)
