"""Foam round something that swims."""

import math

from studio.paint import Card


def bow_wave(c: Card, x: float, y: float, s: float) -> None:
    """Broken water along the chest and flank of a swimmer at (x, y) who goes left, and its bow wave."""
    for i in range(26):
        u = i / 25
        dx, dy = -92 + 372 * u, 5 * math.sin(u * 21) + c.rng.uniform(-3, 5)
        w, h = c.rng.uniform(12, 30) * s, c.rng.uniform(2.5, 5.5) * s
        c.streak(x + dx * s, y + dy * s, w, h, "#f0fbe8", 0.75)
    for k, a in ((1.0, 0.6), (1.6, 0.4), (2.3, 0.25)):
        bow = (x - (80 + 20 * k) * s, y + 12 * s * k)
        c.line([(x - 40 * s, y + 6 * s * k), bow, (x - 30 * s, y + 26 * s * k)], 6 * s, "#eafae8", a, det=0.2)
