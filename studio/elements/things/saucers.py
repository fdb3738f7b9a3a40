"""A saucer that is filling with rain."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import blob, cut, ell, taper

WATER: Ramp = ["#1c3448", "#4c7488", "#a4c4c4", "#f0f6e4"]
CLEAR: Ramp = ["#34586c", "#94bcc8", "#e8f4f0", "#ffffff"]


def rain_saucer(c: Card, x: float, y: float, r: float = 84) -> None:
    """A saucer 2r wide standing at (x, y), full to the brim: the rings of the last drop, a wet spot on the cloth round it."""
    f = c.at(x, y, r / 84, wob=0.25, det=0.6)
    f.flat(
        blob((-104, 10), (-70, -14), (60, -12), (112, 8), (104, 24), (30, 34), (-70, 30)), "#3c2434", 0.5, 5
    )
    f.shade(ell(4, 14, 82, 16), 0.65, 5, "#1c1420")
    f.paint(ell(0, 9, 44, 12), PORCELAIN, vol=4, gain=0.5)
    f.paint(ell(0, 2, 84, 23), PORCELAIN, vol=7, amb=0.3, edge=0.35, rim=0.6)
    m = f.paint(ell(0, -1, 70, 16.5), WATER, vol=2, amb=0.34, edge=0.3, tex=0.1)
    f.flat(blob((8, -14), (60, -8), (66, 2), (30, -4)), "#f4f0c4", 0.45, 3, clip=m)
    for k, (rr, alpha) in enumerate(((14, 1.0), (31, 0.8), (51, 0.5))):
        ring = cut(ell(0, -1, rr, rr * 0.25), ell(0, -1.6, rr - 3.6 + k * 0.5, rr * 0.25 - 1.7))
        f.flat(ring, "#f6f8ea", alpha, 0.4, clip=m, det=1)
    for dx, h in ((-8, 13), (8, 11), (0, 17)):  # where it fell in
        f.paint(taper((dx * 0.6, -2, 4), (dx, -h, 2.4)), CLEAR, vol=2, edge=0.2)


def rim_leak(c: Card, x: float, y0: float, y1: float) -> None:
    """Water that runs over an edge at y0 down to its lower side at y1, where one clear drop hangs."""
    c.flat(ell(x - 6, y0 - 5, 26, 5.5, 6), "#b8d4d4", 0.7, 1.5)
    run = taper((x - 2, y0 - 5, 9), (x + 2, (y0 + y1) / 2, 6), (x, y1, 9))
    c.paint(run, CLEAR, vol=3, wob=0.3, alpha=0.85, det=0.8, edge=0.3)
    clear_drop(c, x, y1 + 5, 8)


def clear_drop(c: Card, x: float, y: float, r: float) -> None:
    """One drop of clear water with its middle at (x, y): dark where we see through it, its gleam on the left."""
    f = c.at(x, y, r / 10, wob=0.1, det=1)
    f.paint(blob((0, -21, "c"), (5, -9), (9.6, 1), (6.6, 9), (0, 11), (-6.6, 9), (-9.6, 1), (-5, -9)), CLEAR, vol=8, edge=0.45, amb=0.3)  # fmt: skip
    f.flat(ell(-3.4, 0, 2.2, 4, 14), "#ffffff", 0.95)
