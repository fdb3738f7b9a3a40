"""Curious: leaning out of the leaves, one eye enormous behind the glass."""

import math

from studio.palettes import FURS, RED, SPRING, WALNUT
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye, paint_eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import paw_at, torso
from studio.rabbits.things import magnifier
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell


def leaf(c: Tile, x: float, y: float, rot: float, r: float) -> None:
    """A big soft leaf, its stalk at (x, y)."""
    f = c.at(x, y, r / 100, rot, wob=0.8)
    m = f.paint(
        blob((0, 40, "c"), (-50, 0), (-54, -60), (-30, -110), (0, -150, "c"), (30, -110), (54, -60), (50, 0)),
        SPRING[:-1],
        vol=16,
        edge=0.25,
        amb=0.42,
    )
    f.line([(0, 36), (2, -50), (0, -140)], 4, "#3c6c30", alpha=0.6, clip=m)
    for d in (-20, -55, -90):
        for sg in (-1, 1):
            f.line([(0, d + 10), (sg * 26, d - 12), (sg * 44, d - 26)], 3, "#3c6c30", alpha=0.45, clip=m)


def beetle(c: Tile, x: float, y: float) -> None:
    """A ladybird walking."""
    c.paint(ell(x + 26, y, 12), WALNUT, vol=8, wob=0.2)
    m = c.paint(ell(x, y, 30, 22), RED, vol=18, rim=0.6, wob=0.3, edge=0.35, det=0.6)
    c.line([(x - 28, y), (x + 26, y)], 3, "#2a0c10", 0.9, clip=m)
    for dx, dy in ((-12, -9), (8, -9), (-12, 9), (8, 9)):
        c.flat(ell(x + dx, y + dy, 5), "#2a0c10", 0.9, clip=m)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff4c0", "#d8ecb8")
    wash(c, ("#b8dca0", "#dcf0b8", "#a8d08c"), "#fffbd0", 400, 380, 0.5)
    for x, y, rot, r in (
        (60, 120, 60, 150),
        (40, 330, 80, 160),
        (70, 560, 100, 150),
        (740, 100, -60, 150),
        (770, 320, -80, 150),
        (750, 620, -110, 160),
        (100, 740, 50, 150),
        (700, 770, -50, 140),
    ):
        leaf(c, x, y, rot, r)
    c.enter()
    torso(c, 380, 600, 330, 260, "grey")
    rabbit(
        c,
        400,
        430,
        0.94,
        "grey",
        tilt=9,
        turn=(0, 10),
        ears=((34, 26, 0.78), (-4, 0, 0.72)),
        eyes=Eye(iris="#5a7a3c", psize=1.1),
        browy=(26, 30),
        brow=-0.2,
        mouth="small_o",
        blush=0.25,
    )
    lx, ly, r = 512, 420, 122
    lens = c.flat(ell(lx, ly, r), "#c8ccc4", 0.96, 1)
    c.flat(ell(lx, ly, r), "#eef6ee", 0.35, 20, clip=lens)
    big = c.at(lx - 87 * 1.95, ly + 10 * 1.95, 1.95, 0)
    paint_eye(big, FURS["grey"], 1, Eye(iris="#5a7a3c", psize=1.12, pupil=(-0.2, 0)), 0, (0, 0))
    magnifier(c, lx, ly, r, -24)
    paw_at(c, 590, 646, 46, "grey", -60)
    paw_at(c, 214, 690, 50, "grey", -90)
    for i in range(7):
        c.flat(ell(180 + i * 34, 776 - 6 * math.sin(i), 5), "#4a6a30", 0.7)
    beetle(c, 428, 760)
