"""Winter as a white cloth, lifted off a valley by its middle: folds that run to the fingers, an embroidered hem."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp, ramp_map, sstep
from studio.elements.plants.trees import conifer
from studio.paint import Card
from studio.shapes import curve, ell, poly, taper

CLOTH: Ramp = ["#46609c", "#8098c4", "#b4c8e0", "#e2e8ee", "#fbf8ee"]
THREAD = "#4464a8"
HEM = curve((-60, 930), (60, 946), (180, 912), (320, 862), (450, 856), (580, 884), (700, 930), (870, 950))

Place = tuple[float, float]


def _ridge(turn: Any) -> Any:
    """The folds that run to the fingers: round ridges of uneven width, by their angle from straight down."""
    phase = turn * 9.5 + 0.8 * np.sin(turn * 3.1 + 0.6) + 0.4 * np.sin(turn * 7.7)
    return np.abs(np.sin(phase)) ** 0.8 * (0.75 + 0.25 * np.sin(turn * 5 + 2))


def lifted_hem(pinch: Place, snag: float, share: float = 1.0, scallop: float = 26.0) -> list[Place]:
    """A line at `share` of the way from the fingers to the hem; ridges reach further than hollows.

    At x = `snag` something has caught the hem and holds it down.
    """
    out = []
    for x, y in HEM:
        far = math.hypot(x - pinch[0], y - pinch[1])
        y += 24 * math.exp(-(((x - snag) / 30) ** 2))
        dx, dy = x - pinch[0], y - pinch[1]
        k = share * (1 + scallop * float(_ridge(math.atan2(dx, dy))) / far)
        out.append((pinch[0] + dx * k, pinch[1] + dy * k))
    return out


def cloth_shade(c: Card, pinch: Place, snag: float) -> None:
    """The shade of the cloth on what it has just let go of."""
    under = [(x, y + 78) for x, y in lifted_hem(pinch, snag)]
    c.shade(poly([*under, (870, 700), (-60, 700)]), 0.66, 12, "#123058")


def lifted_cloth(c: Card, pinch: Place, snag: float) -> Arr:
    """A white peak of folds from side to side of the page, held at `pinch`, its hem near 930; returns its mask."""
    px, py = pinch
    left = ((-60, 740), (120, 700), (270, 610), (360, 530), (px - 22, py - 6))
    right = ((px + 22, py - 6), (470, 540), (560, 640), (690, 712), (870, 752))
    outline = [*curve(*left), *curve(*right), *reversed(lifted_hem(pinch, snag))]
    m = c.mask(poly(outline), 0.4)
    c.over(m, ramp_map(_folds(c, px, py), CLOTH))
    for share, w in ((0.9, 5.0), (0.965, 8.0)):
        c.line(lifted_hem(pinch, snag, share), w, THREAD, 0.85, 0.4, clip=m, ends=0.9, det=0.5)
    rim = lifted_hem(pinch, snag, 0.932)
    for i in range(24, len(rim) - 14, 17):
        _snowflake(c, *rim[i], 11, m)
    return m


def _folds(c: Card, px: float, py: float) -> Arr:
    """How light the cloth is everywhere: its ridges lit from the upper right."""
    dx, dy = c.xx - px, c.yy - py
    turn, far = np.arctan2(dx, dy), np.hypot(dx, dy)
    deep = 50 * (1 - np.exp(-far / 190)) * (1 - 0.3 * sstep(360, 700, far)) * (1 + 0.5 * np.abs(turn))
    high = c.blur(np.asarray(_ridge(turn) * deep, np.float32), 3)
    gy, gx = np.gradient(high, 1 / c.k)
    lit = (gx * -0.62 + gy * 0.5 + 0.62) / np.sqrt(gx * gx + gy * gy + 1)
    value = 0.06 + 0.9 * lit + 0.26 * np.sin(turn) + 0.1 * (c.bank[0] - 0.5) + 0.05 * (c.grit - 0.5)
    return np.asarray(value)


def _snowflake(c: Card, x: float, y: float, r: float, clip: Arr) -> None:
    """Embroidered, six arms."""
    for k in range(3):
        dx, dy = r * math.cos(k * math.pi / 3 + 0.3), r * math.sin(k * math.pi / 3 + 0.3)
        c.line([(x - dx, y - dy), (x + dx, y + dy)], 3.4, THREAD, 0.9, 0.3, clip=clip, ends=0.9, det=0.7)


def cloth_tip(c: Card, x: float, y: float) -> None:
    """What stands out between the fingertips that hold the cloth at (x, y)."""
    c.paint(taper((x + 2, y, 30), (x + 6, y - 22, 18), (x + 14, y - 36, 6)), CLOTH, vol=8, wob=0.4)


def fir_on_cloth(c: Card, x: float, y: float, h: float) -> None:
    """A snowy fir that still stands on it at (x, y), its blue shadow to the left."""
    c.shade(ell(x - 14, y, h * 0.3, 6), 0.4, 5, "#3c5ca4")
    conifer(c, x, y, h, snow=0.9)
