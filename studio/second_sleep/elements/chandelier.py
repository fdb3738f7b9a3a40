"""A crystal chandelier: arms, strings of prisms, a crown of chains."""

import itertools

import numpy as np

from studio.linocut.knife import several, stroke
from studio.linocut.press import Print
from studio.shapes import Path, curve, ell, poly, taper


def prism(x: float, y: float, s: float, kind: int = 0) -> Path:
    """One cut crystal hanging from (x, y): a drop, a lozenge or a bead."""
    if kind == 0:
        return poly(
            [
                (x, y),
                (x + s * 0.32, y + s * 0.5),
                (x + s * 0.2, y + s),
                (x, y + s * 1.25),
                (x - s * 0.2, y + s),
                (x - s * 0.32, y + s * 0.5),
            ]
        )
    if kind == 1:
        return poly([(x, y), (x + s * 0.34, y + s * 0.42), (x, y + s * 0.9), (x - s * 0.34, y + s * 0.42)])
    return ell(x, y + s * 0.3, s * 0.26, s * 0.3)


def string(
    p: Print, a: tuple[float, float], b: tuple[float, float], sag: float, size: float, kind: int = 1
) -> None:
    """Crystals threaded from a to b, larger in the middle."""
    line = curve(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b)
    long = float(np.hypot(*np.diff(line, axis=0).T).sum())
    n = max(3, int(long / (size * 0.82)))
    gems = []
    for i in range(n):
        t = (i + 0.5) / n
        q = line[int(t * (len(line) - 1))]
        gems.append(prism(float(q[0]), float(q[1]), size * (0.7 + 0.5 * np.sin(np.pi * t)), kind))
    p.carve("12k", several(*gems))
    for gem in gems:
        box = gem.getBounds()
        p.line(
            (box.centerX(), box.top() + 2),
            (box.centerX() + box.width() * 0.12, box.bottom() - 2),
            w=2.2,
            ends=0.5,
        )


def chandelier(
    p: Print, x: float, y: float, w: float = 560, h: float = 560, arms: int = 7
) -> list[tuple[float, float]]:
    """It hangs from (x, y), `w` wide; all crystals are bare paper on what is dark behind. Returns the cups."""
    p.carve("12k", *[ell(x, y + 12 + 17 * n, 6, 9) for n in range(4)])
    p.ink("k", *[ell(x, y + 12 + 17 * n, 2.4, 4.6) for n in range(4)])
    top, ring = (x, y + 84), y + h * 0.58
    p.carve("12k", poly([(x - 16, y + 78), (x + 16, y + 78), (x + 30, y + 104), (x - 30, y + 104)]))
    rim = [
        (x + np.cos(a) * w * 0.5, ring + np.sin(a) * w * 0.09)
        for a in np.linspace(0, 2 * np.pi, 2 * arms, endpoint=False)
    ]
    back = [q for q in rim if q[1] < ring - 2]
    front = sorted(q for q in rim if q[1] >= ring - 2)
    for q in back:
        string(p, (top[0], top[1] + 16), q, 60, 13, 2)
    for q in front:
        string(p, (top[0], top[1] + 20), q, 84 if abs(q[0] - x) > 80 else 20, 17, 1)
    for a, b in itertools.pairwise(front):
        string(p, a, b, 62, 24, 0)
    p.carve("12k", stroke(*[(*q, 9.0) for q in [(x - w * 0.5, ring), *front[1:-1], (x + w * 0.5, ring)]]))
    for row, (wide, down, size) in enumerate(((0.4, 0.1, 22), (0.3, 0.2, 24), (0.19, 0.3, 26))):
        n = 5 - row
        xs = np.linspace(x - w * wide, x + w * wide, n + 1)
        for a, b in itertools.pairwise(xs):
            string(p, (float(a), ring + h * down), (float(b), ring + h * down), 34, size, 0)
    p.carve("12k", prism(x, ring + h * 0.4, 64, 0))
    p.line((x, ring + h * 0.4 + 6), (x + 7, ring + h * 0.4 + 70), w=4)
    cups = []
    for cx, cy in front:
        p.carve("12k", poly([(cx - 24, cy - 12), (cx + 24, cy - 12), (cx + 11, cy + 8), (cx - 11, cy + 8)]))
        p.carve("12k", taper((cx, cy - 12, 13), (cx + 1, cy - 56, 12)))
        p.line((cx + 1, cy - 58), (cx + 3, cy - 68), w=3)
        cups.append((cx, cy))
    return cups
