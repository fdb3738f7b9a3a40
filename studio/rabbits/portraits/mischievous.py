"""Mischievous: ears like horns, a crooked grin, the string of a bucket balanced on the door."""

from studio.palettes import PINE
from studio.rabbits.anatomy import rabbit
from studio.rabbits.eyes import Eye
from studio.rabbits.grounds import wash
from studio.rabbits.limbs import arm, torso
from studio.rabbits.things import bucket
from studio.rabbits.tile import Tile
from studio.shapes import blob, rect


def portrait(c: Tile) -> None:
    """Paint the tile."""
    c.day("#ffe8b0", "#f8c88c")
    wash(c, ("#f4ac54", "#fcc878", "#f0a04c"), "#fff0b8", 330, 400, 0.5)
    shadow = c.mask(
        blob(
            (20, 830),
            (30, 520),
            (40, 300),
            (10, 170),
            (60, 90, "c"),
            (90, 240),
            (150, 270),
            (210, 240),
            (250, 80, "c"),
            (296, 180),
            (260, 320),
            (300, 520),
            (320, 830),
        ),
        1,
        10,
    )
    c.flat(shadow, "#a84c1c", 0.55)
    c.paint(rect(640, 250, 830, 830), ["#5a2c18", "#98582c", "#c88a4c", "#e8bc80"], vol=10, edge=0.3, wob=0.5)
    c.paint(rect(626, 244, 830, 274, 5), PINE, vol=8, edge=0.3, wob=0.4)
    c.enter()
    bucket(
        c,
        668,
        250,
        150,
        -12,
        ["#1c3450", "#3c6c94", "#7cacc8", "#dcecf0"],
        ["#14582c", "#34a044", "#84dc6c", "#e0fcb8"],
    )
    torso(c, 330, 600, 330, 230, "rust")
    c.line([(640, 170), (630, 420), (580, 600), (450, 690)], 5, "#f8ecd0", 0.95, ends=0.9)
    rabbit(
        c,
        330,
        460,
        0.86,
        "rust",
        tilt=8,
        turn=(10, 4),
        ears=((34, -88, 0.74), (34, -88, 0.74)),
        eyes=Eye(lid=0.12, low=0.42, pupil=(0.95, -0.2), iris="#3c8a4c"),
        brow=(0.7, 0.35),
        browy=(-6, 14),
        mouth="crooked",
        blush=0.3,
    )
    arm(c, [(214, 690), (230, 750), (330, 716)], "rust", 62, 1.1, out=-40)
    arm(c, [(470, 690), (480, 760), (400, 706)], "rust", 62, 1.1, out=-120)
