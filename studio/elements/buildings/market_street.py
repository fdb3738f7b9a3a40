"""A market street in slanting sun: a wall in the shade, a wall in the light, setts between them, stalls with awnings."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.things.knitting import heap
from studio.paint import Card
from studio.palettes import BRASS, PLUM, ROSE, SAGE
from studio.shapes import Path, Point, blob, ell, poly, quad, rect

SHADED = ["#2a1c3c", "#4c3560", "#7c5c80", "#b08890"]
SUNNY = ["#7c4448", "#c07c50", "#eeb468", "#ffe0a0"]
SETTS = (["#4a3c58", "#76647c", "#a89098", "#dcc0ac"], ["#40344e", "#685870", "#98828c", "#ccb0a0"],
         ["#544058", "#84687a", "#bc9a90", "#f0d0a8"])  # fmt: skip
EYE = (400.0, 785.0)  # where the street runs to
LEFT = ((-24, -60), (250, 470), (250, 862), (-24, 1004))
RIGHT = ((824, -60), (550, 470), (550, 862), (824, 1004))


def _hatch(wall: tuple[Point, Point, Point, Point], u0: float, v0: float, u1: float, v1: float) -> Path:
    """A piece of a wall in perspective."""
    return poly([quad(*wall, u, v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))])


def _wall(c: Card, wall: tuple[Point, Point, Point, Point], tone: Ramp, sunny: bool) -> None:
    """One side of the street: two houses, a cornice, windows with shutters and sills."""
    c.paint(
        poly(wall),
        tone,
        vol=4,
        amb=0.42 if sunny else 0.3,
        tex=0.3,
        grain=2,
        edge=0.1,
        wob=0.6,
        grad=(0.12, -0.14),
    )
    c.shade(_hatch(wall, 0.52, 0.0, 1.0, 1.0), 0.16, 3, "#3c1c50")
    c.flat(_hatch(wall, 0, 0.02, 1, 0.045), tone[3], 0.6, 1)
    glass, sill = ("#5c3c50", "#fff0c4") if sunny else ("#1c1430", "#a88498")
    shutter: Ramp = ["#3c5c58", "#6c9080", "#b4c49c"] if sunny else ["#241c44", "#3c3868", "#5c5c8c"]
    for u in (0.12, 0.32, 0.62, 0.82):
        for v in (0.11, 0.3, 0.49, 0.68):
            c.flat(_hatch(wall, u, v, u + 0.075, v + 0.105), glass, 0.95, wob=0.4, det=0.4)
            c.flat(_hatch(wall, u, v + 0.05, u + 0.075, v + 0.056), tone[2], 0.8, wob=0.4)
            for side in (-0.044, 0.079):
                c.paint(
                    _hatch(wall, u + side, v, u + side + 0.04, v + 0.105),
                    shutter,
                    vol=2,
                    amb=0.5,
                    wob=0.4,
                    edge=0.3,
                )
            c.flat(_hatch(wall, u - 0.02, v + 0.108, u + 0.1, v + 0.118), sill, 0.8, wob=0.4)


def market_street(c: Card, light: tuple[float, float, float]) -> Arr:
    """The street fills the page; its setts begin at 850. Returns the mask of the ground."""
    c.sky([(0, "#d89838"), (300, "#ecbc60"), (700, "#fae0a0")])
    for x, h, w in ((310, 470, 90), (386, 400, 90), (470, 450, 100)):
        gable = poly(
            [(x - w / 2, 862), (x - w / 2, 900 - h), (x, 850 - h), (x + w / 2, 900 - h), (x + w / 2, 862)]
        )
        c.paint(gable, SUNNY, vol=6, fog=0.66, fogcol="#f4d898", wob=0.6)
    _wall(c, LEFT, SHADED, False)
    _wall(c, RIGHT, SUNNY, True)
    c.haze(880, 600, "#f4d08c", 0.4)
    ground = poly([(-30, 1008), (250, 858), (550, 858), (830, 1008), (830, 1240), (-30, 1240)])
    m = c.paint(ground, ["#3c3048", "#645468", "#94808a"], vol=3, amb=0.4, edge=0, tex=0.2, light=light)
    for tone, stones in zip(SETTS, _setts(), strict=True):
        c.paint(stones, tone, vol=5, amb=0.46, clip=m, light=light, edge=0.16, wob=0.8, tex=0.2)
    c.marks(m, 0.0, 260, 34, 5, jit=0.05, alpha=0.35)
    return m


def _setts() -> list[Path]:
    """Worn stones in rows, larger towards us, in three tones."""
    r = np.random.default_rng(58)
    heaps: list[list[Path]] = [[], [], []]
    y = 866.0
    while y < 1230:
        deep = (y - EYE[1]) * 0.085 + 3
        x = -40 - float(r.uniform(0, 40))
        while x < 840:
            w = deep * float(r.uniform(1.7, 2.7))
            k = [float(v) for v in r.uniform(-1, 1, 4)]
            left, right, top, low = x + 1.5, x + w - 1.5, y - deep * 0.46, y + deep * 0.44
            ring = (
                (left, low + k[0] * 2),
                (left + 2, top + k[1] * 2),
                (right - 2, top + k[2] * 2),
                (right, low + k[3] * 2),
            )
            heaps[int(r.integers(3))].append(blob(*ring))
            x += w
        y += deep
    return [heap(stones) for stones in heaps]


def market_stall(c: Card, x: float, y: float, flip: bool = False) -> None:
    """A counter of fruit under a striped awning, 160 wide."""
    f = c.at(x, y, 1.0, 0, flip, wob=0.5, vol=10, fog=0.12, edge=0.25)
    f.shade(ell(0, 6, 100, 12), 0.5, 7, "#241634")
    f.paint(rect(-80, -66, 80, 6), ["#4a2c24", "#84583c", "#c89c64"])
    f.shade(rect(-80, -66, 80, -40), 0.3, 6, "#241634")
    for k in range(6):
        left, right = -96 + 30 * k, -66 + 30 * k
        stripe = poly([(left, -150), (right, -150), (-60 + 32 * k, -96), (-92 + 32 * k, -96)])
        f.paint(stripe, PLUM if k % 2 else ["#a4784c", "#ecd0a0", "#fff4dc"])
    for k, col in enumerate((ROSE, SAGE, ROSE, BRASS, SAGE)):
        f.paint(ell(-60 + 28 * k, -72, 17, 14), col, vol=9)
