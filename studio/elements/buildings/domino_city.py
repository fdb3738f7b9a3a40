"""A city of dominoes set up along a road."""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from studio.elements.buildings.dominoes import Domino
from studio.shapes import curve


def _tall(t: float) -> float:
    """Height of the slab at `t` of the way from last (0) to first (1)."""
    return 1.95 + 1.0 * t + 7.6 * math.pow(t, 2.6)


def _steps(length: float) -> list[float]:
    """How far along the road the slabs stand: wide apart where they are small, the last step ends the road."""
    out = [0.0]
    while out[-1] < length:
        t = out[-1] / length
        out.append(out[-1] + (0.94 - 0.42 * t + 0.2 * t**6) * _tall(t) ** 0.92)
    return [at * length / out[-1] for at in out]


def domino_city(road: Sequence[tuple[float, float]]) -> list[Domino]:
    """The slabs along a road from the last to the first; the last is thick as a house, the first already leans."""
    line = curve(*road)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    length = float(run[-1])

    def place(along: float) -> tuple[float, float]:
        return float(np.interp(along, run, line[:, 0])), float(np.interp(along, run, line[:, 1]))

    out: list[Domino] = []
    for i, at in enumerate(_steps(length)):
        x, y = place(at)
        (ax, ay), (bx, by) = place(max(0.0, at - 0.3)), place(min(length, at + 0.3))
        heading = math.atan2(ay - by, ax - bx)
        out.append(Domino(x, y, _tall(at / length), heading, 0, 1 + (i * 5 + 2) % 6, 1 + (i * 3 + 1) % 6))
    out[0] = replace(out[0], high=0, low=0, thick=0.14)
    second = replace(out[-2], high=4, low=6)
    first = replace(out[-1], heading=second.heading, high=6, low=5)
    apart = math.hypot(first.x - second.x, first.y - second.y)
    gap = apart - first.h * first.thick - second.h * second.thick
    out[-1] = replace(
        first, lean=math.degrees(math.atan2(gap, second.h))
    )  # until its face lies on the next one's edge
    out[-2] = second
    return out
