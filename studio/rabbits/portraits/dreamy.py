"""Dreamy: elbow on the sill, ears in a cloud on which a ship sails."""

from studio.elements.water import sailing_boat
from studio.palettes import PINE, RED, WHITE, WOOD
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import bubbles, cloud, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import rect


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff4e8", "#f0dce4")
    wash(c, ("#5ca0dc", "#90bce4", "#e89cb4"), "#fff0e4", 560, 330, 0.3)
    bubbles(
        c,
        (
            (110, 560, 42),
            (70, 400, 26),
            (150, 300, 18),
            (690, 520, 36),
            (730, 360, 22),
            (650, 610, 20),
            (120, 170, 24),
        ),
    )
    c.enter()
    torso(c, 400, 560, 360, 260, "snow")
    rabbit(
        c,
        390,
        440,
        0.86,
        "snow",
        tilt=-9,
        turn=(6, -6),
        ears=((2, 4, 0.66), (2, 4, 0.66)),
        eyes=Eye(lid=0.14, pupil=(0.3, -0.8), psize=1.1, iris="#3c78b0"),
        brow=-0.3,
        browy=22,
        mouth="smug",
        blush=0.5,
    )
    cloud(
        c,
        (
            (270, 222, 66),
            (350, 196, 80),
            (440, 190, 82),
            (520, 218, 66),
            (310, 246, 58),
            (400, 246, 66),
            (480, 250, 56),
            (218, 246, 38),
            (572, 246, 40),
        ),
        WHITE,
        50,
    )
    sailing_boat(c, 420, 186, 124, WOOD, RED)
    cloud(c, ((330, 196, 34), (392, 184, 28), (450, 188, 32), (510, 192, 30)), WHITE, 26)
    sill = c.paint(rect(-20, 716, 820, 840), PINE, vol=18, edge=0.3, rim=0.5, wob=0.5)
    c.marks(sill, 0.0, 300, 40, 4, None, 0.05, 0.5)
    arm(c, [(220, 776), (180, 690), (262, 548)], "snow", 68, 1.25)
    arm(c, [(560, 740), (520, 764), (380, 748)], "snow", 64, 1.1)
