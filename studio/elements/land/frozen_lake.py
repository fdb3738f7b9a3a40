"""A frozen lake cut open: the shore in the snow, a lid of thick ice, water getting darker, a lit hole in the ice."""

import numpy as np

from studio.paint import Card
from studio.shapes import Points, blob, curve, ell, poly, taper

DEEP = ["#06182c", "#0c3048", "#185468", "#3c8c90", "#98ccb4"]
ICE = ["#2c6078", "#68a8b0", "#b0dcd0", "#ecfaec"]
SHORE_SNOW = ["#506c9c", "#88a4c4", "#c0d0dc", "#f0f0e8"]
ICE_LINE = 344.0


def snowy_shore(c: Card) -> None:
    """A strip of snow from 306 down to the ice."""
    snow = blob((-30, 306), (200, 312), (420, 304), (640, 312), (830, 302), (830, 366, "c"), (-30, 366, "c"))
    c.paint(snow, SHORE_SNOW, vol=8, amb=0.45, edge=0.05, light=(240, 240, 200))


def lake_under_ice(c: Card, x0: float, x1: float) -> None:
    """The water below 344 and its lid of ice, with a gap from x0 to x1 that lets light in."""
    y = ICE_LINE
    lid = curve((-30, y), (160, y + 4), (400, y - 3), (640, y + 5), (830, y))
    f = c.at(0, 0, vol=3, amb=0.2, gain=0.6, edge=0, tex=0.16, light=(400, 900, 260))
    m = f.paint(poly([*lid, (830, 1240), (-30, 1240)]), DEEP, grad=(0.2, -0.06))
    c.marks(m, 0.03, 400, 70, 6, jit=0.08, alpha=0.35)
    c.beam([(x0 + 10, y), (x1 - 10, y), (470, 900), (60, 900)], "#ffd890", 0.2, 40)
    for part in (lid[lid[:, 0] < x0], lid[lid[:, 0] > x1]):
        _ice(c, part)


def _ice(c: Card, edge: Points) -> None:
    """One sheet of ice under its upper edge: cracks, and icicles below."""
    y = ICE_LINE
    f = c.at(0, 0, vol=14, amb=0.42, edge=0.28, wob=1.2, light=(230, 330, 120), rim=0.6)
    m = f.paint(poly([*edge, *(edge[::-1] + np.array([0, 46]))]), ICE)
    for x in np.arange(edge[0, 0] + 20, edge[-1, 0] - 12, 44):
        c.line([(x, y + 4), (x + 10, y + 20), (x + 4, y + 44)], 2.4, "#f0fff4", 0.5, 0.6, clip=m)
        icicle = taper((x + 8, y + 42, 15), (x + 8, y + 56 + x * 7 % 30, 2))
        c.paint(icicle, ICE, vol=5, alpha=0.75, amb=0.3)


def lit_hole(c: Card, x0: float, x1: float) -> None:
    """The hole between the two sheets: its far wall of cut ice, golden below, and the snow heaped round its rim."""
    mid, half, y = (x0 + x1) / 2, (x1 - x0) / 2, ICE_LINE
    turns = np.linspace(np.pi * 1.12, np.pi * 2, 24)
    far = np.array([(mid + np.cos(t) * (half + 4), y + 4 + np.sin(t) * 32) for t in turns])
    under = far * (1, 0) + np.array([(0, y + 50 + np.sin(t) * 22) for t in turns])
    c.glow(mid, y - 30, 190, "#ffc060", 0.3, 1.6)
    c.paint(
        poly([*under, (x1, y + 52), (x0, y + 52)]),
        ["#7c6c3c", "#d0a050", "#ffdc90"],
        vol=2,
        amb=0.7,
        edge=0,
        soft=3,
    )
    wall = ["#184c60", "#3c8c94", "#a8d4c0", "#fff0c0"]
    m = c.paint(poly([*far, *under[::-1]]), wall, vol=4, amb=0.16, edge=0.3, wob=0.5, grad=(-0.3, 0.42))
    for k in range(2, 23, 3):
        c.line(
            [far[k] + (0, 4), (far[k] + under[k]) / 2 + (4, 0), under[k]], 2.4, "#12384c", 0.5, 0.6, clip=m
        )
    c.shade(taper(*((px, py + 6, 14) for px, py in far[::2])), 0.6, 4, "#0c2c44", clip=m)
    snow = ["#6c84b0", "#bccad8", "#f8f6ee"]
    for k, (px, py) in enumerate(far[::2]):
        r = 13 + 5 * (k * 5 % 3)
        c.paint(
            ell(px, py - 5, r * 1.25, r * 0.62),
            snow,
            vol=8,
            amb=0.4,
            edge=0.12,
            light=(mid, y - 60, 60),
            rim=0.4,
        )
    for x, s in ((x0, -1), (x1, 1)):
        block = blob(
            (x, y - 2, "c"), (x + s * 30, y - 14), (x + s * 74, y - 2), (x + s * 60, y + 10), (x, y + 12, "c")
        )
        c.paint(block, snow, vol=9, amb=0.42, edge=0.15, light=(mid, y - 40, 60))
