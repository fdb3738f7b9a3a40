"""Lonely: very small, from behind, on a bench for two."""

import numpy as np

from studio.palettes import FURS, LINEN, RED, WALNUT, WOOD
from studio.rabbits.ears import paint_ear
from studio.rabbits.grounds import floor, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly, rect, taper


def snowflakes(c: Tile) -> None:
    """A few slow flakes."""
    for _ in range(46):
        c.dot(c.rng.uniform(10, 790), c.rng.uniform(10, 790), c.rng.uniform(3.6, 6.5), "#eef4ff", 0.85)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#d8e4ff", "#7484a8")
    wash(c, ("#3c4c78", "#6478a0", "#8c9cbc"), "#b8c8e0", 560, 300, 0.3)
    snow = floor(c, 520, ["#4c5c84", "#7c8cb0", "#a8b8d0", "#d0dcec"], 0.2)
    c.shade(ell(420, 724, 280, 22), 0.45, 10, "#28345c", clip=snow)
    c.paint(taper((704, 640, 18), (704, 400, 14), (704, 190, 12)), WALNUT, vol=6, edge=0.3, wob=0.3)
    c.glow(704, 190, 120, "#ffd890", 0.5, 1.8)
    c.paint(
        poly([(676, 170), (732, 170), (720, 220), (688, 220)]),
        ["#ffb848", "#ffe08c", "#fff8d8"],
        vol=12,
        amb=0.3,
        det=0.8,
    )
    c.paint(poly([(664, 172), (704, 134), (744, 172)]), WALNUT, vol=6, wob=0.3)
    c.beam([(688, 216), (720, 216), (730, 640), (430, 640)], "#ffe4a8", 0.2, 18)
    for i in range(7):
        c.shade(ell(70 + i * 26, 790 - i * 9, 9, 5), 0.5, 2, "#4c5c88")
    c.enter()
    for x in (160, 610):
        c.paint(rect(x - 16, 640, x + 16, 730), WALNUT, vol=8, edge=0.3, wob=0.4)
    torso(c, 280, 470, 220, 182, "snow", belly=0)
    tail = c.paint(ell(280, 624, 34, 28), LINEN, vol=20, edge=0.3, lump=0.3)
    c.marks(tail, 1.0, 120, 14, 3, None, 0.08, 0.6, 0, 1.5)
    f = c.at(296, 392, 0.62, 6, wob=0.5)
    m = f.paint(
        blob(
            (-150, 30),
            (-130, -90),
            (-20, -146),
            (90, -116),
            (140, -30),
            (206, 20),
            (222, 70),
            (190, 108),
            (120, 130),
            (0, 156),
            (-120, 120),
        ),
        FURS["snow"],
        vol=110,
        amb=0.22,
        edge=0.3,
        rim=0.5,
    )
    c.marks(m, lambda x, y: np.arctan2(y - 390, x - 330), 800, 18, 3, None, 0.08, 0.6)
    f.paint(
        blob((206, 26), (226, 34), (222, 58), (204, 56)),
        ["#7c2c34", "#c8706c", "#f0b4a8"],
        vol=8,
        edge=0.3,
        det=0.8,
    )
    f.line([(208, 62), (190, 86), (160, 92)], 9, "#3a2030", alpha=0.9)
    f.flat(ell(112, 0, 24, 30), "#4a4a68", 0.5, 7)
    f.paint(ell(116, 2, 17, 25), ["#100a14", "#20141c", "#4c3c48"], vol=10, det=1, wob=0.2)
    f.flat(ell(121, -9, 6, 8), "#ffffff", 0.95, det=1)
    f.line([(84, -50), (112, -58), (146, -40)], 12, FURS["snow"][0], alpha=0.9)
    for a in (0, 14, 28):
        f.line([(176, 78 + a * 0.4), (230, 84 + a), (276, 98 + a * 1.8)], 3, "#ffffff", alpha=0.7)
    for dx, w in ((26, 0.9), (0, 1.0)):
        paint_ear(
            f,
            FURS["snow"],
            [
                (-20 + dx, -120, 54 * w),
                (-80 + dx, -128, 78 * w),
                (-140 + dx, -80, 96 * w),
                (-176 + dx, 10, 100 * w),
                (-192 + dx * 1.6, 110, 90 * w),
                (-196 + dx * 2, 190, 62 * w),
                (-196 + dx * 2, 236, 30 * w),
            ],
            inner=dx == 0,
        )
    c.paint(
        blob((190, 464), (280, 492), (370, 464), (376, 496), (280, 526), (184, 496)), RED, vol=12, edge=0.3
    )
    c.paint(rect(110, 636, 664, 672, 6), WOOD, vol=9, edge=0.35, rim=0.5, grain=1, wob=0.5)
    arm(c, [(366, 550), (430, 590), (462, 626)], "snow", 40, 1.1)
    snowflakes(c)
