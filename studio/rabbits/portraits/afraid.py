"""Afraid: round eyes and chattering teeth in a blanket; a claw on the wall."""

from studio.palettes import FURS
from studio.rabbits.anatomy import rabbit
from studio.rabbits.cloths import hooded
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import paw_at
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, taper

BLANKET = ["#3a1c2c", "#7c3c4c", "#b4707a", "#ecc0b4"]


def claw(c: Tile) -> None:
    """The shadow of a branch like a claw reaching down the wall."""
    for pts in (
        ((820, -20, 120), (690, 60, 80), (600, 90, 56)),
        ((640, 70, 50), (560, 130, 36), (560, 230, 22), (520, 300, 4)),
        ((680, 60, 50), (690, 180, 34), (650, 270, 20), (640, 350, 4)),
        ((740, 40, 60), (750, 220, 34), (730, 330, 18), (744, 430, 4)),
        ((620, 80, 50), (480, 90, 30), (400, 130, 20), (350, 190, 4)),
    ):
        c.flat(taper(*pts), "#080a1c", 0.8, 3)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#c8d8ff", "#26305c")
    wash(c, ("#1c2850", "#2c3c70", "#1c2444"), "#6c84c8", 330, 330, 0.35)
    claw(c)
    c.enter()
    c.flat(ell(400, 480, 250, 230), "#2c1424", 1, 3)
    rabbit(
        c,
        400,
        490,
        0.98,
        "snow",
        ears=((66, 60, 0.52), (66, 60, 0.52)),
        turn=(0, 4),
        eyes=Eye(size=1.32, psize=0.34, iris="#8cb0d0"),
        brow=-0.14,
        browy=18,
        mouth="chatter",
        occlude=0,
    )
    for sg in (-1, 1):
        x = 400 + sg * 87 * 0.98
        c.line([(x - sg * 46, 330), (x, 342), (x + sg * 44, 372)], 15, FURS["snow"][0], 0.95)
    outer = blob(
        (400, 200),
        (270, 212),
        (166, 290),
        (136, 440),
        (120, 640),
        (90, 840),
        (710, 840),
        (680, 640),
        (664, 440),
        (634, 290),
        (530, 212),
    )
    face = blob(
        (400, 290),
        (280, 288),
        (204, 340),
        (190, 440),
        (206, 550),
        (270, 640),
        (400, 676),
        (530, 640),
        (594, 550),
        (610, 440),
        (596, 340),
        (520, 288),
    )
    hooded(c, outer, face, BLANKET, "#e8c49c")
    for sg in (-1, 1):
        paw_at(c, 400 + sg * 96, 664, 50, "snow", -90)
        for k in (0, 1):
            x = 400 + sg * (300 + k * 36)
            c.line(
                [(x, 470), (x + sg * 12, 500, "c"), (x, 530, "c"), (x + sg * 12, 560, "c"), (x, 590)],
                8,
                "#a8bcec",
                0.8,
            )
