"""Sleepy: a huge yawn under a nightcap, one paw rubbing an eye, over a pillow."""

from studio.elements.things.lights import candle
from studio.palettes import BRASS, LINEN, PINE, WOOD
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, rect

CAP = ["#1c2450", "#3c50a0", "#7c94d8", "#d4dcf8"]
PILLOW = ["#3c2460", "#7c54a8", "#b890d8", "#f0dcf8"]


def big_pillow(c: Tile) -> None:
    """A pillow as big as the rabbit."""
    m = c.paint(
        blob(
            (150, 580),
            (96, 530),
            (160, 520),
            (400, 548),
            (640, 520),
            (704, 530),
            (650, 580),
            (668, 700),
            (710, 790),
            (640, 800),
            (400, 790),
            (160, 800),
            (90, 790),
            (134, 700),
        ),
        PILLOW,
        vol=80,
        amb=0.32,
        edge=0.25,
        rim=0.5,
    )
    for x in (200, 300, 400, 500, 600):
        c.flat(rect(x - 15, 500, x + 15, 800), "#f8ecfc", 0.55, 2, clip=m)
    for x, y in ((170, 560), (630, 560)):
        c.shade(ell(x, y, 60, 14), 0.3, 8, "#3a2458", clip=m)


def nightcap(c: Tile, x: float, y: float, s: float, tilt: float) -> None:
    """A cap over both ears, its pompom on top."""
    f = c.at(x, y, s, tilt, wob=0.4)
    m = f.paint(
        blob(
            (-150, -92),
            (-104, -170),
            (-60, -270),
            (0, -350),
            (56, -352),
            (96, -280),
            (130, -170),
            (152, -92),
            (0, -130),
        ),
        CAP,
        vol=60,
        edge=0.3,
        rim=0.4,
    )
    for i in range(4):
        y0 = -160 - i * 60
        f.line(
            [(-160 + i * 30, y0), (10, y0 - 34), (170 - i * 14, y0)],
            24,
            "#f8f0d8",
            alpha=0.85,
            clip=m,
            ends=0.9,
        )
    f.paint(
        blob(
            (-176, -70),
            (-160, -118),
            (-60, -150),
            (60, -150),
            (160, -118),
            (176, -70),
            (150, -62),
            (60, -96),
            (-60, -96),
            (-150, -62),
        ),
        LINEN,
        vol=24,
        edge=0.25,
    )
    pom = f.paint(ell(30, -366, 46), LINEN, vol=36, edge=0.25, lump=0.3)
    c.marks(pom, 1.0, 200, 18, 3, None, 0.08, 0.6, 0, 1.5)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.stage((640, 240, 330), "#ffe0a0", "#cbb8dc")
    wash(c, ("#8c74bc", "#a48cd0", "#b49cd4"), "#ffb860", 690, 380, 0.3)
    c.paint(rect(610, 640, 830, 840), WOOD, vol=8, edge=0.3, wob=0.5)
    c.paint(rect(596, 620, 830, 648, 6), PINE, vol=7, edge=0.3, wob=0.4)
    c.paint(ell(690, 618, 62, 14), BRASS, vol=6, edge=0.3, rim=0.5, wob=0.3)
    candle(c, 690, 616, 190, 52, PINE)
    c.vignette = 0.3
    c.enter()
    torso(c, 390, 580, 330, 240, "snow")
    big_pillow(c)
    c.shade(ell(360, 590, 190, 40), 0.4, 16, "#2c1848", clip=c.entered())
    rabbit(
        c,
        360,
        456,
        0.94,
        "snow",
        tilt=-12,
        ears=(None, None),
        eyes=(Eye(lid=0.66, pupil=(0, 0.3), iris="#5a6a9a"), Eye(shut="asleep")),
        brow=-0.35,
        browy=14,
        mouth="yawn",
        blush=0.4,
        occlude=0,
    )
    nightcap(c, 360, 456, 0.94, -12)
    arm(c, [(600, 690), (620, 590), (510, 440)], "snow", 64, 1.2)
    arm(c, [(170, 640), (200, 700), (320, 690)], "snow", 64, 1.2)
