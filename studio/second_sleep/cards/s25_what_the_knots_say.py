"""What the Knots Say.

From a cord along the top hang strings with knots, an account of something. One is cut short, and one is the tail of
whatever sits above the picture; its tip has closed round a string.
"""

import numpy as np

from studio.linocut.press import Print
from studio.second_sleep.elements.cords import string, tail, top, twist
from studio.shapes import rect, taper

META = {"number": 25, "slug": "what-the-knots-say", "seed": 25, "inks": "ochre-indigo"}


def scene(p: Print) -> None:
    """Wall, strings, cord, and who is up there."""
    p.ground("")
    p.chatter(rect(40, 160, 760, 1160), np.radians(84), 90)
    rng = p.dice()
    late = []
    for i, x in enumerate(66 + np.arange(24) * 29.2 + rng.normal(0, 3.0, 24)):
        length = 420 + 470 * (0.5 + 0.5 * np.sin(i * 0.62 + 1)) * rng.uniform(0.6, 1) + rng.uniform(0, 120)
        tone = ("2", "1", "12", "1", "2", "1", "12")[i % 7]
        where = np.sort(rng.choice([0.14, 0.34, 0.54, 0.74], int(rng.integers(1, 3)), False))
        groups = [
            (
                float(at) + float(rng.normal(0, 0.02)),
                int(rng.choice([1, 1, 1, 2])),
                int(rng.choice([1, 1, 2, 3])),
            )
            for at in where
        ]
        if i == 9:
            length, groups = 190.0, [(0.4, 1, 3)]  # cut short
        one = (float(x), float(length), tone, 14.0, groups, float(rng.normal(0, 0.7)), i != 9)
        if 400 < x < 600:
            late.append(one)
        else:
            string(p, *one)
    cord = [(x, top(x)) for x in np.linspace(20, 790, 12)]
    path = p.shape(taper(*[(*q, 34) for q in cord]), tone="k", halo=6, clear="12k")
    twist(p, path, cord, 34)
    for one in late:
        string(p, *one)
    tail(p)
    p.border()
