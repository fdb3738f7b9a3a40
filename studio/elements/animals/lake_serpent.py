"""Something very long under the surface of a lake, one eye open."""

import math
from itertools import pairwise

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, curve, ell, taper

DEEP: Ramp = ["#0c1c38", "#16384e", "#2c6470", "#7cac94"]
TAIL = ((640, 400, 8), (560, 440, 30), (520, 520, 52), (590, 610, 70), (630, 720, 80), (540, 820, 88))
NECK = ((400, 850, 88), (290, 830, 76), (226, 766, 62), (208, 700, 66), (222, 640, 58), (238, 604, 22))
SPINE = (*TAIL, *NECK)


def lake_serpent(c: Card, water: Arr, light: tuple[float, float, float]) -> None:
    """It swims from (640, 400) round to its head at (220, 650), inside the mask `water`."""
    c.paint(taper(*SPINE), DEEP, vol=26, alpha=0.62, soft=5, clip=water, light=light, amb=0.24, edge=0.1)
    for (x, y, w), (u, v, _) in pairwise(SPINE[2:-2]):
        a = math.atan2(v - y, u - x) + math.pi / 2
        back = (x + math.cos(a) * w * 0.3, y + math.sin(a) * w * 0.3)
        belly = (x - math.cos(a) * w * 0.34, y - math.sin(a) * w * 0.34)
        c.line([back, belly], 6, "#0c1c38", 0.5, clip=water)
    brow, jaw = ((178, 700), (176, 640), (206, 590), (240, 566)), ((262, 590), (264, 640), (246, 700))
    head = blob(*brow, *jaw, (212, 730))
    c.paint(head, DEEP, vol=30, alpha=0.72, soft=4, clip=water, light=light, amb=0.3, edge=0.1)
    c.line(curve((262, 604), (244, 622), (238, 640)), 5, "#0c1c38", 0.7, clip=water)
    c.flat(ell(236, 664, 11, 9), "#f4e4a0", 0.9, 1, det=0.8)
    c.flat(ell(239, 663, 4, 6), "#05060f", 1, det=1)
