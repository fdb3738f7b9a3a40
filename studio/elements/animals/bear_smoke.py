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
    down = (512, 134, 36), (600, 150, 40), (660, 214, 48), (694, 300, 62), (712, 380, 80)
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
    """The great back behind the house, its rump drawn up into the plume; returns its mask, for `smoke_bear_front`."""
    shoulder = (26, 900), (22, 760), (60, 640), (120, 560), (190, 508), (264, 498), (340, 452), (450, 424)
    rump = (540, 420), (604, 396), (640, 340), (644, 270), (634, 206), (672, 186), (724, 250), (760, 350)
    leg = (790, 470), (806, 620), (806, 760), (790, 890), (600, 910), (200, 920)
    m = _fray(c, blob(*shoulder, *rump, *leg), 12, 0.55)
    m = np.asarray(m * (0.1 + 0.9 * sstep(190, 330, c.yy)), np.float32)  # smoke above, fur below
    c.over(np.clip(c.blur(m, 26) * 0.35, 0, 1), "#a8b6be")
    f = c.at(0, 0, light=(440, 110, 380), grad=(0.1, -0.18), alpha=0.93)
    f.paint(m, SMOKE, vol=150, amb=0.26, gain=0.86, edge=0, tex=0.22, lump=0.16)
    _smoke_fur(c, m, (420, 800), 1100, 74)
    _wisps(c)
    return m


def _wisps(c: Card) -> None:
    """Threads of smoke that still drift along the back."""
    for line in (
        [(648, 180), (690, 270), (724, 380), (738, 500), (732, 620), (706, 730)],
        [(640, 170), (680, 240), (716, 330), (748, 460), (756, 600), (740, 720)],
        [(70, 700), (110, 590), (200, 540), (300, 540)],
        [(250, 520), (350, 490), (470, 460), (560, 480)],
        [(120, 800), (150, 680), (240, 610), (340, 600)],
        [(654, 220), (676, 310), (664, 400), (600, 440), (500, 440), (400, 470)],
        [(664, 216), (704, 310), (712, 420), (690, 520), (640, 560)],
        [(676, 216), (730, 310), (752, 430), (748, 560), (728, 690)],
        [(690, 260), (748, 380), (772, 520), (770, 660), (744, 780)],
        [(300, 470), (240, 450), (190, 470), (170, 500), (196, 516)],
        [(30, 640), (14, 590), (40, 556), (66, 574)],
    ):
        c.smoke(line, 7, 22, "#e4e2dc", 0.34)


def smoke_bear_front(c: Card, back: Arr) -> None:
    """Thigh and hind paw on the right; foreleg and sleeping head on the left, nose to the door."""
    _thigh(c, back)
    _hind_paw(c)
    _foreleg(c)
    _head(c)


def _thigh(c: Card, back: Arr) -> None:
    """The thigh comes forward out of the rump, past the corner of the house: no edge where it begins."""
    shape = blob(
        (600, 936), (608, 862), (644, 796), (692, 740), (730, 660), (800, 620), (812, 900), (720, 954)
    )
    m = np.asarray(_fray(c, shape, 8, 0.4) * sstep(640, 800, c.yy), np.float32)
    c.shade(np.asarray(np.roll(c.blur(m, 14), int(-8 * c.k), 1) * back, np.float32), 0.3, 0, "#26344c")
    c.paint(m, SMOKE, vol=70, amb=0.3, edge=0, tex=0.3, light=(500, 600, 220))
    _smoke_fur(c, m, (560, 700), 320, 50)


def _hind_paw(c: Card) -> None:
    """The hind foot comes out from under the thigh, toes to the left."""
    c.shade(ell(650, 972, 110, 12), 0.5, 9, "#1c2c50")
    foot = _fray(c, taper((716, 926, 84), (640, 942, 70), (588, 944, 62)), 6, 0.3)
    c.shade(np.asarray(np.roll(c.blur(foot, 10), int(-8 * c.k), 0), np.float32), 0.35, 0, "#26344c")
    c.paint(foot, SMOKE, vol=32, amb=0.32, edge=0, light=(520, 700, 170))
    _toes(c, ((574, 934), (570, 950), (584, 962), (606, 968)))


def _foreleg(c: Card) -> None:
    """Shoulder, an elbow that rests on the snow, forearm, a paw with toes before the chin."""
    c.shade(ell(230, 984, 190, 13), 0.5, 9, "#1c2c50")
    upper = _fray(
        c, blob((20, 800), (96, 816), (150, 890), (142, 962), (92, 980), (44, 960), (14, 900)), 8, 0.35
    )
    upper = np.asarray(upper * sstep(800, 890, c.yy), np.float32)
    c.paint(upper, SMOKE, vol=44, amb=0.26, edge=0, light=(300, 700, 220))
    _smoke_fur(c, upper, (200, 760), 160, 40)
    lower = _fray(c, taper((100, 940, 84), (190, 944, 76), (270, 950, 68), (344, 952, 76)), 6, 0.3)
    c.shade(np.asarray(np.roll(c.blur(lower, 10), int(-8 * c.k), 0), np.float32), 0.4, 0, "#26344c")
    c.paint(lower, SMOKE, vol=34, amb=0.32, edge=0, light=(420, 760, 200))
    _smoke_fur(c, lower, (220, 500), 150, 34)
    _toes(c, ((366, 944), (372, 960), (356, 974), (332, 980)))


def _toes(c: Card, places: tuple[tuple[float, float], ...]) -> None:
    """Four rounded toes and the creases between them."""
    for x, y in places:
        c.shade(ell(x, y + 2, 17, 13), 0.3, 3, "#26344c")
        c.paint(ell(x, y, 15, 12), SMOKE, vol=10, amb=0.4, edge=0.14, soft=1.2, light=(470, 760, 160))


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
