"""A braid of three strands as wide as a valley: hair, a river, a road. It runs down the page and widens."""

import math

import numpy as np

from studio.colour import Arr, Ramp
from studio.marks import Angle
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import Points, curve, taper

HAIR: Ramp = ["#0c0a18", "#1e1a2c", "#403a4c", "#847c8c"]
RIVER: Ramp = ["#0c4468", "#2c84a4", "#7cc8cc", "#e4fcf0"]
ROAD: Ramp = ["#6c3c20", "#b87c44", "#e4b878", "#fcecc0"]
STRANDS = (HAIR, RIVER, ROAD)


def spine(start: tuple[float, float]) -> Points:
    """Where the middle of the braid runs."""
    return curve(
        start, (start[0] + 26, start[1] + 110), (560, 620), (440, 770), (250, 900), (300, 1050), (480, 1230)
    )


def braid_road(
    c: Card, start: tuple[float, float], w0: float = 30, w1: float = 250, turns: float = 4.4
) -> tuple[Points, list[Arr]]:
    """Paint it from `start` to the foot of the page; returns its spine and the masks of the three strands."""
    line = spine(start)
    n = len(line)
    u = np.linspace(0, 1, n)
    along = np.gradient(line, axis=0)
    side = np.stack([-along[:, 1], along[:, 0]], 1)
    side /= np.hypot(side[:, 0], side[:, 1])[:, None] + 1e-9
    width = w0 + (w1 - w0) * u**1.35
    c.shade(
        taper(
            *[(line[i][0] + width[i] * 0.16, line[i][1] + width[i] * 0.2, width[i]) for i in range(0, n, 12)]
        ),
        0.5,
        12,
        "#3c1c2c",
    )
    phase = 2 * math.pi * turns * u**0.72
    pieces = 120
    masks: list[Arr] = [np.zeros((c.h, c.w), np.float32) for _ in STRANDS]
    cuts = np.linspace(0, n - 1, pieces + 1).astype(int)
    for p in range(pieces):
        a, b = cuts[p], min(cuts[p + 1] + 2, n - 1)
        mid = (a + b) // 2
        order = sorted(range(3), key=lambda k: math.cos(phase[mid] * 1.0 + k * 2 * math.pi / 3 + math.pi / 2))
        for k in order:
            pts = []
            for i in (a, mid, b):
                off = math.sin(phase[i] + k * 2 * math.pi / 3) * width[i] * 0.32
                pts.append((line[i][0] + side[i][0] * off, line[i][1] + side[i][1] * off, width[i] * 0.44))
            m = c.paint(taper(*pts), STRANDS[k], vol=width[mid] * 0.2, wob=0.2, edge=0.1, tex=0.16, amb=0.34)
            for j in range(3):
                masks[j] = np.asarray(np.maximum(masks[j], m) if j == k else masks[j] * (1 - m), np.float32)
    angle = _angle_of(line)
    c.marks(masks[0], angle, 700, 44, 3, HAIR, jit=0.12, alpha=0.7)
    c.marks(masks[1], angle, 360, 40, 3.4, RIVER, jit=0.12, alpha=0.6, bias=0.08)
    c.marks(masks[2], angle, 360, 22, 3.4, ROAD, jit=0.10, alpha=0.5)
    i = 6
    for dy in (0, 9):
        c.paint(
            taper((line[i][0] - 17, line[i][1] + dy, 8), (line[i][0] + 17, line[i][1] + dy, 8)),
            BRASS,
            vol=4,
            wob=0.2,
        )
    return line, masks


def _angle_of(line: Points) -> Angle:
    along = np.gradient(line, axis=0)
    turn = np.arctan2(along[:, 1], along[:, 0])

    def angle(x: Arr, y: Arr) -> Arr:
        order = np.argsort(line[:, 1])
        return np.asarray(np.interp(y, line[order, 1], turn[order]), np.float32)

    return angle
