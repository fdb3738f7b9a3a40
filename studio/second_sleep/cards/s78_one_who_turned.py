"""The One Who Turned.

A whole town stands with its back to us and stares into a black sun. One has turned round.
"""

import numpy as np

from studio.linocut.elements.heads import split_face
from studio.linocut.elements.people import heads
from studio.linocut.press import Print
from studio.shapes import ell, rect

META = {"number": 78, "slug": "one-who-turned", "seed": 41, "inks": "sulphur-violet"}
SUN = (560, 262)
ROWS = (  # height of the heads, their radius, first place, distance
    (520, 11, 50, 30), (552, 15, 44, 42), (596, 21, 64, 58), (656, 30, 30, 88), (748, 43, 66, 136),
    (900, 62, 20, 208), (1110, 92, 150, 318),
)  # fmt: skip
HER = (262, 872, 94)


def sky(p: Print) -> None:
    """Night at noon: everything radiates from what is not there."""
    x, y = SUN
    p.ground("1k")
    r, angle = np.hypot(p.x - x, p.y - y), p.rays(x, y)
    rays = 0.5 + 0.5 * np.sin(angle * 9 + 1.2 * np.sin(angle * 4 + 1)) * np.clip(r / 300, 0, 1)
    tone = np.clip(1.25 - r / 420, 0, 1) * (0.45 + 0.55 * rays) + 0.1 * rays
    p.engrave("k", None, angle, tone, 9, jit=0.03)
    p.carve("1k", ell(x, y, 118))
    p.gouges("1", ell(x, y, 250), angle, 700, (30, 80), (3, 7), tone=np.clip(1.6 - r / 160, 0, 1))
    p.engrave("k", ell(x, y, 128), angle, np.where(r > 100, 0.5, 0), 10, cut=False, length=(14, 30))
    p.ink("2", ell(x + 1, y + 1, 98))
    p.solid(ell(x, y, 93), halo=0, under="2")


def scene(p: Print) -> None:
    """Row behind row of backs, and one face."""
    sky(p)
    p.ink("k", rect(0, 560, 800, 1200))
    for n, (y, r, first, apart) in enumerate(ROWS):
        xs = np.arange(first, 800 + apart, apart)
        places = [(x + p.rng.uniform(-0.16, 0.16) * apart, y + p.rng.uniform(-0.5, 0.45) * r, r) for x in xs]
        if n == 5:
            places = [q for q in places if abs(q[0] - HER[0]) > 140]
        tones = ("k1",) if r < 40 else ("k", "", "1", "k")
        heads(p, places, tones=tones, sun=SUN, clear="k" if r < 50 else "12k")
        if n == 5:
            split_face(p, *HER, coat="2", lips="2")
