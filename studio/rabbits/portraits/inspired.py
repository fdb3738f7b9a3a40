"""Inspired: one paw up: a lantern has lit above the head."""

from studio.palettes import BRASS, FURS
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import rays, wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.things import paper_ball
from studio.rabbits.tile import Tile
from studio.shapes import ell, poly, rect, taper


def idea_lantern(c: Tile, x: float, y: float, h: float) -> None:
    """A lantern that hangs on nothing; its own light only, or it would bleach the rabbit."""
    f = c.at(x, y, h / 40, wob=0.25)
    c.halo(x, y - h * 0.4, h, "#ffd860", 0.6)
    f.line([(-7, -30), (-5, -42), (5, -42), (7, -30)], 2.2, "#4a2c14", alpha=0.95)
    f.paint(
        poly([(-11, -26), (11, -26), (14, -4), (-14, -4)]),
        ["#e88a10", "#ffc430", "#ffe880", "#fffce0"],
        vol=12,
        light=(x, y - h * 0.4, h * 0.5),
        amb=0.3,
        edge=0.1,
        det=0.8,
    )
    f.flat(ell(0, -13, 3.4, 7), "#fffdf0", 0.95, 1, det=1)
    for shape in (
        poly([(-15, -25), (0, -36), (15, -25)]),
        rect(-17, -5, 17, 0),
        rect(-12, -26, -10.4, -4),
        rect(10.4, -26, 12, -4),
    ):
        f.paint(shape, BRASS, vol=3, det=0.8, edge=0.3)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#fff0b0", "#dcd0ec")
    wash(c, ("#9c84cc", "#b49cdc", "#a890d0"), "#ffe070", 400, 170, 0.35, 260)
    c.beam([(400, 620), (110, -60), (690, -60)], "#ffd84c", 0.5, 22)
    rays(c, 400, 190, "#fff090", 14, 0.16)
    for x, y, r in ((110, 742, 44), (196, 776, 34), (668, 764, 46), (734, 700, 34)):
        paper_ball(c, x, y, r)
    c.enter()
    idea_lantern(c, 400, 258, 190)
    torso(c, 400, 620, 330, 240, "grey")
    rabbit(
        c,
        400,
        486,
        0.86,
        "grey",
        ears=((26, 6, 0.86), (24, -10, 0.86)),
        eyes=Eye(size=1.1, pupil=(0.1, -0.75), psize=1.05, iris="#8a6a24"),
        brow=-0.15,
        browy=28,
        mouth="open_smile",
        blush=0.3,
    )
    arm(c, [(540, 730), (640, 690), (650, 576)], "grey", 66, 1.1, fingers=False)
    c.paint(
        taper((648, 566, 58), (630, 500, 42), (606, 430, 28)),
        FURS["grey"],
        vol=18,
        rim=0.6,
        edge=0.3,
        wob=0.3,
    )
    c.paint(
        taper((640, 590, 34), (604, 572, 30), (584, 548, 20)),
        FURS["grey"],
        vol=12,
        rim=0.5,
        edge=0.4,
        wob=0.3,
    )
    arm(c, [(260, 730), (220, 770), (300, 776)], "grey", 62, 1.0)
