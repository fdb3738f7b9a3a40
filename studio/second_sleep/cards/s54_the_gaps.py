"""The Gaps.

A wood of black trunks. The white between them is women: tall, standing, shoulders, hips, hands. One of them has an axe.
One trunk has been felled, and there nobody is.
"""

import numpy as np

from studio.linocut.knife import knife
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper

META = {"number": 54, "slug": "the-gaps", "seed": 54, "inks": "verdigris-rust"}
TREES = ((22, 34), (228, 52), (412, 40), (578, 48), (784, 40))


def woman(x: float, y: float, h: float, turn: float = 1, hair: str = "long") -> Path:
    """A tall woman as a gap: nothing but her outline, her weight on one leg (`turn` says which)."""

    def q(u: float, v: float) -> tuple[float, float]:
        return x + u * turn * h * 0.8, y - v * h

    head = [
        blob(q(0.0, 0.99), q(0.038, 0.97), q(0.048, 0.93), q(0.05, 0.915), (*q(0.066, 0.897), "c"), (*q(0.05, 0.889), "c"), q(0.05, 0.872), q(0.03, 0.86),
             q(-0.02, 0.868), q(-0.05, 0.91), q(-0.04, 0.97)),
        taper((*q(-0.006, 0.9), 0.032 * h), (*q(-0.002, 0.83), 0.034 * h)),
    ]  # fmt: skip
    if hair == "bun":
        head.append(ell(*q(-0.062, 0.95), 0.026 * h))
    if hair == "long":
        head.append(
            blob(
                q(-0.03, 0.97),
                q(-0.06, 0.92),
                q(-0.056, 0.84),
                q(-0.08, 0.76),
                (*q(-0.1, 0.7), "c"),
                q(-0.02, 0.78),
                q(-0.004, 0.88),
            )
        )
    if hair == "scarf":
        head.append(
            blob(
                q(0.0, 1.0),
                q(-0.056, 0.96),
                q(-0.066, 0.88),
                (*q(-0.1, 0.8), "c"),
                (*q(0.04, 0.81), "c"),
                q(0.0, 0.88),
            )
        )
    body = blob(
        q(0.0, 0.845), q(0.052, 0.815), q(0.078, 0.775), q(0.062, 0.69), q(0.044, 0.615), q(0.078, 0.51), q(0.084, 0.43), q(0.074, 0.24),
        (*q(0.104, 0.0), "c"), (*q(-0.084, 0.0), "c"),
        q(-0.062, 0.24), q(-0.088, 0.44), q(-0.07, 0.54), q(-0.044, 0.62), q(-0.06, 0.69), q(-0.08, 0.775), q(-0.052, 0.815),
    )  # fmt: skip
    arms = [
        taper((*q(0.07, 0.79), 0.03 * h), (*q(0.1, 0.66), 0.025 * h), (*q(0.096, 0.54), 0.018 * h)),
        taper((*q(0.096, 0.53), 0.02 * h), (*q(0.098, 0.49), 0.026 * h), (*q(0.088, 0.44), 0.006 * h)),
        taper((*q(-0.072, 0.79), 0.03 * h), (*q(-0.098, 0.66), 0.025 * h), (*q(-0.106, 0.54), 0.018 * h)),
        taper((*q(-0.106, 0.53), 0.02 * h), (*q(-0.11, 0.49), 0.026 * h), (*q(-0.104, 0.44), 0.006 * h)),
    ]
    return knife(*head, body, *arms, eps=0.8)


def sky(x: float, top: float, low: float, wide: float) -> Path:
    """What is to be seen between two crowns, down to a branch over her head."""
    return blob(
        (x - wide, top, "c"), (x + wide * 1.1, top, "c"), (x + wide * 0.5, (top + low) / 2), (x + 9, low - 8), (x - 4, low, "c"),
        (x - 16, low - 30), (x - wide * 0.45, (top + low) / 2 + 10),
    )  # fmt: skip


def wood(p: Print) -> None:
    """Black, and the bark in it, running down and out into roots."""
    p.ground("k")
    light = np.zeros_like(p.x)
    for x, w in TREES:
        light = np.maximum(light, np.clip(1.1 - np.abs(p.x - x - 8) / w, 0, 1))
    knots = [(226, 300, 20), (418, 640, 18), (574, 420, 24), (232, 700, 16)]
    p.bark(
        "k",
        rect(-10, -10, 820, 1080),
        90,
        light * (0.1 + 0.6 * p.noise(60, 3, 0.5, 3)),
        11,
        knots=knots,
        length=(20, 110),
    )
    ground = p.shape(poly([(-10, 1084), (820, 1090), (820, 1210), (-10, 1210)]), tone="1")
    p.comb("1", ground, 1, 0.5 * p.ramp((0, 1180), (0, 1080)), 12, length=(30, 120))
    for x, w in TREES:
        foot = blob(
            (x - w, 940), (x - w * 1.15, 1040), (x - w * 1.9, 1118, "c"), (x - w * 0.7, 1098), (x - w * 0.2, 1124, "c"), (x + w * 0.5, 1096),
            (x + w * 1.9, 1116, "c"), (x + w * 1.15, 1040), (x + w, 940),
        )  # fmt: skip
        p.shape(foot, tone="k", minus=[rect(-40, 0, 840, 1060)])


def felled(p: Print) -> None:
    """The gap where nobody is: a stump, chips, and the sky down to the ground."""
    gap = p.shape(
        blob(
            (440, -20, "c"),
            (540, -20, "c"),
            (522, 260),
            (530, 560),
            (520, 820),
            (534, 1096, "c"),
            (446, 1096, "c"),
            (462, 800),
            (452, 520),
            (464, 240),
        ),
        tone="",
    )
    p.chatter(gap, 1.5, 22)
    p.fill("1", rect(440, 1040, 540, 1098))
    stump = p.shape(
        blob(
            (456, 992, "c"),
            (524, 984, "c"),
            (530, 1060),
            (556, 1116, "c"),
            (494, 1104),
            (426, 1120, "c"),
            (450, 1060),
        ),
        tone="k",
        halo=4,
        clear="12k",
    )
    p.bark("k", stump, 88, 0.4, 10)
    p.shape(ell(490, 986, 36, 13, -6), tone="2", line=3, halo=4, clear="12k")
    p.ring("2", ell(490, 986, 31, 10, -6), 486, 986, 0.5, 7, flat=0.36)


def scene(p: Print) -> None:
    """The trunks, the women they leave, the stump."""
    wood(p)
    women = [woman(128, 1108, 890, 1, "bun"), woman(326, 1090, 800, -1), woman(664, 1116, 930, -1, "scarf")]
    for x, low, w in ((126, 196, 30), (322, 262, 38), (664, 160, 36)):
        p.carve("12k", sky(x, -20, low, w))
    felled(p)
    for her in women:
        p.carve("12k", her)
    p.shape(taper((576, 1086, 15), (566, 860, 13), (558, 640, 12)), tone="2", line=3, halo=5, clear="12k")
    p.shape(
        poly([(528, 640), (506, 604), (496, 690), (514, 712), (532, 682), (578, 674), (582, 640)]),
        tone="2",
        line=4,
        halo=5,
        clear="12k",
    )
