"""Caring: ears like a roof, arms round a sleeping chick."""

import math

import numpy as np

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly, taper

CHICK = ["#8a5410", "#dc9c1c", "#fcd850", "#fff8b8"]
SHAWL = ["#1c4c54", "#3c8c8c", "#84c8b8", "#e0f4dc"]


def chick(c: Tile, x: float, y: float, s: float) -> None:
    """A chick asleep in a shawl, the middle of its head at (x, y)."""
    f = c.at(x, y, s, 14, wob=0.5)
    m = f.paint(ell(0, 0, 92, 84), CHICK, vol=60, edge=0.32, rim=0.5, amb=0.3)
    c.marks(m, lambda px, py: np.arctan2(py - y, px - x), 420, 16, 2.8, None, 0.08, 0.6)
    for dx, top in ((-14, -108), (2, -118), (16, -106)):
        f.paint(taper((dx * 0.4, -76, 12), (dx * 0.8, -96, 9), (dx, top, 5)), CHICK, vol=5, edge=0.25)
    for sg in (-1, 1):
        f.line([(sg * 40 - 20, -8), (sg * 40, 8), (sg * 40 + 20, -8)], 8, "#3a1c10", alpha=0.95)
        f.flat(ell(sg * 60, 26, 18, 12), "#f07838", 0.55, 5)
    f.paint(
        poly([(-20, 14), (20, 14), (0, 44)]),
        ["#a04c10", "#f08c20", "#ffc468"],
        vol=9,
        det=0.7,
        edge=0.35,
        wob=0.2,
    )
    shawl = f.paint(
        blob(
            (-130, 14, "c"),
            (-60, 66),
            (0, 56),
            (60, 66),
            (130, 14, "c"),
            (120, 100),
            (60, 160),
            (-60, 160),
            (-120, 100),
        ),
        SHAWL,
        vol=40,
        edge=0.32,
        rim=0.4,
    )
    for k in range(4):
        f.line(
            [(-120, 56 + k * 26), (0, 84 + k * 26), (120, 56 + k * 26)], 8, "#f4f8e4", alpha=0.6, clip=shawl
        )


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff0d0", "#fcdcc0")
    wash(c, ("#f4b48c", "#fcd4b0", "#f0b08c"), "#fff4e0", 400, 460, 0.5)
    for i in range(46):
        a, r = c.rng.uniform(0, 2 * math.pi), c.rng.uniform(270, 380)
        arc = [(400 + r * math.cos(a + d), 480 + r * 0.95 * math.sin(a + d)) for d in (-0.22, 0, 0.22)]
        c.line(arc, c.rng.uniform(8, 16), ("#c8805c", "#fff0d8", "#e09c70")[i % 3], 0.4)
    c.enter()
    torso(c, 400, 560, 400, 280, "grey")
    rabbit(
        c,
        400,
        390,
        0.86,
        "grey",
        tilt=-8,
        turn=(6, 28),
        ears=((30, -84, 0.75), (34, -84, 0.75)),
        eyes=Eye(lid=0.4, pupil=(0.1, 0.7), psize=1.15, iris="#6a4a34"),
        brow=-0.4,
        browy=8,
        mouth="smile",
        blush=0.55,
    )
    chick(c, 406, 640, 0.98)
    arm(c, [(252, 640), (236, 742), (330, 752)], "grey", 78, 1.05, out=-20)
    arm(c, [(556, 640), (576, 742), (486, 748)], "grey", 78, 1.05, out=-160)
