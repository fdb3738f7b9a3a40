"""Cat, dog from behind, mouse, hare and other small or odd beasts."""

import numpy as np

from studio.colour import Ramp
from studio.elements.animals.quadruped import Build
from studio.paint import Card, Frame
from studio.palettes import (
    FOX,
    GINGER,
    MOUSE,
    OCHRE,
    ROSE,
    SKIN,
    WHITE,
    WOOD,
)  # fmt: skip
from studio.shapes import blob, ell, spiral, taper

CANINE = Build(belly=WHITE, muzzle=26)
INK = "#1a0c14"


def cat(
    c: Card,
    x: float,
    y: float,
    h: float = 70,
    ramp: Ramp = GINGER,
    flip: bool = False,
    fog: float = 0,
    rim: float = 0.6,
) -> Frame:
    """A cat sitting, from behind, tail curled to the right."""
    f = c.at(x, y, h / 70, 0, flip, fog=fog, vol=10, det=0.6, wob=0.3, rim=rim, rimw=3)
    f.shade(ell(0, 0, 24, 4), 0.4 * (1 - fog), 4)
    f.paint(taper((12, -5, 7), (30, -2, 7), (40, -12, 6), (36, -24, 4)), ramp, vol=4)
    f.paint(
        blob((-9, -44), (9, -44), (16, -22), (20, -4), (10, 0), (-10, 0), (-20, -4), (-16, -22)), ramp, vol=14
    )
    for sg in (-1, 1):
        f.paint(blob((sg * 3, -58, "c"), (sg * 10, -73, "c"), (sg * 14, -54, "c")), ramp, vol=3)
    f.paint(ell(0, -51, 14, 12), ramp, vol=9)
    for py in (-38, -30, -22):
        f.line([(-5, py), (0, py - 2), (5, py)], 2, ramp[0], alpha=0.4)
    return f


def sitting_dog(
    c: Card, x: float, y: float, h: float = 80, ramp: Ramp = OCHRE, flip: bool = False, fog: float = 0
) -> Frame:
    """A dog sitting, from behind."""
    f = c.at(x, y, h / 80, 0, flip, fog=fog, vol=11, det=0.6, wob=0.3, rim=0.5, rimw=3)
    f.shade(ell(0, 0, 28, 5), 0.4 * (1 - fog), 4)
    f.paint(taper((14, -6, 7), (30, -12, 6), (38, -26, 3)), ramp, vol=4)
    f.paint(
        blob((-11, -50), (11, -50), (18, -26), (23, -4), (12, 0), (-12, 0), (-23, -4), (-18, -26)),
        ramp,
        vol=15,
    )
    f.paint(ell(0, -62, 15, 14), ramp, vol=10)
    for sg in (-1, 1):
        f.paint(
            blob((sg * 9, -72), (sg * 18, -70), (sg * 21, -54), (sg * 14, -50)), [ramp[0], *ramp[:-1]], vol=4
        )
    return f


def mouse(
    c: Card,
    x: float,
    y: float,
    h: float = 40,
    ramp: Ramp = MOUSE,
    flip: bool = False,
    fog: float = 0,
    upright: bool = False,
) -> Frame:
    """A mouse; upright it stands on its hind legs like a little person."""
    f = c.at(x, y, h / (62 if upright else 40), 0, flip, fog=fog, vol=9, det=0.7, wob=0.3, rim=0.4)
    f.shade(ell(0, 0, 26, 4), 0.4 * (1 - fog), 4)
    if upright:
        f.line([(10, -4), (26, -1), (36, -8), (46, -4)], 3, ROSE[2], alpha=1, ends=0.5)
        f.paint(blob((-4, -42), (7, -40), (15, -18), (13, -2), (-9, -2), (-11, -20)), ramp)
        f.paint(taper((-4, -30, 5), (-14, -26, 3.5)), ramp, vol=2)
        head = (0.0, -50.0)
    else:
        f.line([(24, -6), (40, -3), (50, -12), (64, -8)], 3, ROSE[2], alpha=1, ends=0.5)
        f.paint(blob((-22, -8), (-10, -22), (8, -28), (24, -18), (28, -4), (10, 0), (-14, 0)), ramp)
        head = (-20.0, -17.0)
    hx, hy = head
    f.paint(ell(hx + 8, hy - 10, 8), ramp, vol=4)
    f.paint(
        blob(
            (hx - 16, hy + 5),
            (hx - 8, hy - 7),
            (hx + 4, hy - 10),
            (hx + 11, hy),
            (hx + 4, hy + 9),
            (hx - 8, hy + 8),
        ),
        ramp,
    )
    f.paint(ell(hx + 3, hy - 10, 8), ramp, vol=4)
    f.paint(ell(hx + 3, hy - 9, 5), ROSE, vol=3, edge=0)
    f.flat(ell(hx - 6, hy - 2, 1.7), INK, det=1)
    f.flat(ell(hx - 16, hy + 4, 2), "#6a2c34", det=1)
    return f


