"""Two Flags.

Two roofs, a street apart. On each a pigeon keeper swings a long flag to call the flock home. The flock has stopped over
the gap, drawn out in two like dough; on one of the tanks sits a hawk.
"""

import numpy as np

from studio.linocut.elements.body import SIDE
from studio.linocut.elements.city import wire
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.second_sleep.elements.roofs import block, dish, hawk, tank
from studio.shapes import blob, rect, taper, xf

META = {"number": 16, "slug": "two-flags", "seed": 16, "inks": "ochre-indigo"}


def flag(
    p: Print, hand: tuple[float, float], tip: tuple[float, float], cloth: list[tuple[float, float, float]]
) -> None:
    """A long pole and a long cloth that is still travelling."""
    p.ink(
        "k",
        stroke((hand[0] * 1.12 - tip[0] * 0.12, hand[1] * 1.12 - tip[1] * 0.12, 9), (*hand, 9), (*tip, 6)),
    )
    path = p.shape(taper(*cloth), tone="2", line=4.5, halo=5, clear="12k")
    p.engrave(
        "k",
        path,
        p.guided([q[:2] for q in cloth]),
        0.5 * np.clip(p.noise(60, 2) * 1.6 - 0.4, 0, 1),
        10,
        False,
        (40, 140),
    )


def pigeons(p: Print) -> None:
    """The flock: two lobes and the neck between."""
    rng = p.dice()
    wing = blob((-14, 0, "c"), (-2, -4), (2, -15, "c"), (8, -3), (15, 1, "c"), (4, 5), (-4, 4))
    bent = blob((-14, -2, "c"), (-3, -3), (0, 12, "c"), (7, 2), (15, -4, "c"), (3, -6))
    places: list[tuple[float, float]] = []
    for _ in range(16000):
        x, y = float(rng.uniform(56, 748)), float(rng.uniform(64, 470))
        left = 1 - np.hypot((x - 206 + (y - 200) * 0.3) / 168, (y - 214) / 142)
        right = 1 - np.hypot((x - 648 - (y - 180) * 0.2) / 106, (y - 176) / 112)
        mid = 262 + 74 * np.sin(np.clip((x - 280) / 320, 0, 1) * np.pi) - 0.14 * (x - 280)
        neck = 0.6 - abs(y - mid) / (36 + 70 * ((x - 430) / 190) ** 2) if 250 < x < 620 else -1
        deep = max(left, right, neck)
        if deep * 1.9 < rng.random() * 0.8:
            continue
        if all(np.hypot(x - a, (y - b) * 1.2) > 18 - 5 * min(max(deep, 0), 0.8) for a, b in places):
            places.append((x, y))
    for x, y in places:
        near = x < 410
        rot = float(rng.normal(0, 14)) + (18 if near else -20)
        p.ink(
            "k",
            xf(wing if rng.random() < 0.6 else bent, x, y, float(rng.uniform(0.8, 1.2)), rot, flip=not near),
        )


def scene(p: Print) -> None:
    """Sky, flock, two roofs, two people."""
    p.ground("")
    p.fill("2", rect(330, 930, 545, 1210))
    p.comb("2", rect(330, 930, 545, 1210), 90, p.ramp((0, 1180), (0, 930), 0, 0.7), 12, length=(60, 200))
    pigeons(p)
    for x, y, w, h in ((360, 960, 70, 250), (430, 985, 60, 225), (486, 950, 70, 260)):
        p.shape(rect(x, y, x + w, y + h), tone="2", line=3)
        for n in range(6):
            p.carve(
                "2",
                rect(
                    x + 14 + 24 * (n % 2),
                    y + 24 + 50 * (n // 2),
                    x + 26 + 24 * (n % 2),
                    y + 46 + 50 * (n // 2),
                ),
            )
    block(p, -20, 338, 950)
    block(p, 540, 830, 850)
    dish(p, 86, 912, 46, 36)
    dish(p, 130, 912, 30, 30)
    tank(p, 714, 812, 108, 150)
    hawk(p, 728, 656)
    wire(p, (338, 930), (540, 830), 34, 3)
    he = SIDE["throw"].but(lean=-6, near_elbow=0)
    swing = figure(
        p,
        236,
        914,
        270,
        he,
        wear=Wear(top="k", legs="k", skin="k", coat=0.9),
        flip=True,
        near=(286, 700),
        far=(276, 726),
        grip="fist",
        halo=6,
    )
    flag(
        p,
        swing["near_hand"],
        (330, 506),
        [(330, 510, 26), (290, 540, 46), (232, 520, 52), (176, 560, 48), (130, 620, 40), (74, 610, 8)],
    )
    she = WOMAN.but(top="k", legs="2", skin="k", style="plait", skirt=0.84)
    other = figure(
        p,
        620,
        812,
        262,
        SIDE["stride"].but(lean=-14, nod=-4),
        wear=she,
        near=(576, 566),
        far=(572, 600),
        grip="fist",
        halo=6,
    )
    flag(
        p,
        other["near_hand"],
        (602, 352),
        [(604, 356, 26), (560, 400, 44), (500, 424, 48), (440, 404, 44), (400, 430, 34), (372, 424, 8)],
    )
    p.border()
