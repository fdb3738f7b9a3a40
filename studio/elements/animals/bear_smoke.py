"""A great bear made of chimney smoke, lying asleep round a house whose chimney is at (622, 540)."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import Path, blob, curve, ell, taper

SMOKE: Ramp = ["#1c2840", "#3e5068", "#6c7e90", "#a4aeb4", "#dcd6cc"]
INK = "#1c2434"
WAY: tuple[tuple[float, float], ...] = (
    (621, 546), (626, 500), (618, 450), (596, 390), (568, 320), (524, 254), (456, 212), (388, 214), (342, 262), (326, 330), (330, 400), (336, 462),
)  # fmt: skip


def _fray(c: Card, shape: Path, soft: float, wild: float, cell: float = 70) -> Arr:
    """A shape made of smoke: its edge comes apart in wisps."""
    m = c.mask(shape, 1.6, soft)
    torn = m + (c.noise(cell, 5) - 0.5) * wild * np.minimum(1, 4 * m)
    return np.asarray(sstep(0.24, 0.76, torn), np.float32)


def _smoke_fur(
    c: Card, m: Arr, centre: tuple[float, float], n: int, length: float = 58, alpha: float = 0.34
) -> None:
    """Long strokes that run round the body, half fur, half drift."""
    cx, cy = centre

    def round_and_drifting(x: Arr, y: Arr) -> Arr:
        turn = np.arctan2(y - cy, x - cx) + math.pi / 2
        return np.asarray(turn + 0.35 * np.sin(x / 46 + y / 60))

    c.marks(m, round_and_drifting, n, length, 5, jit=0.07, alpha=alpha, curl=0.4)


def smoke_plume(c: Card) -> None:
    """Up from the chimney in soft billows, over to the left, and down again on to the bear's withers."""
    _billows(c, 0.0, 1.0)
    for line in (
        [(560, 300), (600, 250), (590, 196), (630, 150)],
        [(470, 190), (450, 130), (490, 90), (476, 60)],
        [(350, 190), (300, 150), (310, 110), (270, 84)],
    ):
        c.smoke(line, 18, 6, "#b8c4c8", 0.22)


def rising_smoke(c: Card) -> None:
    """The beginning of the plume once more, in front of the back."""
    c.smoke([(621, 546), (626, 500), (618, 450), (598, 394)], 16, 30, "#f4f0e6", 0.6)
    _billows(c, 0.0, 0.34)


def settling_smoke(c: Card, back: Arr) -> None:
    """The end of the plume, where it lies down on the back and its billows turn to locks of fur."""
    _billows(c, 0.66, 1.0)
    m = np.asarray(c.blur(c.mask(blob((232, 470), (300, 400), (388, 396), (452, 470), (440, 560), (330, 590), (236, 560))), 20) * back, np.float32)  # fmt: skip
    c.marks(m, lambda x, y: np.arctan2(y - 380, x - 340) + 0.3 * np.sin(x / 30), 260, 46, 5, jit=0.12, alpha=0.5, curl=0.5)  # fmt: skip


def _billows(c: Card, start: float, end: float) -> None:
    """Part of the plume from the chimney (0) to the bear's back (1): round puffs, shaded below, lit above."""
    rng = np.random.default_rng(2300)
    way = curve(*WAY)
    spots = []
    for t in np.linspace(0.0, 1.0, 200):
        r = 20 + 56 * t**0.9
        px, py = way[int(t * (len(way) - 1))]
        dx, dy = rng.normal(0, 0.36 * r, 2)
        size = r * rng.uniform(0.5, 1.12)
        if start <= t <= end:
            spots.append((px + dx, py + dy, size))
    for x, y, r in spots:
        c.puff(x + r * 0.16, y + r * 0.26, r, "#5c6e84", 0.34)
    for x, y, r in spots:
        c.puff(x - r * 0.1, y - r * 0.12, r * 0.78, "#a4b0b8", 0.42)
    for x, y, r in spots:
        c.puff(x - r * 0.26, y - r * 0.34, r * 0.56, "#e8e4da", 0.32)


def smoke_bear_back(c: Card) -> Arr:
    """The great back behind the house, drawn up a little into the plume; returns its mask, for `smoke_bear_front`."""
    shoulder = (26, 900), (22, 760), (60, 640), (120, 560), (190, 508), (248, 470), (296, 420), (336, 392)
    rump = (380, 416), (430, 450), (510, 446), (590, 440), (650, 452), (700, 486), (730, 548)
    leg = (744, 620), (750, 700), (750, 780), (742, 890), (600, 910), (200, 920)
    m = _fray(c, blob(*shoulder, *rump, *leg), 12, 0.5)
    m = np.asarray(m * sstep(380, 470, c.yy + 0 * c.xx), np.float32)  # smoke above, fur below
    c.over(np.clip(c.blur(m, 26) * 0.35, 0, 1), "#a8b6be")
    f = c.at(0, 0, light=(440, 110, 380), grad=(0.1, -0.18), alpha=0.93)
    f.paint(m, SMOKE, vol=150, amb=0.26, gain=0.86, edge=0, tex=0.22, lump=0.16)
    _smoke_fur(c, m, (420, 800), 1100, 74)
    _wisps(c)
    inner = np.asarray(np.roll(c.blur(m, 26), (int(16 * c.k), int(-70 * c.k)), (0, 1)), np.float32)
    rump = (
        sstep(560, 680, c.xx + 0 * c.yy)
        * sstep(430, 480, c.yy + 0 * c.xx)
        * (1 - sstep(800, 900, c.yy + 0 * c.xx))
    )
    c.over(
        np.asarray(np.clip(m - inner, 0, 1) * rump * 0.62, np.float32), "#b4c0c8"
    )  # its contour, down to the haunch
    _smoke_fur(c, np.asarray(m * rump, np.float32), (420, 800), 620, 66, 0.75)
    c.shade(
        blob((540, 500), (580, 462), (640, 456), (700, 480), (720, 540), (640, 570), (560, 550)),
        0.55,
        20,
        "#1c2c48",
    )
    return m


