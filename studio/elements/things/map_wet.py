"""A wet map: a parchment over a table, its inland sea and the rivers that run off it."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, ell, poly, spiral, taper

Place: TypeAlias = Callable[[float, float], tuple[float, float]]
River: TypeAlias = tuple[tuple[float, float], float, float]

PARCH: Ramp = ["#7c5c34", "#bc9858", "#ecd49c", "#fff4d4"]
AQUA: Ramp = ["#0c4c6c", "#1c8ca4", "#5cd0cc", "#d8fff0"]
SEPIA = "#8c5c2c"
MOUNTAINS = (
    (0.74, 0.12, 0.9),
    (0.83, 0.13, 1.1),
    (0.68, 0.17, 0.8),
    (0.78, 0.19, 1.3),
    (0.88, 0.22, 1.0),
    (0.71, 0.25, 1.1),
    (0.82, 0.28, 0.9),
)


def parchment(c: Card, on: Place) -> Arr:
    """The map, curling at its corners; `on` says where a point (u, v) of the table is."""
    far = (*on(0.06, 0.05), "c"), on(0.3, 0.02), on(0.6, 0.06), (*on(0.9, 0.03), "c"), (*on(0.968, 0.15), "c")
    near = on(0.97, 0.5), (*on(0.97, 0.97), "c"), on(0.7, 1.0), on(0.3, 0.97), (*on(0.13, 0.985), "c")
    sheet = blob(*far, *near, (*on(0.035, 0.86), "c"), on(0.05, 0.5))
    c.shade(sheet, 0.5, 12, "#200c0c")
    m = c.paint(sheet, PARCH, vol=6, amb=0.5, edge=0.25, wob=0.8, light=(600, 380, 260), lump=0.2)
    for u, v, s in MOUNTAINS:
        _drawn_mountain(c, *on(u, v), s, m)
    creases = (0.1, 0.3, 0.9, 0.28), (0.1, 0.66, 0.94, 0.7), (0.36, 0.04, 0.32, 0.96), (0.7, 0.04, 0.74, 0.96)
    for u0, v0, u1, v1 in creases:
        c.line([on(u0, v0), on((u0 + u1) / 2, (v0 + v1) / 2), on(u1, v1)], 2, SEPIA, 0.3, clip=m, ends=0.9)
    for k in range(8):
        a = k * math.pi / 4
        x, y = on(0.86, 0.8)
        tip = x + 30 * math.cos(a), y + 17 * math.sin(a)
        c.line([(x, y), tip], 3.4 if k % 2 else 5, "#a83c24", 0.7, 0.2, ends=0.1)
    _curled(c, on(0.9, 0.03), on(0.968, 0.15), on(0.9, 0.13))
    _curled(c, on(0.13, 0.985), on(0.035, 0.86), on(0.12, 0.88))
    return m


def _curled(c: Card, a: tuple[float, float], b: tuple[float, float], inward: tuple[float, float]) -> None:
    """A corner rolled in upon the sheet between the edge points a and b: a cylinder, its shadow, the turns at its end."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = (inward[0] - mx) * 0.36, (inward[1] - my) * 0.36
    c.shade(
        poly([a, b, (b[0] + dx * 2.4, b[1] + dy * 2.4 + 6), (a[0] + dx * 2.4, a[1] + dy * 2.4 + 6)]),
        0.5,
        6,
        "#4c2c10",
    )
    lift = -9
    ends = [(p[0] + dx * 0.5, p[1] + dy * 0.5 + lift) for p in (a, b)]
    c.paint(taper((*ends[0], 26), (*ends[1], 26)), PARCH, vol=13, wob=0.4, edge=0.4, amb=0.16)
    low = max(ends, key=lambda p: p[1])
    c.paint(ell(*low, 12.5, 12.5), PARCH[:3], vol=5, wob=0.3, edge=0.3)
    c.line(spiral(*low, 9, 2, 1.6), 2, SEPIA, 0.8, 0.2, ends=0.6)


def _drawn_mountain(c: Card, x: float, y: float, s: float, sheet: Arr) -> None:
    """One mountain of the map, in sepia: a lit slope to the right, a hatched one to the left."""
    peak = (x + 2 * s, y - 30 * s)
    c.flat(poly([(x - 24 * s, y), peak, (x + 26 * s, y)]), "#fdf0cc", 0.9, 1, wob=0.8, clip=sheet)
    c.flat(
        poly([(x - 24 * s, y), peak, (x + 5 * s, y - 14 * s), (x - 2 * s, y)]),
        "#8c5c2c",
        0.65,
        1.5,
        wob=0.8,
        clip=sheet,
    )
    c.line([(x - 25 * s, y + 1), (x - 10 * s, y - 16 * s), peak], 3.4, SEPIA, 0.9, 0.8, clip=sheet, ends=0.5)
    c.line([peak, (x + 12 * s, y - 17 * s), (x + 27 * s, y + 1)], 2.4, SEPIA, 0.8, 0.8, clip=sheet, ends=0.3)
    for k in range(3):
        c.line(
            [(x - (4 + 5 * k) * s, y - (18 - 5 * k) * s), (x - (5 + 5.4 * k) * s, y - 2)],
            2,
            "#6c4420",
            0.6,
            0.5,
            clip=sheet,
        )


