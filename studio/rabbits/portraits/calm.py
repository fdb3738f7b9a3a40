"""Calm: symmetry: cross-legged among rings of water, a leaf on the crown."""

import math

import numpy as np

from studio.palettes import FURS, STONE
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.tile import Tile
from studio.shapes import blob, ell, taper


def pebbles(c: Tile, x: float, y: float) -> None:
    """A tower of four pebbles."""
    for i, (w, h) in enumerate(((60, 26), (46, 22), (34, 18), (20, 14))):
        c.paint(ell(x + (4 if i % 2 else -3), y - h, w, h), STONE, vol=h * 0.8, edge=0.3, rim=0.5, wob=0.4)
        y -= h * 1.75


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.stage((400, 20, 430), "#fffbe8", "#c8e8e0")
    wash(c, ("#7cc0c0", "#a4d8d0", "#6cb4b8"), "#f8fff0", 400, 400, 0.5)
    for i in range(6):
        t = np.linspace(0, 2 * math.pi, 80)
        rx = 240 + i * 76
        c.line(
            np.stack([400 + np.cos(t) * rx, 700 + np.sin(t) * rx * 0.36], 1),
            12,
            "#f0fff8",
            0.5 - i * 0.05,
            ends=1,
        )
    c.enter()
    for x in (128, 672):
        pebbles(c, x, 760)
    c.shade(ell(400, 756, 250, 24), 0.4, 10, "#1c5058")
    torso(c, 400, 520, 290, 220, "snow")
    for sg in (-1, 1):
        c.paint(
            taper((400 + sg * 60, 706, 84), (400 + sg * 190, 716, 84), (400 + sg * 60, 752, 64)),
            FURS["snow"],
            vol=36,
            edge=0.3,
            rim=0.4,
            wob=0.5,
        )
        foot(c, 400 + sg * 46, 752, 40, "snow", sg * -76)
        arm(c, [(400 + sg * 104, 580), (400 + sg * 176, 640), (400 + sg * 196, 694)], "snow", 54, 1.1, out=90)
    rabbit(
        c,
        400,
        390,
        0.84,
        "snow",
        ears=((2, 6, 0.76), (2, 6, 0.76)),
        eyes=Eye(shut="asleep"),
        browy=8,
        mouth="smile",
        blush=0.35,
    )
    f = c.at(400, 252, 1.1, wob=0.4)
    m = f.paint(
        blob((-76, 8, "c"), (-40, -24), (10, -30), (56, -14), (84, 6, "c"), (40, 18), (-30, 20)),
        ["#12401c", "#2c7830", "#5ca43c", "#b8dc70"],
        vol=14,
        edge=0.4,
        rim=0.4,
        det=0.4,
    )
    f.line([(-90, 14), (0, -4), (80, 6)], 5, "#2c5c24", alpha=0.8, clip=m)