def _wisps(c: Card) -> None:
    """Threads of smoke that still drift along the back."""
    for line in (
        [(70, 700), (110, 590), (200, 540), (300, 500), (334, 420)],
        [(340, 430), (400, 490), (480, 480), (560, 490), (650, 510)],
        [(120, 800), (150, 680), (240, 610), (320, 560), (336, 470)],
        [(340, 450), (380, 530), (350, 610), (300, 660)],
        [(560, 470), (640, 500), (690, 560), (712, 640), (706, 720)],
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
    """The haunch: a great rounded thigh before the corner of the house, its knee forward, a fold where it meets the rump."""
    shape = blob((596, 930), (590, 868), (604, 806), (636, 752), (684, 722), (726, 734), (750, 790), (756, 860), (748, 920), (716, 952), (660, 960))  # fmt: skip
    m = _fray(c, shape, 6, 0.3)
    m = np.asarray(
        m * sstep(-10, 56, (c.yy - 740) - 0.9 * (c.xx - 706)), np.float32
    )  # it grows out of the rump
    c.shade(np.asarray(np.roll(c.blur(m, 14), int(-12 * c.k), 0) * np.maximum(back, 0.5), np.float32), 0.3, 0, "#1c2840")  # fmt: skip
    c.paint(
        m,
        SMOKE,
        vol=70,
        amb=0.34,
        gain=0.78,
        edge=0.1,
        tex=0.26,
        light=(610, 520, 330),
        rim=0.5,
        rimcol="#ffdca8",
    )
    _smoke_fur(c, np.asarray(sstep(0.5, 1, c.blur(m, 7)), np.float32), (690, 900), 640, 48, 0.46)
    c.shade(ell(700, 930, 120, 34), 0.4, 14, "#1c2840", clip=m)


def _hind_paw(c: Card) -> None:
    """The shin lies on the snow under the thigh; the foot comes out before the knee, toes to the left."""
    c.shade(ell(656, 978, 116, 13), 0.55, 9, "#1c2c50")
    foot = _fray(c, taper((712, 938, 80), (680, 944, 74), (630, 946, 66), (590, 946, 70)), 5, 0.25)
    c.shade(np.asarray(np.roll(c.blur(foot, 9), int(-10 * c.k), 0), np.float32), 0.5, 0, "#1c2840")
    c.paint(foot, SMOKE, vol=34, amb=0.32, edge=0.06, light=(520, 720, 190))
    _smoke_fur(c, foot, (680, 400), 190, 36, 0.5)
    _toes(c, ((570, 934), (564, 952), (578, 968), (602, 974)), 1.2)


def _foreleg(c: Card) -> None:
    """Shoulder, an elbow that rests on the snow, forearm, a paw with toes before the chin."""
    c.shade(ell(230, 990, 196, 14), 0.5, 9, "#1c2c50")
    upper = _fray(
        c, blob((40, 800), (110, 816), (156, 890), (146, 962), (98, 982), (56, 962), (36, 900)), 8, 0.35
    )
    upper = np.asarray(upper * sstep(800, 890, c.yy), np.float32)
    c.paint(upper, SMOKE, vol=44, amb=0.24, gain=0.7, edge=0, light=(300, 500, 260))
    _smoke_fur(c, upper, (200, 760), 260, 48, 0.55)
    lower = _fray(c, taper((104, 928, 108), (190, 936, 102), (270, 944, 90), (346, 946, 94)), 6, 0.3)
    c.shade(np.asarray(np.roll(c.blur(lower, 10), int(-8 * c.k), 0), np.float32), 0.4, 0, "#26344c")
    c.paint(lower, SMOKE, vol=34, amb=0.32, edge=0, light=(420, 760, 200))
    _smoke_fur(c, lower, (220, 500), 220, 38, 0.46)
    paw = _fray(c, ell(342, 952, 52, 38), 5, 0.25)
    c.paint(paw, SMOKE, vol=30, amb=0.34, edge=0.05, light=(480, 780, 150))
    _toes(c, ((380, 936), (386, 956), (370, 974), (344, 982)), 1.25)


def _toes(c: Card, places: tuple[tuple[float, float], ...], s: float = 1.0) -> None:
    """Four rounded toes and the creases between them."""
    for x, y in places:
        c.shade(ell(x, y + 2, 17 * s, 13 * s), 0.3, 3, "#26344c")
        c.paint(ell(x, y, 15 * s, 12 * s), SMOKE, vol=10, amb=0.4, edge=0.14, soft=1.2, light=(470, 760, 160))


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
