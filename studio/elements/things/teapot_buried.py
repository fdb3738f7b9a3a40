"""A teapot as big as a house, half cleaned: earth still clings to it, and dims a part of its pattern."""

import math

import numpy as np

from studio.colour import Arr, Ramp, sstep
from studio.paint import Card, Frame
from studio.shapes import Path, blob, curve, cut, ell, poly, taper, xf

COBALT = "#2848a0"
CHINA = ["#4c5c94", "#98acd0", "#dce4e8", "#fbf6ea", "#fffdf8"]
CRUST: Ramp = ["#4c1c1c", "#8c4028", "#c87444", "#f0b078", "#fcdcac"]


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


def _crust(c: Card, f: Frame, shape: Path, clip: Arr | None = None) -> Arr:
    """A cake of clay that has not been brushed off: thick, cracked, with a shadow below its edge."""
    f.shade(xf(shape, -7, 8), 0.45, 7, "#3c1420", clip=clip)
    m = f.paint(
        shape, CRUST, vol=12, lump=0.4, tex=0.3, edge=0.34, wob=2.2, amb=0.26, clip=clip, gain=0.9, rim=0.3
    )
    c.marks(m, 1.2, 90, 18, 5, jit=0.1, alpha=0.4)
    return m


def _earth(c: Card, f: Frame, belly: Arr) -> None:
    """What the brushes have not reached: a film of dust that thins out to the left, a crust on the right, clods above."""
    (x0, _), (x1, _) = f.pt(40, 0), f.pt(210, 0)
    patchy = c.noise(60, 4, 0.6, 1.6)
    film = sstep(0.0, 1.0, (c.xx - x0) / (x1 - x0) + (patchy - 0.5) * 1.1) * belly
    c.flat(film, "#d89868", 0.62, wob=0)
    low = sstep(f.pt(0, -120)[1], f.pt(0, 0)[1], c.yy + (patchy - 0.5) * 90) * belly
    c.flat(low, "#a8583c", 0.8, wob=0)
    c.marks(np.clip(film * 1.4, 0, 1), -0.5, 120, 34, 6, jit=0.06, alpha=0.35)
    right = (
        (216, -352),
        (186, -318),
        (172, -282),
        (186, -240),
        (150, -214),
        (160, -176),
        (124, -150),
        (128, -110),
        (84, -84),
        (70, -40),
        (30, -20),
    )
    m = _crust(c, f, blob(*right, (60, 30), (240, 30), (276, -60), (262, -140), (268, -230), (254, -300)))
    for k, (at, col) in enumerate(
        ((-276, "#6c2820"), (-216, "#f4c888"), (-150, "#54201c"), (-84, "#d88850"))
    ):
        f.line(
            [(60, at + 24), (170, at + 12 * (-1) ** k), (290, at + 16)],
            17,
            col,
            alpha=0.4,
            clip=m,
            ends=0.95,
            wob=1.6,
            det=0,
        )
    for crack in (
        ((196, -300), (214, -256), (204, -222), (222, -190)),
        ((150, -130), (176, -112), (180, -84)),
        ((210, -150), (232, -120), (228, -84)),
    ):
        f.line(list(crack), 4, "#3c1420", alpha=0.8, clip=m)
    low = (
        (-250, -80),
        (-214, -66),
        (-190, -40),
        (-150, -44),
        (-120, -16),
        (-70, -26),
        (-30, -4),
        (20, -14),
        (80, -2),
    )
    _crust(c, f, blob(*low, (80, 40), (-230, 40)), belly)
    _crust(c, f, blob((96, -300), (126, -312), (138, -286), (112, -272)), belly)
    _crust(c, f, blob((-212, -308), (-196, -326), (-182, -312), (-192, -294)), belly)


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
    _earth(c, f, m)
    f.shade(ell(0, -408, 132, 22), 0.3, 8, clip=m)
    lid = blob(
        (-128, -414), (-100, -452), (-40, -476), (40, -476), (100, -452), (128, -414), (60, -396), (-60, -396)
    )
    m = f.paint(lid, CHINA, vol=34)
    hoop(f, -424, 116, 12, 7, m)
    f.shade(ell(0, -474, 34, 8), 0.4, 5)
    f.paint(ell(0, -500, 34, 30), CHINA, vol=24)
    f.flat(ell(0, -520, 14, 7), COBALT, 0.8, 2)
    _crust(
        c,
        f,
        blob((-126, -414), (-112, -440), (-84, -460), (-62, -458), (-70, -430), (-50, -412), (-84, -404)),
        m,
    )
    _crust(c, f, blob((296, -352), (330, -318), (352, -268), (334, -262), (318, -300), (288, -322)))
    f.flat(ell(66, -352, 20, 40, 48), "#fffefa", 0.7, 9, mode="n")
    f.flat(ell(72, -358, 8, 20, 48), "#ffffff", 0.95, 2, det=0.7)
    f.flat(ell(14, -508, 6, 9, 20), "#ffffff", 0.9, 2)
    return f.pt(-350, -396)
