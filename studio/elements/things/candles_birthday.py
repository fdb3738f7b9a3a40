"""Birthday candles as tall as trees, the icing they stand in, and what a birthday leaves lying about."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.buildings.candles_tall import tall_flame
from studio.paint import Card, Frame
from studio.palettes import RED, WOOD
from studio.shapes import blob, ell, join, poly, rect, taper

CREAM_WAX = ["#4c3a54", "#9c7c84", "#dcc0a8", "#fbeacc", "#fff8e4"]
PINK_STRIPE = ["#481c48", "#943c68", "#d8708c", "#f8a8a8", "#ffdcc8"]
MINT_STRIPE = ["#14383c", "#2c6c68", "#64ac98", "#a8dcb8", "#e4f8d4"]
ICING = ["#5c3260", "#a8608c", "#e49cac", "#fcd0c8", "#fff0e0"]
WHIPPED = ["#705878", "#b898a8", "#ecd8cc", "#fff6e4"]


def birthday_candle(c: Card, x: float, y: float, h: float, w: float, stripe: Ramp = PINK_STRIPE, lit: bool = False, fog: float = 0,
    lean: float = 0, flame: float | None = None, fire: float = 0, smoking: bool = True) -> tuple[float, float]:  # fmt: skip
    """A striped candle planted at (x, y), a collar of icing at its foot; smoking unless lit (or not `smoking`); `fire` is how
    strongly the key light burns on the side towards it. Returns its wick's tip."""
    top, hw = -h, w / 2
    f = c.at(x, y, 1, lean, wob=0.4, fog=fog, edge=0.24, tex=0.16)
    c.shade(ell(x + w * 0.5, y + 4, w * 1.2, w * 0.24), 0.42 * (1 - fog), w * 0.2, "#4c1c48")
    rim = [
        (-hw, top + w * 0.12, "c"),
        (-hw * 0.5, top - w * 0.06),
        (0, top + w * 0.1),
        (hw * 0.5, top - w * 0.1),
        (hw, top + w * 0.14, "c"),
    ]
    melt = np.exp(-np.clip(c.yy - (y - h), 0, None) / (40 + w * 2.4)) if lit else np.zeros_like(c.yy)
    warm = np.asarray(0.5 * melt, np.float32)
    m = f.paint(blob(*rim, (hw, 0, "c"), (-hw, 0, "c")), CREAM_WAX, rim=0.5, vol=w * 0.34, amb=0.26, lump=0.03, add=warm,
        grad=(0.08, -0.12))  # fmt: skip
    _stripes(c, f, m, h, w, stripe, warm, fog)
    away = -1 if c.light[0] > x else 1
    f.shade(
        rect(min(away * hw * 1.3, away * hw * 0.3), top, max(away * hw * 1.3, away * hw * 0.3), 6),
        0.62 * (1 - fog),
        w * 0.2,
        "#2c1848",
        clip=m,
    )
    if fire:
        near = np.exp(-(((c.yy - c.light[1]) / 330) ** 2)) * fire
        for part, col, a in ((0.9, "#f07c30", 0.26), (0.6, "#ff9c40", 0.5), (0.28, "#ffd880", 0.72)):
            inner = -away * hw * (1.1 - part * 1.3)
            side = c.mask(
                f.path(rect(min(-away * hw * 1.2, inner), top - 9, max(-away * hw * 1.2, inner), 4)),
                soft=w * 0.12,
            )
            c.flat(np.asarray(side * m * near, np.float32), col, a)
    for dx, run_down, dw in ((-0.42, 1.3, 0.2), (0.1, 0.7, 0.16), (0.4, 1.9, 0.2)):
        length = min(run_down, run_down * 0.28 * h / w)
        run = join(taper((dx * w, top + 2, dw * w), (dx * w, top + length * w, dw * w * 0.7)),
            ell(dx * w, top + length * w, dw * w * 0.55, dw * w * 0.8))  # fmt: skip
        f.shade(run, 0.3 * (1 - fog), 3, "#4c1c40", clip=m)
        f.paint(run, CREAM_WAX, vol=w * 0.08, amb=0.4, add=warm, rim=0.6)
    collar = blob(
        (-w * 0.95, w * 0.06),
        (-w * 0.6, -w * 0.2),
        (0, -w * 0.06),
        (w * 0.6, -w * 0.2),
        (w * 0.95, w * 0.06),
        (0, w * 0.26),
    )
    f.paint(collar, ICING, vol=w * 0.16, amb=0.36, edge=0.1, rim=0.4, wob=0.8)
    wick = f.pt(w * 0.06, top - w * 0.34)
    f.line(
        [(0, top + w * 0.1), (w * 0.02, top - w * 0.16), (w * 0.06, top - w * 0.34)],
        max(w * 0.09, 3),
        "#2a1620",
        alpha=1,
        ends=0.8,
    )
    if lit:
        tall_flame(c, wick[0] - 1, wick[1] + w * 0.2, flame or w * 1.7, 0.75 * (1 - fog))
    elif smoking:
        _smoke(c, wick, w, fog)
    return wick


def _stripes(c: Card, f: Frame, m: Arr, h: float, w: float, stripe: Ramp, warm: Arr, fog: float) -> None:
    """A ribbon of colour winding round the wax, clipped to it."""
    step = w * 1.15
    bands = []
    for k in range(int(h / step) + 2):
        y = -k * step
        bands.append(poly([(-w, y + w * 0.42), (w, y - w * 0.5), (w, y - w * 0.02), (-w, y + w * 0.9)]))
    ribbon = c.mask(f.path(join(*bands)), wob=0.5) * m
    light = np.asarray(warm + _round(c, m), np.float32)
    c.paint(ribbon, stripe, vol=1.5, amb=0.42, gain=0.3, tex=0.16, edge=0, add=light, fog=fog)