def waters(c: Card, on: Place, rivers: Sequence[River]) -> None:
    """The inland sea and its rivers: each from its source to a place `u` of the edge."""
    west, east = (on(0.4, 0.64), on(0.28, 0.55)), (on(0.62, 0.42), on(0.57, 0.57))
    sea = blob(on(0.3, 0.36), on(0.4, 0.26), on(0.56, 0.3), *east, *west)
    brooks(c, on)
    for start, u, _ in rivers:
        _stream(c, on, start, u)
    c.shade(sea, 0.45, 7, "#5c3c1c")
    m = c.paint(sea, AQUA, vol=14, amb=0.36, edge=0.26, rim=0.5, wob=0.8, tex=0.12, light=(600, 420, 160))
    deep = blob(on(0.34, 0.42), on(0.42, 0.34), on(0.53, 0.38), on(0.52, 0.5), on(0.42, 0.55), on(0.34, 0.51))
    c.flat(deep, "#1478a0", 0.5, 16, clip=m)
    for k in range(5):
        x, y = on(0.4 + 0.04 * (k % 3), 0.38 + 0.035 * k)
        c.line([(x - 26, y), (x, y + 3), (x + 30, y - 1)], 2.4, "#d8fff4", 0.4, 0.3, clip=m)


def _wide(u: float) -> float:
    """No two rivers are as wide: a factor for the one that falls at `u`."""
    return 0.95 + 0.35 * math.sin(u * 23)


def _stream(c: Card, on: Place, start: tuple[float, float], u: float) -> None:
    """One river winding over the parchment, spreading at the edge, its banks wet, a thread of light on it."""
    way, k = [], _wide(u)
    for t, w in ((-0.12, 9), (0.0, 8), (0.25, 9), (0.5, 12), (0.76, 13), (0.92, 18)):
        bend = 0.03 * math.sin(t * 9.4 + u * 11) * (1 - t)
        way.append(
            (*on(start[0] + (u - start[0]) * max(t, 0) ** 1.3 + bend, start[1] + (1.0 - start[1]) * t), w * k)
        )
    x, y = on(u, 1.0)
    way.append((x, y + 5, 27 * k))
    c.shade(taper(*[(x, y + 2, w + 9) for x, y, w in way]), 0.4, 4, "#7c5424", wob=0.5)
    m = c.paint(taper(*way), AQUA, vol=7, amb=0.36, edge=0.3, wob=0.7, tex=0.12, det=0.3)
    for off, col, a, wide in ((-0.2, "#eafff8", 0.7, 2.6), (0.24, "#14708c", 0.5, 3)):
        c.line([(x + w * off, y) for x, y, w in way], wide, col, a, 0.3, clip=m, ends=0.3)


def falls(c: Card, on: Place, rivers: Sequence[River]) -> None:
    """Each river over the edge and down to its height: a veil that narrows to a few strands, spray at its foot."""
    for _, u, land in rivers:
        (x, y), k = on(u, 1.0), _wide(u)
        c.shade(taper((x - 10, y + 16, 20 * k), (x - 10, y + 70, 16 * k)), 0.4, 6, "#20080c")
        veil = taper((x, y + 13, 27 * k), (x + 1, y + 54, 21 * k), (x, land, 16 * k))
        m = c.paint(
            veil, AQUA, vol=6, amb=0.4, edge=0.14, wob=0.4, tex=0.3, grain=2, grad=(0.06, 0.2), alpha=0.86
        )
        for i in range(5):
            off, drop = (i - 2) * 4.6 * k, (0.5, 0.95, 0.7, 0.88, 0.6)[i] * (land - y)
            col, a = (("#f4fffa", 0.8), ("#14708c", 0.42), ("#c8f8f0", 0.7))[i % 3]
            c.line(
                [(x + off * 1.3, y), (x + off, y + 30), (x + off * 0.6, y + drop)],
                3.4,
                col,
                a,
                0.5,
                clip=m,
                ends=0.1,
            )
        c.flat(ell(x, y + 6, 12 * k, 4), "#f4fffa", 0.5, 2.6)
        for dx, r in ((-9, 15), (8, 17), (0, 22)):
            c.puff(x + dx * k, land - 3, r, "#e4fff8", 0.5)


def brooks(c: Card, on: Place) -> None:
    """Thin blue lines that come down from the drawn mountains to the sea."""
    for way in (
        ((0.73, 0.28), (0.68, 0.31), (0.64, 0.29), (0.58, 0.34)),
        ((0.66, 0.2), (0.62, 0.24), (0.58, 0.22), (0.53, 0.31)),
        ((0.24, 0.16), (0.3, 0.2), (0.34, 0.18), (0.4, 0.28)),
    ):
        c.line([on(u, v) for u, v in way], 4, "#4ca8b4", 0.8, 0.4, ends=0.4)
