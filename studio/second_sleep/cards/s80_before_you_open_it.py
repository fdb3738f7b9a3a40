"""Before You Open It.

Two who do not know each other sit at the ends of one bench, each with the same box on the knees. Out of his hangs a tail, out
of hers the end of a plait. Between them a door stands ajar on the dark, and a hand has come out of it.
"""

from collections.abc import Callable

import numpy as np

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper

META = {"number": 80, "slug": "before-you-open-it", "seed": 80, "inks": "moss-plum"}
GROUND = 980


def sitter(p: Print, x: float, wear: Wear, h: float, inside: Callable[[Print, float], None]) -> None:
    """Towards us, knees together, a hand at either side of the box."""
    pose = FRONT["sit"].but(near_foot=(0.05, 0), far_foot=(-0.05, 0))
    y = GROUND + 50
    figure(p, x, y, h, pose, "front", wear=wear, halo=8, arms="none")
    box(p, x, 838)
    inside(p, x)
    p.shape(rect(x - 112, 716, x + 112, 750, 4), tone="1", line=6, halo=5, clear="12k")  # the lid
    for s in (-1, 1):  # sleeves come down outside and turn in, hands lie flat on the sides
        p.shape(
            taper((x + s * 74, y - 0.57 * h, 46), (x + s * 112, y - 0.44 * h, 44), (x + s * 116, 782, 40)),
            tone=wear.top,
            line=0 if wear.top == "k" else 5,
            halo=5,
            clear="12k",
        )
        p.fill(wear.top, ell(x + s * 62, y - 0.55 * h, 17, 22))  # the sleeve grows out of the shoulder
        p.shape(
            blob((x + s * 128, 776), (x + s * 132, 800), (x + s * 112, 826), (x + s * 74, 826), (x + s * 72, 808), (x + s * 96, 800), (x + s * 98, 774)),
            tone="",
            line=5,
            halo=4,
            clear="12k",
        )  # fmt: skip


def box(p: Print, x: float, y: float) -> Path:
    """With a ribbon round it; something hangs out from under the lid."""
    front = p.shape(rect(x - 100, y - 96, x + 100, y + 40, 4), tone="", line=6, halo=7, clear="12k")
    p.comb("k", front, 90, 0.35 * np.clip((p.x - x - 30) / 70, 0, 1), 10, cut=False, length=(30, 80))
    p.shape(rect(x - 12, y - 90, x + 12, y + 40), tone="1", line=4)
    return front


def tail(p: Print, x: float) -> None:
    """A cat's, out from under his lid and down over the edge."""
    p.shape(
        taper((x - 46, 724, 26), (x - 54, 780, 28), (x - 58, 850, 29), (x - 44, 912, 28), (x - 8, 944, 25), (x + 32, 930, 20), (x + 44, 894, 13)),
        tone="k",
        halo=8,
        clear="12k",
    )  # fmt: skip
    for v in (796, 834, 872):
        p.cutline((x - 70, v), (x - 44, v + 6), w=4)


def plait(p: Print, x: float) -> None:
    """Out from under her lid: five turns, a ribbon, loose ends."""
    at = x + 46
    for i in range(6):
        v = 750 + 34 * i
        for s in (-1, 1):
            p.shape(
                blob((at, v - 20), (at + s * 20, v - 10), (at + s * 17, v + 12), (at, v + 24)),
                tone="k",
                halo=3,
                clear="12k",
            )
    p.shape(
        poly([(at - 8, 952), (at + 8, 952), (at + 26, 1010), (at, 998), (at - 26, 1010)]),
        tone="k",
        halo=4,
        clear="12k",
    )
    p.shape(rect(at - 14, 938, at + 14, 956, 3), tone="1", line=4, halo=3, clear="12k")


def doorway(p: Print) -> None:
    """Between them it is dark; a hand has come out of it and calls the next."""
    p.shape(rect(310, 300, 512, 900), tone="k", halo=9, clear="12k")
    p.shape(rect(310, 300, 512, 900), tone="", halo=0, line=5, minus=[rect(332, 324, 490, 910)], clear="12k")
    p.fill("k", rect(332, 324, 490, 900))
    p.engrave(
        "k", rect(332, 324, 490, 900), p.level(90), 0.3 * np.clip((364 - p.x) / 30, 0, 1), 9, length=(40, 160)
    )
    hand(p, 400, 560, 132, "pinch", -64, tone="", arm=0.7, sleeve="1", halo=8)
    leaf = p.shape(
        poly([(490, 324), (582, 372), (582, 880), (490, 900)]), tone="2", line=6, halo=6, clear="12k"
    )
    p.bark("k", leaf, 90, 0.2, 15, cut=False)
    p.shape(ell(562, 470, 9), tone="", line=4)


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
    sitter(p, 186, him, 640, tail)
    sitter(p, 614, her, 620, plait)
    p.border()
