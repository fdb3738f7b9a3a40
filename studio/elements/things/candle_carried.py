"""A birthday candle that is not planted yet."""

from studio.colour import Ramp
from studio.elements.things.candles_birthday import MINT_STRIPE
from studio.paint import Card
from studio.shapes import rect, taper

WAX = ["#5c4a58", "#b89488", "#f0d8b4", "#fff4d8"]


def carried_candle(c: Card, x: float, y: float, rot: float = 58, stripe: Ramp = MINT_STRIPE) -> None:
    """300 long, unlit, for a shoulder at (x, y)."""
    f = c.at(x, y, 1, rot, wob=0.3, vol=9, edge=0.32, rim=1.0, det=0.7)
    m = f.paint(rect(-15, -172, 15, 128, 5), WAX)
    for k in range(-5, 5):
        f.paint(taper((-24, k * 38 + 18, 15), (24, k * 38 - 12, 15)), stripe, clip=m, vol=3, edge=0)
    f.shade(rect(5, -172, 22, 128), 0.5, 5, "#2c1848", clip=m)
    f.line([(0, -172), (3, -194)], 5, "#2a1620", alpha=1, ends=0.8)
