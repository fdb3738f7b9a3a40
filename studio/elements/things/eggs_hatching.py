"""The first hole in a great shell, and the drift of snow it stands in."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, taper

UPWARD = ([(0, -40), (-12, -86), (8, -128), (-10, -170)], [(-40, -10), (-86, -22), (-120, 4)])
OUTWARD = ([(36, -24), (74, -58), (80, -92)], [(-20, 38), (-44, 82), (-30, 120)], [(34, 30), (50, 74)])
THICKNESS = ["#b88c84", "#ecc8ac", "#fff4dc"]
FINGER = ["#123c44", "#2c7c7c", "#74c0a8", "#e0fce0"]
DOWN = ["#0c2c3c", "#1c5c68", "#54a09c", "#c4f0dc"]
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
    """A downy arm that reaches out of the dark, three fingers closed round a tube at (x, y), lying at `angle` degrees."""
    f = c.at(x, y, 1, angle, vol=6, wob=0.2, edge=0.35, det=0.9, amb=0.4, rim=0.8, rimw=2)
    arm = f.paint(taper((-46, 30, 20), (-26, 26, 28), (-8, 24, 24)), DOWN, vol=9)
    f.card.marks(arm, math.radians(angle), 60, 14, 2.6, jit=0.1, alpha=0.7)
    for k in (-13, 0, 13):
        f.shade(taper((k - 2, 14, 12), (k + 2, -8, 10)), 0.45, 2, "#3c1c10")
        f.paint(taper((k - 8, 26, 12), (k - 3, 10, 12), (k + 1, -10, 9)), FINGER)
        f.flat(ell(k + 1, -12, 3, 3.6), "#fff4e4", 0.85, 0.6)


def peering_eye(c: Card, x: float, y: float, r: float = 17) -> None:
    """A round eye that gleams in the dark at (x, y), looking down to the right."""
    c.halo(x, y, r * 1.7, "#ffe49c", 0.35)
    c.paint(ell(x, y, r, r * 0.96), ["#a87c3c", "#f4d878", "#fffbe0"], vol=6, amb=0.6, wob=0.2, det=0.9)
    c.flat(ell(x + r * 0.3, y + r * 0.26, r * 0.5), "#1c1020", 1, det=1)
    c.flat(ell(x + r * 0.1, y + r * 0.04, r * 0.18), "#ffffff", 1, det=1)


def nest_of_snow(c: Card, ramp: Ramp) -> None:
    """The drift across the page, from 812 to 900, that an egg has sunk its foot in."""
    crest = (120, 860), (190, 822), (290, 812), (400, 824), (520, 812), (610, 828), (690, 862)
    c.paint(blob(*crest, (400, 900)), ramp, vol=24, amb=0.45, edge=0, wob=1.4)
