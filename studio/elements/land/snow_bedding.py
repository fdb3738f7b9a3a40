"""Snow as bedding: a quilt over a whole valley, a nightcap on a summit, a terrace to pull from, drifts."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import Point, blob, ell, taper

QUILT: Ramp = ["#22385c", "#4c6c94", "#90aec8", "#d4e0e8", "#fbf6ee"]
EDGE = ((-30, 936), (120, 892), (240, 832), (340, 760), (430, 676), (506, 592), (560, 540), (606, 522))
HEM = tuple((x, y + 6, w) for (x, y), w in zip(EDGE, (50, 54, 56, 54, 52, 48, 42, 26), strict=True))


def snow_quilt(c: Card) -> Arr:
    """The snow of a whole valley, field by field, drawn up to (600, 522) with its hem turned down."""
    valley = (640, 540), (680, 588), (740, 628), (830, 650, "c"), (830, 1240, "c")
    outline = blob((-30, 1240, "c"), (-30, 936, "c"), *EDGE[1:], *valley)
    c.shade(outline, 0.5, 22, "#141c38")
    u, v = (c.xx * 0.72 + c.yy * 0.7) / 44, (c.xx * 0.62 - c.yy * 0.78) / 44
    u, v = u + (c.bank[0] - 0.5) * 0.3, v + (c.bank[3] - 0.5) * 0.3
    seams = np.exp(-((np.sin(u) / 0.09) ** 2)) + np.exp(-((np.sin(v) / 0.09) ** 2))
    puffs = np.asarray(0.4 * (np.sqrt(np.abs(np.sin(u) * np.sin(v))) - 0.55) - 0.2 * seams, np.float32)
    f = c.at(0, 0, light=(420, 300, 250), add=puffs, grad=(0.1, -0.16), wob=0.6)
    m = f.paint(outline, QUILT, vol=110, amb=0.24, gain=0.9, edge=0.05, tex=0.12, lump=0.1)
    c.marks(m, 0.8, 120, 40, 5, jit=0.03, alpha=0.2, curl=0.1)
    c.shade(taper(*[(x + 14, y + 32, w) for x, y, w in HEM]), 0.4, 14, "#1c2c50", clip=m)
    f = c.at(0, 0, rim=0.8, rimcol="#fffdf4", light=(330, 440, 160))
    f.paint(taper(*HEM), QUILT, vol=26, amb=0.42, edge=0.2, wob=0.6)
    return m


def snow_nightcap(c: Card) -> None:
    """The snow of a summit at the left edge, worn with a rolled band and a pompom."""
    f = c.at(
        -14,
        -96,
        1.12,
        amb=0.34,
        edge=0.24,
        rim=0.8,
        rimcol="#fffdf4",
        light=(430, 20, 220),
        tex=0.14,
        wob=0.6,
    )
    crown = (186, 372), (166, 330), (120, 296), (70, 300), (40, 340), (30, 400), (44, 452)
    m = f.paint(blob(*crown, (34, 520), (60, 548), (120, 470)), QUILT, vol=46)
    for dx in (0, 34, 68):
        fold = [(150 - dx, 316 - dx * 0.1), (118 - dx * 0.9, 390), (84 - dx * 0.6, 470)]
        f.line(fold, 8, "#4c6c94", alpha=0.4, clip=m)
    f.paint(taper((206, 372, 40), (150, 404, 46), (100, 462, 46), (72, 536, 42)), QUILT, vol=22)
    f.shade(ell(74, 476, 36, 34), 0.5, 9, "#22385c", clip=m)
    f.paint(ell(70, 466, 34), QUILT, vol=24)


def snowy_terrace(c: Card, line: Sequence[Point]) -> None:
    """A trodden terrace of snow along a slope, through points (x, y, width): ground for those who pull."""
    c.shade(taper(*((x, y + 18, w * 1.1) for x, y, w in line)), 0.6, 14, "#0e1430")
    m = c.paint(
        taper(*line),
        QUILT,
        vol=12,
        amb=0.3,
        gain=0.6,
        edge=0.12,
        light=(330, 300, 200),
        wob=1.6,
        lump=0.2,
        soft=2,
    )
    c.marks(m, -0.6, 60, 30, 4, jit=0.05, alpha=0.3)


def snow_bank(c: Card, x: float, y: float, w: float) -> None:
    """A drift before the foot of something at (x, y), `w` wide."""
    drift = blob(
        (x - w * 0.6, y + 6),
        (x - w * 0.3, y - 5),
        (x, y - 1),
        (x + w * 0.3, y - 7),
        (x + w * 0.62, y + 6),
        (x, y + 14),
    )
    c.paint(drift, QUILT, vol=6, amb=0.44, edge=0.04, soft=1.5, light=(330, 400, 200))