def hare(
    c: Card, x: float, y: float, h: float = 80, ramp: Ramp = OCHRE, flip: bool = False, fog: float = 0
) -> Frame:
    """A hare sitting up, ears high."""
    f = c.at(x, y, h / 96, 0, flip, fog=fog, vol=11, det=0.6, wob=0.3, rim=0.5)
    f.shade(ell(4, 0, 30, 5), 0.4 * (1 - fog), 4)
    f.paint(ell(28, -10, 8), WHITE, vol=6)
    f.paint(blob((-8, -40), (8, -40), (26, -24), (30, -6), (18, 0), (-12, 0), (-12, -20)), ramp)
    f.paint(ell(16, -12, 15, 13), ramp, vol=8)
    for o in (6, -1):
        f.paint(blob((o - 4, -56), (o - 5, -78), (o + 1, -96), (o + 8, -78), (o + 6, -56)), ramp, vol=4)
    f.paint(blob((-18, -42), (-12, -56), (2, -62), (12, -52), (8, -40), (-6, -36)), ramp, vol=8)
    f.flat(ell(-5, -50, 2), INK, det=1)
    f.flat(ell(-18, -43, 1.8), "#6a2c34", det=1)
    return f


def mole(c: Card, x: float, y: float, h: float = 70, flip: bool = False, fog: float = 0) -> Frame:
    """A mole standing, big pale hands raised."""
    f = c.at(x, y, h / 70, 0, flip, fog=fog, vol=12, det=0.6, wob=0.3, rim=0.5)
    f.shade(ell(0, 0, 24, 4), 0.4 * (1 - fog), 4)
    f.paint(
        blob((-8, -64), (8, -64), (20, -40), (23, -10), (12, 0), (-12, 0), (-23, -10), (-20, -40)),
        ["#100c14", "#2c2630", "#544a54", "#948a8c"],
    )
    for sg in (-1, 1):
        f.paint(taper((sg * 14, -40, 9), (sg * 26, -50, 7)), ["#100c14", "#2c2630", "#544a54"], vol=4)
        f.paint(ell(sg * 30, -55, 7, 9, sg * 20), SKIN, vol=4)
    f.paint(blob((-7, -54), (-20, -50), (-24, -46), (-16, -43), (-6, -45)), SKIN, vol=4)
    f.paint(ell(-24, -47, 3.4), ROSE, vol=2)
    return f


def frog(
    c: Card,
    x: float,
    y: float,
    h: float = 60,
    ramp: Ramp = ("#0e2a20", "#2c6440", "#6ca454", "#d4e08c"),
    fog: float = 0,
) -> Frame:
    """A frog from the front: a wide body and two bumps."""
    f = c.at(x, y, h / 60, 0, fog=fog, vol=12, det=0.6, wob=0.3, rim=0.5)
    f.shade(ell(0, 0, 38, 5), 0.4 * (1 - fog), 4)
    for sg in (-1, 1):
        f.paint(ell(sg * 28, -12, 14, 12), ramp, vol=9)
        f.paint(ell(sg * 30, -2, 13, 4), ramp, vol=3)
    f.paint(
        blob((0, -46), (24, -42), (32, -26), (26, -6), (0, 0), (-26, -6), (-32, -26), (-24, -42)),
        ramp,
        vol=20,
    )
    f.paint(ell(0, -12, 18, 11), ["#5a7848", "#b4c878", "#f0f0b8"], vol=9, edge=0.05)
    for sg in (-1, 1):
        f.paint(ell(sg * 14, -48, 9, 9), ramp, vol=7)
        f.flat(ell(sg * 14, -49, 5.4, 5), "#f8ecb0", det=1)
        f.flat(ell(sg * 14, -49, 4, 1.8), INK, det=1)
    f.line([(-22, -30), (-10, -25), (10, -25), (22, -30)], 2, "#16301c", alpha=0.9)
    return f


