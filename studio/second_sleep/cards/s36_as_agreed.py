"""As Agreed.

A bamboo scaffold climbs the whole card round a building that is not there. Workers plumb, measure, hand up panes of nothing;
one irons a shirt. Half way up a flock of sparrows flies round a corner as if there were one.
"""

import numpy as np

from studio.linocut.elements.animals import bird
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.bamboo import pole, tie
from studio.shapes import curve, poly, rect

META = {"number": 36, "slug": "as-agreed", "seed": 36, "inks": "verdigris-rust"}
CORNER = 452.0
LEVELS = tuple(np.linspace(1196, -60, 10))
LEFTS, RIGHTS = (30.0, 152.0, 268.0, 372.0), (540.0, 640.0, 748.0)


def slope(x: float) -> float:
    """How far a ledger has risen or sunk at x: two fronts that meet at the corner."""
    return (CORNER - x) * (-0.13 if x < CORNER else 0.26)


def level(n: int, x: float) -> float:
    """The height of storey n at x; the lines lean towards an eye at two thirds of the card."""
    y = float(LEVELS[n])
    return y + slope(x) * (y - 760) / 760 * 1.5


def lattice(p: Print) -> None:
    """Nets first, then standards, ledgers, a few braces."""
    for n, m, x0, x1 in (
        (0, 1, 30, 452),
        (5, 6, 152, 452),
        (6, 9, 640, 820),
        (2, 4, 452, 540),
        (7, 9, -20, 152),
    ):
        net = poly([(x0, level(n, x0)), (x1, level(n, x1)), (x1, level(m, x1)), (x0, level(m, x0))])
        p.engrave("1", net, p.level(84), 0.72, 9, False, (60, 160), jit=0.04)
        p.engrave("1", net, p.level(2), 0.3, 16, False, (60, 160), jit=0.04)
    for x in (*LEFTS, *RIGHTS):
        pole(p, (x, 1230), (x + (CORNER - x) * 0.05, -30), 12)
    for n in range(len(LEVELS)):
        pole(p, (-10, level(n, -10)), (CORNER, level(n, CORNER)), 11)
        pole(p, (CORNER, level(n, CORNER)), (810, level(n, 810)), 11)
    for n, a, b in ((0, 30, 268), (4, 268, 30), (2, 748, 540), (6, 452, 640)):
        pole(p, (a, level(n, a)), (b, level(n + 2, b)), 10)
    pole(p, (CORNER, 1230), (CORNER, -30), 17)
    for n in range(len(LEVELS)):
        for x in (*LEFTS, CORNER, *RIGHTS):
            tie(p, x + (CORNER - x) * 0.05 * (1 - level(n, x) / 1200), level(n, x))


def crew(p: Print) -> None:
    """Everybody at work."""
    man = Wear(skin="k", top="k", legs="k", shoes="k", cap="cone", hat="k")
    y = level(2, 150) - 4
    one = figure(p, 92, y, 186, "carry", wear=man, flip=True, near=(142, y - 106), far=(140, y - 60), halo=4)
    figure(
        p,
        262,
        level(2, 262) - 4,
        186,
        "carry",
        wear=man.but(cap="cap"),
        near=(214, y - 106),
        far=(214, y - 60),
        halo=4,
    )
    x, y = one["near_hand"]
    p.contour(poly([(x - 4, y - 40), (x + 78, y - 46), (x + 80, y + 70), (x - 2, y + 78)]), 5)
    who = figure(
        p,
        322,
        level(6, 322) - 4,
        172,
        "stand",
        wear=man.but(cap="cap"),
        near=(268, level(6, 268) - 112),
        halo=4,
    )
    px, py = who["near_hand"]
    p.line((px, py), (px, py + 250), w=3, ends=0.9)
    p.shape(poly([(px - 8, py + 250), (px + 8, py + 250), (px, py + 282)]), tone="k", halo=2, clear="12k")
    her = figure(
        p,
        612,
        level(4, 612) - 4,
        176,
        "wait",
        wear=Wear(skin="k", top="2", legs="k", woman=True, skirt=0.7, style="bun"),
        near=(560, level(4, 560) - 92),
        halo=4,
    )
    ix, iy = her["near_hand"]
    p.shape(
        poly([(ix - 76, iy + 16), (ix + 22, iy + 14), (ix + 22, iy + 24), (ix - 78, iy + 26)]),
        tone="k",
        halo=2,
        clear="12k",
    )
    p.line((ix - 62, iy + 22), (ix - 30, level(4, 540) - 6), w=5)
    p.line((ix + 8, iy + 22), (ix - 50, level(4, 540) - 6), w=5)
    p.shape(
        poly(
            [
                (ix - 70, iy + 16),
                (ix - 20, iy + 15),
                (ix - 16, iy + 60),
                (ix - 36, iy + 62),
                (ix - 70, iy + 50),
            ]
        ),
        tone="",
        line=3,
        halo=2,
    )
    p.shape(
        poly([(ix - 34, iy + 14), (ix + 12, iy + 12), (ix + 4, iy - 6), (ix - 22, iy - 2)]),
        tone="k",
        halo=2,
        clear="12k",
    )
    figure(p, 696, level(7, 696) - 4, 170, "point", wear=man, halo=4)
    figure(p, 94, level(8, 94) - 4, 166, "carry_walk", wear=man, flip=True, halo=4)


def scene(p: Print) -> None:
    """Air, poles, people, birds."""
    p.ground("")
    p.chatter(rect(40, 40, 760, 1160), 0.1, 90)
    lattice(p)
    crew(p)
    y = (level(5, CORNER) + level(6, CORNER)) / 2
    path = curve((60, y + 70), (220, y + 44), (CORNER + 34, y + 6), (610, y - 26), (760, y - 90))
    for t in np.linspace(0.04, 0.96, 15):
        q = path[int(t * (len(path) - 1))]
        bird(
            p,
            float(q[0]),
            float(q[1] + p.rng.uniform(-24, 24)),
            56,
            "fly",
            "k",
            True,
            rot=-8 if q[0] < CORNER else -24,
            beat=float(p.rng.uniform(0.4, 1.4)),
            halo=4,
        )
    p.border()
