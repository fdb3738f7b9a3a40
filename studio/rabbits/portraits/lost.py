"""Lost: twisted ears, a map upside down, a signpost that points everywhere."""

import math

from studio.palettes import FURS, PINE, WOOD
from studio.rabbits.anatomy import rabbit
from studio.rabbits.ears import paint_ear
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly, taper


def signpost(c: Tile, x: float, y: float) -> None:
    """A post with bare arrows in all directions."""
    c.paint(taper((x, y, 34), (x + 4, 300, 30), (x, 90, 26)), WOOD, vol=13, edge=0.35, rim=0.4, wob=0.5)
    for yy, side, rot, w in ((130, 1, -10, 170), (206, -1, 8, 190), (286, 1, 14, 150), (366, -1, -12, 150)):
        f = c.at(x, yy, 1, rot, flip=side < 0, wob=0.5)
        f.paint(
            poly([(-40, -30), (w - 40, -30), (w, 0), (w - 40, 30), (-40, 30)]),
            PINE,
            vol=10,
            edge=0.35,
            rim=0.5,
            det=0.3,
        )
        f.line([(-20, 4), (w * 0.4, -2), (w - 50, 6)], 4, "#6a4428", alpha=0.6)


def map_sheet(c: Tile) -> None:
    """A big map, held the wrong way up, trailing on the ground."""
    sheet = c.paint(
        blob(
            (200, 640, "c"),
            (340, 668),
            (520, 630, "c"),
            (546, 740),
            (640, 836, "c"),
            (180, 840, "c"),
            (206, 740),
        ),
        ["#6a5c50", "#a8946c", "#e0d0a0", "#fff4d0"],
        vol=10,
        edge=0.4,
        rim=0.4,
        wob=0.6,
        amb=0.4,
    )
    for col, pts in (
        ("#3c8c5c", ((200, 690), (300, 740), (400, 700), (560, 760))),
        ("#c84c3c", ((220, 800), (340, 760), (430, 800), (600, 800))),
        ("#3c74b0", ((300, 650), (360, 740), (330, 840))),
    ):
        c.line(pts, 15, col, 0.85, clip=sheet, ends=0.9)
    c.flat(ell(470, 690, 30, 20), "#5ca46c", 0.8, 2, clip=sheet)
    for x in (310, 430):
        c.line([(x, 630), (x + 4, 740), (x + 14, 840)], 5, "#8c7454", 0.6, clip=sheet)
    for sg in (-1, 1):
        c.line([(250 - sg * 14, 720 - 14), (250 + sg * 14, 720 + 14)], 7, "#c82c2c", 0.9, clip=sheet)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#e0d0f0", "#8878a4")
    wash(c, ("#54487c", "#7c6c9c", "#988cac"), "#c8b8d8", 400, 300, 0.3)
    for pts in (
        ((400, 560, 20), (250, 660, 70), (60, 830, 190)),
        ((420, 560, 20), (560, 640, 70), (780, 800, 190)),
        ((410, 560, 20), (420, 680, 80), (400, 850, 170)),
    ):
        c.paint(taper(*pts), ["#4c4464", "#7c7090", "#b0a4b8", "#dcd4dc"], vol=6, soft=4, edge=0.1, alpha=0.8)
    c.fogband(540, 70, "#a89cbc", 0.7)
    signpost(c, 566, 720)
    c.fogband(700, 60, "#a89cbc", 0.5)
    c.enter()
    torso(c, 300, 570, 310, 240, "snow")
    f = c.at(300, 440, 0.88, 8)
    for sg, drop in ((-1, 0), (1, 20)):
        wavy = [
            (
                sg * (60 + t * 220),
                -122 + 34 * math.sin(t * 8.5) + t * (90 + drop),
                56 + 48 * math.sin(math.pi * min(1, t + 0.12)) - 26 * t,
            )
            for t in (0, 0.16, 0.33, 0.5, 0.66, 0.83, 1.0)
        ]
        paint_ear(f, FURS["snow"], wavy)
    rabbit(
        c,
        300,
        440,
        0.88,
        "snow",
        tilt=8,
        turn=(0, -4),
        ears=(None, None),
        eyes=(
            Eye(size=1.24, psize=0.6, pupil=(-0.8, -0.2), iris="#6c6c94"),
            Eye(size=0.96, psize=0.6, pupil=(0.9, 0.2), iris="#6c6c94"),
        ),
        brow=(-0.6, -0.9),
        browy=(16, -4),
        mouth="waver",
    )
    arm(c, [(180, 690), (118, 560), (214, 350)], "snow", 58, 1.15)
    map_sheet(c)
    arm(c, [(450, 720), (540, 730), (500, 650)], "snow", 58, 1.1)
