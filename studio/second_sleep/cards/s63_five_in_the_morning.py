"""Five in the Morning.

A square, wet and empty. On the plinth there are only two bronze shoes; a small dog has sat down between them. The other
street dogs of the town have come and sit before it, all but one, who has heard something.
"""

import numpy as np

from studio.linocut.elements.city import skyline
from studio.linocut.press import Print
from studio.second_sleep.elements.street_dogs import street_dog
from studio.shapes import blob, ell, poly, rect

META = {"number": 63, "slug": "five-in-the-morning", "seed": 63, "inks": "buff-ultramarine"}
X, TOP = 500, 440  # the plinth: the middle of its front, its upper edge


def square(p: Print) -> None:
    """A pale sky in level cuts, a dark row of houses, wet asphalt with tramlines."""
    p.ground("")
    sky = rect(-10, -10, 820, 640)
    p.fill("1", sky)
    p.engrave("1", sky, p.level(0), np.clip((p.y - 60) / 560, 0, 1) * 0.9, 14, length=(90, 320), jit=0.04)
    skyline(p, 640, 0, 800, (50, 150), (50, 110), "2", "")
    p.fill("2", rect(-10, 622, 820, 646))
    wet = rect(-10, 646, 820, 1210)
    p.engrave(
        "2",
        wet,
        p.level(2),
        np.clip(p.noise(150, 2, 2.4, 0.5) * 2.2 - 1.15, 0, 0.8),
        15,
        False,
        (60, 240),
        jit=0.04,
    )


def plinth(p: Print) -> None:
    """Two steps, a block, and on it the shoes of whoever it was."""
    x, y = X, TOP
    for w, low, high in ((210, 800, 760), (174, 764, 726)):
        p.shape(
            poly([(x - w, low), (x - w, high), (x + w * 0.5, high), (x + w * 0.5, low)]),
            tone="",
            line=5,
            halo=5,
            clear="12k",
        )
        p.shape(
            poly(
                [(x + w * 0.5, low), (x + w * 0.5, high), (x + w * 0.9, high - 22), (x + w * 0.9, low - 22)]
            ),
            tone="k",
            halo=3,
            clear="12k",
        )
    front = p.shape(
        poly([(x - 132, 730), (x - 122, y), (x + 70, y), (x + 76, 730)]), tone="", line=6, halo=7, clear="12k"
    )
    p.comb("k", front, 90, 0.4 * p.ramp((0, 560), (0, 740)), 14, False, length=(30, 110))
    side = p.shape(
        poly([(x + 76, 730), (x + 70, y), (x + 146, y - 22), (x + 152, 702)]), tone="k", halo=4, clear="12k"
    )
    p.comb("k", side, 92, 0.3 * p.noise(60, 2), 12, length=(30, 90))
    p.shape(
        poly([(x - 150, y + 6), (x - 150, y - 26), (x + 84, y - 26), (x + 84, y + 6)]),
        tone="",
        line=5,
        halo=5,
        clear="12k",
    )
    p.shape(
        poly([(x + 84, y + 6), (x + 84, y - 26), (x + 168, y - 50), (x + 168, y - 18)]),
        tone="k",
        halo=3,
        clear="12k",
    )
    p.shape(poly([(x - 150, y - 26), (x - 60, y - 52), (x + 168, y - 50), (x + 84, y - 26)]), tone="", line=4)
    p.carve("12k", rect(x - 84, y + 60, x + 34, y + 66), rect(x - 84, y + 150, x + 34, y + 156))


def shoe(p: Print, x: float, y: float, s: float) -> None:
    """Cast, broken off at the ankle; the toe to the left."""
    path = p.shape(
        blob((x - 62 * s, y, "c"), (x - 66 * s, y - 22 * s), (x - 30 * s, y - 44 * s), (x - 8 * s, y - 62 * s), (x - 10 * s, y - 104 * s, "c"), (x + 8 * s, y - 96 * s, "c"),
             (x + 22 * s, y - 112 * s, "c"), (x + 46 * s, y - 98 * s, "c"), (x + 44 * s, y - 40 * s), (x + 52 * s, y, "c")),
        tone="2", line=5, halo=6, clear="12k",
    )  # fmt: skip
    p.cutline(
        (x - 60 * s, y - 12 * s), (x - 6 * s, y - 10 * s), (x + 48 * s, y - 12 * s), w=5, ends=0.6, clip=path
    )
    p.cutline((x - 30 * s, y - 36 * s), (x - 6 * s, y - 34 * s), w=4, clip=path)
    p.cutline((x - 14 * s, y - 52 * s), (x + 6 * s, y - 48 * s), w=4, clip=path)


def scene(p: Print) -> None:
    """The square, who is gone, who has come."""
    square(p)
    plinth(p)
    shoe(p, X + 96, TOP - 38, 0.92)
    street_dog(p, X - 2, TOP - 28, 182, "sit", "k", ears="down", halo=7)
    shoe(p, X - 92, TOP - 26, 1.0)
    for x, y, h, pose, tone, flip, ears in (
        (236, 800, 150, "back", "k", True, "up"),
        (110, 872, 180, "back", "", False, "down"),
        (700, 862, 170, "back", "k", True, "down"),
        (500, 970, 216, "back", "k", False, "up"),
        (286, 1112, 250, "stand", "k", False, "up"),
        (660, 1130, 250, "back", "2", True, "up"),
    ):
        street_dog(p, x, y, h, pose, tone, flip, ears)
        p.engrave("k", ell(x, y + h * 0.1, h * 0.4, h * 0.11), p.level(0), 0.6, 12, False, (30, 90), jit=0.04)
    p.border()