def snail(
    c: Card,
    x: float,
    y: float,
    w: float = 120,
    shell: Ramp = OCHRE,
    skin: Ramp = ("#3a3430", "#7c7058", "#b8ac84", "#ecE4bc"),
    flip: bool = False,
    fog: float = 0,
) -> Frame:
    """A snail looking left; its shell is at (10, -34) with radius 34 for w=120."""
    f = c.at(x, y, w / 120, 0, flip, fog=fog, vol=8, det=0.5, wob=0.4, rim=0.5)
    f.shade(ell(0, 1, 58, 5), 0.4 * (1 - fog), 4)
    for tx in (-50, -40):
        f.line([(-40, -18), (tx, -40)], 3, skin[1], alpha=1, ends=0.6)
        f.paint(ell(tx, -41, 3), skin, vol=2)
    f.paint(
        blob((-56, -10), (-50, -24), (-36, -26), (-24, -12), (20, -14), (58, -3), (60, 0), (-50, 1)), skin
    )
    f.paint(ell(10, -34, 34, 32), shell, vol=28)
    f.line(spiral(10, -34, 31, 3, 2.6, 0.6), 3.2, shell[0], alpha=0.7)
    return f


def wooden_horse(
    c: Card,
    x: float,
    y: float,
    h: float = 170,
    ramp: Ramp = WHITE,
    saddle: Ramp = FOX,
    flip: bool = False,
    fog: float = 0,
) -> Frame:
    """A carousel horse's head, neck and chest, its foot at (x, y); legs are for the water to hide."""
    f = c.at(x, y, h / 170, 0, flip, fog=fog, vol=18, det=0.5, wob=0.35, rim=0.6)
    f.line([(20, 0), (20, -190)], 5, "#d8b060", alpha=1, ends=0.9)
    f.paint(
        blob(
            (-34, 4),
            (-34, -44),
            (-26, -90),
            (-30, -120),
            (-62, -104),
            (-76, -104),
            (-80, -116),
            (-60, -134),
            (-34, -154),
            (-14, -150),
            (12, -120),
            (34, -60),
            (60, -42),
            (70, 4),
        ),
        ramp,
    )
    f.paint(taper((-24, -154, 5), (-4, -146, 15), (20, -110, 17), (34, -66, 6)), saddle, vol=7)
    f.paint(blob((-22, -152, "c"), (-20, -172, "c"), (-10, -150, "c")), ramp, vol=4)
    f.line([(-66, -124), (-46, -118), (-32, -128), (-22, -144)], 3.4, "#b03838", alpha=0.95)
    f.paint(blob((4, -62), (44, -56), (50, -20), (8, -22)), saddle, vol=6)
    f.flat(ell(-42, -132, 3), INK, det=1)
    f.flat(ell(-74, -112, 2.2), INK, det=1)
    return f


def monster(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    ramp: Ramp = ("#10201c", "#2c4c3c", "#5c8460", "#b0c48c"),
    fog: float = 0,
) -> Frame:
    """A small round furry monster with two horns and two dots."""
    f = c.at(x, y, h / 110, 0, fog=fog, vol=30, det=0.5, wob=0.6, rim=0.6)
    f.shade(ell(0, 0, 50, 8), 0.45, 6)
    for sg in (-1, 1):
        f.paint(taper((sg * 22, -86, 10), (sg * 32, -102, 7), (sg * 28, -114, 2)), WHITE, vol=4)
    m = f.paint(
        blob(
            (0, -100), (34, -88), (50, -52), (52, -14), (30, 0), (-30, 0), (-52, -14), (-50, -52), (-34, -88)
        ),
        ramp,
    )
    cx, cy = f.pt(0, -130)
    c.marks(m, lambda px, py: np.arctan2(py - cy, px - cx), 900, 15 * f.s, 2.8 * f.s, jit=0.14)
    for sg in (-1, 1):
        f.flat(ell(sg * 14, -62, 8, 9), "#fff6dc", det=1)
        f.flat(ell(sg * 13, -60, 3.4, 4), INK, det=1)
        f.paint(ell(sg * 22, -4, 13, 6), ramp, vol=4)
    f.line([(-10, -40), (-4, -37), (2, -40), (8, -37), (12, -40)], 2.4, INK)
    return f


def stump(c: Card, x: float, y: float, h: float = 40) -> Frame:
    """A tree stump: a podium for animals."""
    f = c.at(x, y, h / 40, 0, vol=10, det=0.4, wob=0.7)
    f.shade(ell(0, 0, 40, 6), 0.4, 5)
    f.paint(
        blob((-24, -36, "c"), (-26, -14), (-38, 2), (0, 5), (38, 2), (26, -14), (24, -36, "c")),
        WOOD,
        grain=2,
        tex=0.4,
    )
    f.paint(ell(0, -37, 25, 7), ["#6a4c34", "#b08c5c", "#e8cc98"], vol=3)
    f.line(spiral(0, -37, 16, 3, 2), 1.2, "#5a3c28", alpha=0.5)
    return f
