"""Gramophone horns that grow like bellflowers and turn to what they hear: seen into, in profile, or from behind."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.elements.plants.horns_garden import STALK, leaf
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import Path, blob, ell, poly, taper

Spot = tuple[float, float]
LENGTH = 2.1  # of a horn, in radii of its mouth
PROFILE = ((0.0, 1.0), (0.05, 0.8), (0.14, 0.58), (0.3, 0.38), (0.52, 0.23), (0.78, 0.14), (1.0, 0.11))
DULL: Ramp = ["#241008", "#5c3410", "#a06c20", "#dca848", "#fff0b0"]


def horn_flower(
    c: Card,
    x: float,
    y: float,
    r: float,
    target: Spot,
    root: Spot,
    inside: Ramp = BRASS,
    turn: float = 0.5,
    fog: float = 0,
    lobes: int = 9,
) -> Frame:
    """A horn with its mouth at (x, y), aimed at `target`, on a stalk from `root`.

    `turn` is how far the mouth is turned to us: 1 full face, 0 pure profile, below 0 from behind.
    """
    rot = math.degrees(math.atan2(target[1] - y, target[0] - x)) - 90
    f = c.at(x, y, 1, rot, vol=r * 0.4, wob=0.3, fog=fog, edge=0.28, lump=0.03, tex=0.12, det=0.25)
    flat, deep = math.sqrt(1 - turn * turn), max(abs(turn), 0.1)
    if turn >= 0:
        _stalk(c, f, flat, root, r, fog)
        _cone(f, r, flat, BRASS)
        _mouth(f, r, flat, deep, inside, lobes)
    else:
        _back(f, r, flat, deep, lobes)
        _cone(f, r, flat, DULL, 1)
        _stalk(c, f, flat, root, r, fog)
    return f


def _rim(r: float, deep: float, lobes: int) -> Path:
    """The scalloped edge of a horn, an ellipse square on its axis."""
    out = []
    for i in range(lobes * 6):
        a = i / (lobes * 6) * 2 * math.pi
        k = r * (0.94 + 0.12 * abs(math.cos(lobes * a / 2)))
        out.append((math.cos(a) * k, math.sin(a) * k * deep))
    return poly(out)


def _cone(f: Frame, r: float, flat: float, ramp: Ramp, start: int = 0) -> Arr:
    """The outside of the horn from its mouth (or a little behind it) to its neck, with ribs and one long gleam."""
    part = [(d * LENGTH * r * flat, w * r) for d, w in PROFILE[start:]]
    left, right = [(-w, -d) for d, w in part[:-1]], [(w, -d) for d, w in reversed(part[:-1])]
    d, w = part[-1]
    low = (0, -part[0][0] + part[0][1] * 0.12)
    m = f.paint(blob(*left, (-w, -d, "c"), (w, -d, "c"), *right, low), ramp, rim=0.8, vol=r * 0.34)
    for u in (-0.7, -0.3, 0.12, 0.5, 0.8):
        f.line([(u * w, -d) for d, w in part], r * 0.034, "#4c2808", alpha=0.5, clip=m)
    f.shade(taper(*((w * 0.7, -d, w * 0.7) for d, w in part)), 0.4, r * 0.06, "#3c1808", clip=m)
    f.line([(-w * 0.52, -d) for d, w in part], r * 0.07, "#fffbe0", alpha=0.75, clip=m)
    for k in (0.86, 1.0):
        f.paint(ell(0, -k * LENGTH * r * flat, 0.16 * r, 0.07 * r), ramp, vol=r * 0.06)
    return m


def _mouth(f: Frame, r: float, flat: float, deep: float, inside: Ramp, lobes: int) -> None:
    """Looked into: the rolled rim, and each ring of the inside farther back and darker."""
    f.shade(_rim(r * 1.04, deep, lobes), 0.35, r * 0.06, "#2c1808")
    f.paint(_rim(r, deep, lobes), BRASS, vol=r * 0.06, edge=0.35, rim=1.0)
    im = f.paint(_rim(r * 0.93, deep, lobes), inside, vol=r * 0.16, amb=0.4, gain=0.7, edge=0.2, tex=0.12)
    far = -min(0.3 * LENGTH * flat, 0.5 * deep) * r
    for d, w in PROFILE[1:4]:
        f.flat(ell(0, far * d / 0.3, r * w, r * w * deep), inside[0], 0.2 + d * 0.8, r * 0.07, clip=im)
    for i in range(lobes):
        for a, col, w, alpha in (((i + 0.5), inside[0], 0.03, 0.6), (i, inside[-1], 0.045, 0.5)):
            t = a / lobes * 2 * math.pi
            end = (math.cos(t) * r * 0.9, math.sin(t) * r * 0.9 * deep)
            mid = (end[0] * 0.55, far * 0.42 + end[1] * 0.55)
            line = [mid, end] if col == inside[-1] else [(0, far), mid, end]
            f.line(line, r * w, col, alpha=alpha, clip=im)
    f.flat(ell(0, far, r * 0.27, r * 0.27 * max(deep, 0.4)), "#120a10", 0.95, r * 0.06, clip=im)


def _back(f: Frame, r: float, flat: float, deep: float, lobes: int) -> None:
    """From behind: the flare spread out beyond the neck, ribbed like a petal."""
    m = f.paint(_rim(r, deep, lobes), DULL, vol=r * 0.3, edge=0.34, rim=1.2, amb=0.24)
    near = -0.1 * LENGTH * r * flat
    for i in range(lobes):
        t = i / lobes * 2 * math.pi
        end = (math.cos(t) * r * 0.96, math.sin(t) * r * 0.96 * deep)
        f.line(
            [(end[0] * 0.5, near * 0.7 + end[1] * 0.5), end], r * 0.04, "#3c1c08", alpha=0.6, clip=m, ends=0.7
        )
    f.shade(ell(0, near, r * 0.74, r * 0.74 * deep), 0.45, r * 0.1, "#2c1408", clip=m)


def _stalk(c: Card, f: Frame, flat: float, root: Spot, r: float, fog: float) -> None:
    """A green stem from the ground, over a crook into the neck, with two leaves and a tuft of shade at its foot."""
    w = r * 0.15
    end = LENGTH * r * flat
    neck, crook = f.pt(0, -end * 0.97), f.pt(0, -end - 0.34 * r)
    slant = (crook[0] - neck[0]) / (0.37 * r)
    side = math.copysign(1, slant if abs(slant) > 0.5 else root[0] - crook[0])
    arc = (crook[0] + side * r * (0.34 - 0.2 * abs(slant)), crook[1] + (0.1 + 0.34 * abs(slant)) * r)
    mid = (arc[0] * 0.4 + root[0] * 0.6, arc[1] * 0.5 + root[1] * 0.5)
    c.shade(ell(root[0] + 8, root[1], w * 2.6, w * 0.7), 0.5 * (1 - fog), 5, "#12301c")
    stem = taper((*neck, w * 0.85), (*crook, w), (*arc, w), (*mid, w * 1.2), (*root, w * 1.5))
    m = c.paint(stem, STALK, vol=w * 0.6, fog=fog, wob=0.5, edge=0.25, rim=0.5)
    low = np.asarray(m * sstep(mid[1], root[1], c.yy) * 0.55, np.float32)
    c.over(low, STALK[1])  # darker down among the leaves
    for k, s in ((0.3, 1), (0.6, -1)):
        px, py = mid[0] + (root[0] - mid[0]) * k, mid[1] + (root[1] - mid[1]) * k
        leaf(c, px, py, min(r * 1.05, 96), -90 + s * 48, fog)
