"""Joyful: in the air, arms up, laughing, streamers in both paws."""

import math

from studio.palettes import RED
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import dabs, floor, rays, wash
from studio.rabbits.limbs import arm, foot, torso
from studio.rabbits.tile import Tile
from studio.shapes import ell, taper

CONFETTI = ("#e8484c", "#2c8cc0", "#48a458", "#f07a24", "#b85aa8")
BLUE_PAPER = ["#123c5c", "#2c7cac", "#7cc0dc", "#e0f4f8"]
GREEN_PAPER = ["#164a2c", "#3c944c", "#8ccc78", "#e4f4c0"]
PINK_PAPER = ["#6a2c60", "#b858a4", "#e49cd0", "#fce0f0"]


def streamer(c: Tile, x: float, y: float, side: int, ramp: list[str], k: int) -> None:
    """A curling paper ribbon flying from a paw."""
    pts = []
    for i in range(13):
        t = i / 12
        pts.append(
            (
                x + side * t * (74 - 60 * k) + math.sin(t * 11 + k * 2) * (16 + 16 * t),
                y - 20 + t * (230 + 60 * k),
                26 - 10 * t,
            )
        )
    c.paint(taper(*pts), ramp, vol=9, rim=0.6, wob=0.3, det=0.5, edge=0.3)


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day()
    wash(c, ("#f0b840", "#f8cc5c", "#eca838"), "#fff0b0", 400, 380, 0.5)
    rays(c, 400, 420, "#fff0b0", 14, 0.2)
    floor(c, 730, ["#9a5c20", "#c07c2c", "#dc9c40", "#f0c068"])
    c.shade(ell(400, 764, 170, 18), 0.6, 8, "#5a300c")
    dabs(c, 100, CONFETTI, (11, 19))
    c.enter()
    for sg, (a, b) in ((-1, (RED, BLUE_PAPER)), (1, (GREEN_PAPER, PINK_PAPER))):
        streamer(c, 400 + sg * 236, 320, sg, b, 1)
        streamer(c, 400 + sg * 236, 320, sg, a, 0)
        foot(c, 400 + sg * 96, 690, 62, "sand", sg * 40, sole=True)
    torso(c, 400, 520, 220, 180, "sand")
    for sg in (-1, 1):
        arm(c, [(400 + sg * 76, 566), (400 + sg * 178, 480), (400 + sg * 234, 336)], "sand", 60, 1.15)
    rabbit(
        c,
        400,
        400,
        0.8,
        "sand",
        tilt=-5,
        ears=((4, -6, 0.8), (4, 10, 0.8)),
        eyes=Eye(low=0.42, psize=1.1),
        browy=22,
        brow=-0.2,
        mouth="laugh",
        blush=0.7,
    )
