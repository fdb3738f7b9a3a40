"""Old firs under snow: drooping boughs, each with its own load, no two trees alike."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Point, blob, taper

NEEDLES: Ramp = ["#060a1e", "#10183a", "#22305a", "#4c5a84"]
LOAD: Ramp = ["#3c4480", "#6c74a8", "#a8acd0", "#f4e4d4"]


def _skirt(r: np.random.Generator, x: float, y: float, w: float, h: float) -> list[Point]:
    """One tier of boughs: its shoulders at (x, y), its fingers `h` lower, `w` to either side."""
    n = int(r.integers(4, 7))
    tips: list[Point] = []
    for k in range(n):
        u = -1 + 2 * (k + 0.5 + r.uniform(-0.2, 0.2)) / n
        low = h * (0.74 + 0.3 * (1 - u * u) + r.uniform(-0.12, 0.16))
        if k:
            v = -1 + 2 * k / n
            tips.append((x + w * v * 0.86, y + h * (0.6 + 0.16 * (1 - v * v))))
        tips.append((x + w * u * 1.08, y + low, "c"))
    return [(x, y - h * 0.35), (x + w * 0.42, y + h * 0.12), *reversed(tips), (x - w * 0.42, y + h * 0.12)]


def snowy_fir(
    c: Card,
    x: float,
    y: float,
    h: float = 400,
    seed: int = 1,
    fog: float = 0,
    snow: float = 0.7,
    wide: float = 0.25,
) -> None:
    """A fir standing at (x, y), `h` high, its boughs `wide` x h to either side; `snow` 0..1 is how much lies on it."""
    r = np.random.default_rng(seed)
    c.paint(taper((x, y, h * 0.05), (x, y - h * 0.5, h * 0.03)), NEEDLES, vol=4, fog=fog, wob=0.6)
    n = 9
    lean = r.uniform(-0.02, 0.02) * h
    for i in reversed(range(n)):
        t = (i + 0.3 + r.uniform(-0.2, 0.2)) / n
        top, w = y - h + h * t * 0.9, h * wide * (0.08 + t**0.92) * r.uniform(0.82, 1.14)
        drop, px = h * (0.07 + 0.1 * t), x + lean * (1 - t)
        m = c.paint(
            blob(*_skirt(r, px, top, w, drop)),
            NEEDLES,
            vol=h * 0.04,
            amb=0.16,
            fog=fog,
            wob=0.9,
            tex=0.3,
            edge=0.3,
        )
        c.shade(blob((px - w, top + drop), (px, top + drop * 0.62), (px + w, top + drop), (px, top + drop * 1.5)),
            0.4 * (1 - fog), h * 0.02, "#060818", clip=m)  # fmt: skip
        for _ in range(int(5 * snow + r.random())):
            u, reach = r.uniform(-0.8, 0.8), r.uniform(0.16, 0.34) * w
            sx, sy = px + u * w * 0.72, top + drop * (0.02 + 0.5 * abs(u) + r.uniform(-0.05, 0.14))
            fall = math.copysign(reach * 0.5, u)
            pad = taper(
                (sx - fall, sy - reach * 0.26, drop * 0.08),
                (sx, sy - reach * 0.06, drop * r.uniform(0.16, 0.3)),
                (sx + fall * 1.3, sy + reach * 0.36, drop * 0.07),
            )
            c.paint(
                pad,
                LOAD,
                vol=drop * 0.12,
                amb=0.3,
                gain=0.62,
                fog=fog,
                clip=m,
                edge=0,
                wob=0.8,
                soft=0.8,
                alpha=0.5 + 0.4 * snow,
            )
