"""Hush.

A noon garden of tall flowers that are brass gramophone horns, and every horn is turned to one small cricket
on a stone, bow on the string, who has not begun. A watering can holds back its drop. At the back one horn faces
the other way, with a sock stuffed in it.
"""

from studio.elements.animals.cricket_fiddler import cricket_fiddler
from studio.elements.land.boulder_flat import flat_boulder
from studio.elements.land.drops import falling_drop
from studio.elements.land.foregrounds import dark_foreground
from studio.elements.plants import horns_garden as horns
from studio.elements.plants.hedges import hedge, lawn, lawn_fringe
from studio.elements.plants.plants import grass
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, RED
from studio.shapes import ell

META = {"number": 25, "slug": "hush", "seed": 2511}
FINISH = Finish(vignette=0.24)

EAR = (404.0, 950.0)
LILAC = ["#3c2454", "#7c5c9c", "#b89cd0", "#ecdcf4"]
GOLD = ["#3a1c0c", "#8c5614", "#d89c30", "#fbe084", "#fffbd8"]
KNIT = ["#6c5c4c", "#b8a488", "#ecdcb8", "#fffaea"]
PATINA = ["#14382c", "#3c7c68", "#84c0a0", "#dcf4d8"]
TIN = ["#243c54", "#50789c", "#94bcd0", "#e4f4f4"]


def garden(c: Card) -> None:
    """A hot bright clearing between hedges."""
    c.sky([(0, "#6cb0d0"), (200, "#a4d0d8"), (420, "#dce8c8"), (700, "#d8e09c"), (900, "#a8c064")])
    c.clouds(40, 220, "#b8dce4", "#fbf8e8", cover=0.4, a=0.7)
    for y, fog, seed in ((400, 0.5, 1), (540, 0.26, 2), (690, 0.06, 3)):
        hedge(c, y, fog, seed)
    lawn(c)
    c.beam([(330, -20), (480, -20), (600, 1080), (210, 1080)], "#fff8c8", 0.3, 50)
    c.darken(c.radial(404, 860, 200, 520), "#0c3024", 0.3)
    c.glow(404, 880, 250, "#fff6c0", 0.9, 1.5)


def the_deaf_one(c: Card) -> None:
    """At the back: turned away, with a sock in it."""
    horns.horn_flower(c, 630, 176, 64, (900, 110), (590, 640), BRASS, 0.62, 0.06)
    horns.sock(c, 634, 174, 1.06, KNIT, RED)


def audience(c: Card) -> None:
    """Horns in two rings, all mouths on the cricket."""
    far = (
        (124, 372, 60, LILAC, 96, 7),
        (246, 232, 66, GOLD, 150, 10),
        (412, 232, 62, PATINA, 500, 8),
        (560, 384, 58, GOLD, 640, 7),
    )
    for x, y, r, inside, root, lobes in far:
        horns.horn_flower(c, x, y, r, EAR, (root, 900), inside, 0.66, 0.16, lobes, 0.06 + 0.01 * (lobes % 3))
    c.haze(760, 300, "#b8d890", 0.16)
    c.glow(404, 900, 230, "#fffad0", 0.5, 1.3)
    for x in (150, 640):
        horns.gramophone_box(c, x, 1024, 112)
    near = (
        *((648, 534, 76, LILAC, 706, 8), (246, 478, 106, GOLD, 150, 10), (470, 500, 110, GOLD, 640, 9)),
        *((196, 706, 80, GOLD, 58, 7), (618, 752, 82, LILAC, 742, 8)),
    )
    for x, y, r, inside, root, lobes in near:
        horns.horn_flower(c, x, y, r, EAR, (root, 964), inside, 0.62, 0, lobes, 0.055 + 0.012 * (lobes % 3))
    for x in (58, 706, 742):
        c.shade(ell(x, 970, 24, 6), 0.4, 4, "#12301c")
        grass(c, x, 976, 34, 8, ("#2c5c30", "#5c8c40", "#a0bc58"))


def stage(c: Card) -> None:
    """A stone, a soloist, and the drop that waits."""
    x, y = EAR[0], 1058
    flat_boulder(c, x, y, (380, 600, 240))
    cricket_fiddler(c, x + 10, y - 6, 290)
    lip = horns.watering_can(c, 676, 1142, 92, TIN)
    falling_drop(c, lip[0] - 3, lip[1] + 13, 7.0)
    lawn_fringe(c, 1168)
    horns.leaf(c, 60, 1170, 150, -60)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 60, 300), key="#fff6c8", fog="#cfe0b0")
    garden(c)
    the_deaf_one(c)
    audience(c)
    dark_foreground(c, 1040, 1200, "#163820", 0.35)
    stage(c)
