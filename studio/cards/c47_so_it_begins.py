"""So It Begins.

A city of dominoes winds over the plain, the pips are lit windows. Far off the first tower, colossal, already
leans against the second. Here, at the very end, stands the last and smallest: a table is laid inside, a
cat sleeps on the roof. Half-way somebody has propped a broom against a wall, to hold it.
"""

import math
from dataclasses import replace

import numpy as np

from studio.elements.buildings.domino_city import domino_city
from studio.elements.buildings.domino_house import domino_house
from studio.elements.buildings.dominoes import Camera, Domino, domino, shadow
from studio.elements.land.land import hills
from studio.elements.land.stones_evening import evening_stones
from studio.elements.things.broom_propped import propped_broom
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 47, "slug": "so-it-begins", "seed": 4747}
FINISH = Finish(vignette=0.3, bloom=0.42)

EYE = Camera()
SUN = (-1.0, 0.12, 0.46)
LAMP = "#ffa838"
IVORY = ["#1c1630", "#463a58", "#8c7080", "#ecc8a0", "#fff4d8"]
PLAIN = ["#5c3c5c", "#94647c", "#cc9484", "#f4c494"]
# from the last to the first: the way the fall will come
ROAD = (
    *((-1.05, 7.5), (-0.6, 8.8), (0.8, 10.2), (2.1, 11.1), (3.3, 12.2), (4.42, 14.6), (3.6, 18.4)),
    *((0.2, 20.8), (-3.6, 21.8), (-6.0, 24.4), (-4.8, 27.2), (-1.0, 28.4), (2.6, 29.3), (7.0, 30.3)),
)
STONES = (
    *((112, 742, 9), (150, 760, 6), (206, 868, 8), (92, 968, 13)),
    *((128, 984, 7), (176, 1092, 10), (300, 716, 6)),
)
BROOM = 10  # the slab it holds


def plain(c: Card) -> None:
    """Evening, dust, one low sun."""
    c.sky([(0, "#4c4470"), (120, "#8c6484"), (200, "#e8946c"), (250, "#ffc47c")])
    c.clouds(30, 190, "#6c507c", "#f09c74", cover=0.45, cell=150, a=0.7, sx=3.4)
    c.glow(96, 226, 330, "#ffb050", 0.7, 1.6)
    c.paint(ell(96, 222, 44), ["#ff9838", "#ffbc50", "#ffd880"], vol=30, amb=0.4, edge=0, wob=0.4)
    hills(c, 232, 10, PLAIN, 4, 0.55, 10, fogcol="#f0a480")
    _, m = hills(c, 262, 8, PLAIN, 7, 0, 3, amb=0.62, gain=0.2, grad=(0.3, -0.42), tex=0.12, lump=0.03)
    c.marks(m, lambda x, y: 0.05 + 0.1 * np.sin(x / 150 + y / 90), 500, 80, 4, jit=0.06, alpha=0.3)


def dust(c: Card, d: Domino) -> None:
    """Where the first foot has lifted."""
    x, y = EYE.see((d.x, d.y, 0))
    for _ in range(16):
        c.puff(x + c.rng.normal(20, 70), y + c.rng.normal(0, 12), c.rng.uniform(14, 40), "#f4b890", 0.28)


def broom(c: Card, d: Domino) -> None:
    """Against the front of a slab half-way, which leans on it already: somebody's whole answer."""
    lean, face, held = math.radians(d.lean), d.thick * d.h, 0.66 * d.h
    cos, sin = math.cos(d.heading), math.sin(d.heading)

    def before(u: float, up: float) -> tuple[float, float]:
        return EYE.see((d.x + u * cos + 0.17 * d.h * sin, d.y + u * sin - 0.17 * d.h * cos, up))

    top = before(face + held * math.sin(lean), held * math.cos(lean))
    propped_broom(c, before(face + 0.34 * d.h, 0), top, 1.05)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(96, 226, 260), key="#ffcc88", fog="#e89c80")
    plain(c)
    evening_stones(c, STONES)
    slabs = domino_city(ROAD)
    slabs[BROOM] = replace(slabs[BROOM], lean=8)
    for d in slabs:
        shadow(c, EYE, d, SUN, "#2c1c44", 0.42)
    c.glow(*EYE.see((slabs[0].x, slabs[0].y - 0.5, 0)), 150, "#ff9c38", 0.5, 1.6, 0.45)
    for d in sorted(slabs, key=lambda d: -d.y):
        fog = max(0.0, min(0.42, (d.y - 13) / 42))
        shown = domino(c, EYE, d, IVORY, SUN, LAMP, fog)
        if d is slabs[-1]:
            dust(c, d)
        if d is slabs[BROOM]:
            broom(c, d)
        if d is slabs[0]:
            domino_house(c, shown["front"], shown["top"], LAMP)
