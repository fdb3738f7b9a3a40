"""A wooden garden gate that nobody has opened for long, half in snow, half in roses."""

import numpy as np

from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.palettes import BLOSSOM, SNOW, SPRING, WOOD
from studio.shapes import ell, taper

ROSES = ((30, -56, 12), (58, -86, 14), (86, -50, 13), (98, -106, 12), (46, -24, 11), (76, -20, 12))


def gate_two_seasons(c: Card, x: int, y: int) -> None:
    """The gate is 220 wide; snow lies on what is left of `x`, roses and grass grow on what is right of it."""
    for i in range(7):
        px = x - 96 + i * 32
        h = 196 + 14 * np.sin(i * np.pi / 6) + (26 if i in (0, 6) else 0)
        c.paint(taper((px, y, 17), (px, y - h, 15)), WOOD, vol=6, wob=0.4, rim=0.5, edge=0.3)
        if px < x:
            c.paint(ell(px, y - h - 6, 13, 8), SNOW, vol=5, wob=0.5, edge=0.05)
    for bar in (y - 130, y - 46):
        c.paint(taper((x - 110, bar, 13), (x, bar + 3, 14), (x + 110, bar, 13)), WOOD, vol=5, wob=0.4)
    lying = taper((x - 108, y - 137, 9), (x - 50, y - 138, 11), (x - 8, y - 135, 6))
    c.paint(lying, SNOW, vol=4, edge=0.05)
    for dx, dy, r in ROSES:
        c.paint(ell(x + dx - 9, y + dy + 7, r, r * 0.6, 30), SPRING, vol=4)
        m = c.paint(ell(x + dx, y + dy, r), BLOSSOM, vol=8, wob=1, det=0.4)
        for k in (0.75, 0.4):  # the petals of a rose lie round one another
            petal = [
                (x + dx - r * k, y + dy - r * 0.2),
                (x + dx, y + dy + r * k),
                (x + dx + r * k, y + dy - r * 0.3),
            ]
            c.line(petal, 2.2, "#c45878", 0.7, 0.2, clip=m)
    for px in range(x - 110, x, 22):
        c.paint(ell(px, y + 4, 26, 10), SNOW, vol=6, edge=0.03, soft=2)
    for px in range(x + 10, x + 120, 18):
        grass(c, px, y + 8, 34)
