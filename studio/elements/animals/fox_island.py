"""A fox as large as an island, asleep in the sea: the hill of its back, the head on the tail, the tail that makes a harbour."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import blob, ell, taper, xf

CHEEK: Ramp = ["#6a5468", "#b89a9c", "#f0dcc4", "#fff6e0"]
EAR: Ramp = ["#1a0c14", "#4a1c1c", "#a04a24", "#f0a050"]
EAR_INSIDE: Ramp = ["#3a1820", "#8a5048", "#d8a080", "#ffe0c0"]
INK = "#22101a"


def fox_back(c: Card, x: float, y: float, s: float = 1.28) -> tuple[Frame, Arr]:
    """Back and haunch, middle at (x, y); returns their frame and the mask of the back."""
    f = c.at(x, y, s)
    f.shade(ell(0, 92, 255, 26), 0.6, 12, "#10122c")
    over = ((-238, 62), (-246, 0), (-214, -74), (-140, -132), (-40, -158), (70, -146), (160, -104))
    outline = blob(*over, (222, -36), (244, 40), (216, 88), (100, 104), (-120, 106), (-210, 96))
    m = f.paint(outline, FOX, vol=94, amb=0.12, rim=0.5, tex=0.25, edge=0.25, grad=(0.1, -0.25))
    across = math.pi / 2 * 1.05
    c.marks(m, lambda px, py: np.arctan2(py - (y + 10), px - x) + across, 5200, 30, 3.4, jit=0.085, curl=0.10)
    haunch = blob((70, 80), (84, 10), (130, -30), (190, -20), (226, 40), (200, 92), (120, 104))
    hm = f.paint(haunch, FOX, vol=55, amb=0.14, edge=0.35, tex=0.2, alpha=0.92)
    hx, hy = x + 182, y + 70
    c.marks(hm, lambda px, py: np.arctan2(py - hy, px - hx) + math.pi / 2, 1300, 26, 3.4, jit=0.08)
    return f, m


def on_the_back(f: Frame, u: float) -> tuple[float, float]:
    """A point on the ridge of the back, u from 0 at the shoulder to 1 at the rump."""
    return f.pt(-225 + 450 * u, -8 - 150 * math.sin(math.pi * (u * 0.94 + 0.03)) ** 0.75)


def _ears(f: Frame) -> None:
    for sg in (-1, 1):
        tip = (sg * 64, -130, "c")
        ear = blob((sg * 16, -46, "c"), (sg * 34, -88), tip, (sg * 82, -78), (sg * 74, -14, "c"))
        f.paint(ear, EAR, vol=8, edge=0.4, rim=1.1, det=0.5)
        inner = xf(ear, sg * -1, 8, 0.62, o=(sg * 54, -60))
        f.paint(inner, EAR_INSIDE, vol=7, edge=0, det=0.3)


def _cheeks(c: Card, f: Frame, m: Arr) -> None:
    for sg in (-1, 1):
        upper = ((sg * 6, 92), (sg * 14, 40), (sg * 30, 18), (sg * 66, 18), (sg * 116, 30, "c"))
        lower = ((sg * 82, 38), (sg * 96, 54, "c"), (sg * 58, 54), (sg * 30, 70), (sg * 14, 94))
        ck = f.paint(blob(*upper, *lower), CHEEK, vol=13, clip=m, soft=1.1, edge=0.05, amb=0.4)
        c.marks(ck, math.radians(f.rot) + (0.25 if sg > 0 else math.pi - 0.25), 260, 22, 3.2, jit=0.07)


def _shut_eyes(f: Frame) -> None:
    for sg in (-1, 1):
        f.line([(sg * 20, 10), (sg * 30, 20), (sg * 46, 19), (sg * 58, 6)], 4, INK, alpha=0.95)
        f.line([(sg * 56, 8), (sg * 66, 3)], 2.2, INK, alpha=0.85)
        f.line([(sg * 50, 14), (sg * 60, 13)], 2.2, INK, alpha=0.85)


def fox_head(c: Card, x: float, y: float, behind: Arr, s: float = 1.42, rot: float = -22) -> Frame:
    """The head from the front, eyes shut, middle at (x, y), its shadow on what is `behind`; `fox_nose` comes after the tail."""
    f = c.at(x, y, s, rot)
    right = ((0, -54), (38, -52), (66, -26), (92, 8), (112, 30, "c"), (80, 36), (94, 52, "c"), (58, 50))
    chin = ((30, 66), (12, 90), (0, 96), (-12, 90), (-30, 66))
    left = ((-58, 50), (-94, 52, "c"), (-80, 36), (-112, 30, "c"), (-92, 8), (-66, -26), (-38, -52))
    skull = blob(*right, *chin, *left)
    c.shade(xf(f.path(skull), 10, -6, 1.06, o=(x, y)), 0.62, 15, "#3a0f18", clip=behind)
    _ears(f)
    m = f.paint(skull, FOX, vol=35, amb=0.24, edge=0.3, rim=0.6, grad=(0.12, -0.1), det=0.25)
    _cheeks(c, f, m)
    nose = f.pt(0, 96)
    brow = m * c.mask(f.path(blob((-60, -40), (60, -40), (30, 30), (12, 84), (-12, 84), (-30, 30))), 0)
    c.marks(brow, lambda px, py: np.arctan2(py - nose[1], px - nose[0]), 520, 22, 3.4, jit=0.09)
    _shut_eyes(f)
    return f


def fox_tail(c: Card, f: Frame) -> None:
    """The tail, in the frame of the back: it lies in front and curls to the left, white at its tip."""
    under = ((236, 30), (252, 84), (222, 130), (130, 154), (0, 154), (-90, 151), (-160, 150))
    over = (
        (-232, 146, "c"),
        (-198, 118),
        (-152, 104),
        (-112, 107),
        (-80, 108),
        (20, 102),
        (120, 94),
        (190, 70),
    )
    m = f.paint(blob(*under, *over), FOX, vol=28, amb=0.2, edge=0.3, rim=0.5)
    tip = blob((-160, 96), (-140, 114), (-156, 126), (-138, 140), (-150, 166), (-240, 176), (-250, 120))
    f.paint(tip, CHEEK, vol=24, clip=m, soft=2.4, edge=0.1, amb=0.4)
    root, end = f.x + 230, f.x - 150

    def lie(x: Arr, _: Arr) -> Arr:
        return np.where(x > root, 2.2, np.where(x < end, math.pi - 0.55, math.pi - 0.05))

    c.marks(m, lie, 2600, 34, 3.6, jit=0.08, curl=0.1)
    f.shade(taper((-196, 122, 4), (-152, 108, 8), (-104, 112, 8), (-60, 112, 4)), 0.45, 4, "#5c3450", clip=m)


def fox_nose(f: Frame) -> None:
    """The nose, in the frame of the head, in front of the tail."""
    nose = blob((-13, 82), (0, 78), (13, 82), (8, 95), (0, 100), (-8, 95))
    f.paint(nose, ["#0c0810", "#2a1c24", "#6a5a64"], vol=6, det=0.9)


def fox_flank(c: Card, f: Frame, back: Arr) -> Arr:
    """The side of the back that is turned to us, as a mask; `f` and `back` are those of `fox_back`."""
    return back * c.mask(f.path(blob((-60, -110), (190, -90), (190, -20), (0, -10))), 0)
