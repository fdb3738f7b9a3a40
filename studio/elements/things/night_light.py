"""A small amber night-light under a glass dome, held by its wire handle."""

from typing import Any

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, curve, ell, rect

DOME: Ramp = ["#e07c20", "#ffb848", "#ffe490", "#fffbe0"]


def night_light_glow(c: Card, x: float, y: float) -> None:
    """Its light in the air and on the floor below; the flame is at (x, y)."""
    c.glow(x, y, 380, "#ff9430", 0.42, 1.8)
    c.glow(x, y, 120, "#ffc860", 0.7, 1.6)
    c.glow(x - 10, y + 254, 240, "#ff9c3c", 0.34, 1.6, 0.3)


def night_light(c: Card, x: float, y: float, held: tuple[float, float]) -> None:
    """The flame is at (x, y), its wire handle is held at `held`; paint its glow first."""
    top = (held[0] - 13, held[1] + 3), (held[0] + 9, held[1] + 6)
    bail = curve((x - 30, y - 36), (x - 27, y - 64), *top, (x + 36, y - 60), (x + 30, y - 36))
    c.line(bail, 6.5, "#2c1810", 0.95, 0.2, ends=0.9, det=0.8)
    c.line(bail - np.array([1.5, 1.0]), 2.4, "#e8a450", 0.8, 0.2, ends=0.6, det=0.8)
    left, right = ((x - 33, y + 30), (x - 40, y - 2), (x - 26, y - 36)), ((x + 26, y - 36), (x + 40, y - 2))
    glass = blob(*left, (x, y - 44), *right, (x + 33, y + 30))
    m = c.paint(glass, DOME, vol=14, amb=0.6, wob=0.3, edge=0.25, det=0.6)
    c.flat(ell(x, y - 2, 17, 26), "#fffbe4", 0.9, 6, clip=m)
    for side in (-1, 1):
        c.line(
            [(x + side * 12, y - 42), (x + side * 19, y - 2), (x + side * 14, y + 30)],
            2.6,
            "#b06820",
            0.8,
            0.2,
            ends=0.9,
        )
    c.line([(x - 40, y - 3), (x, y + 4), (x + 40, y - 3)], 2.6, "#b06820", 0.8, 0.2, ends=0.9)
    _fittings(c, x, y)


def _fittings(c: Card, x: float, y: float) -> None:
    """A brass foot, a cap with its little chimney, the ears that hold the handle."""
    how: dict[str, Any] = {"vol": 7, "wob": 0.3, "edge": 0.35, "det": 0.7, "light": (x - 60, y - 90, 90)}
    c.paint(
        blob(
            (x - 36, y + 26), (x, y + 32), (x + 36, y + 26), (x + 44, y + 44), (x, y + 52), (x - 44, y + 44)
        ),
        BRASS,
        **how,
    )
    c.paint(
        blob((x - 30, y - 34), (x - 18, y - 50), (x + 18, y - 50), (x + 30, y - 34), (x, y - 28)),
        BRASS,
        **how,
    )
    c.paint(rect(x - 11, y - 62, x + 11, y - 46, 4), BRASS, **how)
    for side in (-1, 1):
        c.paint(ell(x + side * 30, y - 36, 6), BRASS, **how)