def _round(c: Card, m: Arr) -> Arr:
    """Darker towards both sides of a post, so that a flat ribbon seems to go round it."""
    return np.asarray((np.clip(c.blur(m, 12), 0.4, 1) - 0.8) * 0.9, np.float32)


def _smoke(c: Card, wick: tuple[float, float], w: float, fog: float) -> None:
    """The thread that says it burnt until just now."""
    x, y = wick
    sway = w * 0.9
    c.halo(x, y, w * 0.3, "#ff7038", 0.5 * (1 - fog))
    c.smoke([(x, y), (x + sway * 0.5, y - w * 1.4), (x - sway * 0.6, y - w * 3), (x + sway, y - w * 4.6), (x + sway * 0.3, y - w * 6.2)],
        w * 0.16, w * 0.6, "#f0ece0", 0.46 * (1 - fog * 0.6))  # fmt: skip


def rosette(c: Card, x: float, y: float, w: float, fog: float = 0, ramp: Ramp = WHIPPED) -> None:
    """A piped rosette of cream standing at (x, y): three turns and a tip."""
    c.shade(ell(x, y, w * 0.6, w * 0.12), 0.35 * (1 - fog), w * 0.08, "#4c1c48")
    f = c.at(x, y, w / 100, vol=20, wob=0.7, fog=fog, edge=0.22, rim=0.5, amb=0.3, tex=0.12)
    f.paint(blob((-50, -6), (-48, -26), (0, -36), (48, -26), (50, -6), (0, 6)), ramp)
    f.paint(blob((-36, -28), (-34, -46), (2, -54), (34, -46), (36, -28), (0, -20)), ramp)
    f.paint(blob((-22, -48), (-18, -62), (6, -84, "c"), (20, -62), (22, -48), (0, -40)), ramp)
    for y0, r in ((-14, 40), (-38, 26)):
        f.line([(-r, y0 - 8), (-r * 0.2, y0 + 6), (r, y0 - 12)], 3, ramp[0], alpha=0.4)


def empty_holder(c: Card, x: float, y: float, w: float) -> None:
    """A ring of piped cream round a hole in the icing: the place kept for the next candle, (x, y) its middle."""
    c.shade(ell(x + w * 0.06, y + w * 0.12, w * 0.66, w * 0.34), 0.5, w * 0.08, "#4c1c48")
    c.paint(
        ell(x, y - w * 0.02, w * 0.42, w * 0.22), ["#2c1030", "#4c2048", "#8c4878"], vol=3, wob=0.3, edge=0.3
    )
    c.shade(ell(x - w * 0.04, y - w * 0.06, w * 0.36, w * 0.14), 0.7, 4, "#1c0824")
    dabs = [(np.cos(t), np.sin(t)) for t in np.linspace(-np.pi / 2, np.pi * 1.5, 12)[:-1]]
    for u, v in sorted(dabs, key=lambda d: d[1]):
        f = c.at(
            x + u * w * 0.46,
            y + v * w * 0.26,
            w / 100 * (0.82 + 0.1 * v),
            vol=7,
            wob=0.4,
            edge=0.34,
            rim=0.5,
            amb=0.2,
            det=0.6,
        )
        f.paint(
            blob((-14, 6), (-14, -5), (-4, -11), (3, -18, "c"), (7, -10), (14, -4), (13, 7), (0, 10)), WHIPPED
        )
        f.line([(-10, -2), (0, 2), (10, -3)], 1.8, "#a87c98", alpha=0.7)


def party_hat(c: Card, x: float, y: float, h: float, rot: float = 0, ramp: Ramp = RED) -> None:
    """A paper cone with dots and a pompom, its rim's middle at (x, y), its elastic hanging."""
    f = c.at(x, y, h / 100, rot, vol=14, wob=0.3, edge=0.3, rim=0.7, det=0.8, tex=0.12)
    f.line([(-32, -2), (-22, 34), (4, 44), (26, 30), (32, -2)], 2.5, "#f8ecd8", alpha=0.8)
    m = f.paint(blob((-36, 0, "c"), (0, 12), (36, 0, "c"), (3, -94, "c"), (-3, -94, "c")), ramp)
    for dx, dy in ((-14, -12), (12, -20), (-4, -44), (20, -2), (6, -66)):
        f.flat(ell(dx, dy, 6), "#fff0cc", 0.9, clip=m)
    f.paint(ell(0, -98, 13), CREAM_WAX, vol=6)


def sledge(c: Card, x: float, y: float, w: float, flip: bool = False) -> tuple[float, float]:
    """A wooden sledge with a curled runner, its nose on the left; returns where the rope is tied."""
    f = c.at(x, y, w / 100, 0, flip, vol=5, wob=0.3, edge=0.3, rim=0.8, det=0.8)
    c.shade(ell(x, y, w * 0.6, w * 0.07), 0.5, 5, "#3c1440")
    f.paint(taper((50, -2, 5), (0, -2, 6), (-42, -3, 6), (-58, -16, 5), (-50, -27, 4)), WOOD)
    for dx in (-28, 2, 34):
        f.paint(rect(dx - 3, -20, dx + 3, -2), WOOD)
    f.paint(rect(-44, -26, 52, -18, 3), WOOD)
    return f.pt(-54, -24)
