"""Nine O'Clock.

A dark housing block: out of every unlit window come arms that beat pans, lids, ladles. The noise is cut into the night as
ten thousand short gouges. From the fourth floor a rope of knotted sheets hangs down to the street.
"""

import itertools

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.second_sleep.elements.pans import pan
from studio.shapes import ell, poly, rect, taper

META = {"number": 47, "slug": "nine-o-clock", "seed": 47, "inks": "stone-crimson"}
COLS, ROWS = (128, 310, 492, 674), (316, 512, 708, 904, 1100)
W, H = 92, 118
ROPE = 2, 1  # the window with the sheets


def beats(p: Print) -> list[tuple[float, float, int]]:
    """Where a pan is struck before each window, and what kind it is."""
    rng, out = p.dice(), []
    for j, y in enumerate(ROWS):
        for i, x in enumerate(COLS):
            if (i, j) != ROPE and (i, j) not in ((2, 2), (2, 3), (2, 4)):
                out.append(
                    (x + float(rng.uniform(-20, 20)), y + float(rng.uniform(4, 34)), int(rng.integers(3)))
                )
    return out


def block(p: Print) -> None:
    """Black before black: a stone ridge here and there says that it is a house."""
    p.ground("k")
    house = poly([(-10, 214), (60, 206), (810, 214), (810, 1210), (-10, 1210)])
    p.fill("1k", house)
    p.comb("k", house, 0, 0.34 * np.clip(p.noise(150, 2, 2, 0.6) * 2 - 0.7, 0, 1), 12, length=(30, 120))
    p.cutline((-10, 214), (60, 206), (810, 214), w=9, ends=1)
    for y in ROWS:
        p.cutline((-10, y + 96), (810, y + 93), w=6, ends=1, plates="k")
    for y in ROWS:
        for x in COLS:
            p.fill("1", rect(x - W / 2 - 9, y - H / 2 - 9, x + W / 2 + 9, y + H / 2 + 9))
            p.shape(rect(x - W / 2, y - H / 2, x + W / 2, y + H / 2), tone="k")


def noise(p: Print, at: list[tuple[float, float, int]]) -> None:
    """Away from the nearest pan, and above the roof away from all of them."""
    d = np.stack([np.hypot(p.x - x, p.y - y) for x, y, _ in at])
    near = d.argmin(0)
    xs, ys = np.array([q[0] for q in at])[near], np.array([q[1] for q in at])[near]
    field, far = np.arctan2(p.y - ys, p.x - xs), d.min(0)
    hush = np.clip(
        (np.hypot((p.x - COLS[ROPE[0]]) * 1.1, np.maximum(ROWS[ROPE[1]] - p.y, 0)) - 56) / 50, 0, 1
    )  # round the rope
    loud = np.clip(1.15 - far / 120, 0.1, 1) * hush
    p.gouges("12k", rect(0, 0, 800, 1200), field, 12000, (14, 42), (2.4, 6.5), tone=loud, apart=1.05)
    sky = rect(0, 0, 800, 206)
    p.gouges(
        "12k", sky, p.rays(430, 640), 1500, (14, 46), (2, 5), tone=np.clip(p.y / 260, 0.05, 0.9), apart=1.5
    )


def arms(p: Print, x: float, y: float, kind: int, sill: tuple[float, float]) -> None:
    """One hand has the pan, the other comes down on it."""
    rng, side = p.dice(), -1 if x > sill[0] else 1
    low = sill[1] + 40
    hold, strike = (
        (x - side * 44, y + 16),
        (x + side * float(rng.uniform(40, 58)), y - float(rng.uniform(56, 80))),
    )
    p.fill("k", rect(sill[0] - W / 2, low, sill[0] + W / 2, sill[1] + H / 2))
    pan(p, x, y, kind, side)
    for root, elbow, end in (
        ((sill[0] - side * 34, low + 14), (sill[0] - side * 66, low - 4), hold),
        ((sill[0] + side * 30, low), (sill[0] + side * 74, low - 34), strike),
    ):
        p.shape(
            taper((*root, 28), (*elbow, 24), (*end, 17)),
            ell(*end, 15, 15),
            tone="1",
            line=4,
            halo=5,
            clear="12k",
        )
        for n in (-6, 0, 6):
            p.line((end[0] - 11, end[1] + n), (end[0] + 3, end[1] + n), w=3)
    tip = (x + side * 16, y - 40)
    spoon = stroke(strike, tip, w=10, ends=0.9)
    p.halo(spoon, 4, "k", on=True)
    p.carve("12k", spoon)
    p.shape(ell(*tip, 17, 11, -40 * side), tone="", line=4, halo=2, clear="12k")


def sheets(p: Print) -> None:
    """Five sheets, knotted, swaying; the last does not reach the ground."""
    x, y = COLS[ROPE[0]], ROWS[ROPE[1]]
    pts = [
        (x - 4, y + 40),
        (x + 14, y + 160),
        (x + 2, y + 276),
        (x - 22, y + 390),
        (x - 14, y + 500),
        (x + 22, y + 604),
    ]
    parts = [
        taper((*a, 13), ((a[0] + b[0]) / 2 - 6, (a[1] + b[1]) / 2 - 10, 46), (*b, 13))
        for a, b in itertools.pairwise(pts)
    ]
    tails = [
        taper((*q, 10), (q[0] + 22 * s, q[1] + 4, 13), (q[0] + 32 * s, q[1] + 26 + 8 * s, 5))
        for q in pts[1:-1]
        for s in (-1, 1)
    ]
    for part in (*parts, *tails):
        p.halo(part, 13, "k", on=True)
        p.halo(part, 13, "12", on=False)
    for part in (*tails, *parts):
        path = p.shape(part, tone="", line=4)
        p.engrave("k", path, p.level(86), 0.7 * p.lit(path, (2000, 900), 16), 8, False, (20, 70))
    for q in pts[1:-1]:
        p.shape(ell(*q, 15, 12, 20), tone="", line=4)
        p.line((q[0] - 8, q[1] - 6), (q[0] + 7, q[1] + 6), w=4)
    p.shape(
        poly(
            [
                (x - 30, y + 52),
                (x - 26, y + 36),
                (x + 24, y + 34),
                (x + 30, y + 54),
                (x + 12, y + 70),
                (x - 16, y + 70),
            ]
        ),
        tone="",
        line=4,
    )


def scene(p: Print) -> None:
    """The block, the noise, those who make it."""
    block(p)
    struck = beats(p)
    noise(p, struck)
    for x, y, kind in struck:
        arms(p, x, y, kind, (min(COLS, key=lambda c: abs(c - x)), min(ROWS, key=lambda r: abs(r - y + 24))))
    sheets(p)
    p.border()
