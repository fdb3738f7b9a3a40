"""The first hole in a great shell, and the drift of snow it stands in."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob

UPWARD = ([(0, -40), (-12, -86), (8, -128), (-10, -170)], [(-40, -10), (-86, -22), (-120, 4)])
OUTWARD = ([(36, -24), (74, -58), (80, -92)], [(-20, 38), (-44, 82), (-30, 120)], [(34, 30), (50, 74)])
RADII = (54, 42, 50, 40, 52, 46, 56, 40, 48, 38, 50, 44, 54, 40)


def broken_shell(c: Card, x: float, y: float) -> None:
    """A break round (x, y), about 100 across, its cracks, and darkness with somebody in it."""
    for line in (*UPWARD, *OUTWARD):
        c.line([(x + px, y + py) for px, py in line], 4, "#6c4858", 0.85, 1.4)
    turns = [i * 2 * math.pi / len(RADII) + 0.14 * (-1) ** (i // 2) for i in range(len(RADII))]
    rim = [(r * math.cos(a), r * math.sin(a)) for r, a in zip(RADII, turns, strict=True)]
    edge = blob(*[(x + p[0] * 1.14, y + p[1] * 1.14, "c") for p in rim])
    c.paint(edge, ["#c8a898", "#f4dcc0", "#fffbe8"], vol=4, wob=0.6, det=0.6)
    c.flat(blob(*[(x + p[0], y + p[1], "c") for p in rim]), "#2a1c34", 1, 0.6, 0.6, det=0.6)


def nest_of_snow(c: Card, ramp: Ramp) -> None:
    """The drift across the page, from 812 to 900, that an egg has sunk its foot in."""
    crest = (120, 860), (190, 822), (290, 812), (400, 824), (520, 812), (610, 828), (690, 862)
    c.paint(blob(*crest, (400, 900)), ramp, vol=24, amb=0.45, edge=0, wob=1.4)
