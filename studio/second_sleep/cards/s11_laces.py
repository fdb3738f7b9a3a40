"""Laces.

Left a wedge of people under blank banners, right a wedge of shields and helmets. In the bare strip between, at the very
bottom, one from each side has bent down at the same moment to tie a shoe; the crowns of their heads touch.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import crowd, figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, poly

META = {"number": 11, "slug": "laces", "seed": 11, "inks": "sky-vermilion"}


def banner(p: Print, x: float, y: float, w: float, h: float, rot: float, low: float) -> None:
    """A blank cloth between two sticks."""
    a = np.tan(np.radians(rot))
    p.line((x, y - 10, 5), (x + 6, low, 5))
    p.line((x + w, y + w * a - 10, 5), (x + w - 6, low, 5))
    cloth = p.shape(blob((x, y, "c"), (x + w * 0.5, y + w * a * 0.5 + 8), (x + w, y + w * a, "c"), (x + w + 3, y + w * a + h, "c"), (x + w * 0.5, y + w * a * 0.5 + h + 10), (x - 3, y + h, "c")),
                    tone="", line=4, halo=3, clear="12k")  # fmt: skip
    p.chatter(cloth, 1.5, 8)


def marchers(p: Print) -> None:
    """The left: many, uneven, with sticks and cloths."""
    for x, y, w, h, rot, low in (
        (50, 236, 168, 70, 5, 520),
        (96, 352, 150, 60, -6, 600),
        (46, 452, 130, 60, 7, 640),
    ):
        banner(p, x, y, w, h, rot, low)
    rows = []
    for n, row in enumerate(range(700, 1130, 58)):
        edge = 130 + 21 * n + 12 * (n % 2)
        rows += [(x, row, 236 + 16 * n) for x in range(edge, -30, -78)]
    crowd(p, rows, 240, "side", ("stand", "walk", "stand", "point"), ("2", "2", "2", "1"), flip="yes")


def police(p: Print) -> None:
    """The right: the same man many times, behind a wall of shields."""
    suit = Wear(top="k", legs="k", skin="k", cap="helmet")
    for n, y in enumerate(range(600, 1150, 84)):
        edge, h = 700 - 28 * n, 270 + 18 * n
        for x in range(edge + 92 * 4, edge - 1, -92):
            if x < 860:
                one = figure(p, x, y, h, "stand", wear=suit, halo=3, arms="none")
                u, v = one["head"]
                p.carve(
                    "12k",
                    poly(
                        [
                            (u - 0.06 * h, v - 0.012 * h),
                            (u - 0.012 * h, v - 0.018 * h),
                            (u - 0.014 * h, v + 0.006 * h),
                            (u - 0.056 * h, v + 0.014 * h),
                        ]
                    ),
                )
                s = p.shape(
                    blob(
                        (x - 70, y - h * 0.72, "c"),
                        (x - 30, y - h * 0.76),
                        (x + 4, y - h * 0.72, "c"),
                        (x + 4, y - h * 0.1, "c"),
                        (x - 30, y - h * 0.06),
                        (x - 70, y - h * 0.1, "c"),
                    ),
                    tone="k",
                    halo=4,
                    clear="12k",
                )
                p.cutline((x - 56, y - h * 0.64), (x - 58, y - h * 0.4), w=6, clip=s)


def pair(p: Print) -> None:
    """Two who have bent down, head to head."""
    tie = SIDE["bend"].but(
        hip=(-0.17, 0.43), lean=84, curl=36, nod=18, near_foot=(0.14, 0), far_foot=(-0.14, 0)
    )
    for x, flip, wear in (
        (278, True, Wear(top="2", legs="k", skin="k")),
        (524, False, Wear(top="k", legs="k", skin="k", cap="helmet")),
    ):
        s = 1 if flip else -1
        foot = x + s * 62
        one = figure(
            p,
            x,
            1112,
            400,
            tie,
            wear=wear,
            flip=flip,
            near=(foot + s * 4, 1076),
            far=(foot + s * 20, 1080),
            halo=8 if flip else 3,
            grip="fist",
        )
        u, v = one["near_hand"]
        for d in (-14, 16):
            p.shape(
                stroke(
                    (u + s * 2, v + 8, 3),
                    (u + s * (8 + d), v - 8, 4),
                    (u + s * (14 + d), v + 10, 4),
                    (u + s * 4, v + 12, 3),
                ),
                tone="",
                line=2,
                halo=1.6,
                clear="12k",
                eps=0.5,
            )


def scene(p: Print) -> None:
    """Two wedges, the empty V, and the two at the bottom of it."""
    p.ground("")
    marchers(p)
    police(p)
    p.fill("", poly([(38, 1126), (762, 1126), (762, 1170), (38, 1170)]))
    for x in range(70, 760, 92):
        p.line((x, 1128), (x - 14, 1164), w=3)
    p.line((38, 1127, 4), (762, 1125, 4))
    p.shape(poly([(356, 1132), (452, 1130), (446, 1160), (346, 1160)]), tone="1", line=5)
    pair(p)
    p.border()
