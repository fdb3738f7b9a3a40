"""Drops that become birds that become footprints."""

from typing import Any

import numpy as np
import skia

from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import ell, poly, spline

HALF = (
    ((0, -0.5), (0.07, -0.42), (0.11, -0.25), (0.12, -0.05), (0.1, 0.2), (0.06, 0.55), (0.03, 0.9), (0, 1.4)),
    (
        (0, -0.66),
        (0.13, -0.36),
        (0.6, -0.62),
        (1.42, 0.06),
        (0.66, -0.2),
        (0.16, 0.1),
        (0.3, 0.84),
        (0, 0.52),
    ),
    ((0, -0.86), (0.2, -0.56), (0.42, -0.3), (0.4, 0.6), (0.24, 0.34), (0.15, 0.42), (0.15, 0.98), (0, 0.84)),
)
SOLE = (
    (-0.05, -0.86),
    (0.18, -0.84),
    (0.36, -0.66),
    (0.4, -0.4),
    (0.34, -0.1),
    (0.24, 0.2),
    (0.26, 0.7),
    (0.05, 0.95),
    (-0.2, 0.72),
    (-0.19, 0.25),
    (-0.2, -0.05),
    (-0.33, -0.36),
    (-0.36, -0.62),
    (-0.24, -0.82),
)
KEYS = [np.array([*h, *[(-x, y) for x, y in h[-2:0:-1]]]) for h in HALF] + [np.array(SOLE)]
STOPS = (0.09, 0.25, 0.56, 0.66)


def body(t: Any, beat: Any = 1.0) -> Any:
    """The outline at time t of the fall: drop, bird, folded bird, sole; wing and tail tips are sharp while they last."""
    i = min(int(np.searchsorted(STOPS, np.clip(t, STOPS[0], 0.99), "right")) - 1, 2)
    f = np.clip((t - STOPS[i]) / (STOPS[i + 1] - STOPS[i]), 0, 1)
    f = f**2.2 if i == 1 else f
    q = KEYS[i] * (1 - f) + KEYS[i + 1] * f
    q = q + np.array([(0, (1 - beat) * abs(x) ** 1.5) for x, _ in q]) * (t < 0.6)
    sharp = (0, 3, 6, 7, 8, 11) if 0.14 < t < 0.63 else ()
    return spline([(*v, "c") if j in sharp else tuple(v) for j, v in enumerate(q)], closed=True, step=0.08)


def place(t: Any, x: Any, y: Any, r: Any, turn: Any, foot: Any = 1, beat: Any = 1.0) -> Any:
    """One creature on the card; late ones grow toes."""
    c, s = np.cos(turn), np.sin(turn)
    q = body(t, beat) * (foot, 1)
    shapes = [poly(np.stack([x + r * (q[:, 0] * c - q[:, 1] * s), y + r * (q[:, 0] * s + q[:, 1] * c)], 1))]
    grow = np.clip((t - 0.64) / 0.05, 0, 1)
    if grow > 0.05:
        for a, b, e in (
            (-0.25, -1.08, 0.155),
            (0.01, -1.12, 0.11),
            (0.19, -1.06, 0.1),
            (0.34, -0.95, 0.09),
            (0.46, -0.8, 0.08),
        ):
            a, b = a * foot, -0.8 + (b + 0.8) * grow
            shapes.append(
                ell(
                    x + r * (a * c - b * s),
                    y + r * (a * s + b * c),
                    r * e * grow,
                    r * e * 1.2 * grow,
                    np.degrees(turn),
                )
            )
    return shapes


def shore(x: Any) -> Any:
    """The edge where night ends and snow begins."""
    return 640 - 0.28 * (x - 400) + 46 * np.sin(x / 118) + 16 * np.sin(x / 37 + 1)


