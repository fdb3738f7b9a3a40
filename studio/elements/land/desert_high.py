"""High dunes in the first sun, and a strip of green where something has dripped on the sand."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, taper

FAR: Ramp = ["#b0746c", "#d8a080", "#f4c898"]
LIT: Ramp = ["#94502c", "#dc8c44", "#f8bc70", "#ffe4b0"]
LEE: Ramp = ["#54283c", "#844450", "#b46c54"]
GREEN: Ramp = ["#14401c", "#3c8030", "#88b848", "#e4ec98"]


def great_dunes(c: Card) -> None:
    """Three ridges, each with its sunny side on the left and its shadow on the right."""
    c.paint(
        poly([(-40, 640), (150, 560), (330, 620), (560, 540), (840, 620), (840, 800), (-40, 800)]),
        FAR,
        vol=20,
        fog=0.3,
        wob=1.5,
        edge=0.04,
    )
    m = c.paint(
        blob(
            (-60, 760), (120, 700), (260, 650), (430, 610), (640, 660), (860, 720), (860, 1000), (-60, 1000)
        ),
        LIT,
        vol=50,
        fog=0.16,
        wob=1.5,
        edge=0.04,
    )
    c.flat(
        blob((430, 610), (640, 660), (860, 720), (860, 960), (620, 840), (470, 720)), LEE[1], 0.6, 10, clip=m
    )
    m = c.paint(
        poly([(-40, 950), (120, 900), (330, 850), (560, 850), (840, 800), (840, 1240), (-40, 1240)]),
        LIT,
        vol=80,
        wob=1.6,
        edge=0.04,
        tex=0.18,
        grad=(0.1, -0.2),
    )
    c.marks(m, lambda x, y: -0.16 + 0.2 * (x / 800) + 0 * y, 1500, 80, 3.4, jit=0.06, alpha=0.5)
    c.flat(
        blob((-40, 1130), (180, 1090), (420, 1128), (700, 1090), (840, 1110), (840, 1240), (-40, 1240)),
        LEE[0],
        0.45,
        14,
    )


def green_track(c: Card) -> None:
    """From the middle of the page to the right edge, widening: grass, poppies, a little water."""
    m = c.paint(
        poly([(500, 850), (660, 842), (840, 880), (840, 1040), (700, 960)]),
        GREEN,
        vol=8,
        wob=2,
        edge=0.05,
        tex=0.4,
        soft=4,
    )
    c.marks(m, -1.5, 700, 22, 3.2, jit=0.16, alpha=0.85, curl=0.3)
    c.paint(
        blob((580, 858), (680, 872), (800, 920), (800, 934), (680, 886), (590, 868)),
        ["#4c98a4", "#a0d4cc", "#f0f8e4"],
        vol=3,
        wob=0.8,
    )
    for _i in range(46):
        t = float(c.rng.random())
        x = 620 + 180 * t
        y = 856 + 60 * t + float(c.rng.uniform(0, 26 + 80 * t))
        r = 4 + 4 * t
        c.paint(ell(x, y - r, r, r * 0.8), ["#8c1418", "#e03c28", "#fc9060"], vol=3, wob=0.5, det=0.7)
        c.flat(ell(x, y - r, r * 0.3), "#2c0c10", 0.8)
    for k in range(9):
        a = -0.4 + k * 0.1
        c.line(
            [
                (690 + k * 10, 930 + 5 * k),
                (694 + k * 10, 900),
                (690 + k * 10 + 24 * math.sin(a), 880 + 6 * k),
            ],
            3,
            GREEN[1],
            0.9,
        )
    c.shade(taper((500, 866, 10), (640, 864, 16)), 0.3, 6, "#2c2c3c")
