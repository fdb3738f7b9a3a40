"""The houses of a pop-up book, seen through one eye: boxes of paper, and a spire that bends."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card
from studio.shapes import blob, curve, poly

Point = tuple[float, float]
Place = tuple[float, float, float]
PAPER = ["#2c2c5c", "#5c5488", "#a88c98", "#e8c494", "#ffe8b4"]
SHADE = ["#242450", "#44407c", "#7c6c9c", "#b89cac", "#e8ccb8"]
WARM = ["#6c4868", "#c88c6c", "#fcc878", "#ffe8a8", "#fff6d0"]
PANE = ["#14143c", "#242854", "#444c7c"]
LIT = ["#b85c10", "#f8ac38", "#ffe890"]
CORE = "#fff6dc"


@dataclass(frozen=True)
class Book:
    """How the book's world is seen: x to the right, y up, z towards us."""

    centre: float = 400
    horizon: float = 300
    eye: float = 1.7
    back: float = 4.6
    focus: float = 880

    def see(self, p: Place) -> Point:
        """Where a place of the book's world is on the card."""
        d = self.focus / (self.back - p[2])
        return self.centre + p[0] * d, self.horizon + (self.eye - p[1]) * d


def bent_spire(
    c: Card, b: Book, x: float, z: float, y0: float, w: float, press: float, ramp: Ramp, above: Arr
) -> Arr:
    """A paper spire on a tower `w` wide at (x, z), bowed under what weighs on it at the height `press`: its tip hangs over.

    `above` is the mask of what presses; the spire stays below it. Returns the spire's mask."""
    (x0, base), (x1, _) = b.see((x - w * 0.7, y0, z)), b.see((x + w * 0.7, y0, z))
    k, top = (x1 - x0) / 100, b.see((x, press, z))[1]
    rise = (base - top) / 100

    def at(u: float, v: float) -> Point:
        return x0 + u * k, base - v * rise

    how: dict[str, Any] = {"vol": 3, "wob": 0.2, "edge": 0.3, "tex": 0.2, "clip": 1 - above}
    crook, under, tip = at(66, 108), at(90, 60), at(150, 12)
    hood = blob(
        (*at(42, 84), "c"),
        at(50, 102),
        crook,
        at(98, 98),
        at(130, 68),
        (*tip, "c"),
        at(120, 42),
        (*under, "c"),
    )
    body = blob(
        (*at(0, 0), "c"),
        at(20, 36),
        at(34, 66),
        (*at(44, 96), "c"),
        (*at(84, 88), "c"),
        (*under, "c"),
        at(92, 34),
        (*at(100, 0), "c"),
        at(50, -9),
    )
    out = c.paint(body, ramp, amb=0.3, **how)
    c.shade(poly([at(46, -7), at(58, 60), at(92, 50), at(100, 0)]), 0.34, 4, ramp[0], clip=out)
    c.line([at(47, -8), at(54, 40), at(62, 78)], 2.6, ramp[0], 0.6, 0.2, clip=out)
    c.shade(poly([at(38, 78), at(88, 66), at(90, 44), at(60, 56)]), 0.75, 4, ramp[0], clip=out)
    bent = c.paint(hood, ramp, amb=0.46, **how)
    for u in (56, 70):
        c.line([at(u + 24, 64 + (u - 56)), at(u + 4, 104)], 2.2, ramp[0], 0.4, 0.2, clip=bent)
    edges = (
        [at(0, 0), at(20, 36), at(34, 66), at(43, 90)],
        [at(100, 0), at(92, 34), under],
        [under, at(120, 42), tip],
        [tip, at(130, 68), at(100, 97), at(78, 106)],
    )
    for line in edges:
        c.line([*map(tuple, curve(*line))], 3.4, CORE, 0.95, 0.2, ends=0.9, clip=1 - above)
    return np.maximum(out, bent)


def box_house(
    c: Card, b: Book, x0: float, x1: float, z: float, h: float, roof: Ramp, deep: float = 0.3, rise: float = 0.3,
    wall: Ramp = PAPER, lit: int = -1, rows: int = 2, nod: float = 0,
) -> None:  # fmt: skip
    """A paper box with a gable towards us, x0..x1 at depth z; `rise` is the roof's share; `nod` pushes the top towards us."""
    mid, eave = (x0 + x1) / 2, h * (1 - rise)
    inner = x1 if mid < 0 else x0
    how: dict[str, Any] = {"vol": 2, "wob": 0.25, "edge": 0.2, "tex": 0.22}

    def at(x: float, y: float, back: float = 0) -> Point:
        return b.see((x, y, z - back + nod * y))

    w = (x1 - x0) * 0.07
    way = 1 if mid < 0 else -1
    c.shade(
        poly(
            [at(x0, 0), at(x1, 0), b.see((x1 - way * 0.1, 0, z + 0.32)), b.see((x0 - way * 0.1, 0, z + 0.32))]
        ),
        0.5,
        8,
        "#20184c",
    )
    c.paint(
        poly([at(inner, 0), at(inner, eave), at(inner, eave, deep), at(inner, 0, deep)]),
        WARM,
        amb=0.45,
        **how,
    )
    for x, ramp in ((x0 + x1 - inner, roof), (inner, roof)):
        side = w if x == x1 else -w
        c.paint(
            poly([at(x + side, eave - w), at(mid, h), at(mid, h, deep), at(x + side, eave - w, deep)]),
            ramp,
            amb=0.35,
            **how,
        )
        c.line([at(mid, h, deep), at(mid, h)], 3, CORE, 0.75, 0.2, ends=0.9)
    front = [at(x0, 0), at(x0, eave), at(mid, h), at(x1, eave), at(x1, 0)]
    c.paint(poly(front), wall, amb=0.26, gain=0.95, grad=(0.04, -0.26), **how)
    for x in (x0, x1):
        c.line([at(x, 0.04 * h), at(x, eave)], 4, CORE, 0.9, 0.2, ends=0.8)
    c.line([at(x0, 0.005), at(x1, 0.005)], 5, "#181440", 0.8, 0.2, ends=0.9)
    for x in (x0 - w, x1 + w):  # the barge boards: the roof's cut edge, white at its core
        c.line([at(x, eave - w * 1.1, -0.02), at(mid, h + 0.01, -0.02)], 9, roof[1], 1, 0.2, ends=0.95)
        c.line([at(x, eave - w * 1.1, -0.03), at(mid, h + 0.02, -0.03)], 4, CORE, 0.95, 0.2, ends=0.95)
    storey = eave / (rows + 0.25)
    for k in range(rows * 2):
        px = mid + (x1 - x0) * (-0.24, 0.24)[k % 2]
        top = eave - 0.16 * storey - (k // 2) * storey
        half = (x1 - x0) * 0.115
        pane = poly([at(px - half, top - storey * 0.58), at(px - half, top - storey * 0.12), at(px, top), at(px + half, top - storey * 0.12),
            at(px + half, top - storey * 0.58)])  # fmt: skip
        c.paint(
            pane, LIT if k == lit else PANE, vol=1, wob=0.15, edge=0.2, det=0.7, amb=0.8 if k == lit else 0.3
        )
