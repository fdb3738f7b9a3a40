"""Candles large enough to live in: wax towers with windows, drips and a flame, and the stumps they become."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import arch, blob, ell, join, taper, xf

WAX = ["#241230", "#643848", "#b47858", "#ecc084", "#fff0c8"]
COLD = ["#120c20", "#2c2440", "#5c4c68", "#94809c", "#cbb4bc"]


def tall_flame(c: Card, x: float, y: float, h: float = 90, glow: float = 1.0) -> None:
    """A big flame standing on its wick at (x, y), with its light around it."""
    c.glow(x, y - h * 0.4, h * 3.6, "#ff9030", 0.36 * glow, 1.7)
    c.glow(x, y - h * 0.45, h * 1.2, "#ffd070", 0.38 * glow, 1.6)
    f = c.at(x, y, h / 100, vol=10, wob=0.5, det=0.8, edge=0)
    f.line([(0, 8), (2, -16)], 6, "#2a1414", alpha=1, ends=0.8)
    f.paint(blob((0, -104, "c"), (12, -70), (24, -34), (16, -6), (0, 2), (-16, -6), (-24, -34), (-10, -68)), ["#f07018", "#ff9c28", "#ffc048"],
        amb=0.5, soft=1.5)  # fmt: skip
    f.paint(blob((0, -82, "c"), (9, -54), (15, -28), (9, -8), (0, -4), (-9, -8), (-15, -28), (-8, -54)), ["#ffb838", "#ffdc68", "#fff0a0"],
        amb=0.6, soft=1.5)  # fmt: skip
    f.flat(ell(0, -26, 7, 17), "#fffbe4", 0.95, soft=2.5)


def _bowl(x: float, y: float, w: float, sway: float) -> list[tuple[float, float]]:
    """The melted rim, from left to right."""
    return [(x - w / 2, y + 6), (x - w * 0.36, y - 8 + sway), (x - w * 0.12, y + 4), (x + w * 0.14, y - 6 - sway), (x + w * 0.38, y + 3),
        (x + w / 2, y + 8)]  # fmt: skip


def candle_tower(c: Card, x: float, y: float, h: float, w: float, lit: bool = True, flame: float = 80, drips: int = 7, seed: int = 1,
    rows: int = 4, fog: float = 0, ramp: Ramp | None = None) -> Arr:  # fmt: skip
    """A tower of wax standing at (x, y), with windows; when lit it glows from the top and runs down its sides."""
    r = np.random.default_rng(seed)
    wax = ramp or (WAX if lit else COLD)
    top = y - h
    rim = (
        _bowl(x, top, w, r.uniform(-5, 5))
        if lit
        else [(x - w / 2, top + 4), (x, top - w * 0.1), (x + w / 2, top + 4)]
    )
    body = blob((rim[0][0], rim[0][1], "c"), *rim[1:-1], (rim[-1][0], rim[-1][1], "c"), (x + w / 2 + 3, y - h * 0.4), (x + w * 0.54, y, "c"),
        (x, y + w * 0.1), (x - w * 0.54, y, "c"), (x - w / 2 - 3, y - h * 0.4))  # fmt: skip
    c.shade(ell(x, y + 2, w * 0.75, w * 0.12), 0.5 * (1 - fog), 9)
    fall = np.exp(-np.clip(c.yy - top, 0, None) / (60 + h * 0.3)) if lit else np.zeros_like(c.yy)
    glow = np.asarray(0.58 * fall - 0.12, np.float32)
    m = c.paint(
        body,
        wax,
        vol=w * 0.34,
        amb=0.24,
        gain=0.55,
        add=glow,
        tex=0.14,
        edge=0.22,
        lump=0.05,
        fog=fog,
        wob=0.6,
        rim=0.35,
    )
    runs = []
    for k in range(drips if lit else 0):
        dx = x + w * (r.uniform(-0.5, 0.5) if k > 1 else (-0.5, 0.5)[k])
        length = h * r.uniform(0.12, 0.6)
        dw = w * r.uniform(0.07, 0.12)
        runs.append(join(taper((dx, top + 6, dw * 1.2), (dx + r.normal(0, 2), top + length * 0.6, dw * 0.8), (dx, top + length, dw)),
            ell(dx, top + length, dw * 0.72, dw * 0.95)))  # fmt: skip
    for run in runs:
        c.shade(run, 0.3, 4, "#2c1020", clip=m)
        c.paint(
            run,
            wax,
            vol=w * 0.06,
            amb=0.34,
            gain=0.6,
            add=glow,
            tex=0.08,
            edge=0.24,
            fog=fog,
            wob=0.4,
            rim=0.6,
        )
    windows(c, x, y, h, w, lit, rows, fog, r)
    if lit:
        c.paint(
            ell(x, top + 2, w * 0.34, w * 0.07),
            ["#c87c38", "#ffd080", "#fff4c8"],
            vol=4,
            amb=0.6,
            edge=0.1,
            fog=fog,
        )
        tall_flame(c, x, top, flame, 1 - fog)
    else:
        c.line(
            [(x, top), (x + 2, top - w * 0.2), (x + 8, top - w * 0.32)],
            w * 0.05,
            c.fade("#d8c8b8", fog),
            0.95,
            0.3,
            ends=0.8,
        )
    return m


def windows(
    c: Card, x: float, y: float, h: float, w: float, lit: bool, rows: int, fog: float, r: np.random.Generator
) -> None:
    """Arched windows in the wax and one door at the foot."""
    for row in range(rows):
        for col in (-1, 0, 1):
            if row == rows - 1 and col == 0:
                continue
            px = x + col * w * 0.27 + r.normal(0, w * 0.015)
            py = y - h * 0.08 - (rows - 1 - row) * h * 0.72 / rows
            s = w * (0.058 if col else 0.07)
            pane = arch(px - s, py - s * 3, px + s, py)
            if lit:
                c.halo(px, py - s * 1.5, s * 3.4, "#ff9030", 0.3 * (1 - fog))
                c.paint(
                    pane,
                    ["#a8400c", "#e8801c", "#ffb848"],
                    vol=2,
                    amb=0.5,
                    wob=0.3,
                    edge=0.4,
                    det=0.8,
                    fog=fog * 0.5,
                )
            else:
                c.paint(pane, ["#0c0818", "#181028", "#2c2440"], vol=2, wob=0.3, edge=0.1, det=0.5, fog=fog)
    s = w * 0.09
    c.paint(
        arch(x - s, y - s * 3.2, x + s, y),
        ["#1c0c14", "#3c1c1c", "#6c3c28"],
        vol=3,
        wob=0.3,
        det=0.6,
        fog=fog,
    )


def stump(c: Card, x: float, y: float, w: float, alight: bool = False, wick: bool = True) -> None:
    """What is left of a tower at (x, y): a low drum of wax `w` wide that has run out into the ground, a black `wick` on it."""
    away = 1 if c.light[0] < x else -1
    c.shade(ell(x + away * w * 0.14, y + w * 0.07, w * 0.62, w * 0.13), 0.75, 10, "#0c0614")
    edge = [(k / 24 * 2 * np.pi, 1 + 0.09 * np.sin(k * 1.3 + x)) for k in range(24)]
    skirt = blob(*((x + w * 0.55 * r * np.cos(a), y + w * (0.03 + 0.115 * r * np.sin(a))) for a, r in edge))
    c.shade(xf(skirt, 0, w * 0.02), 0.5, 5, "#0c0614")
    c.paint(
        skirt,
        ["#3c1c34", "#8c5050", "#c08860", "#f0cc90"],
        vol=w * 0.02,
        amb=0.24,
        gain=0.6,
        tex=0.14,
        edge=0.1,
        wob=0.8,
        soft=1.5,
    )
    top, flank = y - w * 0.17, []
    for k in range(9):  # the drum's foot: tongues of wax between hollows
        t = k / 8 * 2 - 1
        flank.append((x - t * w * 0.5, y + w * (0.06 * (1 - t * t) + (0.022 if k % 2 else -0.012))))
    drum = blob(
        (x - w * 0.43, top, "c"),
        (x, top - w * 0.04),
        (x + w * 0.43, top, "c"),
        (x + w * 0.45, y - w * 0.07),
        *flank,
        (x - w * 0.45, y - w * 0.07),
    )
    c.shade(xf(drum, 0, w * 0.02), 0.5, 5, "#2c1020")
    m = c.paint(
        drum, WAX, vol=w * 0.055, amb=0.36, gain=0.7, tex=0.14, edge=0.2, rim=0.6, wob=0.6, grad=(0.06, -0.08)
    )
    for k in range(7):
        t = -0.38 + k * 0.125
        run = taper(
            (x + t * w, top + w * 0.05, w * 0.05),
            (x + t * w * 1.04, top + w * (0.12 + 0.05 * (k % 3)), w * 0.035),
        )
        c.shade(xf(run, 2, 4), 0.3, 3, "#2c1020", clip=m)
        c.paint(run, WAX, vol=w * 0.02, amb=0.3, gain=0.8, edge=0.2, wob=0.4)
    c.paint(ell(x, top, w * 0.44, w * 0.085), WAX[1:], vol=4, amb=0.36, gain=0.7, edge=0.22, rim=0.5)
    if alight:
        tall_flame(c, x, top, w * 0.2, 0.7)
    elif wick:
        c.line([(x, top), (x + 3, top - w * 0.12)], 5, "#180c14", 1, 0.3, ends=0.8)
