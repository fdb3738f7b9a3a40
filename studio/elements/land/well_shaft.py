"""The inside of a well, seen from its bottom: rings of mossy stone, the light, and the round sky."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp, mix
from studio.paint import Card
from studio.shapes import blob, ell, poly, spline, taper

MOSSY = ["#06201c", "#12443a", "#2c7460", "#74b894", "#d0f0c8"]
COAT = ["#10282c", "#1c4048", "#3c6870", "#74a4a0"]
FACE = ["#34342c", "#5c5444", "#8c8064", "#c4b890"]
CAP = ["#2c1c20", "#5c3430", "#98604c"]
SCARF = ["#3c1c24", "#84383c", "#c07060"]
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
    """Against the light: shoulders over the rim, one hand still open, a face under a cap, a scarf."""
    left = ((x + 2, y + 126), (x + 10, y + 92), (x + 26, y + 70), (x + 62, y + 46))
    c.paint(
        blob(*left, (x + 96, y + 40), (x + 124, y + 60), (x + 126, y + 126)), COAT, vol=14, clip=m, det=0.6
    )
    hand = (x - 26, y + 60)
    arm = taper((x + 40, y + 88, 30), (x + 12, y + 84, 22), (hand[0] + 10, hand[1] + 8, 14))
    c.shade(arm, 0.5, 4, "#0c201c", clip=m)
    c.paint(arm, COAT, vol=7, clip=m, det=0.6)
    for a in (-170, -135, -100, -60):
        t = math.radians(a)
        finger = taper((*hand, 7), (hand[0] + 15 * math.cos(t), hand[1] + 15 * math.sin(t), 4.4))
        c.paint(finger, FACE, vol=2, clip=m, det=0.8, wob=0.2)
    c.paint(ell(hand[0] + 2, hand[1] + 2, 9), FACE, vol=4, clip=m, det=0.6)
    f = c.at(x + 46, y + 46, 1.08, -36, clip=m, det=0.8, wob=0.25, edge=0.3)
    f.paint(blob((-24, 14), (0, 22), (24, 14), (28, 26), (0, 34), (-28, 26)), SCARF, vol=6)
    for s in (-1, 1):
        f.paint(ell(s * 20, 2, 5, 7), FACE, vol=3)
    f.paint(ell(0, 2, 19, 22), FACE, vol=10)
    for s in (-1, 1):
        f.flat(ell(s * 7, 3, 2.1, 2.8), "#14201c", 0.95)
    f.line([(-5, 13), (0, 15.5), (5, 13)], 2, "#1c2c28", alpha=0.85)
    f.paint(blob((-22, -4), (-21, -22), (0, -32), (21, -22), (22, -4), (0, -10)), CAP, vol=8)
    f.paint(blob((-23, -6), (0, -13), (23, -6), (20, 1), (0, -4), (-20, 1)), CAP, vol=4, edge=0.4)
