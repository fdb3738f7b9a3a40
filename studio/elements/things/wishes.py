"""Wishes kept in jars: a glass jar with a cork or a tied cloth, and very small things to put inside."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import CREAM, LINEN, ROSE, WOOD
from studio.shapes import Path, blob, ell, rect, taper

GLASS = ["#1c4c44", "#4c8c78", "#a0d4b4", "#f0fff0"]


def jar_shape() -> Path:
    """A jar 100 high on (0, 0)."""
    return blob(
        (-30, -2), (-34, -30), (-33, -66), (-22, -82), (22, -82), (33, -66), (34, -30), (30, -2), (0, 2)
    )


def jar(c: Card, x: float, y: float, h: float = 120, glow: str | None = None, fog: float = 0) -> Frame:
    """The jar's back and its inner light; paint the wish in the frame, then call `close`."""
    f = c.at(x, y, h / 100, wob=0.2, vol=10, fog=fog, det=0.5)
    f.shade(ell(2, 0, 40, 6), 0.5 * (1 - fog), 5)
    f.paint(jar_shape(), ["#082820", "#144438", "#2c6c58"], vol=20, alpha=0.62, edge=0.3)
    if glow:
        f.flat(ell(0, -34, 24, 30), glow, 0.75 * (1 - fog), 9)
        c.halo(*f.pt(0, -36), h * 0.8, glow, 0.6 * (1 - fog))
    return f


def close(f: Frame, lid: Ramp = WOOD, knot: bool = False) -> None:
    """The glass in front, its streaks, and the stopper (or a cloth tied with a knot)."""
    f.paint(jar_shape(), GLASS, vol=18, alpha=0.16, edge=0.5, rim=1.0, rimw=4)
    f.line([(-24, -14), (-27, -44), (-20, -70)], 4.2, "#f4fff4", alpha=0.85)
    f.line([(25, -20), (27, -44), (22, -64)], 2, "#d8ffe8", alpha=0.6)
    if knot:
        f.paint(blob((-24, -80), (-28, -92), (-12, -102), (10, -102), (28, -93), (24, -80), (34,
            -68), (12, -76), (-12, -75), (-34, -67)), LINEN, vol=8)  # fmt: skip
        f.paint(taper((-25, -81, 5), (0, -78, 6), (25, -81, 5)), lid, vol=2.5)
        for sg in (-1, 1):
            f.paint(
                taper((sg * 2, -79, 5), (sg * 15, -90, 8), (sg * 22, -78, 6), (sg * 4, -77, 4)), lid, vol=3
            )
            f.line([(sg * 3, -77), (sg * 8, -64), (sg * 6, -54)], 3.4, lid[2], alpha=1)
    else:
        f.paint(rect(-23, -97, 23, -80, 4), lid, vol=6, det=0.6)
        f.paint(rect(-26, -84, 26, -77, 3), GLASS, vol=3, alpha=0.8)


def bicycle(f: Frame, x: float, y: float, s: float = 1.0, col: str = "#7c2c1c") -> None:
    """A bicycle the size of a thumb, standing at (x, y)."""
    back, front, saddle, bar = ((x - 13 * s, y - 9 * s), (x + 13 * s, y - 9 * s), (x - 6 * s,
        y - 22 * s), (x + 8 * s, y - 26 * s))  # fmt: skip
    crank = (x - 1 * s, y - 9 * s)
    for hub in (back, front):
        ring = [(hub[0] + 9 * s * math.cos(t / 8 * math.pi),
            hub[1] + 9 * s * math.sin(t / 8 * math.pi)) for t in range(17)]  # fmt: skip
        f.line(ring, 2.2 * s, col, alpha=1, ends=1, det=1)
    for a, b in ((back, crank), (crank, bar), (bar, front), (saddle, crank), (back, saddle), (saddle, bar)):
        f.line([a, b], 2 * s, col, alpha=1, ends=0.9, det=1)
    f.line([(saddle[0] - 5 * s, saddle[1] - 2 * s), (saddle[0] + 4 * s, saddle[1] - 2 * s)],
        3.4 * s, "#2c1410", alpha=1, ends=0.8)  # fmt: skip
    f.line([bar, (bar[0] + 1 * s, bar[1] - 5 * s), (bar[0] - 6 * s, bar[1] - 6 * s)], 2.2 * s,
        col, alpha=1, ends=0.9)  # fmt: skip


def wedding_cake(f: Frame, x: float, y: float, s: float = 1.0) -> None:
    """Three tiers and a cherry."""
    for w, y0, y1, ramp in ((21, 0, -16, CREAM), (15, -15, -29, ROSE), (9, -28, -40, CREAM)):
        f.paint(rect(x - w * s, y + y1 * s, x + w * s, y + y0 * s, 3), ramp, vol=5, amb=0.5, det=0.9)
        for i in range(-2, 3):
            f.flat(
                ell(x + i * w * s * 0.42, y + (y1 + 2) * s, w * 0.2 * s, 2.6 * s), "#fffdf0", 0.95, det=0.9
            )
    f.flat(ell(x, y - 43 * s, 3.6 * s), "#e0483c", 1, det=1)


def tiny_house(f: Frame, x: float, y: float, s: float = 1.0) -> None:
    """A house to wish for."""
    f.paint(rect(x - 13 * s, y - 20 * s, x + 13 * s, y), CREAM, vol=3, amb=0.5)
    f.paint(
        blob((x - 18 * s, y - 19 * s, "c"), (x, y - 38 * s, "c"), (x + 18 * s, y - 19 * s, "c")), ROSE, vol=3
    )
    f.flat(rect(x - 4 * s, y - 12 * s, x + 4 * s, y), "#ffd468", 1, det=1)
