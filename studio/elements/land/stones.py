"""Pebbles seen close: banded, speckled, tied up with string like a parcel."""

import math
from collections.abc import Sequence

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, ell

PEBBLES = (
    ["#20242c", "#4c545c", "#8c9294", "#ccccc0", "#fbf6e4"],
    ["#2c2a30", "#605a5c", "#a49a92", "#dcd0bc", "#fff8e4"],
    ["#1c2830", "#3c5058", "#748c8c", "#b8c8bc", "#f0f8e8"],
    ["#34302c", "#74685c", "#b8a890", "#e8dcc0", "#fffaea"],
)


def pebble(
    c: Card, x: float, y: float, rx: float, ry: float, kind: int = 0, rot: float = 0, tied: bool = True
) -> Arr:
    """A smooth stone, middle at (x, y); every third is banded, the others speckled. Returns its mask."""
    ramp: Ramp = PEBBLES[kind % len(PEBBLES)]
    f = c.at(x, y, 1, rot, wob=0.5, det=0.3)
    uneven = [1 + 0.07 * math.sin(kind * 1.7 + i * 1.3) for i in range(10)]
    ring = [
        (math.cos(i * math.pi / 5) * rx * k, math.sin(i * math.pi / 5) * ry * k) for i, k in enumerate(uneven)
    ]
    m = f.paint(blob(*ring), ramp, vol=min(rx, ry) * 0.92, amb=0.1, edge=0.22, tex=0.22, lump=0.05)
    if kind % 3 == 0:
        f.line(
            [(-rx, -ry * 0.2), (-rx * 0.2, ry * 0.12), (rx, -ry * 0.1)],
            ry * 0.22,
            "#f4ecd8",
            alpha=0.75,
            clip=m,
        )
        f.line([(-rx, ry * 0.2), (0, ry * 0.42), (rx, ry * 0.22)], ry * 0.09, "#f4ecd8", alpha=0.6, clip=m)
    else:
        for i, (px, py) in enumerate(c.scatter(m, int(rx * 0.9))):
            c.flat(
                blob((px - 3, py), (px, py - 2), (px + 3 + i % 3, py), (px, py + 2)),
                ramp[0] if i % 2 else ramp[4],
                0.35,
                0.6,
                0.3,
                clip=m,
            )
    if tied:
        for line in (
            [(-rx * 0.16, -ry * 1.1), (rx * 0.1, -ry * 0.3), (0, ry * 1.1)],
            [(-rx * 1.1, ry * 0.1), (-rx * 0.1, ry * 0.3), (rx * 1.1, 0)],
        ):
            f.line(line, 4.4, "#3a2c24", alpha=0.5, clip=m, ends=0.8)
            f.line([(px, py - 1.6) for px, py in line], 3, "#d8b478", alpha=0.95, clip=m, ends=0.8)
    return m


def noon_shadow(c: Card, x: float, y: float, w: float = 60) -> None:
    """The short, hard shadow of a sun that stands overhead, `w` to each side, round (x, y) on pale sand."""
    c.shade(ell(x, y, w * 1.06, w * 0.25), 0.25, 5, "#8c5c28")
    c.shade(ell(x, y, w, w * 0.2), 0.62, 1.4, "#74481c")


def heavy_balloon(
    c: Card, x: float, y: float, h: float, ramp: Ramp, rot: float = 0, shine: int = -1
) -> tuple[float, float]:
    """A balloon lying on the sand with its weight, foot at (x, y), the gleam on its left (`shine` -1) or right; returns its knot."""
    w = h * 0.56
    noon_shadow(c, x + h * 0.12, y + h * 0.02, w * 1.1)
    f = c.at(x, y - h * 0.42, h / 100, rot, vol=38, wob=0.3, det=0.4, rim=0.5, tex=0.08, lump=0.02)
    f.paint(
        blob((6, 46), (-40, 42), (-56, 8), (-44, -34), (0, -52), (44, -34), (56, 8), (40, 42)), ramp, amb=0.22
    )
    up = c.at(x, y - h * 0.42, h / 100, 0, shine > 0)
    up.flat(ell(0, 26, 38, 13), ramp[-1], 0.22, 6)
    up.flat(blob((-34, -20), (-18, -36), (-6, -36), (-22, -20), (-31, -2)), "#fffaf0", 0.85, 1, det=0.7)
    up.flat(ell(-33, 8, 3, 5), "#fffaf0", 0.7, 1)
    nozzle = (
        (-2.6, -54),
        (2.6, -54),
        (5, -60),
        (11, -67, "c"),
        (3, -66),
        (-2, -69),
        (-9, -65, "c"),
        (-5, -60),
    )
    f.paint(blob((-7, -49), (-2, -55), (2, -55), (7, -49)), ramp, vol=3, edge=0.05)
    f.paint(blob(*nozzle), ramp, vol=3, edge=0.3)
    f.line([(-4, -55), (0, -54), (4, -55.4)], 2.4, ramp[0], alpha=0.9, ends=0.9)
    bank = blob(
        (x - w, y + h * 0.04), (x - w * 0.6, y - h * 0.05), (x, y + h * 0.02), (x + w * 0.6, y - h * 0.05),
        (x + w, y + h * 0.04), (x, y + h * 0.12),
    )  # fmt: skip
    c.paint(bank, ["#a87c48", "#d4b078", "#e8cc98", "#f6e2b4"], vol=h * 0.06, amb=0.42, edge=0.03)
    knot: tuple[float, float] = f.pt(0, -56)
    return knot


def strings(c: Card, ends: Sequence[tuple[float, float]], hand: tuple[float, float]) -> None:
    """Strings from many things to one hand, each with a bow of its own, gathered a little above it."""
    for i, (x, y) in enumerate(ends):
        bow = (i * 7 % 5 - 2) * 1.6
        mid = (hand[0] + (x - hand[0]) * 0.45 + bow, hand[1] + (y - hand[1]) * 0.48)
        c.line([(x, y), mid, hand], 2.6, "#5c4030", 0.9, 0.2, ends=0.9, det=0.5)
