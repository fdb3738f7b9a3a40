"""A knitted scarf pulled from both ends until it comes apart in the middle: the band, the threads that still hold."""

import math

import numpy as np

from studio.elements.people.twins_tugging import CRIMSON_WOOL
from studio.paint import Card, Frame
from studio.shapes import Point, Points, curve, taper

Spot = tuple[float, float]
THREAD = ("#c8202c", "#e04438", "#a01428", "#d83430")


def knitted(c: Card, points: tuple[Point, ...], row: float = 8) -> None:
    """A knitted band through (x, y, width), two columns of stitches, its lower half in its own shade."""
    c.shade(taper(*[(x, y + 9, w) for x, y, w in points]), 0.3, 7, "#281830")
    m = c.paint(taper(*points), CRIMSON_WOOL, vol=11, wob=0.5, edge=0.35, rim=0.4, det=0.4, amb=0.3)
    line = curve(*[p[:2] for p in points])
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    width = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(points)), [p[2] for p in points])
    for at in np.arange(row, along[-1], row):
        k = min(int(np.searchsorted(along, at)), len(line) - 2)
        (x, y), (x2, y2), w = line[k], line[k + 1], width[k] * 0.5
        a = math.atan2(y2 - y, x2 - x)
        for s in (-1, 1):
            tip = (
                x - math.sin(a) * s * w - math.cos(a) * w * 0.6,
                y + math.cos(a) * s * w - math.sin(a) * w * 0.6,
            )
            c.line([(x, y), tip], 2.6, "#74101f", 0.55, 0.2, clip=m)


def thread(c: Card, points: tuple[Point, ...], kink: float, col: str = THREAD[0], w: float = 3.6) -> None:
    """A thread that still remembers its stitches: it runs in small waves, `kink` high."""
    line = np.array(curve(*points))
    turn = np.gradient(line, axis=0)
    turn /= np.hypot(turn[:, 0], turn[:, 1])[:, None] + 1e-6
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    wave = np.sin(along / 4.6)[:, None] * kink * np.sin(np.linspace(0, math.pi, len(line)))[:, None] ** 0.3
    waved: Points = line + np.stack([-turn[:, 1], turn[:, 0]], 1) * wave
    c.line(waved, w, col, 1, 0.2, ends=0.75, det=1)


def scarf_fraying(c: Card, a: Spot, b: Spot, neck_a: Spot, neck_b: Spot, caught: Spot) -> None:
    """From `neck_a` through the grip `a` to `b` and `neck_b`; at `caught` it has rubbed through to its last threads."""
    x, y = caught
    torn = []
    for (hx, hy), (nx, ny), s in ((a, neck_a, 1), (b, neck_b, -1)):
        end = (x - s * 78, y - 8)
        half = ((hx + end[0]) / 2, (hy + end[1]) / 2 + 5)
        knitted(
            c, ((nx, ny, 30), ((nx + hx) / 2, (ny + hy) / 2 + 4, 27), (hx, hy, 25), (*half, 33), (*end, 25))
        )
        torn.append(end)
    (lx, ly), (rx, ry) = torn
    for s, (ex, ey) in ((1, torn[0]), (-1, torn[1])):  # loose ends, ravelled loops
        for k, (dx, dy, drop) in enumerate(
            ((26, -16, -22), (38, 12, 16), (20, 18, 34), (30, -6, -9), (14, 22, 46))
        ):
            col = THREAD[k % 4]
            thread(
                c,
                ((ex - s * 8, ey + dy * 0.5), (ex + s * dx * 0.6, ey + dy * 0.8), (ex + s * dx, ey + drop)),
                2,
                col,
            )
    thread(c, ((lx - 6, ly - 8), (x, y - 11), (rx + 6, ry - 9)), 1.6, THREAD[1], 4.8)
    thread(
        c, ((lx - 6, ly), (x - 20, y - 1), (x, y - 3), (x + 24, y + 1), (rx + 6, ry + 1)), 2.4, THREAD[0], 4.8
    )
    thread(c, ((lx - 4, ly + 8), (x - 36, y + 13), (x - 6, y + 2), (x + 3, y + 3), (x + 30, y + 14), (rx, ry + 8)), 2.6,
        THREAD[3])  # fmt: skip
    hang = (
        (x + 2, y + 1),
        (x + 9, y + 26),
        (x - 6, y + 58),
        (x + 12, y + 92),
        (x + 2, y + 124),
        (x + 20, y + 150),
    )
    thread(c, hang, 3.2, THREAD[0], 4.4)


def scarf_round_neck(f: Frame) -> None:
    """Twice round the neck of a tugging twin; the short end flies behind, with its fringe."""
    end = ((52, -212, 22), (84, -204, 25), (104, -188, 27))
    for k in range(5):
        f.line(
            [(112 + k * 2, -198 + k * 6), (126 + k, -188 + k * 6), (134 - k * 2, -176 + k * 6)],
            3.4,
            CRIMSON_WOOL[1 + k % 2],
            ends=0.7,
        )
    m = f.paint(taper(*end), CRIMSON_WOOL, vol=7)
    for x in (70, 82, 94, 106):
        f.line(
            [(x + 4, -222 + (x - 70) * 0.5), (x - 2, -190 + (x - 70) * 0.5)], 3, "#74101f", alpha=0.5, clip=m
        )
    f.line([(104, -204), (98, -180)], 5, "#ffb494", alpha=0.8, clip=m)
    f.paint(taper((4, -206, 20), (32, -200, 25), (66, -214, 21)), CRIMSON_WOOL, vol=10)
    m = f.paint(taper((0, -220, 19), (30, -213, 24), (68, -228, 20)), CRIMSON_WOOL, vol=10)
    for x in range(4, 66, 9):
        f.line([(x - 3, -228), (x + 2, -214), (x - 1, -204)], 2.4, "#74101f", alpha=0.5, clip=m)
