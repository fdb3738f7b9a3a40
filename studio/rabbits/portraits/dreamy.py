"""Dreamy: elbow on the sill, ears in a cloud on which a ship sails."""

from studio.elements.land.water import sailing_boat
from studio.palettes import PINE, RED, WHITE, WOOD
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import bubbles, cloud, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import rect

# x, y, radius: a long flat cloud; a round one on the head looks like a cook’s hat
DRIFT = (
    (120, 236, 34), (176, 222, 46), (240, 206, 54), (310, 214, 52), (380, 204, 56), (450, 210, 54),
    (520, 200, 56), (590, 214, 50), (650, 228, 42), (700, 240, 28),
    (280, 244, 40), (420, 248, 42), (560, 246, 38),
)  # fmt: skip


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
            (150, 110, 24),
            (640, 110, 30),
        ),
    )
    c.enter()
    torso(c, 400, 590, 360, 230, "snow")
    rabbit(
        c,
        390,
        486,
        0.84,
        "snow",
        tilt=-7,
        turn=(6, -6),
        ears=((10, 8, 0.84), (12, 8, 0.84)),
        eyes=Eye(lid=0.14, pupil=(0.3, -0.8), psize=1.1, iris="#3c78b0"),
        brow=-0.3,
        browy=22,
        mouth="smug",
        blush=0.5,
    )
    cloud(c, DRIFT, WHITE, 40)
    sailing_boat(c, 420, 176, 124, WOOD, RED)
    cloud(c, ((340, 200, 28), (390, 196, 24), (440, 200, 26), (490, 198, 28)), WHITE, 22)
    sill = c.paint(rect(-20, 716, 820, 840), PINE, vol=18, edge=0.3, rim=0.5, wob=0.5)
    c.marks(sill, 0.0, 300, 40, 4, None, 0.05, 0.5)
    arm(c, [(220, 776), (184, 710), (256, 590)], "snow", 68, 1.25)
    arm(c, [(560, 740), (520, 764), (380, 748)], "snow", 64, 1.1)
