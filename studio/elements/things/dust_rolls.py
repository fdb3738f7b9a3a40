"""Dust, swept together to little grey puffs."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, join

FLUFF: Ramp = ["#786c8c", "#a89cac", "#d4c8cc", "#faf2ea"]


def dust_roll(c: Card, x: float, y: float, r: float) -> None:
    """One round puff of three lobes with its middle at (x, y), `r` to each side, lying on the ground."""
    c.shade(ell(x + r * 0.2, y + r * 0.6, r * 1.1, r * 0.3), 0.5, r * 0.2, "#4c3458")
    lobes = (
        ell(x - r * 0.5, y + r * 0.12, r * 0.5),
        ell(x + r * 0.5, y + r * 0.16, r * 0.48),
        ell(x, y - r * 0.14, r * 0.62),
    )
    c.paint(join(*lobes), FLUFF, vol=r * 0.6, amb=0.36, wob=0.5, tex=0.08, edge=0.22, det=0.6, lump=0.1)
    curl = [
        (x - r * 0.2, y + r * 0.1),
        (x + r * 0.1, y - r * 0.3),
        (x + r * 0.34, y),
        (x + r * 0.1, y + r * 0.16),
    ]
    c.line(curl, r * 0.13, FLUFF[0], 0.5, 0.2, det=0.6)
