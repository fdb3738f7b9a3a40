"""A stormy shore: rain clouds, a green sea with torn crests, wet sand."""

import math

import numpy as np

from studio.paint import Card
from studio.shapes import blob, curve

STORM_SEA = ["#0c1c22", "#1e3a3c", "#41645e", "#8ca898", "#dce6d4"]
WET = ["#141a20", "#2c363a", "#525c58", "#8c9080", "#d0c8a4"]


def stormy_sea(c: Card) -> None:
    """Rain clouds over a green sea whose horizon is at 700."""
    c.sky([(0, "#1c2a30"), (300, "#2e4446"), (560, "#5c766c"), (720, "#9caa92")])
    c.clouds(-60, 420, "#1a262c", "#5a706a", cover=0.62, cell=210, a=0.9)
    c.clouds(330, 660, "#33484a", "#93a592", cover=0.4, cell=150, a=0.6)
    horizon = ((-30, 700, "c"), (160, 694), (400, 700), (640, 690), (830, 700, "c"))
    sea = blob(*horizon, (830, 960, "c"), (-30, 960, "c"))
    m = c.paint(sea, STORM_SEA, vol=4, amb=0.3, edge=0, tex=0.4, grain=1, light=(400, 300, 500), fog=0.2)
    c.marks(m, 0.0, 500, 60, 5, jit=0.16, alpha=0.6)


def breaker(c: Card, x: float, y: float, w: float, h: float, fog: float = 0) -> None:
    """One wave with a torn white crest, `w` wide to either side."""
    rise, fall = (x - w * 0.5, y - h * 0.5), (x + w * 0.5, y - h * 0.6)
    back = blob((x - w, y + 8), rise, (x, y - h), fall, (x + w, y + 8))
    light = (400, 300, 300)
    m = c.paint(back, STORM_SEA, vol=26, amb=0.2, edge=0.1, tex=0.35, fog=fog, wob=1.6, light=light)
    c.marks(m, lambda px, py: 0.5 * (px - x) / w + 0.2, 120, 40, 4, jit=0.14)
    foam = [
        (x - w + 2 * w * t, y + 4 - h * math.sin(math.pi * t) ** 0.9) for t in (0.12, 0.3, 0.5, 0.7, 0.88)
    ]
    c.line(foam, 15, "#e4ebdc", 0.85, 2.2, det=0.2)
    for t in range(16):
        px = x - w * 0.8 + w * 1.6 * t / 15
        py = y - h * math.cos((px - x) / w * 1.5) - (t * 7 % 13)
        c.dot(px, py, 2 + t * 5 % 4 * 0.7, "#eef2e6", 0.7)


def wet_sand(c: Card, light: tuple[float, float, float]) -> None:
    """Wet sand below 910 that keeps a little of the sky and of the light, and the last foam on it."""
    shore = ((-30, 912), (120, 924), (330, 900), (560, 916), (830, 900))
    sand = blob(*shore, (830, 1240, "c"), (-30, 1240, "c"))
    m = c.paint(sand, WET, vol=4, amb=0.34, edge=0, tex=0.35, grain=1, light=light, grad=(0.14, -0.2))
    c.marks(m, 0.02, 700, 60, 4.5, jit=0.12, alpha=0.5)
    edge = curve((-30, 918), (120, 932), (330, 906), (560, 924), (830, 908))
    c.line(edge, 12, "#e0e6d4", 0.75, 2, det=0.1, ends=0.8)
    c.line(edge + np.array([0, 22]), 5, "#b8c4b0", 0.5, 2.4, det=0.1, ends=0.8)
