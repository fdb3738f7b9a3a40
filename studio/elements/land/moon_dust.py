"""A patch of the moon in the grass: a torn edge of turf, a rim of dust, craters and pebbles in a low sun from the left."""

import math

import numpy as np

from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob, ell, taper

DUST = ["#30365c", "#5c6484", "#92949c", "#c8c2b4", "#fbecd0"]
SOIL = ["#1c1420", "#3c2828", "#6c4c38", "#a07c54"]
SHADE = "#2a3058"
CRATERS = (
    (-0.74, -0.16, 30),
    (-0.3, 0.62, 36),
    (0.42, 0.66, 24),
    (0.78, 0.1, 34),
    (-0.52, 0.3, 12),
    (0.08, 0.8, 12),
)
PEBBLES = (
    (-0.86, 0.22, 7),
    (-0.02, 0.5, 6),
    (0.62, 0.42, 8),
    (0.24, -0.5, 6),
    (-0.6, 0.62, 6),
    (0.9, -0.2, 6),
)


def _ring(x: float, y: float, w: float, h: float, rough: float) -> list[tuple[float, float]]:
    r = np.random.default_rng(68)
    out = []
    for k in range(30):
        t = k * math.tau / 30
        far = 1 + 0.06 * math.sin(3 * t + 1) + 0.05 * math.sin(5 * t) + rough * r.uniform(-1, 1)
        out.append((x + w * far * math.cos(t), y + h * far * math.sin(t)))
    return out


def _crater(c: Card, x: float, y: float, r: float) -> None:
    """A raised lip, lit where it rises to the sun and where the bowl beyond faces it; the near wall in shade."""
    c.shade(ell(x + r * 0.7, y + r * 0.16, r * 1.2, r * 0.42), 0.3, r * 0.16, SHADE)
    c.paint(ell(x, y, r * 1.24, r * 0.5), DUST[1:], vol=r * 0.3, amb=0.3, edge=0, soft=2, wob=1)
    m = c.paint(ell(x, y - 1, r, r * 0.36), DUST, vol=2, amb=0.3, gain=0.3, edge=0.1, wob=0.8)
    c.shade(ell(x - r * 0.4, y - r * 0.06, r * 0.76, r * 0.34), 0.85, r * 0.12, SHADE, clip=m)
    c.flat(ell(x + r * 0.8, y, r * 0.4, r * 0.3), DUST[3], 0.75, r * 0.1, clip=m)


def moon_dust(c: Card, x: float, y: float, w: float = 250) -> None:
    """A patch `w` to each side of (x, y) where nothing grows."""
    h = w * 0.33
    c.shade(blob(*_ring(x - 4, y - 2, w + 10, h + 8, 0.05)), 0.5, 6, "#10281c")
    c.paint(blob(*_ring(x, y, w + 4, h + 4, 0.05)), SOIL, vol=4, amb=0.3, edge=0.2)
    m = c.paint(
        blob(*_ring(x + 3, y + 4, w - 2, h - 2, 0.04)),
        DUST,
        vol=14,
        amb=0.36,
        gain=0.9,
        edge=0.04,
        tex=0.3,
        lump=0.5,
    )
    c.shade(taper((x - w, y - 10, 10), (x - w * 0.8, y - h * 0.6, 16), (x, y - h, 12), (x + w * 0.6, y - h * 0.8, 6)), 0.5, 7, SHADE, clip=m)  # fmt: skip
    c.flat(
        taper((x + w * 0.3, y + h * 0.9, 6), (x + w * 0.8, y + h * 0.5, 12), (x + w * 0.96, y, 6)),
        DUST[4],
        0.5,
        6,
        clip=m,
    )
    c.marks(m, 0.1, 160, 26, 3, jit=0.06, alpha=0.35)
    for u, v, r in CRATERS:
        _crater(c, x + u * w, y + v * h, r * w / 250)
    for u, v, r in PEBBLES:
        px, py, q = x + u * w, y + v * h, r * w / 250
        c.shade(taper((px, py + 1, q * 1.2), (px + q * 3.4, py + q * 0.7, q * 0.6)), 0.6, 1.5, SHADE)
        c.paint(ell(px, py - q * 0.4, q, q * 0.75), DUST, vol=q * 0.7, amb=0.2, wob=0.8, rim=0.6)


def turf_edge(c: Card, x: float, y: float, w: float = 250) -> None:
    """Blades that lean over the near edge of the patch; paint them after what stands on it."""
    h = w * 0.33
    for k in range(27):
        t = math.pi * (0.04 + 0.92 * k / 26)
        px, py = x + (w + 9) * math.cos(t), y + (h + 13) * math.sin(t)
        grass(c, px, py, 17 + 9 * math.sin(k * 2.4) + 6 * math.sin(t), 6, ("#1c4838", "#3c7038", "#9cb84c"))
