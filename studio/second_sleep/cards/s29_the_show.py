"""The Show.

Low tide: rows of people on kitchen chairs sit on the wet sand facing us, hands on knees, eyes closed, water round their
ankles. In the fourth row somebody stands and claps. Behind them the sea has brought more chairs, empty, floating.
"""

import numpy as np

from studio.linocut.elements.body import FRONT
from studio.linocut.elements.city import chair
from studio.linocut.elements.dress import someone
from studio.linocut.elements.people import figure
from studio.linocut.elements.water import sea
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import poly, rect

META = {"number": 29, "slug": "the-show", "seed": 29, "inks": "ochre-indigo"}
ROWS = (
    (560, 172, 14, 92),
    (662, 206, -30, 108),
    (786, 248, 30, 128),
    (942, 300, -20, 152),
    (1138, 366, 60, 184),
)  # ground, height, first, apart
CLAPS = 2, 4  # row from behind, place


def beach(p: Print) -> None:
    """Sky, the sea that comes, wet sand that shines."""
    p.ground("")
    p.comb(
        "1",
        rect(0, 0, 800, 210),
        0,
        0.5 * np.clip(p.noise(140, 2, 5, 0.4) * 2 - 0.8, 0, 1),
        16,
        False,
        length=(80, 300),
    )
    sea(p, 214, 470, "2", gap=13, amp=9, long=130, light=0.4)
    p.fill("1", rect(-10, 452, 810, 1210))
    p.comb("1", rect(0, 452, 800, 1200), 0, 0.35 + 0.4 * p.noise(100, 2, 6, 0.4), 15, length=(60, 240))


def seat(p: Print, x: float, y: float, h: float) -> None:
    """A chair from the front: two posts and two rungs show beside the sitter."""
    w, top = h * 0.15, y - h * 0.62
    for s in (-1, 1):
        p.shape(
            poly(
                [
                    (x + s * w - h * 0.016, y),
                    (x + s * w + h * 0.016, y),
                    (x + s * w + h * 0.016, top),
                    (x + s * w - h * 0.016, top),
                ]
            ),
            tone="k",
            halo=2,
            clear="12k",
        )
    for v in (0.6, 0.5):
        p.shape(rect(x - w, y - h * v - h * 0.025, x + w, y - h * v + h * 0.02), tone="k")
    p.shape(
        poly(
            [
                (x - w * 1.05, y - h * 0.3),
                (x + w * 1.05, y - h * 0.3),
                (x + w * 1.2, y - h * 0.22),
                (x - w * 1.2, y - h * 0.22),
            ]
        ),
        tone="k",
        halo=2,
        clear="12k",
    )


def wash(p: Print, y: float, h: float) -> None:
    """Water round the ankles of one row."""
    strip = rect(-10, y - h * 0.06, 810, y + h * 0.1)
    p.engrave(
        "12k",
        strip,
        p.level(0),
        0.9 * np.clip(p.noise(50, 2, 4, 0.6) * 1.6 - 0.3, 0, 1),
        max(7.0, h * 0.035),
        length=(30, 110),
    )
    p.engrave(
        "2",
        strip,
        p.level(0),
        0.8 * np.clip(p.noise(60, 2, 4, 0.6) * 1.7 - 0.6, 0, 1),
        max(8.0, h * 0.04),
        False,
        (30, 120),
    )


def scene(p: Print) -> None:
    """The house is full."""
    beach(p)
    for at, low, tall, turn in (
        (96, 330, 74, -18),
        (232, 292, 56, 30),
        (384, 350, 82, 100),
        (556, 300, 62, -40),
        (690, 352, 84, 16),
        (470, 262, 40, 60),
    ):
        chair(p, at, low, tall, flip=turn > 20)
        p.engrave(
            "12k",
            rect(at - tall * 0.6, low - tall * 0.16, at + tall * 0.6, low + 6),
            p.level(0),
            0.95,
            9,
            length=(30, 80),
        )
    rng = p.dice()
    for j, (y, h, first, apart) in enumerate(ROWS):
        for i, place in enumerate(np.arange(first, 800.0 + apart, apart)):
            x = float(place + rng.uniform(-6, 6))
            wear = someone(rng, ("2", "k", "", "2"), "1")
            wear = wear.but(
                skin="", bulk=wear.bulk * 1.04, legs="k" if wear.legs == "" else wear.legs, coat=0
            )
            seat(p, x, y, h)
            if (j, i) == CLAPS:
                who = wear.but(top="1", legs="k", skirt=0, top_print="", style="curls", cap="")
                him = figure(
                    p,
                    x,
                    y,
                    h * 1.04,
                    FRONT["overhead"],
                    "front",
                    who,
                    near=(x - 6, y - h * 1.16),
                    far=(x + 6, y - h * 1.16),
                    halo=7,
                )
                hx, hy = him["near_hand"]
                for a in (-170, -130, -90, -50, -10):
                    c, s = np.cos(np.radians(a)), np.sin(np.radians(a))
                    ray = stroke(
                        (hx + c * h * 0.1, hy + s * h * 0.1), (hx + c * h * 0.19, hy + s * h * 0.19), w=7
                    )
                    p.halo(ray, 4, "12k")
                    p.ink("k", ray)
            else:
                figure(p, x, y, h, "sit", "front", wear, halo=3.5)
        wash(p, y, h)
    p.border()
