"""A sea torn in half: two walls of water that run to one vanishing point, and the dry bed between them."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card
from studio.shapes import ell, poly

WATER: Ramp = ["#050a1c", "#0d1c38", "#1c3c5c", "#4a7c94", "#b4d4d8"]
FOAM: Ramp = ["#3c5470", "#7c98ac", "#bcd0d8", "#eef6f6"]
STONE: Ramp = ["#1c2036", "#4c4c64", "#989498", "#e4dcd4"]
BED: Ramp = ["#23263e", "#4a4a60", "#85808a", "#cfc4bc"]


def dry_bed(c: Card, x: float, y: float) -> None:
    """Damp sand from the foot of the page to nothing at (x, y)."""
    bed = poly([(x - 3, y + 14), (x + 3, y + 14), (x + 326, 1240), (x - 326, 1240)])
    m = c.paint(bed, BED, vol=3, amb=0.42, edge=0, tex=0.3, wob=1, lump=0.05, grad=(0.1, -0.12))
    c.marks(m, lambda px, py: 0.1 * np.sin(py / 9 + px / 50), 900, 40, 3.4, jit=0.09, alpha=0.55)
    c.over(np.asarray(m * (1 - sstep(600, 860, c.yy)) * 0.6, np.float32), "#9fb2c2")
    c.glow(400, 1060, 250, "#e8eef4", 0.35, 1.6, 0.5)
    for sg in (-1, 1):
        c.line([(x + sg * 6, y + 16), (x + sg * 312, 1230)], 46, "#0c1830", 0.5, 1.4, det=0)


def _torn_edge(x: float, y: float, side: int) -> list[tuple[float, float]]:
    return [
        (x + side * d, y + d * 0.46 + 9 * math.sin(d / 17) + 5 * math.sin(d / 6.3)) for d in range(6, 420, 12)
    ]


def water_wall(c: Card, x: float, y: float, side: int) -> Arr:
    """One wall (side -1 left, 1 right of the vanishing point (x, y)): bright under the torn edge, ink at the foot."""
    top = _torn_edge(x, y, side)
    foot = [(x + side * d, y + 6 + d * 2.02) for d in (318, 5)]
    shape = poly([*top, (x + side * 420, 1240), *foot])
    depth = np.clip((c.yy - y - np.abs(c.xx - x) * 0.46) / (np.abs(c.xx - x) * 1.56 + 20), 0, 1)
    bright = np.asarray(0.52 * (1 - depth) ** 1.6, np.float32)
    m = c.paint(shape, WATER, vol=3, amb=0.2, gain=0.3, tex=0.3, grain=2, edge=0, wob=1, lump=0, add=bright)
    below = np.asarray(m * sstep(0.1, 0.16, depth - 14 / (np.abs(c.xx - x) + 30)), np.float32)
    c.marks(below, math.pi / 2 - side * 0.06, 1700, 60, 4.5, jit=0.12, alpha=0.5, curl=0.08)
    c.line([(px, py + 5) for px, py in top], 20, "#dfeaf0", 0.5, 1.6, ends=0.25, det=0.2)
    c.line(top, 9, "#fbfdfa", 0.95, 1.4, ends=0.2)
    return m


def wet_foot(c: Card, x: float, y: float, side: int, seed: int = 11) -> None:
    """Where a wall stands on the bed: a dark wet margin, a thread of foam that comes and goes, pebbles."""
    rng = np.random.default_rng(seed + side)

    def foot(d: float, out: float = 0.0) -> tuple[float, float]:
        return x + side * (d - out), y + 6 + d * 2.02

    wet = [foot(d, d * (0.09 + 0.03 * math.sin(d / 15))) for d in range(24, 330, 8)]
    c.shade(poly([*wet, foot(330, -14), foot(20, -2)]), 0.66, 4, "#0c1428")
    for d in np.geomspace(26, 322, 90):
        lap = d * (0.012 + 0.02 * math.sin(d**0.8 / 2.6) + rng.uniform(0, 0.012))
        px, py = foot(float(d), lap)
        r = d * rng.uniform(0.016, 0.034)
        c.paint(ell(px, py, r * 0.8, r), FOAM, vol=r, soft=1.2, edge=0, alpha=rng.uniform(0.4, 0.85), wob=1)
    for d in sorted(rng.uniform(60, 318, 30)):
        px, py = foot(d, d * rng.uniform(0.07, 0.24))
        r = d * rng.uniform(0.018, 0.05)
        c.shade(ell(px + r * 0.3, py + r * 0.5, r * 1.3, r * 0.5), 0.6, 2)
        c.paint(
            ell(px, py, r, r * 0.66, rng.uniform(-14, 14)),
            STONE,
            vol=r * 0.8,
            wob=0.3,
            edge=0.3,
            rim=0.7,
            rimw=2,
            det=0.5,
        )
