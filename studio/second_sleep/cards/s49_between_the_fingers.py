"""Between the Fingers.

Two hands before our own face, black, the fingers spread, and in the slits between them is the day: rays, smoke,
pieces of somebody who goes by. Round one finger runs a pale band where a ring was.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.second_sleep.elements.smoke import puff_shape
from studio.shapes import poly, rect

META = {"number": 49, "slug": "between-the-fingers", "seed": 49, "inks": "pink-teal"}


def day(p: Print) -> None:
    """What goes on out there: one street, seen in pieces."""
    p.ground("")
    p.fan("1", rect(0, 0, 800, 640), 420, 640, 0.5 * p.ramp((0, 600), (0, 60)), 16, False, length=(80, 260))
    p.fill("1", poly([(-10, 640), (810, 610), (810, 1210), (-10, 1210)]))
    p.comb("1", rect(0, 600, 800, 1200), 178, 0.5 * p.noise(90, 2, 3, 0.5), 16, length=(40, 160))
    rng = p.dice()
    for i in range(7):
        x, y, r = 640 + 20 * np.sin(i * 1.1), 420 - i * 56, 30 + i * 8
        puff = p.shape(puff_shape(x, y, r, rng, 8), tone="2", line=4, halo=4, clear="12k")
        p.engrave(
            "k", puff, p.rings(x + 6, y + 6), 0.8 * p.lit(puff, (x + 300, y + 200), r), 9, False, (14, 50)
        )
    p.shape(poly([(600, 640), (612, 440), (668, 440), (680, 640)]), tone="2", line=5, halo=5, clear="12k")
    beast(p, 150, 668, 190, "dog", "run", "2", flip=True, line=5, halo=6)
    figure(
        p,
        404,
        800,
        470,
        "walk",
        wear=WOMAN.but(top="", legs="", skin="2", skirt=0.94, style="bun"),
        halo=7,
        line=5,
    )
    figure(p, 734, 700, 330, "wave", "front", Wear(top="2", legs="k", skin="2"), halo=6)


def scene(p: Print) -> None:
    """The day, then the hands."""
    day(p)
    for x, rot, flip in ((176, 7, False), (628, -6, True)):
        path = hand(p, x, 1150, 900, "open", rot, flip, arm=0.6, arm_w=0.36, halo=9)
        rim = np.clip(1 - p.inside(path, 30) * 1.3, 0, 1)
        p.engrave("k", path, p.level(90 + rot), 0.8 * rim * (0.35 + p.noise(90, 2)), 9, length=(26, 90))
        if not flip:
            p.fill("1", poly([(146, 528), (244, 506), (244, 548), (146, 572)]), clip=path)
    p.border()
