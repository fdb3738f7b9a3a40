"""Ears: tapered, bent, furry outside and pink inside."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp
from studio.paint import Frame
from studio.shapes import taper

PINK = ["#6a2c38", "#b4645f", "#eca492", "#ffdcc4"]
STEPS = 7
Spine = Sequence[tuple[float, float, float]]


def spine(side: int, ear: Sequence[float], root: tuple[float, float] = (60, -122)) -> Spine:
    """The middle line (x, y, width) of an ear given as (angle, bend[, length[, width]]) in degrees.

    Angle 0 stands up and leans a little outwards; the bend turns it outwards on the way to the tip.
    """
    angle, bend, length, width = (*ear, *(1.0, 1.0)[len(ear) - 2 :])
    x, y = side * root[0], root[1]
    way = math.radians(-90 + side * (10 + angle))
    points: list[tuple[float, float, float]] = []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        swell = math.sin(math.pi * min(1.0, t * 0.93 + 0.1)) ** 0.8
        points.append((x, y, (46 + 62 * swell if t < 1 else 34) * width))
        x, y = x + math.cos(way) * 55 * length, y + math.sin(way) * 55 * length
        way += math.radians(side * bend / (STEPS - 1))
    return points


def paint_ear(f: Frame, fur: Ramp, points: Spine, inner: bool = True, dim: float = 0.0) -> None:
    """One ear along its middle line; without `inner` we see its back; `dim` puts it in the shade."""
    c = f.card
    m = f.paint(taper(*points), fur, vol=38, amb=0.24, rim=0.6, rimw=7, edge=0.3, wob=0.5, grad=(0, -dim))
    middle = np.array([f.pt(p[0], p[1]) for p in points])
    heading = np.arctan2(*np.gradient(middle, axis=0).T[::-1])

    def along(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        near = ((x[:, None] - middle[:, 0]) ** 2 + (y[:, None] - middle[:, 1]) ** 2).argmin(1)
        return np.asarray(heading[near])

    c.marks(m, along, int(900 * f.s), 24 * f.s + 4, 3.4, None, 0.08, 0.65, 0, 0.2)
    if inner:
        pink = [(p[0], p[1], max(5, p[2] * 0.56 - 8)) for p in points[1:-1]]
        end = points[-1]
        pink.append(((end[0] + pink[-1][0]) / 2, (end[1] + pink[-1][1]) / 2, 8))
        p = f.paint(taper(*pink), PINK, vol=20, edge=0.16, soft=2, alpha=0.92, clip=m, wob=0.5, tex=0.15)
        c.marks(p * (p > 0.7), along, int(200 * f.s), 18 * f.s + 3, 2.6, None, 0.06, 0.5)
