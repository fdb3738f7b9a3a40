"""Dust, rolled together to grey fluff."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell

FLUFF: Ramp = ["#3c3454", "#746c8c", "#aca4b0", "#dcd4d0"]


def dust_roll(c: Card, x: float, y: float, r: float) -> None:
    """One roll with its middle at (x, y), `r` to each side."""
    m = c.paint(ell(x, y, r, r * 0.7), FLUFF, vol=r * 0.6, amb=0.3, wob=2)
    c.marks(m, lambda u, v: u * 0.3 + v * 0.2, 46, 16, 2, jit=0.2, alpha=0.8, curl=0.9)
