"""Furious: bristling, teeth clenched, fists up, steam from the ears, the pencil snapped."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import flames, smoky, wash
from studio.rabbits.limbs import arm, fist, torso
from studio.rabbits.things import snapped_pencil, steam
from studio.rabbits.tile import Tile

FLAMES = ["#4a0c10", "#a02414", "#e8641c", "#ffb43c"]


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.stage((250, 60, 340), "#ffb060", "#5a1414")
    wash(c, ("#240810", "#6a1814", "#2c0a10"), "#ff5a24", 400, 430, 0.5)
    smoky(c, ["#5a0f10", "#b8341c", "#ff9a3c"], 170, 0.5)
    flames(c, FLAMES, depth=104)
    c.enter()
    m = torso(c, 400, 570, 450, 320, "rust", belly=0.3)
    c.marks(m, 1.57, 500, 44, 6, None, 0.14, 0.7, 0, 0.3)
    for sg in (-1, 1):
        steam(c, 400 + sg * 120, 280, sg, 180)
    rabbit(
        c,
        400,
        440,
        0.92,
        "rust",
        ears=((56, 36, 0.72), (56, 36, 0.72)),
        eyes=Eye(lid=0.3, low=0.25, psize=0.5, size=1.08, iris="#e8b02c", pupil=(0, 0.1)),
        brow=1.0,
        browy=-34,
        mouth="grit",
        puff=1.0,
        nose="#a8383c",
        blush=0.6,
        blushcol="#c8201c",
    )
    snapped_pencil(c, 634, 626)
    for sg in (-1, 1):
        arm(c, [(400 + sg * 190, 730), (400 + sg * 250, 700), (400 + sg * 236, 640)], "rust", 84)
        fist(c, 400 + sg * 234, 626, 62, "rust")
