"""Somebody who has dressed as a bush: leaves, two eyes in a gap, two striped stockings."""

import math
from typing import Any

from studio.colour import Ramp
from studio.elements.animals.bad_hiders import striped
from studio.paint import Card
from studio.palettes import BOOT, LINEN, RED
from studio.shapes import blob, ell, taper

LEAVES: Ramp = ["#12301c", "#2c6028", "#64983c", "#b4cc58", "#f8f8b0"]


def disguised_bush(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """The bush standing at (x, y), 230 high at s=1, looking right."""
    how: dict[str, Any] = {"edge": 0.3, "wob": 0.4, "amb": 0.3, "rim": 0.6}
    f = c.at(x, y, s, **how)
    f.shade(ell(4, 2, 70, 11), 0.6, 8)
    for side in (-1, 1):
        a = f.pt(side * 22, -104), f.pt(side * 24, -54), f.pt(side * 25, -10)
        striped(c, [(*p, w * s) for p, w in zip(a, (25, 22, 19), strict=True)], LINEN, 5, RED)
        k = side * 25
        f.paint(blob((k - 12, -17), (k + 8, -17), (k + 32, -6), (k + 31, 5), (k - 13, 4)), BOOT, vol=7)
    y, s = y - 34 * s, s * 0.86
    f = c.at(x, y, s, **how)
    for x0, x1, y1 in ((-60, -118, -206), (64, 116, -190)):
        f.paint(
            taper((x0, -140, 9), ((x0 + x1) / 2 - 6, -164, 7), (x1, y1, 3)),
            ["#2c1c14", "#6c4828", "#a87c48"],
            vol=3,
        )
    puffs = [(0.9 * math.cos(a) * 66, math.sin(a) * 52) for a in (0.5, 1.6, 2.7, 3.6, 4.4, 5.2, 6.0)]
    m = f.paint(ell(0, -140, 84, 74), LEAVES[:3], vol=60, **{**how, "wob": 1.6, "amb": 0.1})
    light = (420, 760, 200)
    for px, py in sorted(puffs, key=lambda p: -p[1]):
        clump = f.paint(
            ell(px, -142 + py, 42, 36),
            LEAVES,
            vol=26,
            light=light,
            gain=0.6,
            **{**how, "wob": 1.6, "edge": 0.2, "amb": 0.1},
        )
        f.shade(ell(px, -118 + py, 36, 14), 0.3, 8, LEAVES[0], clip=clump)
    f.shade(blob((-46, -146), (0, -158), (58, -146), (48, -118), (0, -110), (-40, -122)), 0.95, 4, "#0c1c14")
    places = c.scatter(m, 190, 0)
    for i, (lx, ly) in enumerate(sorted(places, key=lambda p: p[1])):
        fx, fy = (lx - x) / s, (ly - y) / s
        if abs(fx - 6) < 50 and abs(fy + 132) < 18:
            continue
        turn = math.atan2(fy + 138, fx) + 0.7 * math.sin(i * 2.4)
        dx, dy = math.cos(turn) * 30, math.sin(turn) * 27
        leaf = taper(
            (fx, fy, 4),
            (fx + dx * 0.3, fy + dy * 0.3, 12),
            (fx + dx * 0.6, fy + dy * 0.6, 10),
            (fx + dx, fy + dy, 1),
        )
        f.paint(
            leaf,
            LEAVES,
            vol=6,
            light=light,
            edge=0.5,
            wob=0.3,
            amb=0.16 - 0.0016 * (fy + 140) + 0.1 * math.sin(i * 1.7),
            rim=0.2,
            det=0.6,
            alpha=0.95,
        )
    for ex in (-14, 26):
        f.flat(ell(ex, -132, 13, 14), "#fff8e0", 1, det=1, wob=0.15)
        f.flat(ell(ex + 5, -132, 7, 8.4), "#140c10", 1, det=1, wob=0.1)
        f.flat(ell(ex + 3, -136, 2.6), "#fff8e0", 1, det=1, wob=0.1)
