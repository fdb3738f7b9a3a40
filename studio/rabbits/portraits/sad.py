"""Sad: ears like wet socks, a puddle of tears, a burst balloon on its string."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import downpour, floor, wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.mouths import drop
from studio.rabbits.things import balloon_rag
from studio.rabbits.tile import Tile
from studio.shapes import ell


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#c0d0e8", "#5a6c88")
    wash(c, ("#34425e", "#526684", "#62748c"), "#a8bcd8", 400, 330, 0.25)
    floor(c, 660, ["#1c2638", "#34445c", "#50647c", "#8498a8"])
    downpour(c, 90, 710, -40, 600, 130, a=0.75)
    c.flat(ell(400, 748, 310, 42), "#8cbcdc", 0.8, 3)
    c.flat(ell(390, 742, 250, 26), "#cce8f8", 0.7, 4)
    c.enter()
    torso(c, 380, 540, 300, 215, "grey")
    for sg in (-1, 1):
        foot(c, 380 + sg * 120, 728, 54, "grey", sg * 24)
    f = rabbit(
        c,
        380,
        410,
        0.94,
        "grey",
        turn=(0, 12),
        ears=(None, None),
        ears_front=((116, 34, 0.94), (116, 34, 0.94)),
        eyes=Eye(lid=0.16, pupil=(0, 0.45), psize=1.2, size=1.06, iris="#4a6a8c"),
        brow=-1.0,
        browy=-2,
        mouth="wail",
    )
    for sg in (-1, 1):
        drop(f, sg * 96, 70, 30)
        drop(f, sg * 108, 146, 38)
    arm(c, [(272, 620), (260, 680), (330, 706)], "grey", 54)
    c.line([(440, 700), (470, 620), (540, 600), (560, 680), (616, 706)], 6, "#f8f0e8", 0.95, ends=0.8)
    balloon_rag(c, 616, 706, 1.0)
    arm(c, [(488, 620), (500, 680), (440, 706)], "grey", 54)
