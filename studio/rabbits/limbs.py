"""Bodies, arms with paws, and big feet, in tile pixels."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp, mix
from studio.palettes import FURS
from studio.rabbits.ears import PINK
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, taper

Pt = tuple[float, float]


def ramp_of(fur: str | Ramp) -> Ramp:
    """A fur by its name, or as a ramp."""
    return FURS[fur] if isinstance(fur, str) else fur


def torso(
    c: Tile, x: float, y: float, w: float, h: float, fur: str | Ramp, lean: float = 0, belly: float = 0.85
) -> Arr:
    """A pear of a body from the neck at (x, y) down `h`, `w` wide at the hips; returns its mask."""
    ramp, hw = ramp_of(fur), w / 2
    f = c.at(x, y, 1, lean, wob=0.5)
    right = ((0.42, 0), (0.78, 0.3), (1, 0.68), (0.78, 0.97))
    left = [(-hw * px, h * py) for px, py in reversed(right)]
    shape = blob((0, -h * 0.06), *((hw * px, h * py) for px, py in right), (0, h), *left)
    m = f.paint(
        shape, ramp, vol=min(w, h) * 0.36, amb=0.2, rim=0.45, rimw=7, edge=0.28, tex=0.16, grad=(0.02, -0.12)
    )
    inside = m * (c.yy < y + h - 16)  # or the last row of fur hangs out like teeth
    c.marks(
        inside,
        lambda px, py: np.pi / 2 - (px - x) / w * 0.9 + math.radians(lean),
        int(w * h / 55),
        22,
        3.2,
        None,
        0.08,
        0.62,
    )
    if belly:
        pale: Ramp = [mix(ramp[1], "#b09090", 0.3), mix(ramp[3], "#d8c8c0", 0.3), "#fbf0e0", "#fffaf0"]
        b = f.paint(
            ell(0, h * 0.58, hw * 0.6, h * 0.36),
            pale,
            vol=w * 0.25,
            soft=8,
            alpha=belly,
            edge=0,
            amb=0.3,
            clip=m,
        )
        c.marks(b * (b > 0.7), np.pi / 2, int(w * h / 260), 18, 2.8, None, 0.05, 0.5)
    return m


def arm(
    c: Tile,
    points: Sequence[Pt],
    fur: str | Ramp,
    w: float = 58,
    paw: float = 1.0,
    fingers: bool = True,
    rim: float = 0.5,
    out: float | None = None,
) -> Pt:
    """A sleeve of fur through shoulder, elbow and hand, ending in a round paw; returns the hand."""
    ramp = ramp_of(fur)
    widths = np.linspace(w * 1.1, w * 0.86, len(points))
    m = c.paint(
        taper(*((*p, wd) for p, wd in zip(points, widths, strict=True))),
        ramp,
        vol=w * 0.42,
        edge=0.3,
        rim=rim,
        wob=0.5,
        amb=0.22,
    )
    (x0, y0), (x, y) = points[-2], points[-1]
    way = math.atan2(y - y0, x - x0)
    c.marks(m, way, int(w * 4), 18, 3, None, 0.08, 0.6)
    paw_at(c, x, y, w * 0.56 * paw, fur, math.degrees(way) if out is None else out, fingers, rim)
    return x, y


def paw_at(
    c: Tile,
    x: float,
    y: float,
    r: float,
    fur: str | Ramp,
    way: float = -90,
    fingers: bool = True,
    rim: float = 0.5,
) -> Arr:
    """A paw of radius `r` pointing in direction `way` (degrees)."""
    ramp = ramp_of(fur)
    f = c.at(x, y, r / 40, way + 90, wob=0.4)
    shape = blob((-36, 22), (-40, -8), (-26, -36), (0, -42), (26, -36), (40, -8), (36, 22), (0, 36))
    m = f.paint(shape, ramp, vol=32, edge=0.36, rim=rim, amb=0.26)
    c.marks(m, f.angle(-np.pi / 2), int(90 * f.s) + 20, 14, 2.8, None, 0.07, 0.6)
    if fingers:
        for d in (-13, 13):
            f.line([(d, -38), (d * 0.9, -14)], 5.5, mix(ramp[0], "#200c10", 0.3), alpha=0.8)
    return m


def fist(c: Tile, x: float, y: float, r: float, fur: str | Ramp, rim: float = 0.6) -> Arr:
    """A clenched paw towards us."""
    m = paw_at(c, x, y, r, fur, -90, False, rim)
    f = c.at(x, y, r / 40)
    for d in (-20, 0, 20):
        f.line([(d, -32), (d * 1.1, -12), (d * 1.05, 4)], 6, mix(ramp_of(fur)[0], "#200c10", 0.4), alpha=0.85)
    return m


def foot(c: Tile, x: float, y: float, r: float, fur: str | Ramp, rot: float = 0, sole: bool = False) -> Arr:
    """A big foot, toes up; `sole` shows the pink pads."""
    ramp = ramp_of(fur)
    f = c.at(x, y, r / 50, rot, wob=0.4)
    m = f.paint(
        blob((-38, 30), (-42, -20), (-24, -54), (0, -60), (24, -54), (42, -20), (38, 30), (0, 48)),
        ramp,
        vol=34,
        edge=0.36,
        rim=0.5,
        amb=0.26,
    )
    c.marks(m, f.angle(-np.pi / 2), int(120 * f.s) + 20, 15, 3, None, 0.07, 0.6)
    if sole:
        f.paint(ell(0, 8, 20, 23), PINK, vol=12, soft=1.5, edge=0.1, amb=0.4, wob=0.4)
        for px, py in ((-22, -28), (0, -38), (22, -28)):
            f.paint(ell(px, py, 9, 11), PINK, vol=7, soft=1, edge=0.1, amb=0.4, wob=0.3)
    else:
        for d in (-14, 14):
            f.line([(d, -54), (d * 0.9, -28)], 5.5, mix(ramp[0], "#200c10", 0.3), alpha=0.8)
    return m
