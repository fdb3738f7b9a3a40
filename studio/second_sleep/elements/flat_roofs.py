"""Flat roofs seen from above and aside: a block with its lit top and its black walls, and a bed on it."""

import numpy as np

from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, quad

Corners = tuple[Point, Point, Point, Point]


def roof(p: Print, corners: Corners, drop: float = 60, tone: str = "2") -> Path:
    """A roof (corners from the upper left, clockwise) with a parapet; its walls go `drop` px down."""
    a, b, c, d = corners
    walls = poly([a, b, c, (c[0], c[1] + drop), (d[0], d[1] + drop), (a[0], a[1] + drop), d])
    p.shape(walls, tone="k")
    side = poly([d, c, (c[0], c[1] + drop), (d[0], d[1] + drop)])
    p.engrave("k", side, p.level(90), 0.45 * np.clip(p.noise(60, 2) * 2 - 0.7, 0, 1), 10, length=(14, 44))
    top = p.shape(poly(corners), tone="", halo=0)
    inner = poly([quad(*corners, u, v) for u, v in ((0.05, 0.06), (0.95, 0.06), (0.95, 0.94), (0.05, 0.94))])
    p.shape(inner, tone=tone, line=2.4)
    return top


def bed_above(
    p: Print, corners: Corners, blanket: str = "", cloth: str = "", sleeper: str | None = "k", turn: int = 1
) -> Path:
    """A bed from above (corners from the upper left, head end first): mattress, pillow, blanket, who sleeps there."""

    def at(u: float, v: float) -> tuple[float, float]:
        return quad(*corners, u, v)

    whole = p.shape(
        poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), tone=blanket, line=3.4, halo=4, clear="12k"
    )
    p.shape(
        blob(at(0.14, 0.05), at(0.5, 0.02), at(0.86, 0.05), at(0.88, 0.2), at(0.5, 0.24), at(0.12, 0.2)),
        tone="",
        line=2.8,
    )
    if sleeper is not None:
        head = at(0.5 - 0.06 * turn, 0.17)
        r = float(np.hypot(*(np.array(at(0.5, 0)) - np.array(at(0.5, 1))))) * 0.085
        p.shape(ell(head[0], head[1], r * 1.05, r), tone=sleeper, halo=1.6, clear="12k")
        body = blob(
            at(0.24, 0.3),
            at(0.5, 0.25),
            at(0.76, 0.3),
            at(0.8, 0.5),
            at(0.5 + 0.2 * turn, 0.72),
            at(0.5 + 0.05 * turn, 0.93),
            at(0.5 - 0.2 * turn, 0.92),
            at(0.36, 0.7),
            at(0.2, 0.5),
        )
        p.shape(body, tone=cloth, line=3.2)
        p.line(at(0.5, 0.34), at(0.5 + 0.08 * turn, 0.6), at(0.5 - 0.04 * turn, 0.86), w=3)
        p.line(at(0.34, 0.4), at(0.46, 0.62), w=2.6)
        p.shape(
            blob(at(0.74, 0.3), at(0.92, 0.42), at(0.9, 0.5), at(0.7, 0.42)),
            tone=sleeper,
            halo=1.4,
            clear="12k",
        )
    return whole
