"""Secretive: a wink, a paw on the lips, a little box that glows."""

import math

from studio.palettes import BRASS, FURS, RED
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, cut, ell, join, poly, rect, taper


def glow_box(c: Tile, x: float, y: float) -> None:
    """A little red chest, its lid thrown back, light pouring out."""
    f = c.at(x, y, 1.05, -3, wob=0.3)
    f.paint(
        blob((-92, -92, "c"), (-104, -140), (-60, -168), (60, -168), (104, -140), (92, -92, "c")),
        RED,
        vol=20,
        edge=0.35,
        rim=0.5,
    )
    for i in range(5):
        a = math.radians(-146 + i * 26)
        c.beam(
            [
                f.pt(0, -84),
                f.pt(190 * math.cos(a), -84 + 170 * math.sin(a)),
                f.pt(190 * math.cos(a + 0.24), -84 + 170 * math.sin(a + 0.24)),
            ],
            "#fff080",
            0.5,
            5,
        )
    f.flat(ell(0, -86, 92, 26), "#fff8b0", 1, 6, det=0.6)
    c.halo(*f.pt(0, -96), 150, "#ffe860", 0.7)
    box = f.paint(rect(-94, -78, 94, 0, 6), RED, vol=14, edge=0.35, rim=0.6)
    for dx in (-70, 70):
        f.paint(rect(dx - 9, -80, dx + 9, 0), BRASS, vol=5, clip=box, det=0.5)
    f.paint(rect(-16, -86, 16, -48, 4), BRASS, vol=7, rim=0.6, det=0.6)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff0b0", "#f0c878")
    wash(c, ("#d89c44", "#f4c468", "#fcdc84"), "#fff4b0", 330, 640, 0.55)
    hole = join(ell(400, 330, 330), poly([(240, 520), (560, 520), (700, 840), (100, 840)]))
    c.flat(cut(rect(-20, -20, 820, 840), hole), "#9c6c30", 0.95, 2, wob=0.5)
    c.paint(
        cut(join(ell(400, 330, 350), poly([(232, 530), (568, 530), (726, 850), (74, 850)])), hole),
        BRASS,
        vol=12,
        rim=0.6,
        wob=0.4,
        edge=0.3,
    )
    c.enter()
    torso(c, 410, 570, 360, 260, "sand")
    rabbit(
        c,
        410,
        410,
        0.88,
        "sand",
        tilt=6,
        turn=(0, 4),
        ears=((-10, -8, 0.72), (-10, -8, 0.72)),
        eyes=(Eye(pupil=(0.1, 0.1), psize=1.1, low=0.15), Eye(shut="happy")),
        brow=(-0.2, 0.1),
        browy=(24, 2),
        mouth="smile",
        blush=0.5,
    )
    glow_box(c, 330, 776)
    arm(c, [(250, 690), (190, 770), (262, 770)], "sand", 62, 1.1, out=-20)
    arm(c, [(570, 700), (590, 660), (428, 590)], "sand", 66, 1.05, fingers=False, out=-120)
    c.paint(
        taper((414, 574, 38), (404, 520, 34), (400, 486, 24)),
        FURS["sand"],
        vol=14,
        edge=0.45,
        rim=0.5,
        wob=0.3,
    )
