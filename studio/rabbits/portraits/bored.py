"""Bored: flat on the table, eyes to the ceiling, the yo-yo dead on its string."""

from studio.palettes import FURS, RED, WOOD
from studio.rabbits.anatomy import rabbit
from studio.rabbits.ears import paint_ear
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import stripes, wash
from studio.rabbits.limbs import arm
from studio.rabbits.tile import Tile
from studio.shapes import ell, poly, rect


def yoyo(c: Tile, x: float, y: float, r: float) -> None:
    """A yo-yo, middle at (x, y)."""
    c.paint(ell(x, y, r), RED, vol=r * 0.5, edge=0.35, rim=0.6, wob=0.2)
    c.paint(ell(x, y, r * 0.4), ["#7a5218", "#e0b040", "#fff0a0"], vol=8, edge=0.3, wob=0.2)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.night("#f0e4cc", "#a89878")
    wash(c, ("#a8987c", "#b4a488", "#988870"), "#d8c8a8", 400, 300, 0.2)
    stripes(c, "#8c7c64", 80, 36, 0.55)
    c.enter()
    c.paint(rect(-30, 660, 830, 850), ["#2a1a16", "#4a3226", "#6c4c34"], vol=4, edge=0.2, grain=2, tex=0.35)
    top = c.paint(
        poly([(-30, 580), (830, 580), (830, 668), (-30, 668)]),
        WOOD,
        vol=8,
        edge=0.3,
        rim=0.4,
        grain=1,
        tex=0.4,
        wob=0.5,
    )
    c.shade(ell(380, 604, 330, 26), 0.5, 10, "#180c08", clip=top)
    arm(c, [(560, 540), (620, 590), (668, 626)], "sand", 74, 1.15, out=60)
    f = c.at(380, 430, 1.04, 10)
    paint_ear(
        f,
        FURS["sand"],
        [(80, -110, 46), (150, -110, 80), (214, -60, 96), (250, 10, 92), (270, 70, 70), (290, 106, 36)],
    )
    rabbit(
        c,
        380,
        430,
        1.02,
        "sand",
        tilt=10,
        turn=(0, 10),
        ears=(None, None),
        cheeks=0.75,
        eyes=Eye(lid=0.5, pupil=(0.15, -0.85), psize=0.95),
        browy=-8,
        brow=-0.12,
        mouth="flat_line",
        occlude=0,
    )
    paint_ear(
        f,
        FURS["sand"],
        [(-86, -108, 46), (-130, -70, 78), (-150, 0, 92), (-140, 70, 86), (-110, 120, 64), (-80, 150, 34)],
    )
    arm(c, [(190, 590), (160, 630), (128, 644)], "sand", 74, 1.15)
    c.line([(664, 640), (668, 690), (666, 730)], 6, "#f8f0e0", 0.95, ends=1)
    yoyo(c, 666, 742, 46)
