"""Hush.

A noon garden of tall flowers that are brass gramophone horns, and every horn is turned to one small cricket
on a stone, bow raised, who has not begun. A watering can has stopped in mid-drip. At the back one horn faces
the other way, with a sock stuffed in it.
"""

import numpy as np

from studio.colour import sstep
from studio.elements.plants.horns_garden import (
    gramophone_box,
    horn_flower,
    leaf,
    recital_cricket,
    sock,
    watering_can,
)
from studio.elements.plants.plants import grass
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, RED, WHITE
from studio.shapes import blob, ell

META = {"number": 25, "slug": "hush", "seed": 2511}
FINISH = Finish(vignette=0.24)

EAR = (404.0, 950.0)
LILAC = ["#3c2454", "#7c5c9c", "#b89cd0", "#ecdcf4"]
GOLD = ["#3a1c0c", "#8c5614", "#d89c30", "#fbe084", "#fffbd8"]
HEDGE = ["#08241c", "#164a30", "#387440", "#90b85c"]
STONE = ["#4c4858", "#8c8890", "#c8c4bc", "#f8f4e4"]
TIN = ["#243c54", "#50789c", "#94bcd0", "#e4f4f4"]


def garden(c: Card) -> None:
    """A hot bright clearing between hedges."""
    c.sky([(0, "#6cb0d0"), (200, "#a4d0d8"), (420, "#dce8c8"), (700, "#d8e09c"), (900, "#a8c064")])
    c.clouds(40, 220, "#b8dce4", "#fbf8e8", cover=0.4, a=0.7)
    for y, fog, seed in ((400, 0.5, 1), (540, 0.26, 2), (690, 0.06, 3)):
        tops = [(-40, y + 60)] + [
            (x, y + 46 * np.sin(x / 71 + seed * 2) - 70 * abs(x - 400) / 400) for x in range(0, 820, 80)
        ]
        hedge = blob(*tops, (860, y + 60), (860, 1240, "c"), (-60, 1240, "c"))
        m = c.paint(hedge, HEDGE, vol=46, fog=fog, fogcol="#d4e4a8", amb=0.3, edge=0.05, tex=0.4, lump=0.4)
        c.marks(m, lambda x, y: np.sin(x / 17) * 2 - 1.2, 1500, 17, 5, jit=0.16, alpha=0.5, curl=0.4)
    lawn = c.paint(blob((-20, 990), (200, 960), (400, 950), (620, 964), (820, 990), (820, 1240, "c"), (-20, 1240, "c")),
        ["#1c4424", "#4c8034", "#94b84c", "#ecf098"], vol=20, amb=0.45, edge=0, light=(404, 800, 260))  # fmt: skip
    c.marks(lawn, -1.5, 2600, 24, 3, jit=0.14, alpha=0.6, curl=0.3)
    c.beam([(330, -20), (480, -20), (600, 1080), (210, 1080)], "#fff8c8", 0.3, 50)
    c.darken(c.radial(404, 860, 200, 520), "#0c3024", 0.3)
    c.glow(404, 880, 250, "#fff6c0", 0.9, 1.5)


def the_deaf_one(c: Card) -> None:
    """At the back: turned away, with a sock in it."""
    horn_flower(c, 664, 196, 62, (900, 60), (600, 640), BRASS, 0.5, 0.06)
    sock(c, 676, 190, 84, 62, RED, WHITE)


def audience(c: Card) -> None:
    """Horns in two rings, all mouths on the cricket."""
    far = ((96, 372, 66, LILAC), (238, 232, 68, GOLD), (420, 196, 74, LILAC), (574, 372, 60, GOLD))
    for x, y, r, inside in far:
        horn_flower(c, x, y, r, EAR, (x + (x - 400) * 0.5, 900), inside, 0.66, 0.16)
    c.haze(760, 300, "#b8d890", 0.16)
    for x in (236, 560):
        gramophone_box(c, x, 1030, 116)
    near = ((700, 520, 96, LILAC, 780), (252, 470, 112, GOLD, 236), (476, 500, 116, GOLD, 560), (104, 690, 112, GOLD, -40),
        (676, 738, 118, GOLD, 830))  # fmt: skip
    for x, y, r, inside, root in near:
        horn_flower(c, x, y, r, EAR, (root, 984), inside, 0.62)
    horn_flower(c, 92, 940, 86, (404, 930), (-40, 1120), LILAC, 0.6)


def stage(c: Card) -> None:
    """A stone, a soloist, and the drop that waits."""
    x, y = EAR[0], 1058
    c.shade(ell(x + 10, y + 44, 150, 22), 0.55, 12, "#12301c")
    rock = blob((x - 130, y + 40), (x - 122, y + 2), (x - 70, y - 22), (x + 20, y - 28), (x + 96, y - 14), (x + 134, y + 16),
        (x + 126, y + 46), (x, y + 58))  # fmt: skip
    m = c.paint(rock, STONE, vol=34, amb=0.35, tex=0.35, lump=0.3, rim=0.5, light=(380, 600, 240))
    c.shade(ell(x + 16, y - 6, 76, 12), 0.35, 8, clip=m)
    recital_cricket(c, x + 16, y - 8, 290)
    lip = watering_can(c, 704, 1120, 112, TIN)
    for k, r in ((26, 7.0), (58, 6.0)):
        c.paint(blob((lip[0] - 2, lip[1] + k - 15, "c"), (lip[0] + r, lip[1] + k), (lip[0] - 2, lip[1] + k + r + 2),
            (lip[0] - r - 4, lip[1] + k)), ["#3c78a0", "#8cc8e0", "#f4ffff"], vol=5, wob=0.1, det=1)  # fmt: skip
    for gx in range(30, 800, 46):
        grass(c, gx, 1168 + 8 * np.sin(gx), 50, 9, ("#1c4a2c", "#3c7838", "#88b44c"))
    leaf(c, 60, 1170, 150, -60)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, 60, 300), key="#fff6c8", fog="#cfe0b0")
    garden(c)
    the_deaf_one(c)
    audience(c)
    c.darken(np.asarray(sstep(1040, 1200, c.yy), np.float32), "#163820", 0.35)
    stage(c)
