"""Shy: nose in a scarf, half behind a curtain, looking away."""

from studio.palettes import PLUM
from studio.rabbits.anatomy import rabbit
from studio.rabbits.cloths import scarf
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import paw_at, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob

SCARF = ["#1c3a3c", "#2f6a64", "#6aa890", "#d0e0b8"]


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f4dcd0", "#8c7880")
    wash(c, ("#5c505c", "#887880", "#70646c"), "#c8a8a8", 460, 380, 0.3)
    c.enter()
    torso(c, 420, 620, 360, 240, "sand")
    rabbit(
        c,
        420,
        460,
        0.9,
        "sand",
        tilt=8,
        turn=(-14, 10),
        ears=((4, 196, 0.86), (10, 200, 0.86)),
        eyes=Eye(lid=0.18, low=0.12, pupil=(-0.85, 0.6), psize=1.15, iris="#5a3420"),
        brow=-0.8,
        browy=-2,
        mouth="tiny",
        blush=1.0,
    )
    scarf(c, 566, SCARF)
    paw_at(c, 480, 580, 50, "sand", -90)
    m = c.paint(
        blob(
            (-30, -30, "c"),
            (210, -30, "c"),
            (196, 200),
            (226, 420),
            (204, 620),
            (236, 840, "c"),
            (-30, 840, "c"),
        ),
        PLUM,
        vol=20,
        edge=0.35,
        rim=0.5,
        grain=2,
        tex=0.4,
    )
    for x in (30, 84, 136, 178):
        c.line([(x, -20), (x + 10, 300), (x - 6, 560), (x + 12, 840)], 16, PLUM[0], 0.45, clip=m, ends=1)
    paw_at(c, 222, 560, 50, "sand", 180)
