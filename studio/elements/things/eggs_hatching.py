"""The first hole in a great shell, and the drift of snow it stands in."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

UPWARD = ([(0, -40), (-12, -86), (8, -128), (-10, -170)], [(-40, -10), (-86, -22), (-120, 4)])
OUTWARD = ([(36, -24), (74, -58), (80, -92)], [(-20, 38), (-44, 82), (-30, 120)], [(34, 30), (50, 74)])
THICKNESS = ["#b88c84", "#ecc8ac", "#fff4dc"]
FINGER = ["#3c2850", "#6c4c7c", "#a07ca0", "#e0b8c0"]
RADII = (54, 42, 50, 40, 52, 46, 56, 40, 48, 38, 50, 44, 54, 40)


def broken_shell(c: Card, x: float, y: float) -> None:
    """A break round (x, y), about 100 across, its cracks, and darkness with somebody in it."""
    for line in (*UPWARD, *OUTWARD):
        c.line([(x + px, y + py) for px, py in line], 4, "#6c4858", 0.85, 1.4)
    turns = [i * 2 * math.pi / len(RADII) + 0.14 * (-1) ** (i // 2) for i in range(len(RADII))]
    rim = [(r * math.cos(a), r * math.sin(a)) for r, a in zip(RADII, turns, strict=True)]
    c.shade(blob(*[(x + p[0] * 1.12 - 3, y + p[1] * 1.12 - 2, "c") for p in rim]), 0.3, 4, "#5c3c5c")
    m = c.paint(
        blob(*[(x + p[0] * 1.06, y + p[1] * 1.06, "c") for p in rim]), THICKNESS, vol=5, wob=0.5, det=0.6
    )
    c.flat(blob(*[(x + p[0] - 7, y + p[1] - 5, "c") for p in rim]), "#2a1c34", 1, 0.6, 0.6, clip=m, det=0.6)
    c.shade(ell(x + 24, y + 26, 30, 24), 0.3, 10, "#8c6884", clip=m)


def holding_fingers(c: Card, x: float, y: float, angle: float) -> None:
    """Three small fingers that reach out of the dark and close round a tube at (x, y), lying at `angle` degrees."""
    f = c.at(x, y, 1, angle, vol=5, wob=0.2, edge=0.35, det=0.9, amb=0.35, rim=0.7, rimw=2)
    for k in (-9, 0, 9):
        f.shade(taper((k - 2, 12, 9), (k + 2, -6, 7)), 0.4, 2, "#3c1c10")
        f.paint(taper((k - 10, 22, 9), (k - 4, 10, 9), (k, -7, 6)), FINGER)


def nest_of_snow(c: Card, ramp: Ramp) -> None:
    """The drift across the page, from 812 to 900, that an egg has sunk its foot in."""
    crest = (120, 860), (190, 822), (290, 812), (400, 824), (520, 812), (610, 828), (690, 862)
    c.paint(blob(*crest, (400, 900)), ramp, vol=24, amb=0.45, edge=0, wob=1.4)
