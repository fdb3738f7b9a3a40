"""A huge setting sun that has slumped over a ridge like dough."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

SLUMPED = ["#8c2c34", "#c84c3c", "#f07848", "#ffa860", "#ffd49c"]


def ridge(c: Card, ramp: Ramp) -> None:
    """The hill it leans on, 420 to 640 on the page, with a hollow in the middle."""
    left, right = ((100, 432), (220, 470), (310, 462)), ((490, 460), (590, 474), (700, 436))
    crest = ((-30, 420, "c"), *left, (400, 478), *right, (830, 424, "c"))
    shape = blob(*crest, (830, 640, "c"), (-30, 640, "c"))
    c.shade(shape, 0.35, 10, "#5c2030")
    c.paint(shape, ramp, vol=14, amb=0.3, rim=0.9, rimcol="#ff9c60", light=(400, 300, 120), edge=0.1)


def slumped_sun(c: Card) -> None:
    """It rests on the ridge, spreads its cheeks and hangs a little down the near side; 168 to 646 wide."""
    left, right = ((168, 452), (172, 360), (216, 262), (300, 196)), ((510, 204), (590, 276), (634, 366))
    hanging = ((628, 494), (572, 508), (520, 488), (470, 492), (424, 524), (366, 530), (320, 498))
    sun = blob(*left, (404, 176), *right, (646, 450), *hanging, (274, 488), (232, 506), (188, 494))
    under = ((640, 510), (520, 506), (400, 546), (280, 506), (170, 510))
    c.shade(blob((160, 470), (400, 450), (650, 470), *under), 0.6, 12, "#2c1020")
    f = c.at(0, 0, vol=90, amb=0.34, gain=0.8, tex=0.12, edge=0.2, lump=0.03)
    m = f.paint(sun, SLUMPED, light=(340, 170, 190), wob=0.7)
    c.marks(m, lambda x, y: np.arctan2(y - 360, x - 400) + math.pi / 2, 240, 60, 6, jit=0.03, alpha=0.4)
    for line in ([(206, 478), (250, 468), (296, 478)], [(506, 476), (560, 464), (612, 474)]):
        c.line(line, 9, "#a83434", 0.5, 0.8, clip=m, det=0.1)
