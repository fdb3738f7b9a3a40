"""Selfish: arms round a mountain of toys; a little paw at the edge gets none."""

from studio.palettes import PLUM
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.heap import heap
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import poly


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f0d8f0", "#40284c")
    wash(c, ("#2c1838", "#4c2c58", "#301c3c"), "#a06cb0", 400, 300, 0.35)
    for i in range(9):
        c.paint(
            poly(
                [
                    (i * 96 - 30, 840),
                    (i * 96 - 30, 300),
                    (i * 96 + 10, 250),
                    (i * 96 + 50, 300),
                    (i * 96 + 50, 840),
                ]
            ),
            PLUM,
            vol=10,
            edge=0.25,
            fog=0.3,
            wob=0.7,
        )
    c.enter()
    torso(c, 400, 480, 400, 320, "grey")
    rabbit(
        c,
        400,
        340,
        0.86,
        "grey",
        turn=(0, 20),
        ears=((82, 66, 0.8), (82, 66, 0.8)),
        eyes=Eye(lid=0.28, low=0.1, pupil=(0, 0.1), psize=0.75, iris="#c89020"),
        brow=0.9,
        browy=-26,
        mouth="firm",
        puff=0.25,
    )
    heap(c)
    arm(c, [(190, 560), (120, 680), (300, 730)], "grey", 78, 1.1)
    arm(c, [(610, 560), (680, 680), (500, 730)], "grey", 78, 1.1)
    arm(c, [(880, 540), (790, 500), (712, 490)], "sand", 60, 1.35)
