"""A field of ripe wheat that behaves like the sea: swells, ears in the foreground, poppies in the wake."""

import math
from collections.abc import Iterable

import numpy as np

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import blob, curve, ell

WHEAT = ["#7c4c1c", "#c48c2c", "#ecc454", "#fff0a8"]
Spot = tuple[float, float, float]
WAKE = (
    (-14, -2),
    (48, 16),
    (112, 50),
    (128, 100),
    (104, 160),
    (64, 220),
    (16, 300),
)  # the course a boat has come
FAR = 4.6  # a poppy smaller than this has no stalk
POPPY = ["#5c0c1c", "#b81c20", "#f0442c", "#ff9c70"]


def swell(c: Card, y: float, amp: float, length: float, phase: float, near: float, fog: float = 0) -> Arr:
    """One long wave of wheat from height `y` down; `near` 0..1 makes its stalks longer."""
    xs = np.arange(-60, 900, 40)
    ridge = [(float(x), y - amp * _wave(x / length + phase)) for x in xs]
    shape = blob((-60, 1260, "c"), *[(*ridge[0], "c")], *ridge[1:-1], (*ridge[-1], "c"), (860, 1260, "c"))
    m = c.paint(shape, WHEAT, vol=26, amb=0.42, gain=0.9, tex=0.2, edge=0.1, fog=fog, grad=(0.16, -0.2))
    trough = np.clip((c.yy - y) / (60 + 90 * near), 0, 1).astype(np.float32)
    c.darken(m * trough, "#7c4020", (0.34 + 0.2 * near) * (1 - fog))
    crest = m * np.clip(1 - np.abs(c.yy - y + amp * 0.3) / (amp + 8), 0, 1).astype(np.float32)
    c.marks(m * (1 - trough * 0.6), lambda x, py: -1.25 + 0.34 * np.sin(x / length * 1.3 + py / 70), int(700 + 500 * near),
        12 + 30 * near, 2 + 2 * near, jit=0.1, alpha=0.7, bias=0.03)  # fmt: skip
    c.marks(
        crest,
        -1.0,
        int(160 + 120 * near),
        12 + 24 * near,
        2 + 2 * near,
        ["#f4d060", "#fff4b4", "#fffbe0"],
        jit=0.12,
        alpha=0.6,
    )
    return m


def _wave(t: float) -> float:
    """A swell: broad troughs, narrower crests."""
    return (math.sin(t) + 0.28 * math.sin(2.1 * t + 0.6)) * 0.8


def ear(c: Card, x: float, y: float, h: float, lean: float, light: float = 0.5) -> None:
    """One ripe ear on its stalk, foot at (x, y), leaning in px."""
    tip = (x + lean, y - h)
    c.line(curve((x, y), (x + lean * 0.3, y - h * 0.6), tip), 3, "#b4842c", 0.9, ends=0.7)
    turn = math.atan2(lean * 0.9, h * 0.5)
    f = c.at(*tip, h / 120, math.degrees(turn), vol=4, wob=0.3, det=0.5)
    for i in range(5):
        for s in (-1, 1):
            f.paint(ell(s * 5, -i * 9, 4.6, 8, s * 24), WHEAT, amb=0.3 + 0.3 * light, edge=0.2)
    for s in (-1, 0, 1):
        f.line([(s * 3, -36), (s * 12, -78)], 1.6, "#f4d880", alpha=0.8)


def poppy(c: Card, x: float, y: float, r: float, open_: float = 0.6, lean: float = 0.0) -> None:
    """A poppy seen a little from above: a red bowl with a black heart; a far one is no more than a dab of red."""
    f = c.at(x, y, r / 10, lean, wob=0.4, vol=5, det=0.5, edge=0.2)
    if r < FAR:
        f.flat(ell(0, 0, 9, 6 + 3 * open_), POPPY[1], 0.95, 1)
        f.flat(ell(-1, -2, 6, 3.4), POPPY[2], 0.95, 1)
        return
    f.line(curve((0, 2), (3, 18), (-1, 34)), 2.2, "#4c7030", alpha=0.8, ends=0.4)
    f.paint(blob((2, 22), (12, 12), (15, 15), (6, 26)), ["#24401c", "#5c8438", "#a8c064"], vol=2)
    f.shade(ell(0, 8, 9, 3), 0.3, 3)
    f.paint(blob((-10, -2), (-7, -8), (0, -10 * open_), (7, -8), (10, -2), (6, 6), (-6, 6)), POPPY, amb=0.4)
    f.paint(blob((-9, 0), (0, -3), (9, 0), (6, 7), (-6, 7)), POPPY, amb=0.5)
    f.flat(ell(0, -3, 2.6, 1.6), "#2c0c18", 0.9)


def poppies(c: Card, spots: Iterable[Spot], y0: float, y1: float) -> None:
    """Those of the poppies that stand between the heights `y0` and `y1`, no two turned alike."""
    for x, y, r in spots:
        if y0 <= y < y1:
            turn = math.sin(x * 12.9 + y * 7.3)
            poppy(c, x, y, r, 0.6 + 0.4 * math.sin(x * 3.7), 22 * turn)


def wake_of_poppies(c: Card, x: float, y: float, n: int = 150) -> list[Spot]:
    """Places (x, y, radius) behind a stern at (x, y): thick and tiny there, a drift that bends towards us, wider, larger, thinner."""
    course = curve(*[(x + dx, y + dy) for dx, dy in WAKE])
    spots: list[Spot] = []
    for i in range(n):
        t = ((i + 0.5) / n) ** 1.35  # most of them near the stern
        px, py = course[min(len(course) - 1, int(t * len(course)))]
        wide = 9 + 62 * t
        px += wide * float(c.rng.normal(0, 0.62))
        py += wide * 0.5 * float(c.rng.normal(0, 0.62))
        size = 3 + 10.5 * float(np.clip((py - y) / 300, 0, 1.1))
        if all(math.hypot(px - ox, (py - oy) * 1.3) > 1.5 * size for ox, oy, _ in spots):
            spots.append((float(px), float(py), size * float(c.rng.uniform(0.7, 1.15))))
    return sorted(spots, key=lambda p: p[1])
