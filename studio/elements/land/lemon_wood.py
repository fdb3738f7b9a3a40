"""A wood in lemon light: pale trunks far off, mist, and a floor of moss."""

import math

from studio.colour import Ramp
from studio.elements.land.land import hills
from studio.elements.plants.trunks_tall import tall_trunk
from studio.paint import Card
from studio.shapes import blob

MOSS: Ramp = ["#0e1a18", "#1c3828", "#3c5c30", "#8c9444", "#ece488"]
FAR = ((60, 34, 0.72), (150, 30, 0.76), (236, 36, 0.7), (318, 26, 0.78), (486, 28, 0.78), (566, 36, 0.7))


def lemon_wood(c: Card) -> None:
    """The light between the trunks."""
    c.sky([(0, "#7c9444"), (260, "#d0cc5c"), (520, "#f8e878"), (760, "#f8eca0"), (900, "#b8b860")])
    c.glow(400, 560, 460, "#fff4a0", 0.3, 1.4)
    for k, (x, w, fog) in enumerate((*FAR, (650, 30, 0.74), (740, 36, 0.7))):
        tall_trunk(c, x, 880, w, fog, k)
    hills(c, 862, 12, MOSS, 3, 0.45, 20)
    c.fogband(850, 70, "#f0e890", 0.6)


def moss_floor(c: Card) -> None:
    """Moss with the light lying on it."""
    edge = ((-30, 900), (160, 912), (400, 896), (640, 908), (830, 914))
    ground = blob(*edge, (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(ground, MOSS, vol=5, amb=0.24, edge=0, tex=0.35, light=(400, 700, 260), grad=(0.12, -0.3))
    c.marks(m, -math.pi / 2, 900, 22, 4, jit=0.13, alpha=0.6)
