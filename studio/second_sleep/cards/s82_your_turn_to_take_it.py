"""Your Turn to Take It.

Out of the dark two pairs of hands hold a figure of string between their fingers, about to pass it on. People live in the
strings: one sleeps where two cross, one climbs with a suitcase, one balances, and one has already let go with a hand.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.hands import Grip, hand
from studio.linocut.elements.people import figure, lying
from studio.linocut.press import Print
from studio.shapes import rect, taper

META = {"number": 82, "slug": "your-turn-to-take-it", "seed": 82, "inks": "stone-crimson"}
TIGHT = Grip((-14, -3, 5, 16), thumb=-46, crook=20)
HANDS = (
    (40, 440, 56, False, ""),
    (60, 1040, 70, True, ""),
    (770, 330, -66, True, "2"),
    (764, 980, -56, False, "2"),
)
SIZE = 270
PAIRS = (
    (0, 0, 2, 0),
    (0, 2, 3, 2),
    (1, 1, 2, 2),
    (1, 3, 3, 3),
    (0, 3, 1, 0),
    (2, 3, 3, 0),
    (0, 1, 3, 1),
    (1, 2, 2, 1),
)  # hand, finger; hand, finger


def tip(hand_: int, finger: int) -> tuple[float, float]:
    """Just below the end of a finger."""
    x, y, rot, flip, _ = HANDS[hand_]
    u, v = (-0.24, -0.075, 0.09, 0.25)[finger] * (-1 if flip else 1), (0.74, 0.86, 0.82, 0.66)[finger]
    c, s = np.cos(np.radians(rot)), np.sin(np.radians(rot))
    return float(x + SIZE * (u * c + v * s)), float(y + SIZE * (u * s - v * c))


def string(p: Print, a: tuple[float, float], b: tuple[float, float]) -> None:
    """Taut, with a breath of slack."""
    m = ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2 + 8)
    p.shape(taper((*a, 9), (*m, 8), (*b, 9)), tone="", halo=4, clear="")


def scene(p: Print) -> None:
    """Dark, strings, people, hands."""
    p.ground("k")
    d = np.hypot(p.x - 410, p.y - 640)
    p.engrave(
        "k",
        rect(0, 0, 800, 1200),
        p.rays(410, 640),
        0.34 * np.clip((d - 420) / 200, 0, 1),
        16,
        length=(40, 140),
        jit=0.05,
    )
    p.ink("1", rect(0, 0, 800, 1200))
    for one, i, other, j in PAIRS:
        string(p, tip(one, i), tip(other, j))
    for x, y, rot, flip, tone in HANDS:
        hand(p, x, y, SIZE, TIGHT, rot, flip, tone=tone, arm=1.2, halo=7)
    for n in range(4):
        for f in range(4):
            tx, ty = tip(n, f)
            turn = np.radians(HANDS[n][2])
            p.line(
                (tx - 17 * np.cos(turn), ty - 17 * np.sin(turn), 6),
                (tx + 17 * np.cos(turn), ty + 17 * np.sin(turn), 6),
                w=6,
            )
    wear = Wear(skin="", hair="k", top="2", legs="")
    lying(p, 430, 900, 270, wear=wear.but(top="", legs="2"), halo=5)
    figure(
        p,
        420,
        352,
        190,
        "walk",
        wear=Wear(skin="", hair="", top="2", legs="", woman=True, style="bun", skirt=0.6),
        flip=True,
        near=(520, 250),
        far=(344, 244),
        halo=4,
    )
    climb = SIDE["reach_up"].but(lean=10)
    body = figure(
        p,
        336,
        760,
        190,
        climb,
        wear=Wear(skin="", hair="", top="", legs="2", cap="brim", hat="2"),
        flip=True,
        near=(366, 548),
        far=(296, 660),
        halo=4,
    )
    cx, cy = body["far_hand"][:2]
    p.shape(rect(cx - 30, cy, cx + 26, cy + 40, 5), tone="2", halo=3, clear="12k")
    figure(
        p,
        580,
        740,
        190,
        "fall",
        wear=Wear(skin="", hair="", top="", legs="2"),
        near=(552, 560),
        far=(630, 600),
        halo=4,
    )
