"""Hush.

A noon garden of tall flowers that are brass gramophone horns, and every horn is turned to one small cricket
on a stone, bow on the string, who has not begun. A watering can holds back its drop. At the back one horn faces
the other way, with a sock stuffed in it.
"""

from studio.colour import sstep
from studio.elements.animals.cricket_fiddler import cricket_fiddler
from studio.elements.land.boulder_flat import flat_boulder
from studio.elements.land.drops import falling_drop
from studio.elements.land.foregrounds import dark_foreground
from studio.elements.plants import horns_garden as horns
from studio.elements.plants.hedges import hedge, lawn, lawn_fringe
from studio.elements.plants.horn_flowers import horn_flower
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, RED

META = {"number": 25, "slug": "hush", "seed": 2511}
FINISH = Finish(vignette=0.24)

EAR = (372.0, 860.0)
LILAC = ["#3c2454", "#7c5c9c", "#b89cd0", "#ecdcf4"]
GOLD = ["#3a1c0c", "#8c5614", "#d89c30", "#fbe084", "#fffbd8"]
KNIT = ["#6c5c4c", "#b8a488", "#ecdcb8", "#fffaea"]
PATINA = ["#14382c", "#3c7c68", "#84c0a0", "#dcf4d8"]
TIN = ["#243c54", "#50789c", "#94bcd0", "#e4f4f4"]


def garden(c: Card) -> None:
    """A clearing between hedges, and the sun let into it in one place."""
    c.sky([(0, "#6cb0d0"), (200, "#a4d0d8"), (420, "#dce8c8"), (700, "#d8e09c"), (900, "#a8c064")])
    c.clouds(40, 220, "#b8dce4", "#fbf8e8", cover=0.4, a=0.7)
    for y, fog, seed in ((400, 0.5, 1), (540, 0.26, 2), (690, 0.06, 3)):
        hedge(c, y, fog, seed)
    lawn(c)
    c.darken(c.radial(410, 900, 190, 430) * sstep(430, 760, c.yy), "#0c3c40", 0.8)
    c.beam([(250, -20), (390, -20), (600, 1090), (190, 1090)], "#fff0a8", 0.45, 44)
    c.darken(1 - c.radial(404, 850, 60, 300), "#fff4b4", 0.9)
    c.darken(1 - c.radial(410, 1064, 120, 330, 0.3), "#fff0a0", 0.6)


def the_deaf_one(c: Card) -> None:
    """At the back: turned away, with a sock in it."""
    horn_flower(c, 640, 178, 60, (900, 120), (560, 962), BRASS, 0.5, 0.06)
    horns.sock(c, 644, 176, 1.0, KNIT, RED)


def audience(c: Card) -> None:
    """Horns large and small in a ring, all mouths on the cricket: from above, from the side, from behind."""
    for x, y, r, inside, root, turn, lobes in (
        (110, 452, 44, LILAC, 56, 0.5, 7),
        (430, 214, 56, PATINA, 470, 0.66, 8),
        (574, 410, 50, GOLD, 610, 0.55, 7),
    ):
        horn_flower(c, x, y, r, EAR, (root, 964), inside, turn, 0.16, lobes)
    c.haze(760, 300, "#b8d890", 0.12)
    horns.gramophone_box(c, 120, 1006, 104)
    horn_flower(c, 262, 436, 128, EAR, (118, 946), GOLD, 0.5, 0, 11)
    horn_flower(c, 470, 520, 66, EAR, (556, 966), LILAC, 0.62, 0, 8)
    horns.gramophone_box(c, 690, 1020, 112)
    horn_flower(c, 588, 654, 80, EAR, (690, 956), GOLD, 0.24, 0, 9)
    horn_flower(c, 150, 682, 54, EAR, (66, 986), LILAC, 0.26, 0, 7)
    for x, y, r in ((470, 968, 34), (560, 964, 32), (612, 966, 26)):
        horns.bed(c, x, y, r)


def stage(c: Card) -> None:
    """A stone, a soloist, and the drop that waits."""
    x, y = 404.0, 1058.0
    flat_boulder(c, x, y, (380, 600, 240))
    cricket_fiddler(c, x + 10, y - 6, 290)
    lip = horns.watering_can(c, 672, 1142, 100, TIN)
    falling_drop(c, lip[0] - 3, lip[1] + 13, 7.0)
    horn_flower(c, 216, 1008, 62, EAR, (104, 1166), BRASS, -0.7, 0, 9)
    lawn_fringe(c, 1168)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 60, 300), key="#fff6c8", fog="#cfe0b0")
    garden(c)
    the_deaf_one(c)
    audience(c)
    dark_foreground(c, 1040, 1200, "#163820", 0.35)
    stage(c)
