"""A stepwell: flights of steps that cross and cross down four walls to a small dark water, in hard sun."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import arch, blob, ell, poly, rect, taper

SUNNY: Ramp = ["#84503c", "#c88c58", "#f0c48c", "#fff0c8"]
SHADY: Ramp = ["#3c2c44", "#74546c", "#ac8488", "#d8b4a0"]
TIERS = 7
TOP, POOL = 190.0, 800.0


def tier_y(k: float) -> float:
    """The height of the k-th landing on the page; 0 the rim."""
    return float(TOP + (POOL - TOP) * (k / TIERS) ** 0.92)


def tier_x(k: float) -> float:
    """How far the landing reaches to both sides of the middle."""
    return float(450 - 268 * (k / TIERS) ** 0.92)


def stepwell(c: Card) -> None:
    """Fills the page: the far wall with its steps, two side walls in light and shadow, the water at the bottom."""
    c.sky([(0, "#5cb4cc"), (150, "#c0dcc8"), (200, "#f0dcac"), (1200, "#c89868")], calm=0.4)
    c.paint(rect(-20, 150, 820, 1240), SUNNY, vol=2, amb=0.5, tex=0.3, wob=0.6)
    _pavilion(c)
    left = poly(
        [
            (-20, TOP),
            (400 - tier_x(0), TOP),
            (400 - tier_x(TIERS), POOL),
            (400 - tier_x(TIERS), 1000),
            (-20, 1240),
        ]
    )
    right = poly(
        [
            (820, TOP),
            (400 + tier_x(0), TOP),
            (400 + tier_x(TIERS), POOL),
            (400 + tier_x(TIERS), 1000),
            (820, 1240),
        ]
    )
    c.paint(left, SHADY, vol=3, amb=0.3, tex=0.3, wob=0.4)
    c.paint(right, SUNNY, vol=3, amb=0.5, tex=0.3, wob=0.4)
    for k in range(TIERS):
        _far_tier(c, k)
    for side, ramp in ((-1, SHADY), (1, SUNNY)):
        for k in range(TIERS):
            _side_tier(c, side, k, ramp)


def _far_tier(c: Card, k: int) -> None:
    y0, y1, x = tier_y(k), tier_y(k + 1), tier_x(k)
    c.paint(rect(400 - x, y0, 400 + x, y1), SUNNY, vol=2, amb=0.4, tex=0.26, wob=0.2, grad=(0.06, -0.12))
    n = 6
    w = 2 * x / n
    for i in range(n):
        mid = 400 - x + (i + 0.5) * w
        for side in (-1, 1):
            for step in range(5):
                t0, t1 = step / 5, (step + 1) / 5
                xa, xb = mid + side * w * 0.46 * t0, mid + side * w * 0.46 * t1
                top = y0 + (y1 - y0) * t0
                ramp = SUNNY if side < 0 else SHADY
                c.paint(
                    rect(min(xa, xb), top, max(xa, xb), y1),
                    ramp,
                    vol=1.5,
                    amb=(0.5 if side < 0 else 0.62) - 0.05 * step,
                    tex=0.12,
                    wob=0.12,
                    edge=0.1,
                )
                c.line(
                    [(xa, top + 1), (xb, top + 1)],
                    2.2,
                    "#fff4d0" if side < 0 else "#c89c84",
                    0.8,
                    0.1,
                    ends=0.9,
                )
    c.shade(rect(400 - x, y0 + 6, 400 + x, y0 + 17), 0.5, 3, "#3c1c34")
    c.paint(
        rect(400 - x - 4, y0 - 8, 400 + x + 4, y0 + 7), SUNNY, vol=2, amb=0.8, tex=0.14, wob=0.25, edge=0.3
    )


def _side_tier(c: Card, side: int, k: int, ramp: Ramp) -> None:
    xa, xb = 400 + side * tier_x(k), 400 + side * tier_x(k + 1)
    ya, yb = tier_y(k), tier_y(k + 1)
    foot_a, foot_b = 1240 - k * 34, 1240 - (k + 1) * 34
    c.paint(
        poly([(xa, ya), (xb, yb), (xb, foot_b), (xa, foot_a)]),
        ramp,
        vol=2,
        amb=0.3 + 0.03 * k,
        tex=0.2,
        wob=0.2,
        edge=0.12,
    )
    rows = 9
    for r in range(1, rows):
        t = r / rows
        p0, p1 = (xa, ya + (foot_a - ya) * t), (xb, yb + (foot_b - yb) * t)
        mid = ((p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2)
        c.line([p0, (mid[0], mid[1] - 9), p1], 2.6, ramp[0], 0.5, 0.2, ends=0.8)
        c.shade(
            poly([p0, (mid[0], mid[1] - 6), p1, (mid[0], mid[1] + (foot_a - ya) / rows * 0.7)]),
            0.22,
            2,
            "#2c1c34",
        )


def _pavilion(c: Card) -> None:
    """Arches and small domes along the far rim."""
    c.paint(rect(60, 118, 740, 196), SUNNY, vol=4, amb=0.42, fog=0.1, wob=0.4)
    for k in range(8):
        x = 90 + k * 80
        c.flat(arch(x, 134, x + 52, 194), "#5c3444", 0.85, wob=0.3)
        c.paint(
            blob((x - 6, 118), (x + 4, 92), (x + 26, 78), (x + 48, 92), (x + 58, 118)), SUNNY, vol=14, wob=0.4
        )
        c.line([(x + 26, 80), (x + 26, 62)], 3, BRASS[1], 0.9)


def night_water(c: Card) -> None:
    """The water at the bottom: it is noon above, and in the water it is night, with stars."""
    x = tier_x(TIERS)
    shape = poly(
        [(400 - x - 6, POOL - 2), (400 + x + 6, POOL - 2), (400 + x + 30, 1014), (400 - x - 30, 1014)]
    )
    m = c.paint(shape, ["#080c30", "#141c54", "#2c3c80", "#5c6cb0"], vol=3, amb=0.25, tex=0.2, wob=0.3)
    c.shade(rect(400 - x - 20, POOL, 400 + x + 20, POOL + 34), 0.5, 9, "#04061c", clip=m)
    c.sparks(np.asarray(m, np.float32), 90, "#fffbe0", (0.8, 2.6))
    for k in range(5):
        c.line(
            [(400 - x + 30 * k, 850 + 34 * k), (400, 856 + 34 * k), (400 + x - 20 * k, 848 + 34 * k)],
            2.4,
            "#8c9cd8",
            0.4,
            0.6,
            clip=m,
        )


def near_steps(c: Card) -> None:
    """The steps on our side, from the water up to the lower edge."""
    for k in range(5):
        y = 1008 + k * 42
        c.paint(
            poly([(-20, y), (820, y), (820, y + 60), (-20, y + 60)]), SUNNY, vol=3, amb=0.5, tex=0.3, wob=0.3
        )
        c.paint(rect(-20, y + 26, 820, y + 60), SHADY, vol=2, amb=0.42, tex=0.3, wob=0.3)
        c.line([(-10, y + 3), (400, y + 5), (810, y + 3)], 3, "#fff4d0", 0.7, 0.3, ends=0.9)


def star_jar(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A brass jar that brims with night."""
    f = c.at(x, y, s, vol=16, det=0.7, wob=0.2, edge=0.28, rim=0.9)
    f.shade(ell(4, 2, 30, 6), 0.4, 4, "#2c1c34")
    f.paint(blob((-14, -52), (-30, -30), (-22, -4), (0, 2), (22, -4), (30, -30), (14, -52)), BRASS)
    f.paint(taper((-18, -54, 7), (18, -54, 7)), BRASS, vol=3)
    f.paint(ell(0, -57, 15, 4.5), ["#080c30", "#1c2868", "#4c5ca8"], vol=2)
    for dx, dy in ((-6, -58), (5, -56), (0, -68), (-10, -74), (9, -80), (2, -92)):
        c.dot(*f.pt(dx, dy), 1.9 * s, "#fffbe0")
