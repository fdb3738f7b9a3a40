"""Disappointed: the empty cone still held out, the ice cream on the ground."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import floor, wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.tile import Tile
from studio.rabbits.treats import cone, splat
from studio.shapes import ell


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f0e0e0", "#8c8088")
    wash(c, ("#a87c88", "#8c7880", "#5c5860"), "#dcb0b4", 400, 250, 0.25)
    floor(c, 670, ["#34323a", "#54505a", "#787480", "#a8a4a8"])
    c.shade(ell(320, 770, 210, 18), 0.5, 8, "#1c1820")
    c.enter()
    for sg in (-1, 1):
        foot(c, 300 + sg * 86, 742, 56, "rust", sg * 22)
    torso(c, 300, 540, 270, 210, "rust")
    rabbit(
        c,
        310,
        420,
        0.92,
        "rust",
        tilt=9,
        turn=(22, 18),
        ears=((40, 156, 0.76), (36, 150, 0.76)),
        eyes=Eye(lid=0.34, pupil=(0.65, 0.85), psize=1.05),
        brow=-0.75,
        browy=0,
        mouth="fallen",
    )
    arm(c, [(200, 610), (180, 690), (210, 730)], "rust", 58)
    cone(c, 606, 600, 170, 14)
    arm(c, [(400, 610), (500, 620), (600, 560)], "rust", 60, 1.2)
    splat(c, 606, 748, 210)
