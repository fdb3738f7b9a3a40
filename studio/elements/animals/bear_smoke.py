"""A great bear made of chimney smoke, lying asleep round a house whose chimney is at (622, 540)."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Path, blob, ell, taper

SMOKE: Ramp = ["#1c2840", "#3e5068", "#6c7e90", "#a4aeb4", "#dcd6cc"]
INK = "#1c2434"


def _fray(c: Card, shape: Path, soft: float, wild: float, cell: float = 70) -> Arr:
    """A shape made of smoke: its edge comes apart in wisps."""
    m = c.mask(shape, 1.6, soft)
    torn = m + (c.noise(cell, 5) - 0.5) * wild * np.minimum(1, 4 * m)
    return np.asarray(sstep(0.24, 0.76, torn), np.float32)


def _smoke_fur(c: Card, m: Arr, centre: tuple[float, float], n: int, length: float = 58) -> None:
    """Long strokes that run round the body, half fur, half drift."""
    cx, cy = centre

    def round_and_drifting(x: Arr, y: Arr) -> Arr:
        turn = np.arctan2(y - cy, x - cx) + math.pi / 2
        return np.asarray(turn + 0.35 * np.sin(x / 46 + y / 60))

    c.marks(m, round_and_drifting, n, length, 5, jit=0.07, alpha=0.34, curl=0.4)


def smoke_plume(c: Card) -> None:
    """Up from the chimney, over, and down again into the bear's back."""
    up = (620, 552, 14), (612, 486, 20), (574, 424, 25), (486, 366, 29), (420, 284, 31), (430, 190, 33)
    down = (512, 134, 36), (600, 150, 38), (656, 220, 42), (672, 310, 50), (660, 400, 74), (630, 500, 170)
    m = _fray(c, taper(*up, *down), 6, 0.8, 34)
    c.over(np.clip(c.blur(m, 22) * 0.3, 0, 1), "#b8c4c8")
    c.paint(m, SMOKE, vol=34, amb=0.36, edge=0, tex=0.3, lump=0.3, light=(300, 60, 260), alpha=0.72)
    _drifting_off(c)


def _drifting_off(c: Card) -> None:
    """Threads that leave the plume and are lost in the sky."""
    for line in (
        [(432, 200), (396, 150), (410, 96), (372, 66)],
        [(520, 134), (560, 92), (622, 96), (660, 64)],
        [(654, 214), (704, 190), (716, 140), (744, 120)],
        [(670, 320), (716, 300), (736, 252)],
        [(470, 350), (420, 362), (392, 336)],
    ):
        c.smoke(line, 14, 5, "#b8c4c8", 0.3)


def rising_smoke(c: Card) -> None:
    """The beginning of the plume once more, in front of the back."""
    fresh = taper((621, 548, 15), (617, 512, 19), (604, 474, 22), (574, 424, 25), (486, 366, 29))
    rising = np.asarray(_fray(c, fresh, 5, 0.4, 40) * sstep(370, 440, c.yy), np.float32)
    c.paint(rising, SMOKE, vol=22, amb=0.55, edge=0, tex=0.3, light=(420, 300, 200))


def smoke_bear_back(c: Card) -> Arr:
    """The great back behind the house; returns its mask, for `smoke_bear_front`."""
    shoulder = (26, 900), (22, 760), (60, 640), (120, 560), (190, 508), (264, 498), (340, 452), (460, 420)
    rump = (590, 436), (690, 508), (752, 620), (768, 760), (744, 880), (600, 910), (200, 920)
    m = _fray(c, blob(*shoulder, *rump), 14, 0.55)
    c.over(np.clip(c.blur(m, 26) * 0.35, 0, 1), "#a8b6be")
    f = c.at(0, 0, light=(200, 160, 300), grad=(0.12, -0.2), alpha=0.93)
    f.paint(m, SMOKE, vol=150, amb=0.16, gain=0.86, edge=0, tex=0.22, lump=0.16)
    _smoke_fur(c, m, (420, 800), 1100, 74)
    _wisps(c)
    return m


