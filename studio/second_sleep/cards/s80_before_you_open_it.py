"""Before You Open It.

Two who do not know each other sit at the ends of one bench, each with the same box on the knees. Out of his hangs a tail, out
of hers the end of a plait. Between them a door stands ajar on the dark, and a hand has come out of it.
"""

import numpy as np

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper

META = {"number": 80, "slug": "before-you-open-it", "seed": 80, "inks": "moss-plum"}
GROUND = 980


def sitter(p: Print, x: float, wear: Wear, h: float) -> None:
    """Towards us, knees together, hands on the lid."""
    pose = FRONT["sit"].but(
        near_hand=(0.12, 0.36), far_hand=(-0.12, 0.36), near_foot=(0.05, 0), far_foot=(-0.05, 0)
    )
    figure(p, x, GROUND + 50, h, pose, "front", wear=wear, halo=8)


def box(p: Print, x: float, y: float) -> Path:
    """Shut, with a string round it."""
    front = p.shape(rect(x - 92, y - 116, x + 92, y, 4), tone="", line=6, halo=7, clear="12k")
    p.comb("k", front, 90, 0.35 * np.clip((p.x - x - 20) / 70, 0, 1), 10, cut=False, length=(30, 80))
    p.shape(
        poly([(x - 100, y - 116), (x + 100, y - 116), (x + 84, y - 144), (x - 84, y - 144)]),
        tone="2",
        line=5,
        halo=4,
        clear="12k",
    )
    p.shape(rect(x - 11, y - 142, x + 11, y), tone="1", line=4)
    for s in (-1, 1):
        p.shape(
            blob(
                (x, y - 146),
                (x + 16 * s, y - 176),
                (x + 46 * s, y - 172),
                (x + 44 * s, y - 146),
                (x + 18 * s, y - 140),
            ),
            tone="1",
            line=4,
            halo=4,
            clear="12k",
        )
    return front


def doorway(p: Print) -> None:
    """Between them it is dark; a hand has come out of it and calls the next."""
    p.shape(rect(318, 300, 520, 900), tone="k", halo=9, clear="12k")
    p.shape(rect(318, 300, 520, 900), tone="", halo=0, line=5, minus=[rect(340, 324, 498, 910)], clear="12k")
    p.fill("k", rect(340, 324, 498, 900))
    p.engrave(
        "k", rect(340, 324, 498, 900), p.level(90), 0.3 * np.clip((372 - p.x) / 30, 0, 1), 9, length=(40, 160)
    )
    hand(p, 380, 560, 150, "pinch", -64, tone="", arm=0.9, sleeve="1", halo=8)
    leaf = p.shape(
        poly([(498, 324), (590, 372), (590, 880), (498, 900)]), tone="2", line=6, halo=6, clear="12k"
    )
    p.bark("k", leaf, 90, 0.2, 15, cut=False)
    p.shape(ell(572, 640, 10), tone="", line=4)


def scene(p: Print) -> None:
    """Wall, door, bench, the two."""
    p.ground("1")
    p.comb(
        "1",
        rect(0, 0, 800, 900),
        90,
        0.5 * np.clip(p.noise(120, 2, 1, 2) * 2 - 0.9, 0, 1),
        16,
        length=(80, 260),
    )
    doorway(p)
    p.fill("", rect(-10, GROUND - 90, 810, 1220))
    p.line((-10, GROUND - 90, 6), (810, GROUND - 86, 6))
    p.chatter(rect(60, GROUND - 60, 740, 1160), 0.0, 40)
    bench = [
        rect(60, GROUND - 128, 740, GROUND - 96),
        *[rect(x, GROUND - 100, x + 26, GROUND + 30) for x in (90, 388, 684)],
    ]
    p.shape(*bench, tone="k", halo=7, clear="12k")
    him = Wear(skin="", hair="k", top="k", legs="k", coat=0.5, cap="bowler", hat="k")
    her = Wear(skin="", hair="k", top="2", legs="2", woman=True, style="bun", skirt=0.8)
    sitter(p, 168, him, 640)
    sitter(p, 640, her, 620)
    p.shape(
        taper((240, 790, 30), (290, 820, 32), (338, 800, 30), (348, 740, 26), (318, 712, 20), (296, 738, 11)),
        tone="k",
        halo=7,
        clear="12k",
    )
    box(p, 168, 836)
    for i in range(6):
        p.shape(
            blob(
                (560, 790 + 32 * i),
                (578 - 8 * (i % 2), 776 + 32 * i),
                (590, 800 + 32 * i),
                (572, 822 + 32 * i),
            ),
            tone="k",
            halo=4,
            clear="12k",
        )
    p.shape(poly([(566, 982), (584, 982), (596, 1030), (556, 1030)]), tone="k", halo=4, clear="12k")
    box(p, 640, 836)
    p.border()
