"""Hungry: bib, knife and fork, tongue out, an enormous cake."""

from studio.palettes import LINEN
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, fist, torso
from studio.rabbits.tile import Tile
from studio.rabbits.treats import cake, checked_cloth, fork, knife
from studio.shapes import blob


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff0c8", "#f8c8a0")
    wash(c, ("#ec9484", "#f8bca8", "#ec9080"), "#fff0d8", 400, 320, 0.4)
    checked_cloth(c, 660)
    c.enter()
    torso(c, 400, 500, 380, 240, "rust")
    for sg in (-1, 1):
        (fork if sg < 0 else knife)(c, 400 + sg * 252, 640, 270, sg * 5)
        arm(c, [(400 + sg * 160, 600), (400 + sg * 240, 650), (400 + sg * 252, 566)], "rust", 62)
        fist(c, 400 + sg * 252, 566, 44, "rust")
    c.paint(
        blob((290, 500), (400, 530), (510, 500), (530, 620), (400, 680), (270, 620)),
        LINEN,
        vol=16,
        edge=0.3,
        wob=0.6,
    )
    rabbit(
        c,
        400,
        350,
        0.84,
        "rust",
        turn=(0, 10),
        ears=((18, 4, 0.66), (18, 4, 0.66)),
        eyes=Eye(size=1.12, pupil=(0, 0.8), psize=1.1),
        brow=-0.2,
        browy=24,
        mouth="lick",
        blush=0.4,
    )
    cake(c, 400, 782, 330, 250)
