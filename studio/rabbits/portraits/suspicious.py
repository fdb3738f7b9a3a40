"""Suspicious: hat low, collar up, eyes narrowed over a newspaper, behind a wall."""

from studio.palettes import BRICK, CREAM
from studio.rabbits.anatomy import rabbit
from studio.rabbits.cloths import slouch_hat
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import bricks, wash
from studio.rabbits.limbs import paw_at, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, poly


def newspaper(c: Tile, x: float, y: float) -> None:
    """A blank newspaper with two holes, its upper edge at y."""
    m = c.paint(
        poly([(x - 190, y + 14), (x, y), (x + 190, y + 14), (x + 200, 840), (x - 200, 840)]),
        CREAM,
        vol=6,
        edge=0.3,
        amb=0.42,
        wob=0.5,
    )
    c.line([(x, y), (x, 830)], 6, "#6a5c50", 0.6)
    for side in (-1, 1):
        for i in range(7):
            c.line(
                [(x + side * 24, y + 150 + i * 20), (x + side * 172, y + 152 + i * 20)],
                7,
                "#8a8078",
                0.5,
                clip=m,
            )
        c.flat(ell(x + side * 86, y + 82, 40), "#1c1a18", 0.95, 1, det=0.7)
        c.line(
            [(x + side * 86 - 40, y + 82), (x + side * 86, y + 44), (x + side * 86 + 40, y + 82)],
            6,
            "#fff8e8",
            0.6,
        )


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#e8e4c0", "#5c5c40")
    wash(c, ("#484830", "#6c6c48", "#54543c"), "#a8a878", 480, 330, 0.35)
    c.flat(
        blob(
            (700, 830),
            (690, 560),
            (720, 480),
            (690, 420),
            (720, 330),
            (770, 330),
            (800, 420),
            (830, 480),
            (830, 830),
        ),
        "#20201c",
        0.7,
        8,
    )
    c.enter()
    torso(c, 400, 590, 360, 260, "grey")
    rabbit(
        c,
        400,
        430,
        0.9,
        "grey",
        tilt=-5,
        turn=(20, 14),
        ears=((82, 44, 0.66), (-2, 0, 0.74)),
        eyes=(
            Eye(lid=0.56, low=0.4, pupil=(0.95, 0.1), psize=0.8, iris="#8a8a34"),
            Eye(lid=0.3, low=0.25, pupil=(0.95, 0.1), psize=0.8, iris="#8a8a34"),
        ),
        brow=(0.5, -0.2),
        browy=(-16, 4),
        mouth="thin",
    )
    slouch_hat(c, 396, 326, 0.92, -5)
    for sg in (-1, 1):
        c.paint(
            blob(
                (400 + sg * 60, 640),
                (400 + sg * 150, 560),
                (400 + sg * 236, 520),
                (400 + sg * 250, 640),
                (400 + sg * 240, 830),
                (400 + sg * 60, 830),
            ),
            ["#241c18", "#544430", "#8c7450", "#c8b080"],
            vol=30,
            edge=0.35,
            rim=0.5,
        )
    newspaper(c, 400, 590)
    paw_at(c, 590, 650, 46, "grey", 180)
    bricks(c, BRICK, -30, 186, -20, 830)
    paw_at(c, 196, 620, 50, "grey", 180)
