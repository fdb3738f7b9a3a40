"""What can be carried on a head: a sleeping lion, a small storm, a stack of chairs, a tub with somebody's tail in it."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, STEEL, WOOD
from studio.shapes import blob, ell, rect, taper

TAWNY: Ramp = ["#4a2414", "#9c6028", "#dca450", "#fce0a0"]
MANE: Ramp = ["#2c1210", "#6c3418", "#a8602c", "#dc9c54"]
STORM: Ramp = ["#1a1e34", "#3a4462", "#6c7c98", "#b8c4cc"]


def head_ring(c: Card, x: float, y: float, w: float, ramp: Ramp) -> None:
    """The ring of cloth under a load, lying on the head at (x, y)."""
    c.paint(ell(x, y, w / 2, w / 6), ramp, vol=5, wob=0.2, det=0.6)


def sleeping_lion(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Draped over a head at (x, y), legs and tail hanging on both sides, 190 wide at s=1."""
    f = c.at(x, y, s, vol=16, det=0.6, wob=0.35, edge=0.26, rim=0.8, rimw=5)
    f.paint(taper((74, -22, 26), (90, 0, 20), (84, 30, 15), (74, 44, 17)), [TAWNY[0], *TAWNY[:-1]])
    f.paint(taper((-48, -20, 24), (-58, 14, 18), (-54, 54, 15), (-60, 66, 17)), [TAWNY[0], *TAWNY[:-1]])
    f.paint(taper((92, -28, 8), (112, -12, 6), (112, 24, 5), (100, 40, 5)), TAWNY, vol=4)
    f.paint(blob((94, 38), (108, 40), (104, 60), (92, 62)), MANE, vol=5)
    m = f.paint(
        blob((-62, -6), (-50, -40), (0, -44), (52, -52), (92, -38), (100, -10), (70, 6), (0, 2), (-40, 8)),
        TAWNY,
        vol=24,
    )
    c.marks(m, 0.05, int(260 * s), 22 * s, 3, jit=0.08)
    f.paint(taper((80, -16, 28), (66, 14, 20), (58, 40, 16), (48, 52, 18)), TAWNY)
    m = f.paint(
        blob((-40, -58), (-74, -70), (-108, -52), (-120, -18), (-104, 16), (-72, 26), (-44, 8), (-34, -22)),
        MANE,
        vol=20,
    )
    c.marks(m, lambda px, py: math.pi / 2 + 0.4 + 0 * px, int(320 * s), 24 * s, 3.4, jit=0.12)
    f.paint(
        blob((-64, -42), (-96, -40), (-108, -16), (-112, 6), (-100, 20), (-82, 18), (-66, 0)), TAWNY, vol=14
    )
    f.paint(ell(-64, -50, 9, 10), TAWNY, vol=5)
    f.flat(blob((-112, -2), (-118, 6), (-110, 10)), "#3a1814", 1, det=1)
    f.line([(-110, 10), (-102, 14), (-92, 10)], 2, "#4a2014", alpha=0.9)
    f.line([(-100, -18), (-92, -13), (-84, -18)], 2.8, "#2a1010", alpha=1, det=1)
    f.paint(taper((-44, -8, 24), (-46, 26, 17), (-40, 62, 15), (-46, 74, 18)), TAWNY)


