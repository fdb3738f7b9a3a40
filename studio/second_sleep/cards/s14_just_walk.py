"""Just Walk.

A road without a gap: motorbikes by the hundred, with a wardrobe, a pig, panes of glass, goldfish in bags. They part around
one woman who crosses with her eyes shut and a bowl filled to the brim. Behind her the stream has closed already.
"""

from collections.abc import Callable

import numpy as np

from studio.linocut.elements.dress import WOMAN
from studio.linocut.elements.people import figure
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, blob, ell, poly, rect, taper, xf

META = {"number": 14, "slug": "just-walk", "seed": 14, "inks": "mint-tangerine"}
SHE = (286, 560)
ROUND, TALL = 104, 1.9  # the island of bare road: half its width, and how much longer it is


def stream(lane: float, y: float) -> float:
    """Where the lane that would run at x = lane runs at this height, pushed aside by her."""
    v, want = (y - SHE[1] + 130) / TALL, lane - SHE[0]
    side = 1 if want > 0 else -1
    low, high = 0.0, 900.0
    for _ in range(40):
        u = (low + high) / 2
        r2 = u * u + v * v
        psi = u * (1 - ROUND**2 / max(r2, 1)) if r2 > ROUND**2 else 0
        low, high = (u, high) if psi < abs(want) else (low, u)
    return SHE[0] + side * high


def load(p: Print, kind: str, put: Callable[[Path], Path], s: float) -> None:
    """What somebody has on the pillion."""
    pen = 3 * s
    if kind == "wardrobe":
        p.shape(put(rect(-44, -216, 44, -70)), tone="k", halo=3, clear="12k")
        p.carve("12k", put(rect(-1.5, -210, 1.5, -76)), put(ell(-8, -140, 4)), put(ell(8, -140, 4)))
    elif kind == "glass":
        pane = p.shape(
            put(poly([(-52, -190), (50, -206), (52, -96), (-50, -84)])),
            tone="",
            line=pen + 1,
            halo=3,
            clear="12k",
        )
        for d in (0, 18, 26):
            p.ink("k", put(stroke((-30 + d, -110), (10 + d, -180), w=3)), clip=pane)
    elif kind == "pig":
        p.shape(
            put(blob((-50, -122), (-30, -150), (30, -152), (56, -128), (44, -96), (-40, -96))),
            tone="",
            line=pen + 1,
            halo=3,
            clear="12k",
        )
        p.shape(put(ell(-52, -122, 13, 15)), tone="", line=pen)
        p.ink("k", put(ell(-56, -124, 2.5)), put(ell(-49, -124, 2.5)), put(ell(-36, -132, 3)))
        p.shape(put(poly([(-34, -150), (-24, -166), (-16, -150)])), tone="k")
    elif kind == "fish":
        for u, v in ((-44, -150), (-18, -172), (16, -172), (44, -150), (-50, -112), (50, -112)):
            p.shape(put(ell(u, v, 17, 19)), tone="", line=pen, halo=2, clear="12k")
            p.shape(put(blob((u - 9, v + 3, "c"), (u, v - 3), (u + 8, v + 2), (u + 13, v - 4, "c"), (u + 12, v + 9, "c"), (u + 6, v + 5), (u - 2, v + 8))), tone="2")  # fmt: skip
    elif kind == "boxes":
        for u, v, w in ((-40, -110, 80), (-34, -146, 66), (-26, -178, 54)):
            p.shape(put(rect(u, v - 36, u + w, v)), tone="1", line=pen, halo=2, clear="12k")


def rider(p: Print, x: float, y: float, s: float, rot: float, shirt: str, hat: str, kind: str) -> None:
    """One who comes towards us: wheel, shield, knees, arms on the bar, a helmet."""

    def q(path: Path) -> Path:
        return xf(path, x, y, s, rot)

    load(p, kind, lambda path: xf(path, x, y + 22 * s, s * 1.25, rot), s)
    trunk = [blob((-24, -102), (0, -110), (24, -102), (20, -54, "c"), (-20, -54, "c"))]
    trunk += [taper((u * 22, -96, 15), (u * 38, -76, 13), (u * 30, -58, 11)) for u in (-1, 1)]
    p.shape(
        *[q(t) for t in trunk], tone=shirt, line=3 * s if shirt != "k" else 0, halo=2.6, clear="12k", eps=0.6
    )
    p.shape(q(ell(-19, -46, 11, 15)), q(ell(19, -46, 11, 15)), tone="k", halo=1.6, clear="12k", eps=0.6)
    p.shape(q(ell(0, -16, 8, 20)), tone="k", halo=2, clear="12k", eps=0.6)
    p.shape(q(blob((-15, -62), (15, -62), (13, -30), (0, -20), (-13, -30))), tone="2", line=2.6 * s, eps=0.6)
    p.ink("k", q(stroke((-38, -60, 5), (38, -60, 5))))
    p.carve("12k", q(ell(0, -50, 6)))
    p.shape(q(ell(0, -122, 14, 17)), tone="", line=2.4 * s, halo=2, clear="12k", eps=0.6)
    p.shape(
        q(blob((-16, -122, "c"), (-15, -138), (0, -146), (15, -138), (16, -122, "c"))),
        tone=hat,
        line=0 if hat == "k" else 2.4 * s,
        eps=0.6,
    )


def crossing(p: Print) -> None:
    """Eyes shut, a full bowl in both hands."""
    her = figure(
        p,
        *SHE,
        330,
        "carry_walk",
        wear=WOMAN.but(skin="", top="k", legs="k", skirt=0.7, style="bun", shoes="k"),
        halo=6,
    )
    x, y = her["near_hand"]
    p.shape(
        blob((x - 44, y - 22, "c"), (x + 34, y - 22, "c"), (x + 22, y + 8), (x - 6, y + 16), (x - 32, y + 8)),
        tone="2",
        line=4,
        halo=4,
        clear="12k",
    )
    p.shape(ell(x - 5, y - 22, 39, 8), tone="", line=3)


def scene(p: Print) -> None:
    """The road, those who ride, she who walks."""
    p.ground("")
    kinds = {
        (8, 4): "wardrobe",
        (6, 7): "pig",
        (8, 10): "glass",
        (1, 11): "fish",
        (1, 2): "glass",
        (3, 13): "wardrobe",
        (5, 3): "fish",
        (4, 10): "pig",
        (8, 1): "boxes",
        (7, 13): "fish",
    }
    everyone: list[tuple[float, float | None, str]] = []
    for row, y in enumerate(np.arange(74, 1290, 84)):
        for col, lane in enumerate(np.arange(-10, 860, 84)):
            side = lane + 40 * (row % 2) + p.rng.uniform(-9, 9)
            down = y + p.rng.uniform(-16, 16)
            everyone.append((float(down), float(side), kinds.get((col, row), "")))
    everyone.append((SHE[1], None, ""))
    for v, at, kind in sorted(everyone, key=lambda e: e[0]):
        if at is None:
            crossing(p)
            continue
        x, before = stream(at, v), stream(at, v - 40)
        rot = float(np.degrees(np.arctan2(before - x, 40))) * 0.8
        rider(p, x, v, 0.86 + 0.2 * v / 1200, rot, str(p.rng.choice(["1", "1", "1", "", "k"])), str(p.rng.choice(["k", "k", "2"])), kind)  # fmt: skip
