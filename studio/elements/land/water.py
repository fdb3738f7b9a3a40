"""Boats, and water that is a thing: rivers, falls, waves, puddles, ripples."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Colour, Ramp
from studio.paint import Card
from studio.palettes import LINEN, RIVER, SEA, WOOD
from studio.shapes import Point, blob, cut, ell, poly, taper


def boat(
    c: Card,
    x: float,
    y: float,
    w: float = 134,
    ramp: Ramp = WOOD,
    flip: bool = False,
    rim: float = 0.7,
    fog: float = 0,
) -> None:
    """A rowing boat seen from the side, its waterline near (x, y); paint the rower before it."""
    f = c.at(x, y, w / 134, 0, flip, vol=16, wob=0.4, det=0.7, rim=rim, fog=fog)
    f.paint(
        blob(
            (-60, -16, "c"),
            (-30, -6),
            (10, -5),
            (50, -10),
            (74, -26, "c"),
            (62, 2),
            (40, 13),
            (0, 16),
            (-34, 13),
            (-52, 2),
        ),
        ramp,
    )
    f.line([(-58, -12), (-20, -1), (20, 0), (68, -17)], 2.4, ramp[-1], alpha=0.7)


def sailing_boat(
    c: Card,
    x: float,
    y: float,
    h: float = 200,
    ramp: Ramp = WOOD,
    sail: Ramp = LINEN,
    flip: bool = False,
    fog: float = 0,
) -> None:
    """A fishing boat under sail, hull at (x, y)."""
    f = c.at(x, y, h / 200, 0, flip, vol=14, wob=0.4, det=0.6, rim=0.5, fog=fog)
    f.line([(-4, -20), (-2, -196)], 5, "#3a2820", alpha=1, ends=0.8)
    f.paint(blob((4, -190, "c"), (60, -120), (84, -44, "c"), (40, -40), (4, -42, "c")), sail, vol=24)
    f.paint(blob((-10, -180, "c"), (-26, -110), (-66, -46, "c"), (-30, -48), (-10, -46, "c")), sail, vol=18)
    f.paint(
        blob(
            (-84, -34, "c"), (-30, -22), (40, -22), (92, -38, "c"), (74, -4), (50, 10), (-40, 10), (-68, -6)
        ),
        ramp,
    )


def oar(c: Card, x: float, y: float, h: float = 120, lean: float = -30) -> None:
    """An oar: its blade at (x, y), the shaft going up by `h`, leaning in degrees."""
    f = c.at(x, y, h / 120, lean, vol=4, wob=0.4, det=0.7)
    f.line([(0, -10), (0, -120)], 4, "#5a3c28", alpha=1, ends=0.9)
    f.paint(ell(0, -2, 7, 18), WOOD)


def paper_boat(c: Card, x: float, y: float, w: float = 70, ramp: Ramp = LINEN) -> None:
    """A folded paper boat."""
    f = c.at(x, y, w / 70, vol=4, wob=0.3, det=0.8)
    f.paint(poly([(-14, -12), (0, -40), (14, -12)]), ramp, grad=(0.1, -0.1))
    f.paint(poly([(-38, -20), (0, -12), (38, -20), (22, 4), (-22, 4)]), ramp)
    f.line([(0, -12), (0, 3)], 1.2, "#9a948c", alpha=0.6)


def river(c: Card, points: Sequence[Point], ramp: Ramp = RIVER, n: int = 500, fog: float = 0) -> Arr:
    """A stream through points (x, y, width), with strokes along it; returns its mask."""
    m = c.paint(
        taper(*points), ramp, vol=60, edge=0.25, amb=0.3, tex=0.35, grain=1, grad=(0.25, -0.25), fog=fog
    )
    c.marks(
        m,
        lambda _, y: 0.35 + 0.5 * np.sin(y / 60),
        n,
        54,
        3.6,
        ramp,
        jit=0.2,
        alpha=0.6,
        bias=0.02,
        curl=0.15,
    )
    return m


def waterfall(c: Card, points: Sequence[Point], ramp: Ramp = RIVER, n: int = 420) -> Arr:
    """Falling water through points (x, y, width) from above, with spray at the foot."""
    m = c.paint(taper(*points), ramp, vol=22, edge=0.05, tex=0.5, grain=2, alpha=0.93, grad=(0.15, 0.2))
    c.marks(m, 1.6, n, 60, 3.4, ramp, jit=0.22, alpha=0.8, bias=0.1, curl=0.05)
    x, y, w = points[-1][:3]
    for _ in range(16):
        c.halo(
            x + c.rng.normal(0, w * 0.5),
            y + c.rng.normal(0, w * 0.16),
            c.rng.uniform(w * 0.3, w * 0.7),
            "#f0fff8",
            0.3,
        )
    return m


def puddle(
    c: Card, x: float, y: float, w: float = 140, col: Colour = "#7a94a8", a: float = 0.7, sy: float = 0.22
) -> Arr:
    """A puddle lying flat, mirroring what is above it."""
    m = c.mask(
        blob(
            (x - w / 2, y),
            (x - w * 0.3, y - w * sy * 0.8),
            (x + w * 0.1, y - w * sy * 0.6),
            (x + w / 2, y - w * sy * 0.2),
            (x + w * 0.4, y + w * sy * 0.6),
            (x - w * 0.1, y + w * sy),
            (x - w * 0.4, y + w * sy * 0.6),
        ),
        1.0,
        1.0,
    )
    c.over(m * a, col)
    c.mirror(y - w * sy * 0.6, x - w, x + w, 0.6, 0.3, w, col, 0.2, clip=m)
    return m


def waves(
    c: Card,
    y0: float,
    y1: float,
    n: int = 60,
    col: Colour = "#d8ece4",
    a: float = 0.5,
    clip: Arr | None = None,
) -> None:
    """Crests between two heights, longer towards us."""
    for _ in range(n):
        u = c.rng.random()
        x, y, w = c.rng.uniform(-20, 820), y0 + (y1 - y0) * u, (14 + 46 * u) * c.rng.uniform(0.6, 1.3)
        c.line(
            [
                (x - w, y + w * 0.06),
                (x - w * 0.3, y - w * 0.08),
                (x + w * 0.3, y + w * 0.03),
                (x + w, y - w * 0.03),
            ],
            1.2 + 2.4 * u,
            col,
            a * c.rng.uniform(0.4, 1),
            clip=clip,
            det=0.2,
        )


def ring(c: Card, x: float, y: float, w: float = 90, col: Colour = "#d8ece4", a: float = 0.5) -> None:
    """A ripple ring on water round (x, y)."""
    for r, t in ((0.5, 1.0), (0.34, 0.6)):
        c.flat(cut(ell(x, y, w * r, w * r * 0.26), ell(x, y, w * r - 2, w * r * 0.26 - 1.4)), col, a * t, 0.6)


def rings_round(c: Card, x: float, y: float, col: Colour = "#d8ece4", a: float = 0.5) -> None:
    """Three rings round (x, y), where somebody drinks."""
    for w in (70, 120, 180):
        ring(c, x, y, w, col, a)


def shore(
    c: Card, y: float, ramp: Ramp = SEA, foam: Colour = "#f4fbf4", amp: float = 16, seed: int = 1
) -> Arr:
    """Sea above a beach: water from height `y` up to the horizon is yours; this paints its foam edge."""
    r = np.random.default_rng(seed)
    knots = [(px, y + r.uniform(-amp, amp)) for px in range(-40, 860, 90)]
    m = c.paint(
        taper(*[(px, py, 26 + 10 * r.random()) for px, py in knots]),
        [ramp[2], ramp[3], "#ffffff"],
        vol=8,
        soft=3,
        alpha=0.6,
        edge=0,
    )
    c.line(knots, 5, foam, 0.85, 1.4, ends=0.8)
    return m
