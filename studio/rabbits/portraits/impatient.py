"""Impatient: arms crossed, eyes rolled to the hourglass, the foot tapping three times at once."""

import math

from studio.palettes import SAND, WOOD
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import floor, wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, rect, taper


def hourglass(c: Tile, x: float, y: float, h: float) -> None:
    """A big hourglass standing at (x, y), nearly all its sand still above."""
    f = c.at(x, y, h / 400, wob=0.3)
    glass = blob(
        (-84, -366, "c"),
        (84, -366, "c"),
        (80, -290),
        (14, -204),
        (14, -196),
        (80, -110),
        (84, -34, "c"),
        (-84, -34, "c"),
        (-80, -110),
        (-14, -196),
        (-14, -204),
        (-80, -290),
    )
    m = f.paint(glass, ["#3c4c5c", "#7c94a0", "#b4c8cc", "#f0f8f4"], vol=40, alpha=0.75, edge=0.3, rim=0.7)
    f.paint(
        blob((-80, -330, "c"), (80, -336, "c"), (76, -286), (12, -206), (-12, -206), (-76, -286)),
        SAND,
        vol=20,
        clip=m,
        edge=0.2,
    )
    f.paint(blob((-50, -36), (0, -62), (50, -36)), SAND, vol=8, clip=m, edge=0.2)
    f.line([(0, -204), (0, -120), (0, -60)], 5, "#f8e0a0", alpha=0.95, ends=1)
    f.line([(-58, -340), (-60, -300), (-44, -266)], 10, "#ffffff", alpha=0.7)
    for sg in (-1, 1):
        f.paint(taper((sg * 104, -20, 20), (sg * 104, -380, 20)), WOOD, vol=9, rim=0.6, edge=0.35)
    for yy in (-404, -36):
        f.paint(rect(-130, yy, 130, yy + 40, 10), WOOD, vol=14, rim=0.6, edge=0.35)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f8e0d0", "#847474")
    wash(c, ("#54444c", "#846460", "#645054"), "#e89878", 330, 330, 0.3)
    floor(c, 680, ["#2c2426", "#4c4042", "#6c5c5c", "#988480"])
    c.shade(ell(330, 768, 280, 18), 0.55, 9, "#180c14")
    for i in range(9):
        a = math.radians(-146 + i * 14)
        c.line(
            [
                (300 + 262 * math.cos(a), 400 + 290 * math.sin(a)),
                (300 + (318 + 26 * (i % 2)) * math.cos(a), 400 + (340 + 26 * (i % 2)) * math.sin(a)),
            ],
            12,
            "#f0a080",
            0.7,
        )
    c.enter()
    hourglass(c, 628, 772, 440)
    foot(c, 390, 742, 62, "snow", 24)
    torso(c, 300, 500, 280, 230, "snow")
    for k, a in ((2, 0.5), (1, 0.7)):
        before = c.img.copy()
        foot(c, 182 - k * 12, 742 - k * 58, 62, "snow", -76 + k * 22)
        c.img = before * (1 - a) + c.img * a
    foot(c, 196, 748, 66, "snow", -76)
    for k in range(3):
        c.line(
            [(96 + k * 2, 740 - k * 62), (76 + k * 6, 712 - k * 62), (88 + k * 12, 684 - k * 58)],
            14,
            "#ffd8c0",
            0.9,
        )
    rabbit(
        c,
        300,
        380,
        0.86,
        "snow",
        tilt=4,
        turn=(10, 4),
        ears=((66, 30, 0.6), (60, 30, 0.6)),
        eyes=Eye(lid=0.32, pupil=(0.95, -0.55), psize=0.9, iris="#5c78a0"),
        brow=(0.55, 0.4),
        browy=(-10, 2),
        mouth="thin",
        blush=0.3,
    )
    arm(c, [(410, 570), (400, 650), (260, 618)], "snow", 56, 1.1)
    arm(c, [(190, 570), (196, 656), (344, 640)], "snow", 56, 1.1)
