"""Somewhere to Sit.

A white plain at noon, and on it one huge shadow with spread wings. What throws it is not in the picture. In the shadow
stands a flock of sheep, close together, and a table laid for two. Outside it, in the light, sits the dog.
"""

import numpy as np

from studio.linocut.elements.animals import beast, dog
from studio.linocut.elements.city import chair, table
from studio.linocut.press import Print
from studio.shapes import blob, ell, rect

META = {"number": 68, "slug": "somewhere-to-sit", "seed": 68, "inks": "buff-ultramarine"}
BIRD = (
    (120, 210, "c"), (180, 300), (270, 390), (352, 430), (396, 420), (404, 376), (430, 338), (464, 322), (500, 330), (534, 362, "c"), (502, 360), (490, 388), (504, 440), (590, 420),
    (690, 350), (790, 230, "c"), (800, 330), (770, 420, "c"), (790, 440), (730, 520, "c"), (740, 545), (660, 610, "c"), (640, 640), (560, 690), (540, 760), (560, 860),
    (620, 960, "c"), (540, 940), (500, 990, "c"), (460, 930), (400, 980, "c"), (410, 880), (420, 780), (390, 700), (280, 690), (190, 640, "c"), (190, 600),
    (110, 540, "c"), (120, 500), (60, 420, "c"), (80, 320),
)  # fmt: skip


def plain(p: Print) -> None:
    """Nothing but light, and the shadow in it."""
    p.ground("")
    p.fill("1", rect(0, 0, 800, 92))
    p.comb("k", rect(0, 40, 800, 96), 0, 0.4, 9, cut=False)
    p.gouges("1", rect(40, 110, 760, 1160), p.level(12), 260, (16, 50), (3, 6), False, 0.8)
    p.chatter(rect(60, 120, 740, 1150), 0.2, 60)
    shade = p.shape(blob(*BIRD), tone="2")
    p.engrave(
        "2", shade, p.level(12), 0.34 * np.clip(p.noise(70, 2, 2, 1) * 2 - 0.9, 0, 1), 13, length=(30, 100)
    )


def scene(p: Print) -> None:
    """The plain, what is in the shade, the one outside."""
    plain(p)
    for x, y, h, step, flip in (
        (170, 440, 62, "stand", False), (270, 500, 58, "stand", True), (180, 540, 66, "walk", False), (310, 600, 66, "stand", True), (440, 520, 58, "stand", False),
        (470, 690, 64, "stand", True), (490, 800, 66, "stand", False), (470, 900, 60, "stand", True),
    ):  # fmt: skip
        beast(
            p, x, y, h, "sheep", step, tone="", flip=flip, halo=4, head="graze" if (x + y) % 3 == 0 else "up"
        )
    table(p, 634, 560, 150, 74, "1")
    for x, left in ((548, False), (724, True)):
        chair(p, x, 566, 92, "k", flip=not left, halo=4)
    p.shape(rect(600, 466, 616, 486), tone="k", halo=3, clear="12k")
    p.shape(rect(650, 474, 662, 486), tone="", line=3)
    p.ink("2", ell(236, 1078, 86, 10))
    dog(p, 210, 1080, 150, "sit", "k", flip=True, halo=5)
    p.border()
