"""A turquoise river that wells out of the eye of a mask, runs down its cheek and away across the sand."""

from collections.abc import Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.people.mask_colossal import eye_hole
from studio.paint import Card, Frame
from studio.shapes import Point, blob, curve, stroke, taper, xf

TURQUOISE: Ramp = ["#0e3c58", "#1c7c90", "#58c4bc", "#e4fff0"]
WET_SAND = "#6a3448"
SPRAY = (
    (-34, 6, 34),
    (-4, -6, 46),
    (26, 4, 40),
    (46, 16, 30),
    (-22, 20, 38),
    (14, 22, 46),
    (-46, 22, 26),
    (60, 26, 24),
)


def _kept_inside(c: Card, before: Arr, m: Arr) -> None:
    """Marks that ran over the edge of the water are taken away again."""
    c.img = (before + (c.img - before) * m[..., None]).astype(np.float32)


def tear_fall(c: Card, f: Frame, y: float) -> tuple[float, float]:
    """The fall from the left eye of the mask in `f` down to the height `y`; returns its foot."""
    lid, cheek, jaw = f.pt(-100, -18), f.pt(-122, 96), f.pt(-112, 214)
    foot = (jaw[0] + 4, y)
    fall = taper(
        (lid[0] - 6, lid[1] - 12, 66), (lid[0] - 4, lid[1] + 8, 66), (lid[0] - 6, lid[1] + 40, 60),
        (*cheek, 50), (*jaw, 62), (foot[0], y - 50, 78), (*foot, 104),
    )  # fmt: skip
    hole = c.mask(f.path(eye_hole(-1)), 0.3)
    pool = blob((-164, -38), (-128, -43), (-100, -45), (-72, -43), (-36, -38), (-40, -4), (-160, -4))
    below = c.mask(fall, 0.5, 1.2) * np.maximum(hole * c.ground(lid[1] - 24), c.ground(lid[1] - 3))
    water = np.maximum(c.mask(f.path(pool), 0.3, 2) * hole, below)
    c.shade(xf(fall, -16, 8), 0.55, 9, "#2c2860", clip=c.ground(lid[1] + 4))
    before = c.img.copy()
    c.paint(water, TURQUOISE, vol=16, edge=0.03, tex=0.4, grain=2, grad=(0, 0.2), amb=0.42, wob=0)
    c.marks(below, 1.62, 380, 64, 3.6, TURQUOISE, jit=0.22, alpha=0.75, bias=0.1, curl=0.04)
    f.shade(
        blob((-164, -30), (-100, -34), (-36, -30), (-50, -66), (-150, -66)), 0.75, 7, "#0c1c3c", clip=hole
    )
    for k in (-33, -22, -11, 1, 12, 22, 31):  # it bends over the lid: light gathers on the lip and runs down
        top = curve(
            (lid[0] + k * 1.1, lid[1] - 14 + abs(k) * 0.1),
            (lid[0] + k * 0.9, lid[1] + 8),
            (lid[0] + k * 0.55, lid[1] + 66),
        )
        c.flat(stroke(top, 7, 0.2), "#effff6", 0.75, 2)
    _kept_inside(c, before, water)
    return foot


def desert_stream(c: Card, left: Sequence[Point], right: Sequence[Point]) -> Arr:
    """The river between its two banks, each from the fall down to the foot of the page; returns its mask."""
    bed = blob(*left, *right[::-1])
    c.shade(bed, 0.7, 12, WET_SAND)
    before = c.img.copy()
    m = c.paint(
        bed, TURQUOISE, vol=24, edge=0, amb=0.36, tex=0.25, grain=1, grad=(0.3, -0.2), soft=1.5, wob=1.2
    )
    a, b = np.array([p[:2] for p in left], float), np.array([p[:2] for p in right], float)
    line = (a + b) / 2
    turn = np.unwrap(np.arctan2(np.gradient(line[:, 1]), np.gradient(line[:, 0])))

    def flow(_: Arr, y: Arr) -> Arr:
        """Downstream, laid flatter the nearer: the surface is seen from the side."""
        return np.asarray(np.interp(y, line[:, 1], 0.08 + (turn - 0.08) * 0.33))

    deep = taper(*[(x - 0.1 * w, y, 0.5 * w) for (x, y), w in zip(line, (b - a)[:, 0], strict=True)][2:])
    c.shade(deep, 0.55, 26, TURQUOISE[0], clip=m)
    c.marks(m, flow, 420, 74, 5, TURQUOISE, jit=0.07, alpha=0.42, curl=0.2)
    c.marks(m, flow, 90, 70, 3, TURQUOISE, jit=0.1, alpha=0.55, bias=0.26, curl=0.1)
    for bank in (left, right):  # a line of foam along the sand
        shore = curve(*bank)
        c.flat(stroke(shore, 9, 0.5), "#e8fff4", 0.5, 2.5, wob=1.2)
    _kept_inside(c, before, m)
    return m


def spray(c: Card, x: float, y: float) -> None:
    """The mist at the foot of a fall."""
    for dx, dy, r in SPRAY:
        c.puff(x + dx, y + dy, r, "#dcf8f4", 0.5)
    for dx, dy, r in SPRAY:
        c.halo(x + dx, y + dy, r * 1.5, "#f0fff8", 0.32)
    for k in range(7):  # rings that leave the foot of the fall
        ring = curve(
            (x - 44 - k * 3, y + 30 + k * 9),
            (x - 6 + k * 2, y + 40 + k * 10),
            (x + 46 + k * 5, y + 30 + k * 9),
        )
        c.flat(stroke(ring, 5, 0.1), "#f0fff8", 0.5 - k * 0.06, 2)
