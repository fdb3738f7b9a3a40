"""A parlour window onto a garden that has had no rain: split earth, a bowed sunflower, an empty can."""

import math
from itertools import pairwise

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.rooms.parlour_yellow import TRIM
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect, taper

DRY: Ramp = ["#a0743c", "#d4a860", "#f0d494", "#fff0c0"]
STALK: Ramp = ["#3c3c18", "#6c7030", "#a4a04c", "#dcd488"]
ZINC: Ramp = ["#34484c", "#64787c", "#9cb0ac", "#dce8dc"]
PETAL: Ramp = ["#9c5c14", "#d8962c", "#f4c850", "#fff0a0"]
SEEDS: Ramp = ["#2c180c", "#5c381c", "#94643c"]


def dry_garden_window(c: Card) -> None:
    """The window from (338, 82) to (666, 480) of the page, with its sill."""
    hole = c.mask(rect(352, 96, 652, 470), 0.3)
    before = c.img.copy()
    _dry_garden(c)
    c.img = before * (1 - hole[..., None]) + c.img * hole[..., None]
    c.shade(rect(352, 96, 652, 116), 0.3, 10, "#6c5c3c", clip=hole)
    outer = (rect(338, 82, 666, 104, 3), rect(338, 90, 358, 480), rect(646, 90, 666, 480))
    for bar in (*outer, rect(496, 96, 508, 470), rect(352, 270, 652, 282)):
        c.paint(bar, TRIM, vol=6, wob=0.3, amb=0.4, edge=0.3)
    c.paint(rect(322, 468, 682, 496, 4), TRIM, vol=7, wob=0.3, rim=0.4)
    c.shade(rect(330, 496, 676, 512), 0.3, 8)


def _dry_garden(c: Card) -> None:
    """Painted over the whole page; the window cuts it out."""
    c.sky([(90, "#7cbce0"), (270, "#c0e0e0"), (340, "#f4ecc8")], calm=0.2)
    c.glow(606, 140, 150, "#fffbe0", 0.8, 1.4)
    hills = blob((330, 336), (400, 316), (480, 326), (560, 308), (680, 330), (680, 360), (330, 360))
    c.paint(hills, ["#9c9468", "#c4b484", "#e4d4a4"], vol=8, amb=0.5, edge=0.05, fog=0.4)
    m = c.paint(rect(320, 340, 690, 490), ["#5c3c20", "#7c5428", "#a07438"], vol=2, amb=0.5, edge=0)
    _plates(c, m)
    c.shade(rect(320, 338, 690, 348), 0.25, 6, "#8c6c3c")
    _drooping_sunflower(c, 428, 486)
    _watering_can(c, 562, 455)


def _plates(c: Card, m: Arr) -> None:
    """Dried mud: uneven plates, the dark of the cracks between them, larger towards us."""
    r = np.random.default_rng(37)
    rows = (342, 351, 363, 380, 404, 438, 484)
    for k, (y0, y1) in enumerate(pairwise(rows)):
        half, w, cy = (y1 - y0) / 2, 13 + (y0 - 342) * 0.34, (y0 + y1) / 2
        for i in range(-14, 15):
            cx = 500 + (i * 2 + k % 2) * w + r.uniform(-0.2, 0.2) * w
            knots = [
                (-0.98, 0.3),
                (-0.7, -0.9),
                (0.1, -1.06),
                (0.94, -0.7),
                (0.98, 0.4),
                (0.4, 0.98),
                (-0.5, 0.86),
            ]
            uneven = r.uniform(0.74, 0.98, len(knots))
            if 330 < cx < 680:
                plate = poly(
                    [(cx + u * w * a, cy + v * half * a) for (u, v), a in zip(knots, uneven, strict=True)]
                )
                c.paint(plate, DRY, vol=3, amb=0.5, wob=0.6, edge=0.1, clip=m, tex=0.15)


def _drooping_sunflower(c: Card, x: float, y: float) -> None:
    """Rooted at (x, y) below the sill, tall, its head bowed to the right, its leaves hanging like wet gloves."""
    neck = ((x, y, 12), (x - 6, y - 90, 10), (x + 2, y - 190, 9), (x + 26, y - 226, 8), (x + 50, y - 204, 8))
    c.paint(taper(*neck), STALK, vol=4, wob=0.4, amb=0.4, rim=0.5)
    for sg, up in ((-1, 96), (1, 128)):
        c.line([(x - 4, y - up), (x + sg * 16, y - up - 10), (x + sg * 26, y - up + 4)], 4, STALK[1], 1, 0.3)
        leaf = blob(
            (x + sg * 22, y - up - 6),
            (x + sg * 40, y - up + 16),
            (x + sg * 34, y - up + 54, "c"),
            (x + sg * 19, y - up + 26),
        )
        c.paint(leaf, STALK, vol=5, wob=0.4, amb=0.36)
    f = c.at(x + 56, y - 190, 1, 24, wob=0.3, vol=5, amb=0.4, det=0.6)
    for i in range(11):
        a = math.radians(8 + i * 16.4)
        tip = (34 * math.cos(a) * 1.15, 6 + 34 * math.sin(a))
        f.paint(taper((24 * math.cos(a), 2 + 8 * math.sin(a), 14), (*tip, 5)), PETAL, vol=3)
    f.paint(ell(0, 6, 25, 10), SEEDS, vol=3)
    f.paint(blob((-31, 6), (-24, -14), (0, -22), (24, -14), (31, 6), (0, -1)), STALK, vol=8, rim=0.5)


def _watering_can(c: Card, x: float, y: float) -> None:
    """A can of zinc standing at (x, y) where somebody put it down, empty."""
    c.flat(ell(x - 6, y + 2, 56, 11), DRY[1], 0.95, 3)  # a patch of whole earth, its shadow away from the sun
    cast = taper((x + 4, y, 46), (x - 34, y + 6, 34), (x - 62, y + 10, 14))
    c.shade(cast, 0.62, 4, "#4c2c14")
    c.shade(ell(x, y + 1, 30, 6), 0.8, 2.4, "#2c180c")
    f = c.at(x, y, 1.06, wob=0.25, vol=8, amb=0.36, edge=0.3, rim=0.5, det=0.5)
    f.line([(22, -36), (42, -34), (40, -10), (24, -6)], 5, ZINC[1], alpha=1, ends=0.8)
    f.line([(-16, -40), (0, -62), (18, -42)], 5, ZINC[1], alpha=1, ends=0.8)
    f.paint(taper((-20, -8, 12), (-38, -24, 8), (-52, -46, 7)), ZINC, vol=4)
    f.paint(ell(-54, -48, 4.4, 9, -34), ZINC, vol=3)
    f.paint(blob((-22, -42, "c"), (0, -45), (22, -42, "c"), (26, 0, "c"), (0, 4), (-26, 0, "c")), ZINC)
    f.paint(ell(0, -42, 22, 4), ["#1c282c", "#3c4c50", "#5c6c70"], vol=1)
    for dx, w in ((-24, 9), (-6, 6), (18, 10), (30, 6)):  # crumbs of earth against its foot
        f.paint(ell(dx, 3, w, 3), DRY, vol=2, wob=0.6, edge=0.2, rim=0)
