"""A great book seen along its spine while it shuts: one half lies, the other bends over it, leaf before leaf."""

from collections.abc import Callable, Sequence

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.buildings.popup_book import Book, Point
from studio.paint import Card
from studio.shapes import Path, Points, blob, curve, poly
from studio.shapes import Point as Corner

LEAVES = ["#5c4864", "#a88488", "#e8c8a0", "#fff0c8"]
CORE = "#fff2d4"
# all is drawn on the near plane, in design pixels, and goes away from us towards the one vanishing point
VIEW = Book(centre=430, horizon=590, eye=490 / 400, back=1.6, focus=640)
FAR = -2.4


def deep(p: Sequence[float], z: float) -> Point:
    """A point of the near plane carried to the depth z (0 is near, FAR the other end of the spine)."""
    r = VIEW.back / (VIEW.back - z)
    return VIEW.centre + (p[0] - VIEW.centre) * r, VIEW.horizon + (p[1] - VIEW.horizon) * r


def even(line: Points, n: int = 41) -> Points:
    """The same line in n points at equal steps."""
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, along[-1], n)
    return np.stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])], 1)


class Leaf:
    """A sheet that is bent only across its width: a line on the near plane, drawn out to the far one."""

    def __init__(self, *points: Sequence[float]) -> None:
        self.near = even(curve(*points))

    def at(self, t: float, z: float) -> Point:
        """The place t (0 at the gutter, 1 at the free edge) at the depth z."""
        i = np.linspace(0, 1, len(self.near))
        return deep((float(np.interp(t, i, self.near[:, 0])), float(np.interp(t, i, self.near[:, 1]))), z)

    def piece(self, t0: float = 0, t1: float = 1, z0: float = 0, z1: float = FAR) -> Path:
        """A four-sided piece of it."""
        ts = np.linspace(t0, t1, 3 + int(38 * abs(t1 - t0)))
        return poly([self.at(t, z0) for t in ts] + [self.at(t, z1) for t in ts[::-1]])

    def tone(self, c: Card, value: Callable[[float], float]) -> Arr:
        """A field of light that changes with t."""
        out = np.zeros((c.h, c.w), np.float32)
        for k in range(24):
            m = c.mask(self.piece(k / 24, (k + 1) / 24 + 0.01), 0)
            out = np.maximum(out * (m < 0.5), m * (value((k + 0.5) / 24) + 2))
        return np.asarray(c.blur(np.where(out > 0, out - 2, 0).astype(np.float32), 9), np.float32)

    def rim(self, c: Card, w: float, col: str = CORE, alpha: float = 1.0) -> None:
        """The cut of the paper: along the near end, and along the free edge, thinner as it goes away."""
        c.line(self.near, w, col, alpha, 0.2, ends=0.7)
        a, b = self.at(1, 0), self.at(1, FAR)
        c.flat(
            poly(
                [
                    (a[0], a[1] - w * 0.5),
                    (a[0] + 1, a[1] + w * 0.6),
                    (b[0], b[1] + w * 0.2),
                    (b[0], b[1] - w * 0.2),
                ]
            ),
            col,
            alpha,
            wob=0.2,
        )


def fan(first: Leaf, last: Leaf, share: float) -> Leaf:
    """The leaf that lies between two others."""
    mid = Leaf((0, 0), (1, 1))
    mid.near = first.near * (1 - share) + last.near * share
    return mid


def leaf_lines(
    c: Card, top: Points, bottom: Points, n: int, col: str = "#8c6c74", alpha: float = 0.6
) -> None:
    """The many thin edges between the first leaf of a block and its last."""
    for k in range(1, n):
        c.line(top + (bottom - top) * (k / n), 2, col, alpha, 0.3, ends=0.85)


def block(c: Card, top: Points, bottom: Points, ramp: Ramp = LEAVES, n: int = 6, amb: float = 0.4) -> None:
    """The near end of a stack of leaves, between two lines of as many points."""
    c.paint(poly([*top, *bottom[::-1]]), ramp, vol=5, wob=0.25, edge=0.25, amb=amb, tex=0.2)
    leaf_lines(c, top, bottom, n)


def board(c: Card, points: Sequence[Corner], ramp: Ramp, amb: float = 0.35) -> None:
    """A piece of the bound cover."""
    c.paint(blob(*points), ramp, vol=8, wob=0.3, edge=0.35, amb=amb, tex=0.3, rim=0.4)
