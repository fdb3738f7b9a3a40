"""Amazed: stars in the eyes, under a firework."""

from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import rays, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.things import firework
from studio.rabbits.tile import Tile


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.stage((400, 60, 300), "#fff4c0", "#c8f0ec")
    wash(c, ("#4cb4bc", "#84d8d4", "#b4ece0"), "#fffbd8", 400, 180, 0.6)
    rays(c, 400, 215, "#fffbe0", 12, 0.16)
    firework(c, 400, 250, 340, ("#e83c84", "#fff0a0", "#f06818", "#ffffff", "#6c3cc0"), 30)
    c.enter()
    torso(c, 400, 620, 340, 240, "grey")
    for sg in (-1, 1):
        arm(c, [(400 + sg * 150, 720), (400 + sg * 240, 690), (400 + sg * 232, 580)], "grey", 62, 1.25)
    rabbit(
        c,
        400,
        470,
        0.88,
        "grey",
        turn=(0, -18),
        ears=((-2, 0, 0.87), (-2, 0, 0.87)),
        eyes=Eye(size=1.16, psize=1.28, pupil=(0, -0.3), glint="star", iris="#3c6c9c"),
        brow=-0.25,
        browy=24,
        mouth="laugh",
        blush=0.6,
    )
