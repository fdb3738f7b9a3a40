"""Jealous: a very small carrot, and over the wall the neighbour's enormous one."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import bricks, wash
from studio.rabbits.limbs import arm, paw_at, torso
from studio.rabbits.things import carrot
from studio.rabbits.tile import Tile


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#e0f0c0", "#5c7040")
    wash(c, ("#3c5430", "#5c7440", "#4c6038"), "#b8cc6c", 300, 360, 0.35)
    c.enter()
    carrot(c, 664, 690, 600, 6)
    paw_at(c, 736, 520, 60, "sand", 180)
    bricks(c, ["#282c1c", "#545c34", "#80884c", "#b0b474"], 560, 830, 560, 830)
    torso(c, 312, 590, 330, 240, "grey", lean=-5)
    rabbit(
        c,
        326,
        440,
        0.92,
        "grey",
        tilt=-7,
        turn=(16, 6),
        ears=((70, 50, 0.56), (56, 66, 0.58)),
        eyes=Eye(lid=0.34, low=0.12, pupil=(1.0, -0.1), psize=0.95, iris="#5cb830"),
        brow=0.62,
        browy=-16,
        mouth="bite",
        blush=0.55,
        blushcol="#7ca83c",
    )
    arm(c, [(190, 690), (180, 770), (300, 730)], "grey", 62, 1.1, out=-60)
    carrot(c, 320, 756, 120, 10)
    paw_at(c, 322, 722, 38, "grey", 200)
