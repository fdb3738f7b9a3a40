"""Silly: ears in a bow, a red nose, crossed eyes, tongue out, cheeks pulled."""

import math

from studio.palettes import FURS, RED
from studio.rabbits.anatomy import rabbit
from studio.rabbits.ears import PINK
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, taper


def ear_bow(c: Tile, x: float, y: float, s: float, rot: float) -> None:
    """Both ears tied into one big bow on the crown."""
    f = c.at(x, y, s, rot, wob=0.5)
    fur = FURS["rust"]
    for sg in (-1, 1):
        f.paint(taper((sg * 60, -120, 60), (sg * 40, -160, 54), (0, -196, 46)), fur, vol=26, edge=0.3)
        tip = taper((0, -196, 46), (sg * 60, -260, 70), (sg * 104, -330, 56), (sg * 116, -366, 24))
        m = f.paint(tip, fur, vol=28, edge=0.32, rim=0.5)
        f.paint(
            taper((sg * 40, -236, 20), (sg * 74, -284, 30), (sg * 100, -330, 18)),
            PINK,
            vol=12,
            soft=2,
            clip=m,
        )
        lm = f.paint(
            blob(
                (0, -200),
                (sg * 50, -262),
                (sg * 150, -270),
                (sg * 186, -206),
                (sg * 150, -150),
                (sg * 60, -158),
            ),
            fur,
            vol=36,
            edge=0.34,
            rim=0.5,
        )
        c.marks(lm, f.angle(0 if sg > 0 else math.pi), 300, 20, 3, None, 0.08, 0.6)
        f.paint(
            blob(
                (sg * 40, -206),
                (sg * 80, -238),
                (sg * 138, -236),
                (sg * 150, -200),
                (sg * 110, -178),
                (sg * 64, -184),
            ),
            PINK,
            vol=16,
            soft=2,
            edge=0.2,
            clip=lm,
        )
    f.paint(ell(0, -200, 34, 32), fur, vol=22, edge=0.36, rim=0.5)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day()
    wash(c, ("#8ccce8", "#b4e0ec", "#9cd4e8"), "#fffbe0", 400, 400, 0.4)
    dots = ("#f0589c", "#f8c840", "#58b86c")
    for i in range(36):
        x, y = 70 + i % 6 * 134 + (66 if i // 6 % 2 else 0), 60 + i // 6 * 140
        c.paint(ell(x, y, 36), [dots[i % 3], dots[i % 3], "#fff4e0"], vol=8, edge=0.1, amb=0.5, alpha=0.85)
    c.enter()
    torso(c, 420, 600, 320, 260, "rust")
    ear_bow(c, 400, 460, 0.84, 20)
    f = rabbit(
        c,
        400,
        460,
        0.9,
        "rust",
        tilt=20,
        ears=(None, None),
        cheeks=0.5,
        eyes=(
            Eye(size=1.2, pupil=(0.85, 0.2), psize=0.9),
            Eye(lid=0.3, size=1.1, pupil=(-0.9, 0.1), psize=0.8),
        ),
        brow=(-0.3, 0.2),
        browy=(30, 6),
        mouth="silly",
        blush=0.4,
    )
    f.paint(ell(0, 48, 40), RED, vol=34, rim=0.7, edge=0.3, det=0.6)
    f.flat(ell(-13, 34, 11, 8, -30), "#fff4ec", 0.9, 1, det=0.8)
    arm(c, [(240, 740), (130, 640), (186, 502)], "rust", 62, 1.15, out=20)
    arm(c, [(570, 760), (640, 720), (596, 602)], "rust", 62, 1.15, out=-160)
