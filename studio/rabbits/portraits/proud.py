"""Proud: chest out, paws on hips, a medal bigger than reason."""

from studio.palettes import BRASS, RED
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import rays, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.things import medal
from studio.rabbits.tile import Tile
from studio.shapes import blob, rect, taper


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day()
    wash(c, ("#d8543c", "#ec7c4c", "#d8583c"), "#ffe0a0", 400, 420, 0.6)
    rays(c, 400, 470, "#ffd890", 16, 0.4, 0.1)
    c.enter()
    c.paint(rect(90, 752, 710, 830), BRASS, vol=10, edge=0.3, wob=0.5)
    torso(c, 400, 480, 400, 310, "snow", belly=0.6)
    for sg in (-1, 1):
        arm(c, [(400 + sg * 150, 560), (400 + sg * 262, 620), (400 + sg * 176, 714)], "snow", 66, 1.0)
        f = c.at(400 + sg * 158, 538, 1, sg * 18, wob=0.4)
        for j in range(6):
            f.line([(-50 + j * 20, 14), (-52 + j * 21, 54)], 10, "#e0b040", alpha=0.95, ends=0.7)
        f.paint(
            blob((-66, 16), (-40, -22), (0, -30), (40, -22), (66, 16), (0, 26)),
            BRASS,
            vol=20,
            rim=0.6,
            edge=0.3,
        )
    c.paint(taper((276, 540, 50), (380, 640, 54), (520, 760, 54)), RED, vol=16, rim=0.5, edge=0.3, wob=0.4)
    medal(c, 400, 668, 92)
    rabbit(
        c,
        400,
        372,
        0.82,
        "snow",
        tilt=-7,
        turn=(0, -24),
        ears=((-6, 2, 0.68), (-6, 2, 0.68)),
        eyes=Eye(lid=0.5, pupil=(0.1, 0.45), iris="#3a6a8a"),
        brow=-0.25,
        browy=16,
        mouth="smug",
        blush=0.2,
    )
