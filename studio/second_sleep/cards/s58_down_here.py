"""Down Here.

The bottom of a dry well, with an unmade bed. A woman stands there and flies a kite; the line goes up the whole shaft, and the kite
is in the round of daylight, between the heads that lean over the edge.
"""

import itertools

import numpy as np

from studio.linocut.elements.city import bed
from studio.linocut.elements.dress import Wear
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, xf

META = {"number": 58, "slug": "down-here", "seed": 58, "inks": "verdigris-rust"}
X, Y, R = 470, 250, 168  # the mouth of the well


def shaft(p: Print) -> None:
    """Courses of stone that widen towards us and go dark."""
    p.ground("2k")
    far = np.hypot(p.x - X, (p.y - Y) / 1.12)
    courses = [R * 1.2**i for i in range(1, 12)]
    rng = p.dice()
    for a, b in itertools.pairwise(courses):
        light = np.clip(1.5 - (a - R) / 520, 0, 1)
        if light < 0.08:
            break
        n = 22
        turn = rng.uniform(0, 1)
        for i in range(n):
            t0, t1 = 2 * np.pi * (i + turn + 0.06) / n, 2 * np.pi * (i + turn + 0.94) / n
            inner, outer = a + (b - a) * 0.12, b - (b - a) * 0.1
            pts = [(X + r * np.cos(t), Y + 1.12 * r * np.sin(t)) for r, ts in ((inner, (t0, t1)), (outer, (t1, t0))) for t in np.linspace(*ts, 5)]  # fmt: skip
            stone = poly(pts)
            p.engrave("k", stone, p.rings(X, Y), light * rng.uniform(0.35, 0.95), 9, length=(20, 70))
    p.shape(ell(X, Y, R, R * 1.12), tone="", halo=0)
    p.engrave("1", ell(X, Y, R - 10, (R - 10) * 1.12), p.level(12), 0.5 * np.clip(far / R, 0, 1), 13, False, (40, 130))  # fmt: skip


def faces(p: Print) -> None:
    """Who leans over, from below: a head, two shoulders."""
    for degrees, size, kind in ((-148, 1.0, "hat"), (-100, 0.9, ""), (-52, 1.0, "hat"), (4, 0.92, "bun"), (52, 1.0, ""), (128, 0.9, "child"), (176, 1.05, "")):  # fmt: skip
        a = np.radians(degrees)
        x, y = X + (R - 20) * np.cos(a), Y + 1.12 * (R - 20) * np.sin(a)
        turn = degrees + 90 + 180  # up of the head towards the middle
        s = 40 * size

        def at(path: object, s: float = s, x: float = x, y: float = y, turn: float = turn) -> object:
            return xf(path, x, y, s, turn)

        body = [blob((-1.2, 1.9), (-1.1, 0.9), (-0.5, 0.55), (0.5, 0.55), (1.1, 0.9), (1.2, 1.9))]
        body.append(ell(0, -0.1, 0.7, 0.86))
        if kind == "hat":
            body.append(ell(0, 0.2, 1.35, 0.62))
        if kind == "bun":
            body.append(ell(0, -1.05, 0.34, 0.32))
        p.shape(*[at(b) for b in body], tone="k", halo=4, clear="2k")


def below(p: Print) -> None:
    """A floor, an unmade bed, and she who holds the line."""
    floor = p.shape(ell(380, 1170, 440, 150), tone="1", halo=0)
    p.comb("k", floor, 1, 0.3 * np.clip(p.noise(70, 2, 3, 0.6) * 2 - 0.7, 0, 1), 14, cut=False)
    bed(p, 570, 1130, 250, 120, "2", "")
    her = Wear(
        skin="",
        hair="k",
        top="2",
        legs="2",
        woman=True,
        style="bun",
        skirt=0.8,
        top_print="dots",
        print_plates="-2",
    )
    figure(p, 250, 1130, 330, "look_up", wear=her, flip=True, near=(330, 930), far=(318, 976), halo=8)
    line = stroke((334, 926, 5), (400, 760, 5), (440, 560, 4), (452, 400, 4), (470, 300, 3), w=4)
    p.shape(line, tone="", halo=4, clear="2k")
    kite = poly([(480, 150), (540, 232), (470, 320), (420, 226)])
    p.shape(kite, tone="2", line=6, halo=6, clear="12k")
    p.line((480, 152, 4), (470, 318, 4), w=4)
    p.line((422, 226, 4), (538, 232, 4), w=4)
    for x, y in ((486, 340), (466, 372), (490, 402)):
        p.shape(
            poly([(x - 15, y - 8), (x, y), (x - 15, y + 8)]),
            poly([(x + 15, y - 8), (x, y), (x + 15, y + 8)]),
            tone="k",
            halo=3,
            clear="12k",
        )


def scene(p: Print) -> None:
    """Stones, sky, heads, and what flies between."""
    shaft(p)
    faces(p)
    below(p)
    p.border()
