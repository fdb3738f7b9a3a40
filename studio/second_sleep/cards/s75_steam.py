"""Steam.

A bath house: the steam is bare paper and has eaten nearly everything. What is left is a woman's back, and a hand in a rough
glove that comes out of the white and scrubs it. Other arms have come: one pours, one holds up a letter, one points. In her bowl a sparrow is bathing.
"""

import numpy as np

from studio.linocut.elements.animals import bird
from studio.linocut.elements.hands import hand
from studio.linocut.press import Print
from studio.second_sleep.elements.back import back
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 75, "slug": "steam", "seed": 75, "inks": "pink-teal"}
GLOVE = (452, 640)


def tiles(p: Print) -> None:
    """Teal tiles at the left, fewer and fewer to the right."""
    p.ground("")
    rng = p.dice()
    for j, y in enumerate(np.arange(40, 880, 64.0)):
        for x in np.arange(36 - 32 * (j % 2), 800, 64.0):
            gone = (x - 20) / 420 + 0.3 * np.sin(y / 120 + 1) + float(rng.normal(0, 0.13))
            if gone < 0.55:
                tile = p.shape(rect(x + 3, y + 3, x + 61, y + 61, 4), tone="2", jit=0.8)
                p.carve(
                    "2",
                    poly([(x + 32, y + 15), (x + 48, y + 32), (x + 32, y + 49), (x + 16, y + 32)]),
                    clip=tile,
                )
    bench = p.shape(poly([(-10, 968), (560, 956), (640, 1000), (600, 1082), (-10, 1092)]), tone="2")
    p.comb("2", bench, 0, 0.9 * p.ramp((380, 0), (640, 0)), 13, length=(40, 160))
    p.cutline((-10, 1002), (600, 996), w=6, ends=0.6)


def arm(p: Print) -> None:
    """Out of nothing: a forearm, a glove, and what runs down."""
    x, y = GLOVE
    fore = p.shape(
        blob(
            (790, 470, "c"),
            (700, 486),
            (600, 540),
            (x + 58, y - 52, "c"),
            (x + 84, y + 34, "c"),
            (640, 622),
            (720, 590),
            (790, 584, "c"),
        ),
        tone="1",
        line=7,
        halo=8,
        clear="12k",
    )
    p.engrave("k", fore, p.level(-24), 0.5 * np.clip((p.y - 540) / 60, 0, 1), 11, cut=False, length=(40, 120))
    glove = p.shape(
        blob((x + 64, y - 66, "c"), (x + 6, y - 78), (x - 66, y - 62), (x - 96, y - 20), (x - 92, y + 30), (x - 40, y + 54), (x + 20, y + 56), (x + 92, y + 40, "c")),
        blob((x - 10, y - 60), (x - 40, y - 108), (x - 66, y - 110), (x - 62, y - 70), (x - 30, y - 30)), tone="k", halo=8, clear="12k",
    )  # fmt: skip
    p.weave("k", glove, 17, 13)
    p.shape(taper((x + 62, y - 66, 20), (x + 92, y + 40, 20)), tone="2", line=4, halo=3, clear="12k")
    for u, v, r in (
        (-84, 66, 15),
        (-60, 92, 20),
        (-96, 112, 12),
        (-46, 126, 11),
        (-110, 60, 9),
        (-70, 148, 8),
    ):
        p.shape(ell(x + u, y + v, r), tone="", line=3.4)


def others(p: Print) -> None:
    """Three more arms: one holds her a letter, one pours, one points."""
    p.shape(poly([(436, 226), (546, 200), (570, 300), (460, 326)]), tone="", line=5, halo=6, clear="12k")
    for n in range(4):
        p.line((462 + 5 * n, 250 + 17 * n, 3), (530 + 4 * n, 234 + 17 * n, 3), w=3)
    hand(p, 672, 300, 150, "pinch", -84, tone="1", arm=1.2, halo=8)
    p.shape(taper((64, 116, 17), (92, 176, 17), (140, 246, 20)), tone="k", halo=7, clear="12k")
    hand(p, 54, 82, 128, "fist", 150, True, tone="1", arm=1.0, halo=8)
    bowl = p.shape(
        blob((146, 218, "c"), (104, 262), (100, 322), (140, 366), (222, 376, "c")),
        tone="2",
        line=6,
        halo=8,
        clear="12k",
    )
    p.comb("2", bowl, 66, 0.35, 13)
    p.shape(
        taper((220, 356, 30), (226, 420, 26), (222, 470, 22), (214, 502, 16)),
        tone="",
        line=5,
        halo=5,
        clear="12k",
    )  # fmt: skip
    p.line((224, 386, 4), (221, 470, 4), w=4)
    p.shape(ell(184, 297, 27, 88, -26), tone="", line=6, halo=3, clear="12k")
    for u, v, r in (
        (214, 528, 10),
        (180, 500, 8),
        (252, 504, 8),
        (160, 470, 6),
        (276, 470, 6),
        (196, 580, 9),
        (226, 614, 7),
    ):
        p.shape(ell(u, v, r, r * 1.2), tone="", line=3.4)
    hand(p, 690, 850, 150, "point", -76, True, tone="1", arm=1.2, halo=8)


def scene(p: Print) -> None:
    """Tiles, her, the arm, the bowl."""
    tiles(p)
    for x, y, rx, ry in ((600, 250, 150, 190), (500, 860, 60, 90), (700, 700, 190, 240), (440, 120, 90, 90)):
        p.carve("12k", ell(x, y, rx, ry))
    back(p)
    arm(p)
    others(p)
    bx, by = 600, 1106
    bowl = blob(
        (bx - 96, by - 46, "c"),
        (bx - 70, by + 20),
        (bx, by + 40),
        (bx + 72, by + 18),
        (bx + 96, by - 48, "c"),
    )
    p.shape(bowl, tone="2", line=5, halo=6, clear="12k")
    p.shape(ell(bx, by - 48, 96, 22), tone="", line=5)
    bird(p, bx + 4, by - 44, 112, "perch", "k", halo=4)
    for dx, dy in ((-66, -96), (70, -112), (92, -80), (-84, -70), (30, -140)):
        p.ink("2", ell(bx + dx, by + dy, 6, 10, dx))
    p.border()
