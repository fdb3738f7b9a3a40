"""Snow as bedding: a quilt over a whole valley, a nightcap on a summit, and the ledges to pull it up from."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.land.mountain_sleeper import ROCK
from studio.paint import Card
from studio.shapes import blob, ell, taper

QUILT: Ramp = ["#22385c", "#4c6c94", "#90aec8", "#d4e0e8", "#fbf6ee"]
LOWER_HEM = ((-20, 904, 50), (120, 868, 54), (240, 808, 56), (340, 726, 54))
HEM = (*LOWER_HEM, (420, 636, 50), (484, 560, 44), (534, 516, 32))


def snow_quilt(c: Card) -> Arr:
    """The snow of a whole valley, field by field, drawn up to (530, 512) with its hem turned down."""
    chin = (-30, 900, "c"), (120, 862), (240, 802), (340, 720), (420, 630), (480, 556), (530, 512), (576, 504)
    valley = (614, 530), (650, 582), (740, 626), (830, 640, "c"), (830, 1240, "c")
    outline = blob((-30, 1240, "c"), *chin, *valley)
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
    light = (430, 120, 220)
    f = c.at(0, 0, amb=0.34, edge=0.24, rim=0.8, rimcol="#fffdf4", light=light, tex=0.14, wob=0.6)
    crown = (186, 372), (166, 330), (120, 296), (70, 300), (34, 340), (20, 400), (34, 452)
    m = f.paint(blob(*crown, (24, 520), (60, 548), (120, 470)), QUILT, vol=46)
    for dx in (0, 34, 68):
        fold = [(150 - dx, 316 - dx * 0.1), (118 - dx * 0.9, 390), (84 - dx * 0.6, 470)]
        c.line(fold, 8, "#4c6c94", 0.4, 3, clip=m)
    f.paint(taper((206, 372, 40), (150, 404, 46), (100, 462, 46), (66, 536, 42)), QUILT, vol=22)
    f.paint(ell(58, 462, 34), QUILT, vol=24)


def snowy_ledge(c: Card, x0: float, x1: float, y: float) -> None:
    """A shelf of rock with snow on it, for those who pull."""
    w = x1 - x0
    under = blob((x0 - 6, y + 6), (x1 + 10, y + 6), (x1 - w * 0.1, y + 54), (x0 + w * 0.2, y + 50))
    c.shade(under, 0.6, 12, "#141a34")
    foot = (x1 - 6, y + 20), (x0 + w * 0.6, y + 34), (x0 + w * 0.2, y + 24)
    shelf = blob((x0 - 12, y - 4), (x1 + 12, y - 6), *foot)
    c.paint(shelf, ROCK, vol=12, edge=0.25, light=(400, 200, 200))
    lower = (x1 + 4, y + 12), (x0 + w * 0.6, y + 7), (x0 + w * 0.3, y + 14)
    snow = blob((x0 - 16, y), (x0 + w * 0.3, y - 12), (x1 + 16, y - 6), *lower)
    c.paint(snow, QUILT, vol=9, amb=0.4, edge=0.15, light=(330, 300, 160))
