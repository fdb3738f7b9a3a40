"""Hush.

A noon garden of tall flowers that are brass gramophone horns, and every horn is turned to one small cricket
on a stone, bow raised, who has not begun. A watering can has stopped in mid-drip. At the back one horn faces
the other way, with a sock stuffed in it.
"""

from studio.elements.land.boulder_flat import flat_boulder
from studio.elements.land.drops import falling_drop
from studio.elements.land.foregrounds import dark_foreground
from studio.elements.plants import horns_garden as horns
from studio.elements.plants.hedges import hedge, lawn, lawn_fringe
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, RED, WHITE

META = {"number": 25, "slug": "hush", "seed": 2511}
FINISH = Finish(vignette=0.24)

EAR = (404.0, 950.0)
LILAC = ["#3c2454", "#7c5c9c", "#b89cd0", "#ecdcf4"]
GOLD = ["#3a1c0c", "#8c5614", "#d89c30", "#fbe084", "#fffbd8"]
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
    horns.horn_flower(c, 664, 196, 62, (900, 60), (600, 640), BRASS, 0.5, 0.06)
    horns.sock(c, 676, 190, 84, 62, RED, WHITE)


def audience(c: Card) -> None:
    """Horns in two rings, all mouths on the cricket."""
    far = ((96, 372, 66, LILAC), (238, 232, 68, GOLD), (420, 196, 74, LILAC), (574, 372, 60, GOLD))
    for x, y, r, inside in far:
        horns.horn_flower(c, x, y, r, EAR, (x + (x - 400) * 0.5, 900), inside, 0.66, 0.16)
    c.haze(760, 300, "#b8d890", 0.16)
    for x in (236, 560):
        horns.gramophone_box(c, x, 1030, 116)
    upper = ((700, 520, 96, LILAC, 780), (252, 470, 112, GOLD, 236), (476, 500, 116, GOLD, 560))
    lower = ((104, 690, 112, GOLD, -40), (676, 738, 118, GOLD, 830))
    for x, y, r, inside, root in (*upper, *lower):
        horns.horn_flower(c, x, y, r, EAR, (root, 984), inside, 0.62)
    horns.horn_flower(c, 92, 940, 86, (404, 930), (-40, 1120), LILAC, 0.6)


def stage(c: Card) -> None:
    """A stone, a soloist, and the drop that waits."""
    x, y = EAR[0], 1058
    flat_boulder(c, x, y, (380, 600, 240))
    horns.recital_cricket(c, x + 16, y - 8, 290)
    lip = horns.watering_can(c, 704, 1120, 112, TIN)
    for below, r in ((26, 7.0), (58, 6.0)):
        falling_drop(c, lip[0], lip[1] + below, r)
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
