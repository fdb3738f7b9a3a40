"""A tiger seen from straight above, walking."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, join, taper

COAT: Ramp = ["#4c1c1c", "#a8501c", "#e89438", "#fccc80"]
STRIPE = "#1c1020"
SLIPPER: Ramp = ["#1c4468", "#4c94c0", "#b4e0f0"]


def tiger_above(c: Card, x: float, y: float, s: float = 1.0, turn: float = 0) -> None:
    """Its middle at (x, y), walking up the page when `turn` is 0; about 330 long with its tail."""
    f = c.at(x, y, s, turn, vol=22, wob=0.3, edge=0.26, rim=0.7, det=0.5)
    spine = ((6, -92), (-4, -40), (8, 20), (4, 78))
    f.shade(blob((-20, -120), (60, -110), (76, 20), (60, 110), (0, 100)), 0.6, 8, "#04061c")
    f.paint(taper((4, 84, 20), (-6, 130, 13), (26, 168, 11), (20, 204, 12)), COAT)
    for leg in (
        ((-26, -60, 28), (-62, -100, 21), (-58, -140, 24)),
        ((34, -50, 28), (70, -30, 21), (78, 8, 23)),
        ((-22, 60, 32), (-66, 44, 23), (-78, 4, 24)),
        ((34, 66, 32), (70, 104, 23), (68, 142, 24)),
    ):
        f.paint(taper(*leg), COAT)
    body = join(
        taper((2, -92, 62), (-2, -44, 76), (6, 16, 66), (4, 76, 72), (4, 92, 44)), ell(2, -60, 44, 40)
    )
    m = f.paint(body, COAT, vol=36)
    head = f.paint(
        blob((-30, -120), (-26, -146), (0, -162), (28, -148), (34, -120), (22, -98), (-18, -98)), COAT, vol=24
    )
    for side in (-1, 1):
        f.paint(ell(side * 27 + 3, -112, 11, 12), COAT, vol=6)
        f.flat(ell(side * 27 + 3, -111, 5, 6), "#3c1820", 0.9)
        f.line(
            [(side * 8 + 2, -150), (side * 14 + 2, -138), (side * 10 + 2, -126)],
            4,
            STRIPE,
            alpha=0.9,
            clip=head,
        )
    for side in (-1, 1):
        f.paint(ell(side * 13 + 1, -146, 11, 9), ["#8c6450", "#f0dcc0", "#fffaf0"], vol=4, alpha=0.9)
        f.flat(ell(side * 13 + 1, -131, 6, 5), "#f8d850", 1, det=1)
        f.flat(ell(side * 13 + 1, -132, 2.2, 4), "#140c10", 1, det=1)
    f.paint(ell(1, -160, 15, 11), ["#8c6450", "#dcb898", "#fff0d8"], vol=6)
    f.flat(ell(1, -168, 6, 4), "#5c2430", 1)
    whole = m + head
    whole = whole.clip(0, 1)
    for i in range(9):
        t = i / 8
        k = min(int(t * 3), 2)
        u = t * 3 - k
        px, py = (spine[k][j] * (1 - u) + spine[k + 1][j] * u for j in (0, 1))
        for side in (-1, 1):
            bend = 6 * math.sin(i * 2.1 + side)
            f.line(
                [(px + side * 5, py), (px + side * 22, py + 5 + bend * 0.4), (px + side * 42, py - 4 + bend)],
                7,
                STRIPE,
                alpha=0.92,
                clip=whole,
            )
    for k in range(5):
        f.line([(-8 + 5 * k, 116 + 19 * k), (12 + 4 * k, 112 + 19 * k)], 6, STRIPE, alpha=0.85)
    f.paint(
        blob((-44, -170), (-40, -188), (0, -190), (34, -192), (52, -180), (40, -166), (0, -168)),
        SLIPPER,
        vol=7,
        edge=0.35,
    )
    f.flat(ell(24, -180, 17, 7), "#1c2450", 1)
    f.flat(ell(-22, -182, 6, 4), "#fff4d0", 1, det=1)