def _wisps(c: Card) -> None:
    """Threads of smoke that still drift along the back."""
    for line in (
        [(70, 700), (110, 590), (200, 540), (300, 540)],
        [(250, 520), (350, 490), (470, 460), (560, 480)],
        [(120, 800), (150, 680), (240, 610), (340, 600)],
        [(560, 470), (650, 520), (710, 620), (724, 740)],
        [(300, 470), (240, 450), (190, 470), (170, 500), (196, 516)],
        [(30, 640), (14, 590), (40, 556), (66, 574)],
    ):
        c.smoke(line, 5, 20, "#e4e2dc", 0.3)


def smoke_bear_front(c: Card, back: Arr) -> None:
    """Haunch on the right, foreleg and sleeping head on the left, nose to the door."""
    thigh = blob((596, 930), (606, 850), (652, 778), (716, 760), (768, 800), (776, 900), (720, 950))
    haunch = _fray(c, thigh, 9, 0.4)
    c.shade(np.asarray(c.blur(haunch, 12) * back, np.float32), 0.3, 0, "#26344c")
    c.paint(haunch, SMOKE, vol=70, amb=0.26, edge=0, tex=0.3, light=(520, 640, 200))
    _smoke_fur(c, haunch, (690, 880), 260, 46)
    foot = _fray(c, taper((720, 930, 74), (640, 944, 66), (574, 948, 50)), 7, 0.35)
    c.paint(foot, SMOKE, vol=30, amb=0.3, edge=0, light=(520, 700, 160))
    arm = _fray(c, taper((80, 880, 130), (160, 944, 84), (270, 960, 70), (350, 956, 56)), 8, 0.35)
    c.paint(arm, SMOKE, vol=36, amb=0.3, edge=0, light=(420, 760, 200))
    _smoke_fur(c, arm, (200, 700), 220, 40)
    _head(c)


def _head(c: Card) -> None:
    """Chin on the doorstep, in profile, eye shut."""
    f = c.at(222, 924, 1.5, 3, True)
    far_ear = _fray(c, f.path(ell(30, -128, 26, 28)), 5, 0.3, 40)
    c.paint(far_ear, SMOKE, vol=16, amb=0.16, edge=0)
    crown = (-128, -32), (-124, -52), (-96, -60), (-68, -68), (-50, -92), (-20, -118), (22, -128), (66, -118)
    chin = (100, -80), (100, -20), (60, 4), (0, 4), (-60, -2), (-108, -4), (-124, -16)
    m = _fray(c, f.path(blob(*crown, *chin)), 5, 0.3, 46)
    c.shade(np.asarray(np.roll(c.blur(m, 14), int(-8 * c.k), 1), np.float32), 0.42, 0, "#26344c")
    c.paint(m, SMOKE, vol=60, amb=0.26, edge=0.06, tex=0.25, light=(430, 700, 220), rim=0.7, rimcol="#ffdca8")
    c.marks(
        m, lambda x, y: np.arctan2(y - 850, x - 400) + 0.3 * np.sin(y / 30), 420, 34, 4.4, jit=0.09, alpha=0.5
    )
    bridge, jaw = ((-126, -30), (-122, -50), (-94, -57), (-66, -54)), ((-58, -30), (-70, -6), (-108, -6))
    f.paint(
        blob(*bridge, *jaw, (-122, -16)),
        SMOKE,
        vol=24,
        amb=0.44,
        edge=0,
        soft=4,
        light=(430, 720, 160),
        alpha=0.8,
    )
    ear = _fray(c, f.path(ell(20, -116, 28, 30)), 4, 0.3, 40)
    c.paint(ear, SMOKE, vol=18, amb=0.34, edge=0.1, light=(430, 640, 200), rim=0.6)
    f.shade(ell(18, -110, 14, 17), 0.6, 4, "#34445c")
    nose = blob((-133, -44), (-122, -55), (-108, -50), (-112, -38), (-126, -34))
    f.paint(nose, ["#141a28", "#2c3648", "#7c8894"], vol=7, det=0.9, wob=0.3, edge=0.2)
    f.line([(-124, -34), (-112, -20), (-92, -16), (-76, -20)], 3.2, INK, alpha=0.8)
    f.line([(-64, -66), (-54, -58), (-40, -58), (-30, -68)], 4.4, INK, alpha=0.95, det=1)
    f.line([(-72, -84), (-58, -90), (-44, -88)], 3, "#e8ece4", alpha=0.4)