def grounds(p: Print) -> Any:
    """Black above, paper below; between them a torn, combed edge."""
    xs = np.arange(0, 801, 8.0)
    night = poly([(0, 0), (800, 0)] + [(x, shore(x)) for x in xs[::-1]])
    p.ink("k", night)
    blue = poly([(0, 0), (800, 0)] + [(x, shore(x) + 150 + 30 * np.sin(x / 90 + 2)) for x in xs[::-1]])
    p.ink("1", blue)
    field = p.guided(
        [(640, 40), (560, 300), (420, 520), (200, 760), (140, 900)],
        [(300, 40), (240, 240), (90, 480)],
        [(780, 300), (700, 560), (480, 800)],
        [(140, 900), (260, 1010), (520, 1080), (780, 1100)],
        power=2,
    )
    return night, blue, field


def flock(p: Print) -> Any:
    """Many drops, fewer birds, one walker: time, place, size, heading, which foot."""
    path = spline(
        [
            (720, 20),
            (610, 230),
            (460, 420),
            (280, 620),
            (150, 790),
            (128, 950),
            (240, 1070),
            (420, 1085),
            (560, 1010),
            (650, 905),
            (700, 800),
        ]
    )
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    long, s = s[-1], s / s[-1]

    def at(t: Any) -> Any:
        t = np.clip(t, 0.002, 0.998)
        q = np.array([np.interp(t, s, path[:, i]) for i in (0, 1)])
        e = np.array(
            [np.interp(t + 0.002, s, path[:, i]) - np.interp(t - 0.002, s, path[:, i]) for i in (0, 1)]
        )
        return q, e / (np.hypot(*e) + 1e-9)

    for t, lanes, r in (
        (0.07, 5, 34),
        (0.125, 6, 36),
        (0.18, 5, 40),
        (0.235, 6, 42),
        (0.29, 5, 47),
        (0.345, 5, 50),
        (0.4, 4, 52),
        (0.45, 3, 52),
        (0.5, 2, 50),
        (0.545, 1, 48),
    ):
        for i in range(lanes):
            o = i - (lanes - 1) / 2 + (0.25 if lanes % 2 else -0.1)
            q, e = at(t + p.rng.uniform(-0.008, 0.008) - 0.012 * abs(o))
            q = q + np.array([-e[1], e[0]]) * o * 118 * (1 - 0.3 * t) + p.rng.normal(0, 6, 2)
            yield t, q, r, np.arctan2(e[1], e[0]) + np.pi / 2 + p.rng.normal(0, 0.1) - 0.06 * o, 1
    t, n = 0.585, 0
    while t < 0.985:
        q, e = at(t)
        side = 1 if n % 2 else -1
        size = float(np.interp(t, (0.58, 0.68, 0.76, 1.0), (47, 56, 54, 15)))
        yield (
            t,
            q + np.array([-e[1], e[0]]) * side * size * 0.5,
            size,
            np.arctan2(e[1], e[0]) + np.pi / 2 + side * 0.1,
            side,
        )
        t, n = t + size * 1.32 / long, n + 1


def creature(p: Print, night: Any, day: Any, t: Any, q: Any, r: Any, turn: Any, foot: Any) -> Any:
    """White where it is dark, black where it is light, with a few cuts along the wing."""
    rng = p.dice()
    shape = knife(
        *place(t, q[0], q[1], r, turn, foot, rng.uniform(0.75, 1.35)),
        rng=rng,
        eps=0.6,
        jit=0.2 if t > 0.6 else 0.5,
    )
    if t > 0.56:
        shade = skia.Path(shape)
        shade.offset(r * 0.11, r * 0.13)
        p.ink("1", shade)
    p.halo(shape, 4, "k", clip=day)
    if t > 0.14:
        p.halo(shape, 4.5 if t < 0.56 else 0.1, "1")
        p.halo(shape, 4, clip=night, on=True)
    else:
        p.carve("1", shape)
    p.carve("k", shape, clip=night)
    p.ink("k", shape, clip=day)
    if 0.24 < t < 0.5:
        wing = np.arctan2(p.y - q[1], p.x - q[0])
        p.gouges("k", shape, wing, 26, (r * 0.25, r * 0.45), (1.4, 2.8), cut=False, clip=night, apart=2)
        p.gouges("k", shape, wing, 26, (r * 0.25, r * 0.45), (1.4, 2.8), clip=day, apart=2)
