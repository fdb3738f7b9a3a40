"""A saucer that is filling with rain."""

from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import blob, cut, ell, taper

DROP = ["#8cb0c0", "#d8e8e8", "#ffffff"]


def rain_saucer(c: Card, x: float, y: float) -> None:
    """A saucer 136 wide standing at (x, y), nearly full, and the rings of the last drop."""
    c.shade(ell(x + 3, y + 9, 72, 15), 0.6, 6)
    c.paint(ell(x, y + 5, 40, 12), PORCELAIN, vol=4, wob=0.2, gain=0.5)
    c.paint(ell(x, y, 68, 18), PORCELAIN, vol=8, wob=0.25, det=0.6, amb=0.35)
    c.paint(ell(x, y - 2, 52, 12), ["#2c4458", "#6c8c9c", "#e4ecd8"], vol=2, wob=0.2, det=0.6, amb=0.42)
    for r in (12, 27):
        ring = cut(ell(x, y - 2, r, r * 0.26), ell(x, y - 2, r - 3, r * 0.26 - 1.4))
        c.paint(ring, ["#dfe8e0", "#fffef0"], vol=1, wob=0.2, alpha=0.7)


def rim_leak(c: Card, x: float, y0: float, y1: float, down: float) -> None:
    """Water that runs over an edge at y0, gathers at y1 and drips to the height `down`."""
    c.paint(
        taper((x - 2, y0, 9), (x + 1, (y0 + y1) / 2, 6), (x, y1, 8)),
        DROP,
        vol=3,
        wob=0.2,
        alpha=0.75,
        det=0.8,
    )
    c.paint(blob((x - 2, y1 - 6), (x + 5, y1 + 4), (x, y1 + 9), (x - 5, y1 + 4)), DROP, vol=4, wob=0.1, det=1)
    mid = (y1 + down) / 2 + 4
    c.paint(blob((x, mid - 8), (x + 4, mid + 1), (x, mid + 5), (x - 4, mid + 1)), DROP, vol=3, wob=0.1, det=1)
