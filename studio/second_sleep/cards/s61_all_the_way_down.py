"""All the Way Down.

A stepwell: walls of small zigzag stairs, hundreds, all leading down. At the very bottom, where the water should be, lies
a square of snow. Half-way, on a landing, stands a cow that has turned round.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.press import Print
from studio.shapes import poly

META = {"number": 61, "slug": "all-the-way-down", "seed": 61, "inks": "ochre-indigo"}
FLOOR = (330, 690, 150, 150)  # the snow: middle, width, depth
RINGS = 7


def frame(t: float) -> list[tuple[float, float]]:
    """The well at depth t (0 the floor, 1 the rim): four corners from the upper left, clockwise."""
    x, y, w, d = FLOOR
    s = 1 + 5.9 * t
    cx, cy = x + 70 * t, y - 80 * t
    u, v = w / 2 * s, d / 2 * s * (1 + 0.22 * t)
    return [(cx - u, cy - v), (cx + u, cy - v), (cx + u, cy + v), (cx - u, cy + v)]


def at(side: int, u: float, t: float) -> tuple[float, float]:
    """A point on one of the four walls: u along it, t its depth."""
    q = frame(t)
    a, b = q[side], q[(side + 1) % 4]
    return a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u


def flight(p: Print, side: int, u0: float, u1: float, lo: float, hi: float, lit: str, dark: str) -> None:
    """A little pyramid of stairs against one wall: two flights that meet at a landing."""
    mid, n = (u0 + u1) / 2, 4
    for way, tone in ((0, lit), (1, dark)):
        foot, head = (u0, mid) if way == 0 else (u1, mid)
        pts = [at(side, foot, lo), at(side, head, lo)]
        steps = []
        for i in range(n):
            ua, ub = head + (foot - head) * i / n, head + (foot - head) * (i + 1) / n
            t = hi - (hi - lo) * i / n
            steps += [at(side, ua, t), at(side, ub, t)]
        path = p.shape(poly([*pts, *steps]), tone=tone, halo=1.6, clear="12k", eps=0.6, jit=0.3)
        if "k" not in tone and side != 0:
            p.contour(path, 2.6)


def scene(p: Print) -> None:
    """The rim, ring after ring of stairs, the snow, the cow."""
    p.ground("1")
    edges = np.linspace(0, 1, RINGS + 1) ** 1.35
    tones = {0: ("2", "k"), 1: ("k", "12"), 2: ("", "1"), 3: ("1", "2")}
    for r in range(RINGS - 1, -1, -1):
        lo, hi = float(edges[r]), float(edges[r + 1])
        ledge = lo + (hi - lo) * 0.86
        p.fill("", poly(frame(hi)))
        for side, base in ((0, "12"), (1, "2"), (2, "1"), (3, "")):
            p.fill(base, poly([at(side, 0, ledge), at(side, 1, ledge), at(side, 1, lo), at(side, 0, lo)]))
            n = (2, 2, 2, 2)[side] + r // 2
            for i in range(n):
                flight(p, side, i / n + 0.02, (i + 1) / n - 0.02, lo, ledge, *tones[side])
        p.contour(poly(frame(ledge)), 4)
    p.shape(poly(frame(0)), tone="", line=4)
    here = at(2, 0.7, float(edges[4]))
    beast(p, here[0], here[1] + 4, 104, "cow", "stand", "k", head="up", halo=5, flip=True)
    p.border()
