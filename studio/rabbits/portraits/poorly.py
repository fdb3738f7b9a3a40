"""Poorly: ice bag, thermometer, tartan rug, red nose, green cheeks."""

from studio.palettes import RED
from studio.rabbits.anatomy import rabbit
from studio.rabbits.cloths import ice_bag, tartan
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import smoky, wash
from studio.rabbits.limbs import paw_at
from studio.rabbits.things import paper_ball
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, rect, taper


def armchair(c: Tile) -> None:
    """A big soft chair, used handkerchiefs on its arms."""
    ramp = ["#241c28", "#4c3c48", "#78606c", "#b09498"]
    back = blob(
        (180, 850),
        (150, 470),
        (186, 360),
        (290, 318),
        (400, 308),
        (510, 318),
        (614, 360),
        (650, 470),
        (620, 850),
    )
    c.paint(back, ramp, vol=46, edge=0.3, rim=0.4, amb=0.3)
    for x in (116, 684):
        c.paint(rect(x - 62, 660, x + 62, 860), ramp, vol=20, edge=0.3, rim=0.3)
        c.paint(ell(x, 660, 70, 48), ramp, vol=34, edge=0.32, rim=0.5)
    for x, y, r in ((110, 606, 44), (690, 604, 46), (640, 640, 34)):
        paper_ball(c, x, y, r)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f4f4d0", "#8c9464")
    wash(c, ("#646c40", "#848c58", "#6c7448"), "#c8d090", 400, 340, 0.25)
    smoky(c, ["#5c6c38", "#8c9c54", "#b4c078"], 160, 0.35)
    c.enter()
    armchair(c)
    f = rabbit(
        c,
        400,
        420,
        0.92,
        "sand",
        tilt=-6,
        turn=(0, 8),
        ears=((92, 60, 0.86), (92, 60, 0.86)),
        eyes=Eye(lid=0.44, pupil=(0, 0.3), psize=0.9, rims=1.0),
        brow=-0.7,
        browy=-2,
        mouth="wave",
        blush=0.85,
        blushcol="#7cac34",
        nose="#e03434",
    )
    f.paint(ell(0, 48, 36, 30), ["#7c1418", "#d8302c", "#f88068"], vol=24, rim=0.5, edge=0.3, det=0.5)
    f.paint(
        taper((34, 106, 22), (130, 74, 18), (200, 50, 18)),
        ["#7c8c94", "#c4d4d8", "#f4fcfc"],
        vol=9,
        rim=0.6,
        edge=0.4,
        det=0.7,
    )
    f.line([(40, 104), (100, 84), (160, 64)], 8, "#d82424", alpha=0.95, ends=0.9)
    band = blob(
        (-150, -96), (-60, -140), (60, -140), (150, -96), (160, -56), (60, -98), (-60, -98), (-160, -56)
    )
    cloth = f.paint(band, RED, vol=18, edge=0.3, rim=0.4)
    for i in range(9):
        f.flat(ell(-134 + i * 33, -112 + abs(i - 4) * 8, 9), "#fff4e8", 0.9, clip=cloth)
    ice_bag(c, *f.pt(0, -132), 0.9, -6)
    rug = blob((250, 580), (400, 560), (550, 580), (650, 660), (690, 840), (110, 840), (150, 660))
    tartan(c, rug, ["#1c2c1c", "#34543c", "#5c7c5c", "#a8bc90"], ("#8c2c2c", "#f0dc90"))
    tartan(
        c,
        blob((300, 590), (400, 640), (500, 590), (470, 720), (440, 840), (360, 840), (330, 720)),
        ["#142414", "#284430", "#486848", "#98ac80"],
        ("#8c2c2c", "#f0dc90"),
    )
    for sg in (-1, 1):
        paw_at(c, 400 + sg * 54, 664, 40, "sand", -90)
