"""Knock First.

In a wood of thin trees stands an old bell as high as a house. A piece has broken out of its rim, and somebody lives behind the gap:
a table with a cup, a chair, washing under the clapper. Outside a black goat has lowered its horns; a white one waits.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.city import chair
from studio.linocut.elements.cloth import washing
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 36, "slug": "knock-first", "seed": 36, "inks": "verdigris-rust"}


def wood(p: Print) -> None:
    """Thin trunks in bare paper, ground in long cuts."""
    p.ground("")
    for x, w in (
        (60, 16),
        (136, 10),
        (226, 14),
        (318, 9),
        (420, 13),
        (520, 9),
        (604, 15),
        (690, 10),
        (752, 17),
    ):
        p.shape(taper((x + 6, -10, w * 0.7), (x, 500, w * 0.9), (x - 4, 830, w)), tone="1", line=3)
    ground = p.shape(
        blob((-20, 830, "c"), (200, 806), (480, 822), (820, 800, "c"), (820, 1220, "c"), (-20, 1220, "c")),
        tone="",
        line=5,
    )
    p.engrave(
        "1", ground, p.level(2), 0.6 * np.clip(p.noise(90, 2, 3, 0.6) * 2 - 0.6, 0, 1), 15, False, (40, 170)
    )


def bell(p: Print) -> None:
    """Upright on the ground; a piece has broken out of its rim, and that is the door."""
    crown = blob((326, 330), (330, 262), (376, 236), (424, 262), (428, 330))
    p.shape(crown, tone="2", line=6, halo=7, clear="12k", minus=[ell(377, 296, 24, 28)])
    body = blob(
        (260, 350, "c"),
        (376, 314),
        (494, 350, "c"),
        (534, 440),
        (548, 620),
        (584, 820),
        (668, 960, "c"),
        (660, 1010, "c"),
        (376, 1046),
        (92, 1010, "c"),
        (84, 960, "c"),
        (168, 820),
        (206, 620),
        (220, 440),
    )
    path = p.shape(body, tone="2", line=8, halo=9, clear="12k")
    p.engrave("k", path, p.guided([(250, 380), (200, 700), (110, 980)], [(376, 330), (376, 1030)], [(500, 380), (552, 700), (650, 980)]), 0.05 + 0.6 * np.clip((p.x - 420) / 220, 0, 1), 12, cut=False,
              length=(30, 110))  # fmt: skip
    for y, half in ((420, 148), (452, 152), (880, 240), (918, 262)):
        p.line((377 - half, y - 8, 5), (377, y + 20, 6), (377 + half, y - 8, 5), w=6)
    for x, y, long in (
        (262, 462, 190),
        (288, 458, 260),
        (316, 466, 120),
        (500, 470, 300),
        (474, 466, 150),
        (448, 470, 90),
    ):
        p.fill(
            "1",
            taper((x, y, 12), (x + (x - 377) * 0.06, y + long * 0.6, 17), (x + (x - 377) * 0.1, y + long, 5)),
        )
    gap = poly(
        [
            (196, 1032),
            (206, 930),
            (180, 880),
            (232, 800),
            (226, 752),
            (282, 700),
            (346, 734),
            (372, 712),
            (420, 780),
            (404, 850),
            (444, 910),
            (430, 960),
            (446, 1044),
        ]
    )
    p.shape(gap, tone="k", halo=7, clear="12k")


def indoors(p: Print) -> None:
    """At home behind the gap."""
    p.shape(
        taper((318, 700, 12), (318, 760, 16)), ell(318, 784, 30, 28), tone="2", line=4, halo=5, clear="12k"
    )
    washing(p, (232, 826), (410, 830), ("shirt", "sock", "towel"), 10, 46, ("", "1", ""))
    p.shape(
        rect(300, 950, 400, 962),
        *[rect(x, 960, x + 8, 1030) for x in (310, 382)],
        tone="",
        line=4,
        halo=5,
        clear="12k",
    )
    chair(p, 262, 1034, 112, "", flip=True, halo=4)
    p.shape(poly([(334, 926), (362, 926), (358, 950), (338, 950)]), tone="2", line=3, halo=3)


def scene(p: Print) -> None:
    """Wood, bell, the home in it, the goats."""
    wood(p)
    bell(p)
    indoors(p)
    beast(p, 640, 1130, 210, "goat", tone="k", halo=8, head="low")
    beast(p, 96, 930, 92, "goat", tone="", flip=True, halo=5)
    for x, y, r in ((150, 1110, 30), (210, 1140, 22), (96, 1136, 18)):  # what broke out
        p.shape(
            poly([(x - r, y + 8), (x - r * 0.4, y - r * 0.7), (x + r * 0.9, y - r * 0.4), (x + r, y + 10)]),
            tone="2",
            line=4,
            halo=4,
            clear="12k",
        )
    p.border()
