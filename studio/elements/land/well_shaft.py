"""The inside of a well, seen from its bottom: rings of mossy stone, the light, and the round sky."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp, mix
from studio.paint import Card, Frame
from studio.shapes import blob, cut, ell, join, poly, spline, taper

MOSSY = ["#06201c", "#12443a", "#2c7460", "#74b894", "#d0f0c8"]
COAT = ["#081c24", "#123038", "#24505a", "#5c9094"]
FACE = ["#2c241c", "#54442f", "#86704e", "#bca67c"]
RIM = ["#123c34", "#2c6654", "#6ca488", "#b4dcbc", "#ecfce0"]
CAP = ["#20100f", "#4c2420", "#8c4c38"]
SCARF = ["#340f14", "#7c2424", "#c04c3c"]
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
    c.haze(1010, 700, "#2c7c64", 0.3)


def well_mouth(c: Card, x: float, y: float) -> None:
    """Day at the top, 116 in radius: a cloud, and somebody who leans over."""
    c.glow(x, y, 420, "#c8f4d0", 0.55, 1.7)
    m = c.paint(ell(x, y, 116), ["#3c94c4", "#74bcd8", "#acdce0"], vol=3, amb=0.5, gain=0.3, edge=0, tex=0.1)
    for dx, dy, w in ((-48, -18, 40), (-10, -32, 34), (-70, -4, 26)):
        c.flat(ell(x + dx, y + dy, w, 17), "#f4faf0", 0.7, 5, clip=m)
    child = _leaning_body(c, x, y, m)
    _coping(c, x, y)
    for rad, a in ((116, 0.9), (124, 0.45)):
        turns = [t / 20 * math.pi for t in range(41)]
        ring = [(x + rad * math.cos(t), y + rad * math.sin(t)) for t in turns]
        c.line(ring, 4, "#eafff0", a * 0.5, 1.5, ends=1, det=0.2)
    _arms_over_rim(child)


def _coping(c: Card, x: float, y: float) -> None:
    """The rim: a ring of dressed stones round the sky, pale where the day falls on their edge."""
    c.flat(cut(ell(x, y, 138), ell(x, y, 112)), RIM[0], 0.7, 2)
    rough = np.random.default_rng(45)
    joints = [math.tau * (i + float(rough.uniform(-0.2, 0.2))) / 16 for i in range(16)]
    for a, b in zip(joints, [*joints[1:], joints[0] + math.tau], strict=True):
        deep = 137 + float(rough.uniform(-4, 4))
        turns = [a + 0.014 + (b - a - 0.028) * u / 4 for u in range(5)]
        inner = [(x + 111 * math.cos(t), y + 111 * math.sin(t)) for t in turns]
        outer = [(x + deep * math.cos(t), y + deep * math.sin(t)) for t in reversed(turns)]
        c.paint(
            poly([*inner, *outer]),
            RIM,
            vol=6,
            amb=0.32,
            light=(x, y, 70),
            edge=0.16,
            wob=0.8,
            tex=0.34,
            det=0.3,
        )


def _leaning_body(c: Card, x: float, y: float, m: Arr) -> Frame:
    """Against the light: chest and shoulders over the rim, a face under a cap, a scarf; returns its frame, on the rim."""
    f = c.at(x + 62, y + 98, 1.0, -32, det=0.8, wob=0.2, edge=0.32, light=(x - 60, y - 40, 60), amb=0.2)
    chest = (
        (-38, 24),
        (-39, -24),
        (-42, -44),
        (-30, -58),
        (0, -63),
        (30, -58),
        (42, -44),
        (39, -24),
        (38, 24),
    )
    body = f.paint(blob(*chest), COAT, vol=14, clip=m)
    f.shade(blob((-60, 30), (-50, -6), (0, -2), (50, -6), (60, 30)), 0.6, 7, "#04140f", clip=m)
    f.shade(ell(0, -46, 30, 10), 0.5, 5, "#04140f", clip=body)
    for px, py in ((12, -30), (13, -16)):
        f.flat(ell(px, py, 2.4), "#b89858", 0.9)
    for s in (-1, 1):
        f.paint(ell(s * 21, -79, 5, 7), FACE, vol=3)
    f.paint(blob((-23, -62), (0, -55), (23, -62), (27, -49), (0, -40), (-27, -49)), SCARF, vol=6)
    f.paint(ell(0, -80, 21, 24), FACE, vol=10)
    for s in (-1, 1):
        f.flat(ell(s * 7.5, -78, 2.5, 3.3), "#0c1814", 0.95)
    f.line([(-6, -67), (0, -64), (6, -67)], 2.4, "#14201c", alpha=0.9)
    f.paint(blob((-24, -86), (-23, -106), (0, -117), (23, -106), (24, -86), (0, -93)), CAP, vol=8)
    f.paint(blob((-25, -88), (0, -97), (25, -88), (22, -80), (0, -86), (-22, -80)), CAP, vol=4, edge=0.4)
    return f


def _arms_over_rim(f: Frame) -> None:
    """One hand holds the edge of the stone, the other, which threw the coin, is still open over the hole; a scarf end hangs in."""
    f.shade(join(ell(-56, -12, 18, 8, 25), ell(50, 2, 22, 10, -20)), 0.55, 5, "#04140f")
    f.shade(taper((2, -4, 15), (4, 30, 15)), 0.5, 4, "#04140f")
    f.paint(taper((-10, -46, 13), (-6, -16, 14), (-3, 10, 14), (-4, 26, 15)), SCARF, vol=5)
    f.paint(taper((37, -45, 22), (56, -26, 19), (48, -8, 15)), COAT, vol=7)
    f.paint(ell(47, -15, 12, 9, -12), FACE, vol=4)
    for k in range(4):
        f.paint(
            taper((37 + k * 6.4, -12 - k * 1.5, 7), (33 + k * 9.4, 9 - abs(k - 1.5) * 2 - k * 2.4, 5.6)),
            FACE,
            vol=2,
        )
    hand = (-79, -66)
    f.paint(taper((-37, -45, 22), (-56, -22, 20), (-70, -34, 16), (-78, -56, 13)), COAT, vol=7)
    for deg in (-165, -122, -86, -40):
        t = math.radians(deg)
        f.paint(taper((*hand, 8), (hand[0] + 16 * math.cos(t), hand[1] + 16 * math.sin(t), 5)), FACE, vol=2)
    f.paint(ell(*hand, 9.5, 9.5), FACE, vol=4)
