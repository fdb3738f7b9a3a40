"""The inside of a well, seen from its bottom: rings of mossy stone, the light, and the round sky."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp, mix
from studio.paint import Card
from studio.shapes import blob, ell, poly, spline, taper

MOSSY = ["#06201c", "#12443a", "#2c7460", "#74b894", "#d0f0c8"]
DARK = ["#12302c", "#1c4440", "#3c6c60"]
BEAMS = ((310, 360, 60, 230, 0.2), (350, 450, 270, 540, 0.34), (440, 490, 570, 740, 0.2))


def well_shaft(c: Card, x: float, y: float) -> None:
    """Rings of stones narrowing to the round sky at (x, y)."""
    c.sky([(0, "#1c5c50"), (600, "#164c42"), (1200, "#0a2c2a")])
    r, ring = 118.0, 0
    while r < 1050:
        r2 = r * 1.3
        n, shift = 16, (ring % 2) * 0.5
        fade = min(1, ring / 6)
        tone = [mix(col, "#8cd4b0" if fade < 0.5 else "#041814", abs(0.5 - fade) * 0.7) for col in MOSSY]
        for i in range(n):
            _wall_stone(c, (x, y), r, r2, (i + shift) / n * math.tau, math.tau / n, tone)
        r, ring = r2, ring + 1


def _wall_stone(
    c: Card, sky: tuple[float, float], r: float, r2: float, a: float, da: float, tone: Ramp
) -> None:
    """One stone of a ring, a rounded piece of an annulus."""
    x, y = sky
    gap, pad = da * 0.05, (r2 - r) * 0.06
    jag = float(c.rng.uniform(-0.04, 0.05))
    pts = []
    for rad, angles in ((r + pad, (0, 0.5, 1)), (r2 - pad, (1, 0.5, 0))):
        for u in angles:
            t = a + gap + (da - 2 * gap) * u
            pts.append((x + rad * math.cos(t), y + rad * math.sin(t)))
    if min(p[1] for p in pts) > 1010 or not any(-60 < p[0] < 860 and -60 < p[1] < 1260 for p in pts):
        return
    shape = poly(spline([(p[0], p[1]) for p in pts], closed=True))
    flat = np.full((c.h, c.w), jag, np.float32)
    rough: dict[str, Any] = {"tex": 0.3, "edge": 0.3, "wob": 0.8, "lump": 0.3}
    c.paint(shape, tone, vol=(r2 - r) * 0.2, amb=0.28, light=(x, y, 60), add=flat, **rough)


def well_light(c: Card) -> None:
    """Light falling from the mouth, at 250, through the water to 1040."""
    for x0, x1, b0, b1, a in BEAMS:
        c.beam([(x0, 250), (x1, 250), (b1, 1040), (b0, 1040)], "#d4ffd8", a, 30)
    c.haze(1010, 640, "#2c7c64", 0.45)


def well_mouth(c: Card, x: float, y: float) -> None:
    """Day at the top, 116 in radius: a cloud, and somebody who leans over."""
    c.glow(x, y, 420, "#c8f4d0", 0.55, 1.7)
    m = c.paint(ell(x, y, 116), ["#3c94c4", "#74bcd8", "#acdce0"], vol=3, amb=0.5, gain=0.3, edge=0, tex=0.1)
    for dx, dy, w in ((-48, -18, 40), (-10, -32, 34), (-70, -4, 26)):
        c.flat(ell(x + dx, y + dy, w, 17), "#f4faf0", 0.7, 5, clip=m)
    _leaning_somebody(c, x, y, m)
    for rad, a in ((116, 0.9), (124, 0.45)):
        turns = [t / 20 * math.pi for t in range(41)]
        ring = [(x + rad * math.cos(t), y + rad * math.sin(t)) for t in turns]
        c.line(ring, 5, "#eafff0", a, 1.5, ends=1, det=0.2)


def _leaning_somebody(c: Card, x: float, y: float, m: Arr) -> None:
    """A dark back, an arm, a head under a cap, at the right of the round sky."""
    near = ((x + 4, y + 126), (x + 20, y + 86), (x + 44, y + 64))
    far = ((x + 72, y + 62), (x + 100, y + 76), (x + 120, y + 116))
    c.paint(blob(*near, *far), DARK, vol=8, clip=m, det=0.6)
    arm = taper((x + 38, y + 80, 19), (x + 12, y + 86, 15), (x - 8, y + 76, 13))
    c.paint(arm, DARK, vol=4, clip=m, det=0.6)
    c.paint(ell(x + 52, y + 42, 21, 22), DARK, vol=8, clip=m, det=0.6)
    crown = ((x + 24, y + 36), (x + 40, y + 18), (x + 66, y + 16))
    peak = ((x + 86, y + 32), (x + 78, y + 40), (x + 50, y + 30))
    c.paint(blob(*crown, *peak), DARK, vol=6, clip=m, det=0.6)
