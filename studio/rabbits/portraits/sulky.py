"""Sulky: arms crossed, cheeks blown up, ears over the eyes, in a corner."""

from studio.palettes import BLUE
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.heap import ball
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import poly


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f0d8b8", "#5c4838")
    wash(c, ("#54402c", "#6c5438", "#4c3828"), "#b08c5c", 360, 360, 0.25)
    c.flat(poly([(560, -20), (830, -20), (830, 840), (560, 660)]), "#2c2018", 0.55, 4)
    c.line([(560, -20), (562, 320), (560, 660)], 6, "#241810", 0.7)
    floor_shape = poly([(-20, 700), (560, 650), (830, 800), (830, 850), (-20, 850)])
    c.paint(floor_shape, ["#241810", "#4c3424", "#745038", "#a47c54"], vol=3, edge=0.1, amb=0.5)
    c.enter()
    ball(c, 668, 690, 76, BLUE, "#f8e0a0")
    torso(c, 350, 520, 350, 300, "rust", lean=-4)
    rabbit(
        c,
        340,
        386,
        0.94,
        "rust",
        tilt=-9,
        turn=(-14, 22),
        ears=(None, None),
        ears_front=((172, -14, 0.62), (128, 40, 0.72)),
        cheeks=1.0,
        eyes=Eye(lid=0.36, pupil=(0.6, 0.1), psize=0.9),
        brow=(0.2, 0.7),
        browy=(-40, -22),
        mouth="pout",
        blush=0.7,
        blushcol="#c8402c",
    )
    arm(c, [(520, 610), (500, 714), (290, 668)], "rust", 76, 1.05)
    arm(c, [(190, 610), (190, 722), (410, 698)], "rust", 76, 1.05)
