"""Leaning In.

A door stands on a beach, without any wall. On one side five people put their shoulders to it with all their weight, on the other
side five more. The tide is at their ankles. A crab walks by.
"""

import numpy as np

from studio.linocut.elements.animals import crab
from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect

META = {"number": 42, "slug": "leaning-in", "seed": 42, "inks": "ochre-indigo"}
FLOOR = 930


def beach(p: Print) -> None:
    """Evening, a band of sea far off, and water that has come in."""
    p.ground("")
    p.comb(
        "1",
        rect(0, 0, 800, 470),
        0,
        np.clip(1.25 - (p.y - 40) / 430, 0, 1),
        15,
        False,
        length=(80, 300),
        jit=0.03,
    )
    far = p.shape(poly([(-10, 470), (810, 470), (810, 520), (-10, 536)]), tone="2")
    p.comb("2", far, 0, 0.5, 11, length=(40, 160))
    near = p.shape(
        blob(
            (-20, 900, "c"),
            (150, 884),
            (400, 900),
            (640, 880),
            (820, 896, "c"),
            (820, 1220, "c"),
            (-20, 1220, "c"),
        ),
        tone="2",
    )
    p.engrave(
        "2",
        near,
        p.level(1),
        0.34 + 0.6 * np.clip(p.noise(80, 2, 4, 0.6) * 2 - 0.6, 0, 1),
        14,
        length=(40, 170),
    )
    p.gouges("1", rect(40, 560, 760, 870), p.level(3), 90, (20, 60), (3, 5), False)


def door(p: Print) -> None:
    """Shut, in its frame, seen nearly from its edge."""
    p.shape(poly([(372, 330), (470, 300), (470, 960), (372, 940)]), tone="k", halo=8, clear="12k")
    leaf = p.shape(poly([(386, 348), (456, 326), (456, 944), (386, 930)]), tone="1", line=5, halo=0)
    p.bark("k", leaf, 90, 0.24, 11, cut=False)
    for a, b in ((390, 560), (640, 820)):
        p.contour(poly([(398, a), (444, a - 12), (444, b), (398, b - 6)]), 5)
    p.shape(ell(400, 600, 9), tone="k", halo=3, clear="12k")


def crowd(p: Print, left: bool) -> None:
    """Five on one side, the hindmost first."""
    s = 1 if left else -1
    tops = ("2", "", "k", "1", "2") if left else ("k", "1", "", "k", "1")
    start = 356 if left else 486
    for n in (4, 3, 2, 1, 0):
        x = start - s * (92 + 66 * n)
        h = 400 + 14 * (n % 2)
        woman = n % 2 == (1 if left else 0)
        wear = Wear(
            skin="",
            hair="k",
            top=tops[n],
            legs="k" if tops[n] != "k" else "2",
            woman=woman,
            style=("bun", "crop", "plait", "bob", "curls")[n] if woman else "crop",
            skirt=0.75 if woman else 0,
        )
        pose = SIDE["push"].but(lean=34, hip=(-0.1, 0.45))
        figure(
            p,
            x,
            FLOOR + 26 + 8 * (n % 2),
            h,
            pose,
            wear=wear,
            flip=left,
            near=(x + s * (150 if n else 92), 650 + 20 * (n % 2)),
            far=(x + s * (140 if n else 90), 700),
            halo=7,
        )


def scene(p: Print) -> None:
    """Beach, door, both parties, the crab."""
    beach(p)
    crowd(p, False)
    door(p)
    crowd(p, True)
    for x in (60, 190, 300, 560, 680, 760):
        p.cutline((x - 60, 968, 3), (x, 976, 7), (x + 60, 966, 3), plates="2k")
    crab(p, 500, 1106, 96, "1", halo=6)
    p.border()
