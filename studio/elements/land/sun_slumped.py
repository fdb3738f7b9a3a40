"""A huge setting sun that sulks behind a ridge: it has gone soft and rests its chin on the hill."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, stroke

SLUMPED = ["#8c2c34", "#c84c3c", "#f07848", "#ffa860", "#ffd49c"]


def ridge(c: Card, ramp: Ramp) -> None:
    """The hill it leans on, 420 to 640 on the page, pressed down to a hollow in the middle."""
    left, right = ((90, 412), (180, 424), (280, 464)), ((530, 464), (624, 422), (706, 412))
    crest = ((-30, 424, "c"), *left, (404, 486), *right, (830, 420, "c"))
    shape = blob(*crest, (830, 640, "c"), (-30, 640, "c"))
    c.shade(shape, 0.35, 10, "#5c2030")
    c.paint(shape, ramp, vol=14, amb=0.3, rim=0.9, rimcol="#ff9c60", light=(400, 300, 120), edge=0.1)


def slumped_sun(c: Card, x: float = 404, y: float = 326) -> None:
    """Its middle at (x, y), 490 wide at the cheeks; paint the ridge over its chin."""
    f = c.at(x, y, 1, -3, vol=90, amb=0.34, gain=0.8, tex=0.12, edge=0.2, lump=0.03)
    left = ((-252, 112), (-238, 14), (-190, -82), (-108, -146), (0, -168))
    right = ((108, -146), (190, -82), (238, 14), (252, 112))
    m = f.paint(blob(*left, *right, (220, 190), (0, 216), (-220, 190)), SLUMPED,
        light=(340, 170, 190), wob=0.4)  # fmt: skip
    c.marks(m, lambda px, py: np.arctan2(py - y, px - x) + math.pi / 2, 240, 60, 6, jit=0.03, alpha=0.4)
    _sulk(f, m)


def _sulk(f: Frame, m: Arr) -> None:
    """Hardly a face: brows drawn down, two heavy lids, cheeks pushed up by the hill, a pout."""
    for s in (-1, 1):
        f.shade(ell(s * 84, 14, 58, 26, s * -10), 0.3, 14, "#a02c34", clip=m)
        brow = stroke(curve((s * 26, 12), (s * 70, -20), (s * 136, -34)), 24, 0.25)
        f.shade(brow, 0.5, 4, "#8c2430", clip=m)
        f.card.flat(f.path(ell(s * 86, 34, 44, 16, s * 6)), "#ffb478", 0.5, 6, clip=m)
        lid = stroke(curve((s * 40, 38), (s * 84, 58), (s * 132, 44)), 12, 0.2)
        f.shade(lid, 0.8, 1.8, "#841c2c", clip=m)
        f.card.flat(f.path(ell(s * 156, 104, 62, 36, s * 16)), "#ff6c58", 0.5, 16, clip=m)
    f.shade(ell(0, 150, 40, 10), 0.4, 6, "#a02c34", clip=m)
    pout = stroke(curve((-46, 134), (-18, 112), (18, 112), (46, 134)), 15, 0.25)
    f.shade(pout, 0.8, 2, "#841c2c", clip=m)
