"""A teapot as big as a house, half in the earth; the rim of a saucer, and a bitten biscuit of stone."""

import math

from studio.colour import Arr
from studio.paint import Card, Frame
from studio.palettes import PORCELAIN
from studio.shapes import blob, curve, cut, ell, poly, taper

COBALT = "#2848a0"
CHINA = ["#4c5c94", "#98acd0", "#dce4e8", "#fbf6ea", "#fffdf8"]
BISCUIT = ["#4c2c20", "#8c6040", "#c89c68", "#f0d8a0"]


def flower(f: Frame, x: float, y: float, r: float, clip: Arr, squash: float = 1.0) -> None:
    """A painted cobalt flower of eight petals, narrowed where the belly turns away."""
    for k in range(8):
        a = k * math.pi / 4
        px, py = x + math.cos(a) * r * 0.62 * squash, y + math.sin(a) * r * 0.62
        f.flat(ell(px, py, r * 0.3 * squash + 1, r * 0.3), COBALT, 0.82, 1.5, clip=clip, det=0.5)
    f.flat(ell(x, y, r * 0.22 * squash + 1, r * 0.22), "#6c90d0", 0.9, 1.5, clip=clip)


def spray(f: Frame, points: list[tuple[float, float]], clip: Arr) -> None:
    """A painted twig with leaves on both sides."""
    line = curve(*points)
    f.line(line, 6, COBALT, alpha=0.75, clip=clip)
    for i in range(6, len(line) - 2, max(6, len(line) // 9)):
        (x, y), (x2, y2) = line[i], line[i + 1]
        a = math.atan2(y2 - y, x2 - x)
        for s in (-1, 1):
            b = a + s * 0.9
            f.flat(
                ell(x + math.cos(b) * 15, y + math.sin(b) * 15, 14, 6, math.degrees(b)),
                COBALT,
                0.75,
                1.5,
                clip=clip,
                det=0.4,
            )


def hoop(f: Frame, y: float, half: float, sag: float, w: float, clip: Arr) -> None:
    """A painted ring round the belly."""
    f.line(curve((-half, y - sag), (-half * 0.6, y + sag * 0.2), (0, y + sag * 0.6), (half * 0.6, y + sag * 0.2), (half, y - sag)), w, COBALT,
        alpha=0.8, clip=clip, ends=0.9)  # fmt: skip


def great_teapot(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0) -> tuple[float, float]:
    """The teapot, belly 480 wide, foot at (x, y), spout left; returns the tip of the spout."""
    f = c.at(
        x, y, s, rot, vol=110, wob=0.3, tex=0.1, lump=0.02, edge=0.28, rim=0.4, amb=0.2, gain=0.82, det=0.3
    )
    handle = cut(ell(236, -240, 118, 138), ell(232, -240, 70, 92))
    f.paint(handle, CHINA, vol=22)
    for a in (-60, -30, 0, 30, 60):
        t = math.radians(a)
        f.flat(ell(236 + math.cos(t) * 95, -240 + math.sin(t) * 116, 15, 8, a), COBALT, 0.8, 1.5)
    spout = taper((-180, -170, 120), (-258, -224, 84), (-300, -320, 56), (-344, -380, 46))
    f.shade(spout, 0.3, 10)
    m = f.paint(spout, CHINA, vol=34)
    f.line(curve((-214, -190), (-276, -250), (-308, -330), (-340, -372)), 7, COBALT, alpha=0.7, clip=m)
    f.flat(ell(-346, -384, 23, 10, -36), "#1c2444", 0.95, 1, det=0.8)
    belly = blob((0, -428), (120, -408), (212, -320), (244, -210), (214, -90), (130, -6), (0, 14), (-130, -6), (-214, -90), (-244, -210),
        (-212, -320), (-120, -408))  # fmt: skip
    f.shade(belly, 0.35, 14)
    m = f.paint(belly, CHINA)
    f.shade(
        blob((-250, -330), (-150, -330), (-110, -200), (-90, -60), (60, 20), (-140, 20), (-260, -120)),
        0.3,
        40,
        "#2c3c84",
        clip=m,
    )
    f.shade(poly([(-250, -30), (250, -60), (250, 40), (-250, 40)]), 0.4, 34, "#8c4438", clip=m)
    hoop(f, -352, 210, 34, 9, m)
    hoop(f, -330, 226, 36, 5, m)
    hoop(f, -96, 226, 44, 10, m)
    for px, r, q in ((-176, 34, 0.55), (-104, 42, 0.85), (0, 58, 1), (104, 42, 0.85), (176, 34, 0.55)):
        flower(f, px, -200 - abs(px) * 0.14 + (10 if px == 0 else 0), r, m, q)
    for d in (-1, 1):
        spray(f, [(d * 40, -250), (d * 84, -286), (d * 150, -276), (d * 190, -262)], m)
        spray(f, [(d * 44, -140), (d * 100, -132), (d * 160, -158), (d * 200, -170)], m)
    f.shade(ell(0, -408, 132, 22), 0.3, 8, clip=m)
    lid = blob(
        (-128, -414), (-100, -452), (-40, -476), (40, -476), (100, -452), (128, -414), (60, -396), (-60, -396)
    )
    m = f.paint(lid, CHINA, vol=34)
    hoop(f, -424, 116, 12, 7, m)
    f.shade(ell(0, -474, 34, 8), 0.4, 5)
    f.paint(ell(0, -500, 34, 30), CHINA, vol=24)
    f.flat(ell(0, -520, 14, 7), COBALT, 0.8, 2)
    f.flat(ell(96, -332, 22, 46, 32), "#fffefa", 0.75, 9, mode="n")
    f.flat(ell(104, -340, 9, 22, 32), "#ffffff", 0.95, 2, det=0.7)
    f.flat(ell(14, -508, 6, 9, 20), "#ffffff", 0.9, 2)
    return f.pt(-350, -396)


def saucer_rim(c: Card, x: float, y: float, w: float = 260) -> None:
    """The rim of a saucer coming out of the earth at (x, y), a stone biscuit with a bite-mark on it."""
    f = c.at(x, y, w / 260, vol=10, wob=0.3, tex=0.1, edge=0.28, rim=0.5, amb=0.4, det=0.5)
    f.shade(ell(0, 6, 146, 44), 0.45, 9)
    f.paint(ell(0, 0, 134, 40), PORCELAIN, vol=8)
    f.flat(cut(ell(0, -1, 124, 35), ell(0, -1, 110, 29)), COBALT, 0.8, 1)
    f.paint(ell(0, 2, 92, 22), CHINA[:4], vol=4, edge=0.1)
    f.shade(ell(-4, 2, 66, 15), 0.4, 6)
    whole = ell(-6, -12, 64, 26)
    bitten = cut(cut(cut(whole, ell(50, -32, 22, 15)), ell(60, -14, 17, 13)), ell(26, -40, 17, 12))
    f.paint(poly([(-70, -12), (44, -12), (40, 2), (0, 14), (-50, 8)]), BISCUIT[:3], vol=6, wob=0.6)
    m = f.paint(bitten, BISCUIT, vol=9, tex=0.4, lump=0.3)
    for dx, dy in ((-44, -14), (-24, -24), (-18, -6), (4, -16), (20, -2), (-2, 4)):
        f.flat(ell(dx, dy, 4, 2.4), "#4c2c20", 0.8, 0.6, clip=m)
