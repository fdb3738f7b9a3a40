"""Grateful: head bowed, eyes shut, a present pressed to the heart; the giver's paws are just leaving."""

import math

from studio.palettes import RED
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.things import present
from studio.rabbits.tile import Tile


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff0c0", "#fbecc8")
    wash(c, ("#d8a04c", "#ecc470", "#d8a04c"), "#fff4c8", 400, 460, 0.6)
    for i in range(12):
        a = i * math.pi / 6
        c.line(
            [
                (400 + 250 * math.cos(a), 470 + 250 * math.sin(a)),
                (400 + 360 * math.cos(a), 470 + 360 * math.sin(a)),
            ],
            20,
            "#fff6d0",
            0.5,
        )
    c.enter()
    for y in (560, 650):
        arm(c, [(880, y + 60), (800, y + 30), (728, y)], "grey", 58, 1.1)
    torso(c, 390, 590, 380, 260, "sand")
    rabbit(
        c,
        390,
        410,
        0.88,
        "sand",
        tilt=10,
        turn=(8, 54),
        ears=((10, 34, 0.76), (4, -22, 0.76)),
        eyes=Eye(shut="happy"),
        brow=-0.35,
        browy=-2,
        mouth="smile",
        blush=0.7,
    )
    present(c, 390, 776, 230, 170, -3, ["#2c3c7c", "#4c6cb8", "#8cacdc", "#e0ecf8"], RED)
    arm(c, [(214, 640), (190, 730), (300, 700)], "sand", 66, 1.2, out=-30)
    arm(c, [(566, 640), (590, 730), (480, 700)], "sand", 66, 1.2, out=-150)
