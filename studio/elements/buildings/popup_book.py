"""The houses of a pop-up book, seen through one eye: boxes of paper, and a spire that can be crushed."""

from dataclasses import dataclass
from typing import Any

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import poly

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


def crushed_spire(
    c: Card, b: Book, x: float, z: float, y0: float, w: float, h: float, press: float, ramp: Ramp
) -> None:
    """A paper spire on a tower `w` wide at (x, z); at the height `press` something has folded its tip over to the left."""
    left, right, top = b.see((x - w * 0.66, y0, z)), b.see((x + w * 0.66, y0, z)), b.see((x, y0 + h, z))
    crease = b.see((x, press, z))[1]

    def at_crease(foot: Point) -> Point:
        t = (foot[1] - crease) / (foot[1] - top[1])
        return foot[0] + (top[0] - foot[0]) * t, crease

    a, d = at_crease(left), at_crease(right)
    rest = crease - top[1]
    tip = (a[0] - rest * 0.58, crease + rest * 0.62)
    how: dict[str, Any] = {"vol": 2, "wob": 0.25, "edge": 0.25, "tex": 0.2}
    c.paint(poly([left, a, d, right]), ramp, amb=0.35, **how)
    c.line([((a[0] + d[0]) / 2, crease), ((left[0] + right[0]) / 2, left[1])], 3, ramp[0], 0.5, 0.2)
    c.shade(poly([a, d, (tip[0] + 16, tip[1] + 20)]), 0.7, 5, ramp[0])
    c.paint(poly([a, d, tip]), ramp[:3], amb=0.45, **how)
    for p, q in ((left, a), (d, right), (a, tip), (tip, d)):
        c.line([p, q], 3.6, CORE, 0.95, 0.2, ends=0.9)


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