def small_storm(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A thundercloud on a head at (x, y): it rains on whoever carries it, and nowhere else."""
    f = c.at(x, y, s, wob=0.9, vol=26, tex=0.3, rim=0.7, edge=0.14)
    c.rain(
        int(90 * s), 0.1, "#dce8f0", 0.75, clip=c.mask(rect(x - 74 * s, y, x + 74 * s, y + 196 * s), 0.5, 6)
    )
    lumps = (
        (-62, -30, 40),
        (-16, -24, 44),
        (40, -26, 46),
        (76, -22, 28),
        (-34, -66, 44),
        (22, -76, 50),
        (62, -56, 34),
        (-4, -104, 34),
    )
    for lx, ly, r in lumps:
        f.paint(ell(lx, ly, r, r * 0.86), STORM)
    f.shade(blob((-90, -14), (0, -24), (96, -12), (60, 12), (-60, 12)), 0.4, 10, "#141830")
    bolt = [
        (54 + px, py, "c")
        for px, py in ((6, -10), (-10, 30), (4, 28), (-8, 74), (22, 18), (8, 20), (22, -10))
    ]
    f.flat(blob(*bolt), "#fff4b4", 1, det=1, wob=0.1)
    c.halo(x + 60 * s, y + 30 * s, 90 * s, "#fff0a0", 0.4)


def chair_tower(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Seven chairs that nobody sits on, piled up anyhow."""
    ramps = (
        WOOD,
        ["#3a1010", "#8c2c24", "#cc5840", "#f4a880"],
        ["#10242c", "#245c64", "#5c9c98", "#b8dcc8"],
        BRASS,
    )
    spots = (
        (-24, -2, -6, 0),
        (30, -4, 8, 2),
        (2, -50, 176, 1),
        (-30, -64, 20, 3),
        (28, -96, -14, 0),
        (-8, -128, 8, 2),
        (14, -176, -22, 1),
    )
    for lx, ly, rot, k in spots:
        f = c.at(x + lx * s, y + ly * s, s, rot, vol=3, det=0.8, wob=0.2, edge=0.25, rim=0.7, rimw=3)
        r = ramps[k]
        for px in (-20, 18):
            f.paint(taper((px, -26, 5.4), (px * 1.15, 0, 5)), r)
        f.paint(taper((20, -28, 5.4), (25, -74, 5)), r)
        f.paint(taper((-14, -28, 5), (-9, -70, 4.6)), [r[0], *r[:-1]])
        f.paint(rect(-24, -33, 24, -25, 3), r, vol=4)
        for py in (-46, -60, -71):
            f.paint(taper((-11, py + 2, 5), (23, py - 2, 5)), r)


def tail_in_tub(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A tin tub on a head at (x, y), brim-full, and a great fish's tail that stands up out of it."""
    f = c.at(x, y, s, vol=14, det=0.65, wob=0.3, edge=0.26, rim=0.8, rimw=4)
    fish: Ramp = ["#0c3040", "#1c7078", "#58b4a4", "#dcf0c0"]
    m = f.paint(taper((-4, -66, 62), (-10, -110, 46), (6, -152, 26), (24, -180, 17)), fish)
    for k in range(5):
        f.line(
            [(-34 + 5 * k, -76 - 18 * k), (-4 + 4 * k, -66 - 19 * k), (26 + 2 * k, -84 - 18 * k)],
            2.4,
            fish[0],
            alpha=0.5,
            clip=m,
        )
    f.paint(
        blob(
            (20, -180),
            (-12, -222),
            (-26, -238),
            (14, -226),
            (34, -206),
            (60, -240),
            (84, -236),
            (62, -196),
            (34, -174),
        ),
        fish,
        vol=8,
    )
    f.paint(ell(0, -66, 70, 15), ["#1c5060", "#58a0a4", "#c8ecdc"], vol=4)
    f.paint(taper((-6, -62, 60), (-7, -80, 54)), fish, vol=14)
    tub = f.paint(
        blob((-72, -66, "c"), (-56, 0, "c"), (0, 6), (56, 0, "c"), (72, -66, "c"), (0, -50)), STEEL, vol=16
    )
    for y0 in (-46, -14):
        f.line([(-72, y0 - 8), (0, y0 + 8), (72, y0 - 8)], 4, STEEL[0], alpha=0.45, clip=tub, ends=0.9)
    for dx, dy in ((-74, -40), (78, -52), (70, -20), (-66, -84), (64, -92)):
        f.flat(ell(dx, dy, 3, 4.6), "#dcf4ec", 0.9, det=0.8)
