"""Tracks in snow that come near, stop, and go back: boots, paws, hooves, larger as they are nearer to us."""

import math
from itertools import pairwise

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Path, Point, curve, ell, join, xf

HOLLOW = "#31406a"
LIP = "#eaf0f4"


def _boot() -> Path:
    """A sole and a heel, heading to the right."""
    return join(ell(3, 0, 9, 5.4), ell(-9, 0, 4.6, 4.2))


def _paw() -> Path:
    """A pad and four toes, heading to the right."""
    toes = [ell(9.5 - abs(k) * 0.9, k * 4.2, 3, 2.3) for k in (-1.5, -0.5, 0.5, 1.5)]
    return join(ell(-1, 0, 6.6, 5.8), *toes)


def _hoof() -> Path:
    """Two halves of a cleft hoof, heading to the right."""
    return join(ell(0, -3.2, 8, 2.7, 8), ell(0, 3.2, 8, 2.7, -8))


FEET = {"boot": _boot, "paw": _paw, "hoof": _hoof}


def _near(y: float, horizon: float) -> float:
    """How large things are at height y of the card, 1 at its foot."""
    return max(0.16, (y - horizon) / (1200 - horizon))


def turning_track(
    c: Card,
    there: tuple[Point, ...],
    back: tuple[Point, ...],
    kind: str = "boot",
    size: float = 2.1,
    clip: Arr | None = None,
    horizon: float = 880,
) -> None:
    """Prints along `there`; two side by side where the courage ends; prints along `back`."""
    for line in (there, back):
        _steps(c, line, kind, size, clip, horizon)
    (x0, y0), (x1, y1) = there[-2], there[-1]
    heading = math.degrees(math.atan2(y1 - y0, x1 - x0))
    near = size * _near(y1, horizon)
    for side in (-1, 1):
        _print(c, (x1 + side * 11 * near, y1 - 8 * near), heading, kind, near, clip)


def _steps(
    c: Card, line: tuple[Point, ...], kind: str, size: float, clip: Arr | None, horizon: float
) -> None:
    """Left, right, left: the stride shortens with distance."""
    pts = np.asarray(curve(*line), float)
    run, nth, due = 0.0, 0, 0.0
    for a, b in pairwise(pts):
        step = b - a
        run += float(np.hypot(step[0], step[1] * 1.6))
        near = size * _near(float(a[1]), horizon)
        if run < due:
            continue
        due, nth = run + 31 * near, nth + 1
        heading = math.atan2(step[1], step[0])
        side = (1 if nth % 2 else -1) * 8.5 * near
        place = (float(a[0]) - math.sin(heading) * side, float(a[1]) + math.cos(heading) * side * 0.6)
        _print(c, place, math.degrees(heading), kind, near, clip)


def _print(c: Card, at: Point, heading: float, kind: str, near: float, clip: Arr | None) -> None:
    """One print: a hollow in blue shade, the lip of snow behind it in the light."""
    foot = xf(xf(FEET[kind](), 0, 0, near, heading), 0, 0, 1, 0, sy=0.62)
    c.flat(xf(foot, at[0] + 1.2 * near, at[1] + 2.4 * near), LIP, 0.5, 1.2, 0.2, clip)
    c.flat(xf(foot, *at), HOLLOW, 0.8, 0.7, 0.2, clip)
