"""From the Knees Down.

A row of rubber boots, stamping, crossing, slapped by hands from above; the picture ends at the hips. Dust goes up in fans.
In the row stands a pair with nobody in it, and its dust is rising too.
"""

import numpy as np

from studio.linocut.elements.hands import hand
from studio.linocut.press import Print
from studio.second_sleep.elements.gumboots import booted_leg, gumboot
from studio.shapes import blob, ell, rect

META = {"number": 46, "slug": "from-the-knees-down", "seed": 46, "inks": "ochre-indigo"}
FLOOR = 1040
BEATS = (
    (60, 1052, 240),
    (214, 1046, 150),
    (350, 1060, 170),
    (512, 1058, 460),
    (650, 1050, 150),
    (744, 1058, 230),
)  # x, y, how high the dust


def dust(p: Print) -> None:
    """Fans of paper out of the ochre, one from each heel that has come down."""
    for x, y, r in BEATS:
        cloud = blob((x - r * 0.7, y + 6, "c"), (x - r * 0.86, y - r * 0.5), (x - r * 0.45, y - r), (x, y - r * 1.12), (x + r * 0.4, y - r * 0.9),
                     (x + r * 0.8, y - r * 0.55), (x + r * 0.7, y + 6, "c"))  # fmt: skip
        d = np.hypot(p.x - x, p.y - y) / r
        p.engrave("1", cloud, p.rays(x, y + 30), np.clip(1.5 - d * 1.1, 0, 1), 12, length=(30, 120), jit=0.05)
        p.gouges("k", cloud, p.rays(x, y + 30), int(r * 0.16), (10, 26), (1.5, 3.5), False, 0.5)


def scene(p: Print) -> None:
    """The yard, the dust, the row, the hands."""
    p.ground("1")
    p.comb(
        "1",
        rect(0, 0, 800, 900),
        90,
        0.4 * np.clip(p.noise(130, 2, 1, 2) * 2 - 1.1, 0, 1),
        17,
        length=(60, 240),
    )
    dust(p)
    floor = p.shape(
        blob(
            (-10, FLOOR + 16, "c"),
            (240, FLOOR + 6),
            (520, FLOOR + 18),
            (810, FLOOR + 8, "c"),
            (810, 1210, "c"),
            (-10, 1210, "c"),
        ),
        tone="k",
    )
    p.engrave(
        "k", floor, p.level(1), 0.75 * np.clip(p.noise(90, 2, 4, 0.5) * 1.8 - 0.5, 0, 1), 13, length=(30, 160)
    )
    for x, _, r in BEATS:
        p.gouges("12k", ell(x, FLOOR + 50, r * 0.8, 40), p.rays(x, FLOOR + 4), 40, (16, 44), (3, 6))
    # from the left: one stamps, one has kicked a boot up to his hand, nobody, one crosses, one is half out of the card
    booted_leg(p, (96, -60), (40, FLOOR), 112, -1, knee=-1, thigh=560, shin=560)
    booted_leg(p, (150, -60), (196, FLOOR - 14), 112, 1, toe=0, knee=1, thigh=560, shin=560)
    booted_leg(p, (330, -60), (352, FLOOR + 12), 116, -1, knee=1, thigh=560, shin=560)
    booted_leg(p, (300, -60), (276, 700), 112, -1, toe=24, knee=-1, thigh=470, shin=470)
    hand(p, 214, 440, 165, "flat", 168, tone="k", arm=3.0, halo=6)
    gumboot(p, (470, FLOOR - 270), (474, FLOOR + 26), 116, -1, empty=True)
    gumboot(p, (560, FLOOR - 262), (566, FLOOR + 34), 116, 1, empty=True)
    booted_leg(p, (640, -60), (724, FLOOR + 8), 112, 1, knee=1, thigh=560, shin=560)
    booted_leg(p, (730, -60), (650, FLOOR + 14), 112, -1, knee=-1, thigh=560, shin=560)
    p.border()
