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
    f = c.at(x, y, 1, -5, vol=90, amb=0.34, gain=0.8, tex=0.12, edge=0.2, lump=0.03)
    left = ((-240, 96), (-226, 14), (-182, -76), (-112, -132), (-20, -152))
    right = ((70, -142), (136, -104), (186, -40), (216, 26), (246, 96))
    m = f.paint(blob(*left, *right, (232, 166), (110, 206), (-110, 206), (-226, 166)), SLUMPED,
        light=(340, 170, 190), wob=0.7)  # fmt: skip
    c.marks(m, lambda px, py: np.arctan2(py - y, px - x) + math.pi / 2, 240, 60, 6, jit=0.03, alpha=0.4)
    _sulk(f, m)


def _sulk(f: Frame, m: Arr) -> None:
    """Hardly a face: brows drawn down, two heavy lids, cheeks pushed up by the hill, a pout."""
    for s in (-1, 1):
        f.shade(ell(s * 82, 6, 56, 22, s * -12), 0.32, 14, "#a02c34", clip=m)
        brow = stroke(curve((s * 30, 6), (s * 74, -16), (s * 134, -22)), 17, 0.2)
        f.shade(brow, 0.34, 6, "#9c2c34", clip=m)
        f.card.flat(f.path(ell(s * 84, 28, 42, 14, s * 6)), "#ffb478", 0.4, 6, clip=m)
        lid = stroke(curve((s * 42, 32), (s * 82, 50), (s * 128, 42)), 10, 0.2)
        f.shade(lid, 0.66, 2.2, "#8c2430", clip=m)
        f.card.flat(f.path(ell(s * 150, 92, 62, 34, s * 16)), "#ff7458", 0.4, 18, clip=m)
        f.shade(stroke(curve((s * 60, 84), (s * 84, 98), (s * 92, 128)), 10, 0.2), 0.45, 4, "#a02c34", clip=m)
    f.shade(ell(0, 136, 34, 9), 0.35, 6, "#a02c34", clip=m)
    f.shade(
        stroke(curve((-34, 124), (-12, 113), (12, 113), (34, 123)), 11, 0.2), 0.62, 2.4, "#8c2430", clip=m
    )
