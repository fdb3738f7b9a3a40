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


GAP = [
    (176, 1036),
    (196, 940),
    (166, 880),
    (222, 800),
    (208, 730),
    (262, 690),
    (276, 622),
    (352, 596),
    (404, 634),
    (416, 700),
    (470, 760),
    (452, 836),
    (500, 912),
    (484, 966),
    (500, 1042),
]


def wood(p: Print) -> None:
    """Thin trunks with their branches, ground in long cuts."""
    p.ground("")
    for x, w, boughs in (
        (84, 22, ((560, -50, 120), (420, 60, 150), (300, -30, 120))),
        (196, 12, ((330, -40, 110), (180, 40, 120))),
        (560, 12, ((250, 44, 120), (140, -40, 100))),
        (650, 20, ((520, 50, 130), (380, -60, 160), (230, 44, 130))),
        (736, 14, ((440, -40, 110), (250, -30, 110))),
    ):
        trunk = [taper((x + 6, -10, w * 0.6), (x, 500, w * 0.9), (x - 4, 830, w * 1.2))]
        for y, dx, up in boughs:
            trunk.append(
                taper((x, y, w * 0.6), (x + dx * 0.6, y - up * 0.45, w * 0.45), (x + dx, y - up, w * 0.2))
            )
            trunk.append(
                taper((x + dx * 0.6, y - up * 0.45, w * 0.4), (x + dx * 1.3, y - up * 0.7, w * 0.15))
            )
        p.shape(*trunk, tone="1", line=3)
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
    for places in (
        ((-170, 470), (-120, 440), (-96, 470), (-110, 520), (-132, 640), (-150, 560)),
        ((60, 436), (150, 442), (166, 520), (140, 500), (118, 580), (96, 500)),
    ):
        p.fill("1", blob(*[(377 + u, v) for u, v in places]))
    p.shape(poly(GAP), tone="k", halo=8, clear="12k")


def indoors(p: Print) -> None:
    """At home behind the gap: a floor, a table laid for one, a chair, a bed against the far wall."""
    hole = poly(GAP)
    floor = p.shape(poly([(100, 960), (560, 960), (560, 1060), (100, 1060)]), tone="", within=hole)
    p.comb("k", floor, 0, 0.3, 14, cut=False, length=(40, 90))
    p.shape(taper((340, 560, 12), (340, 690, 13)), within=hole, tone="2", line=4, halo=5, clear="12k")
    p.shape(
        blob((326, 664), (302, 712), (340, 738), (378, 712), (354, 664)),
        tone="2",
        line=4,
        halo=5,
        clear="12k",
    )
    washing(p, (216, 766), (462, 770), ("shirt", "towel", "shirt"), 12, 62, ("", "1", ""))
    p.shape(
        rect(316, 908, 450, 924),
        *[rect(x, 920, x + 12, 1020) for x in (330, 424)],
        tone="",
        line=4,
        halo=6,
        clear="12k",
    )
    chair(p, 268, 1022, 140, "", flip=True, halo=6)
    p.shape(poly([(362, 872), (402, 872), (396, 908), (368, 908)]), tone="2", line=4, halo=4, clear="12k")


def scene(p: Print) -> None:
    """Wood, bell, the home in it, the goats."""
    wood(p)
    bell(p)
    indoors(p)
    beast(p, 652, 1142, 200, "goat", tone="k", halo=8)
    beast(p, 108, 918, 92, "goat", tone="", flip=True, halo=6)
    for x, y, r in ((150, 1110, 30), (210, 1140, 22), (96, 1136, 18)):  # what broke out
        p.shape(
            poly([(x - r, y + 8), (x - r * 0.4, y - r * 0.7), (x + r * 0.9, y - r * 0.4), (x + r, y + 10)]),
            tone="2",
            line=4,
            halo=4,
            clear="12k",
        )
    p.border()
