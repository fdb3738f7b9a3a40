"""Brave: a saucepan, a spoon and a lid against the shadow of a wolf."""

from studio.palettes import FURS
from studio.rabbits.anatomy import rabbit
from studio.rabbits.ears import paint_ear, spine
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import floor, rays, wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.things import pan_lid, saucepan, spoon
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly


def wolf_shadow(c: Tile) -> None:
    """The huge shadow of a wolf's head, jaws open, coming from the left."""
    shape = blob(
        (-40, 60),
        (40, 30),
        (60, -20, "c"),
        (120, 60),
        (170, 20, "c"),
        (190, 110),
        (280, 190),
        (380, 250),
        (390, 290, "c"),
        (300, 300),
        (280, 322, "c"),
        (262, 302),
        (240, 330, "c"),
        (218, 306),
        (170, 320),
        (230, 400),
        (330, 410),
        (320, 440, "c"),
        (230, 470),
        (120, 470),
        (60, 560),
        (-40, 640),
    )
    c.flat(shape, "#4a4a80", 0.72, 5)
    c.flat(poly([(150, 150), (200, 176), (160, 186)]), "#ffe890", 0.95, 2)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.stage((660, 60, 400), "#fff0c0", "#f0dcc0")
    wash(c, ("#94c4e0", "#c0dce4", "#f4dcb0"), "#fff8d8", 700, 200, 0.5)
    rays(c, 800, 120, "#fff8d0", 16, 0.14)
    wolf_shadow(c)
    floor(c, 716, ["#7a5a34", "#b08c54", "#d8b878", "#f0dcaa"])
    c.shade(ell(440, 772, 200, 18), 0.5, 9, "#4a3018")
    c.enter()
    spoon(c, 634, 590, 340, 14)
    for sg in (-1, 1):
        foot(c, 450 + sg * 108, 736, 56, "sand", sg * 34)
    torso(c, 450, 550, 260, 210, "sand")
    arm(c, [(540, 620), (620, 640), (634, 560)], "sand", 62, 1.2)
    for side, ear in ((-1, (-34, -40, 0.56)), (1, (26, 44, 0.56))):
        paint_ear(c.at(450, 440, 0.8), FURS["sand"], spine(side, ear, (70, -205)))
    rabbit(
        c,
        450,
        446,
        0.8,
        "sand",
        tilt=-3,
        turn=(-16, 16),
        ears=(None, None),
        eyes=Eye(lid=0.08, pupil=(-0.6, 0)),
        brow=0.55,
        browy=-12,
        mouth="firm",
    )
    saucepan(c, 450, 358, 0.92, -6, flip=True)
    arm(c, [(370, 640), (310, 650), (270, 630)], "sand", 62)
    pan_lid(c, 236, 616, 124)
