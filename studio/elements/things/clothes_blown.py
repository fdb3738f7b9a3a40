"""Clothes on a line, blown full by the wind as if somebody wore them: bodies, sleeves, legs, pegs."""

from collections.abc import Sequence

from studio.colour import Arr, Ramp, mix
from studio.paint import Card, Frame
from studio.palettes import PINE
from studio.shapes import Point, blob, ell, join, rect, taper

CLOTH = {"wob": 0.3, "edge": 0.22, "tex": 0.12, "amb": 0.34, "rim": 0.5, "rimw": 7, "lump": 0.05}


def inside(ramp: Ramp) -> list[Arr]:
    """The colour in there: the shaded inside of a cloth."""
    return [mix(ramp[0], "#0c1430", 0.35), mix(ramp[1], "#1c2850", 0.35), mix(ramp[2], "#3c4c78", 0.35)]


def folds(f: Frame, m: Arr, ramp: Ramp, lines: Sequence[Sequence[Point]], w: float = 11) -> None:
    """Creases: a soft dark valley with a light ridge beside it."""
    for line in lines:
        lit = [(p[0] - w * 0.7, p[1]) for p in line]
        f.line(line, w, mix(ramp[1], ramp[0], 0.4), alpha=0.42, clip=m, det=0)
        f.line(lit, w * 0.5, ramp[-1], alpha=0.4, clip=m, det=0)


def hole(f: Frame, x: float, y: float, rx: float, ry: float, ramp: Ramp, rot: float = 0) -> None:
    """An open end (neck, cuff, hem): the dark inside and its lit lip."""
    f.paint(
        ell(x, y, rx, ry, rot), inside(ramp), vol=3, amb=0.25, wob=0.3, edge=0.4, grad=(-0.2, 0.35), tex=0.1
    )


def sleeve(f: Frame, ramp: Ramp, points: Sequence[Point], cuff: float = 0, rot: float = 0) -> Arr:
    """A full sleeve or leg through (x, y, width); `cuff` > 0 shows its open end."""
    m = f.paint(taper(*points), ramp, vol=points[0][2] * 0.42, **CLOTH)
    mid = points[len(points) // 2]
    folds(f, m, ramp, [[(mid[0] - mid[2] * 0.3, mid[1] - 4), (mid[0] + mid[2] * 0.25, mid[1] + 9)]], 6)
    if cuff:
        x, y, w = points[-1]
        hole(f, x, y, w * 0.5, cuff, ramp, rot)
    return m


def trousers(
    f: Frame, ramp: Ramp, left: Sequence[Point], right: Sequence[Point], crotch: tuple[float, float],
    cuffs: tuple[tuple[float, float], tuple[float, float]],
) -> Arr:  # fmt: skip
    """Two full legs through (x, y, width) grown together down to the crotch; a cuff is (depth, turn)."""
    x, y = crotch
    (ax, ay, aw), (bx, by, bw) = left[0], right[0]
    hips = blob(
        (ax - aw / 2, ay, "c"), (bx + bw / 2, by, "c"), (bx + bw / 2, y), (x, y, "c"), (ax - aw / 2, y)
    )
    m = f.paint(join(taper(*left), taper(*right), hips), ramp, vol=aw * 0.42, **CLOTH)
    f.line([(x, ay), (x + 1, (ay + y) / 2), (x, y)], 2.6, ramp[0], alpha=0.75, clip=m, ends=0.8)
    w = aw * 0.5
    for sg in (-1, 1):
        f.line(
            [(x + sg * 3, y - 2), (x + sg * w * 0.5, y - w * 0.3), (x + sg * w, y - w * 0.8)],
            4,
            ramp[0],
            alpha=0.3,
            clip=m,
        )
    for leg, (depth, turn) in zip((left, right), cuffs, strict=True):
        mid, end = leg[len(leg) // 2], leg[-1]
        folds(f, m, ramp, [[(mid[0] - mid[2] * 0.3, mid[1] - 4), (mid[0] + mid[2] * 0.25, mid[1] + 9)]], 6)
        hole(f, end[0], end[1], end[2] * 0.5, depth, ramp, turn)
    return m


def body(f: Frame, ramp: Ramp, outline: Sequence[Point], vol: float = 46) -> Arr:
    """The full front of a garment."""
    return f.paint(blob(*outline), ramp, vol=vol, grad=(0.06, -0.1), **CLOTH)


def peg(c: Card, x: float, y: float, h: float = 34, lean: float = 0) -> None:
    """A wooden clothes peg astride the line at (x, y)."""
    f = c.at(x, y, h / 34, lean, wob=0.2, vol=3, det=0.9, edge=0.35)
    for sg in (-1, 1):
        f.paint(blob((sg * 0.6, -12), (sg * 5, -13), (sg * 5, 8), (sg * 3, 21), (sg * 0.8, 20)), PINE)
    f.paint(rect(-5.5, -4, 5.5, 0, 1), ["#3c3c44", "#8c8c90", "#d8d8d0"])
