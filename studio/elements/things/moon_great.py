"""The moon itself, near enough to lean on: pale, pocked, and glowing a little by its own."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

PALE: Ramp = ["#4c5078", "#8c8c9c", "#d0c8a8", "#f4e8c0"]
POCK: Ramp = ["#6c6c84", "#a8a498", "#dcd0ac"]
# where its seas and craters are, in its own radius: x, y, across, down
SEAS = (
    (-0.34, -0.36, 0.34, 0.24),
    (0.12, -0.5, 0.24, 0.16),
    (0.3, -0.1, 0.3, 0.26),
    (-0.22, 0.16, 0.26, 0.2),
)
CRATERS = ((0.52, 0.34, 0.13), (-0.6, 0.1, 0.1), (0.06, 0.5, 0.15), (-0.36, 0.52, 0.09), (0.64, -0.34, 0.09), (0.3, 0.62, 0.07), (-0.06, -0.12, 0.08), (-0.7, -0.3, 0.07))  # fmt: skip


def pocketed_moon(c: Card, x: float, y: float, r: float, fire: tuple[float, float]) -> None:
    """Full, `r` in radius, its middle at (x, y); a `fire` warms it from below."""
    c.shade(ell(x + 26, y - 4, r * 1.12, r * 1.14), 0.6, 20, "#060a18")
    c.glow(x, y, r * 2.6, "#c8d0f0", 0.34, 1.6)
    m = c.paint(ell(x, y, r), PALE, vol=r * 0.34, amb=0.34, gain=0.62, wob=0.4, edge=0.16, tex=0.3, lump=0.16, light=(x - r * 0.5, y - r * 0.8, 300), rim=0.8)  # fmt: skip
    for u, v, a, b in SEAS:
        c.flat(ell(x + u * r, y + v * r, a * r, b * r), "#7c8098", 0.42, 9, clip=m)
    for u, v, a in CRATERS:
        at = c.at(x + u * r, y + v * r, 1, vol=3, wob=0.5)
        at.paint(ell(0, 0, a * r, a * r * 0.92), POCK, clip=m, alpha=0.8, edge=0.2)
        c.flat(
            ell(x + u * r - a * r * 0.2, y + v * r - a * r * 0.24, a * r * 0.66, a * r * 0.56),
            "#6c7088",
            0.5,
            3,
            clip=m,
        )
    c.flat(ell(fire[0], fire[1] - 40, 150, 120), "#ff9848", 0.3, 30, mode="add", clip=m)
