"""Delivered Here.

A cowshed in winter: from the beam hangs a crystal chandelier as wide as the shed, unlit, packing straw still in it. Cows
lie beneath and breathe steam. Daylight from the door strikes one prism; a hard little patch of colour sits on a flank.
"""

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.second_sleep.elements.cattle import lying_cow
from studio.second_sleep.elements.chandelier import chandelier
from studio.shapes import poly

META = {"number": 72, "slug": "delivered-here", "seed": 72, "inks": "moss-plum"}


def shed(p: Print) -> None:
    """Planks, beam, straw, the open door at the right."""
    p.ground("1k")
    for x in np.arange(70, 700, 74.0):
        p.cutline((x, 150), (x + 3, 850), w=3, ends=0.2, plates="k")
    beam = p.shape(poly([(-10, 74), (820, 60), (820, 118), (-10, 136)]), tone="1k", halo=5, clear="k")
    p.bark("k", beam, -1, 0.4, 11, knots=[(180, 100, 14), (600, 92, 12)], length=(40, 140))
    floor = poly([(-10, 862), (820, 846), (820, 1210), (-10, 1210)])
    p.fill("1", floor)
    p.gouges("k", floor, p.noise(140, 2) * 2.4 - 1.2, 420, (24, 60), (2, 4), cut=False, apart=3)
    door = p.shape(poly([(672, 330), (820, 300), (820, 930), (672, 868)]), tone="")
    p.shape(poly([(672, 700), (820, 690), (820, 930), (672, 868)]), tone="")
    p.line((690, 716), (740, 706), (820, 712), w=4, clip=door)
    p.chatter(door, 1.2, 12)
    p.fill("", poly([(672, 868), (820, 930), (820, 1010), (420, 1010), (560, 930)]))
    p.gouges(
        "1",
        poly([(672, 868), (800, 930), (800, 1000), (440, 1000), (560, 930)]),
        0.1,
        60,
        (20, 50),
        (2, 4),
        cut=False,
    )


def scene(p: Print) -> None:
    """The shed, the light in it that is not lit, the cows."""
    shed(p)
    chandelier(p, 372, 124, 560, 560)
    lying_cow(p, 196, 972, 270, "", flip=True)
    lying_cow(p, 572, 1122, 326, "k")
    for x, y, way in ((372, 872, 1), (352, 1004, -1)):
        for n in range(3):
            puff = [
                (x, y),
                (x + way * 30, y - 8 - 12 * n),
                (x + way * (62 + 12 * n), y - 4 - 26 * n),
                (x + way * (84 + 20 * n), y - 26 - 30 * n),
            ]
            p.carve("12k", stroke(*puff, w=10, ends=0.15))
    p.cutline((700, 420), (604, 476), w=3.4, ends=1)
    p.cutline((604, 476), (666, 1010), w=3, ends=1)
    p.shape(poly([(640, 1000), (680, 990), (692, 1026), (650, 1036)]), tone="2", line=0, halo=3, clear="12k")
