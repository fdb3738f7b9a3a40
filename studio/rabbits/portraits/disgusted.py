"""Disgusted: tongue right out, pushing away a bowl of green slime."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import smoky, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.rabbits.treats import soup


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f0ecb0", "#787c34")
    wash(c, ("#5c5c24", "#84803c", "#6c6c2c"), "#ccc868", 300, 360, 0.3)
    smoky(c, ["#4c5c1c", "#7c8c2c", "#b4c450"], 150, 0.65)
    c.enter()
    torso(c, 300, 600, 330, 240, "rust", lean=-8)
    rabbit(
        c,
        316,
        420,
        0.92,
        "rust",
        tilt=-13,
        turn=(-12, -4),
        ears=((72, 54, 0.54), (80, 30, 0.6)),
        eyes=(Eye(shut="tight"), Eye(lid=0.42, low=0.42, pupil=(0.7, 0.5), psize=0.7)),
        brow=(0.6, 0.8),
        browy=(-14, -24),
        mouth="yuck",
        blush=0.8,
        blushcol="#8cb024",
    )
    for k in (0, 1, 2):
        c.line(
            [(278 + k * 2, 424 + k * 12), (300, 416 + k * 12), (320 - k * 2, 424 + k * 12)], 5, "#5a2018", 0.6
        )
    for sx, y in ((540, 470), (620, 430), (690, 480)):
        c.line([(sx, y + 90), (sx - 22, y + 50), (sx + 16, y + 10), (sx - 10, y - 50)], 15, "#c8dc58", 0.7)
    soup(c, 590, 776, 300)
    arm(c, [(390, 690), (440, 700), (496, 690)], "rust", 66, 1.3)
    arm(c, [(170, 680), (120, 740), (190, 770)], "rust", 62, 1.1)
