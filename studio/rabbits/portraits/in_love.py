"""In love: ears in the shape of a heart, flushed, melting over a rose."""

from studio.palettes import FURS
from studio.rabbits.anatomy import rabbit
from studio.rabbits.ears import paint_ear
from studio.rabbits.eyes import Eye, heart
from studio.rabbits.grounds import dabs, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.rabbits.treats import rose

ROSY = ["#a0204c", "#d84068", "#f07088", "#ffc0c0"]


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff0e0", "#fcd8d8")
    wash(c, ("#e8849c", "#f4a8b4", "#e88c9c"), "#ffe8e0", 400, 340, 0.35)
    for x, y, r in (
        (110, 200, 54),
        (690, 170, 60),
        (150, 470, 40),
        (684, 440, 46),
        (90, 690, 44),
        (720, 690, 50),
        (400, 70, 34),
    ):
        c.paint(heart(x, y, r), ROSY, vol=r * 0.5, soft=3, edge=0.12, amb=0.4, rim=0.4)
    dabs(c, 26, ("#e0486c", "#f890a4"), (10, 17), a=0.8)
    c.enter()
    torso(c, 400, 600, 380, 260, "rust")
    for sg in (-1, 1):
        arm(
            c, [(400 + sg * 160, 690), (400 + sg * 196, 770), (400 + sg * 120, 744)], "rust", 66, 1.2, out=-90
        )
    for sg in (-1, 1):
        lobe = [
            (sg * 34, -120, 46),
            (sg * 104, -186, 72),
            (sg * 164, -262, 90),
            (sg * 160, -336, 92),
            (sg * 100, -370, 82),
            (sg * 44, -336, 64),
            (sg * 16, -272, 30),
        ]
        paint_ear(c.at(400, 440, 0.92, -6), FURS["rust"], lobe)
    rabbit(
        c,
        400,
        440,
        0.92,
        "rust",
        tilt=-6,
        ears=(None, None),
        eyes=Eye(lid=0.16, low=0.2, pupil=(0, -0.4), psize=1.3, glint="heart", iris="#8a3c3c"),
        brow=-0.45,
        browy=18,
        mouth="smile",
        blush=1.0,
    )
    rose(c, 470, 640, 66, (560, 790))
    arm(c, [(560, 750), (590, 790), (540, 752)], "rust", 60, 1.1, out=-120)
