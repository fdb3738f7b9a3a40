"""A snail's shell sawn open: a logarithmic whorl cut into rooms, and the furniture of one life."""

import math

import numpy as np

from studio.colour import Arr, Colour, Ramp, rgb, sstep
from studio.paint import Card, Frame
from studio.palettes import LINEN, PINE, WOOD
from studio.shapes import blob, ell, poly, rect, taper


class Whorl:
    """Where every pixel lies in the shell: `turn`, turns from its mouth; `radius` from its middle."""

    def __init__(self, c: Card, x: float, y: float, r: float, shrink: float = 0.4) -> None:
        self.c, self.x, self.y, self.r, self.shrink = c, x, y, r, shrink
        dx, dy = c.xx + c.dx * 0.5 - x, c.yy + c.dy * 0.5 - y
        self.radius: Arr = np.hypot(dx, dy) + 0.01
        wound = (math.pi / 2 - np.arctan2(dy, dx)) / (2 * math.pi) % 1
        s = np.log(self.radius / r) / math.log(shrink)
        self.turn: Arr = (wound + np.floor(s - wound)).astype(np.float32)
        self.wound: Arr = wound.astype(np.float32)

    def wall(self, turn: float) -> float:
        """Radius of the outer wall after so many turns."""
        return float(self.r * self.shrink**turn)

    def room(self, t0: float, t1: float) -> Arr:
        """The cell between two turns, walls included."""
        return ((self.turn >= t0) & (self.turn < t1)).astype(np.float32)

    def silhouette(self, swell: float = 1.0) -> Arr:
        """The whole shell, swollen beyond its outer wall by a factor."""
        inside = (self.radius < self.wall(0) * self.shrink**self.wound * swell).astype(np.float32)
        return self.c.blur(inside, 0.8)

    def walls(self, thick: float = 7) -> Arr:
        """The sawn edge of the shell: between whorls."""
        outer = self.r * self.shrink ** np.maximum(self.turn, 0)
        gap = np.minimum(outer - self.radius, np.abs(self.radius - outer * self.shrink))
        return np.asarray(sstep(thick, thick - 2, gap) * (self.turn >= 0), np.float32)


def lamplit(
    c: Card, m: Arr, lamp: tuple[float, float], reach: float, dark: Colour, local: Colour, lit: Colour
) -> None:
    """The back wall of a room round its lamp."""
    d = np.clip(np.hypot(c.xx - lamp[0], c.yy - lamp[1]) / reach, 0, 1)[..., None] ** 1.2
    near, mid, far = rgb(lit), rgb(local), rgb(dark)
    col = np.where(d < 0.5, near * (1 - d * 2) + mid * d * 2, mid * (2 - d * 2) + far * (d * 2 - 1))
    c.over(m, col * (1 + 0.12 * (c.bank[0][..., None] - 0.5)))


def _furniture(c: Card, x: float, y: float, s: float, flip: bool = False) -> Frame:
    c.shade(ell(x, y, 52 * s, 5 * s), 0.4, 3, "#2a140c")
    return c.at(x, y, s, 0, flip, vol=5, wob=0.25, det=0.8, rim=0.6, rimw=2.5, edge=0.3)


def cradle(c: Card, x: float, y: float, h: float = 100, ramp: Ramp = PINE) -> None:
    """A cradle on rockers with a hood on the right."""
    f = _furniture(c, x, y, h / 100)
    f.paint(taper((-54, -6, 5), (0, 0, 7), (54, -6, 5)), ramp)
    for px in (-34, 34):
        f.paint(taper((px, -2, 6), (px * 0.9, -22, 6)), ramp)
    f.paint(blob((6, -54, "c"), (10, -82), (34, -94), (54, -78), (56, -40, "c"), (8, -40, "c")), ramp, vol=14)
    f.paint(blob((14, -50), (18, -72), (34, -78), (44, -66), (46, -46)), ["#4a2418", "#74442c"], vol=4)
    f.paint(blob((-54, -54, "c"), (-20, -62), (22, -58), (30, -48), (30, -40), (-50, -40)), LINEN, vol=8)
    f.paint(blob((-58, -50, "c"), (0, -44), (58, -50, "c"), (48, -18), (0, -14), (-48, -18)), ramp, vol=12)


def school_desk(c: Card, x: float, y: float, h: float = 90, ramp: Ramp = WOOD) -> None:
    """A school desk with its bench on the right, an open blank book on the slope."""
    f = _furniture(c, x, y, h / 90)
    for a, b in (((-44, 0), (-38, -54)), ((-4, 0), (-8, -56)), ((26, 0), (28, -34)), ((50, 0), (48, -34))):
        f.paint(taper((*a, 5), (*b, 5)), ramp)
    f.paint(poly([(-54, -52), (2, -66), (4, -54), (-52, -42)]), ramp)
    f.paint(
        poly([(-42, -58), (-22, -63), (-20, -60), (-2, -67), (-4, -70), (-22, -68), (-42, -62)]), LINEN, vol=2
    )
    f.paint(rect(20, -40, 56, -32), ramp)
    f.paint(taper((54, -36, 5), (60, -72, 5)), ramp)
    f.line([(-46, -4), (48, -4)], 4, ramp[1], alpha=1, ends=0.8)


def rocking_chair(
    c: Card, x: float, y: float, h: float = 90, ramp: Ramp = WOOD, rug: Ramp | None = None
) -> None:
    """A rocking chair in side view, looking left."""
    f = _furniture(c, x, y, h / 90)
    f.paint(taper((-44, -8, 4), (-16, 0, 6), (16, 0, 6), (46, -10, 4)), ramp)
    for a, b in (
        ((-22, -2), (-20, -36)),
        ((20, -2), (18, -36)),
        ((18, -34), (34, -92)),
        ((-20, -36), (-22, -56)),
    ):
        f.paint(taper((*a, 5), (*b, 5)), ramp)
    f.paint(taper((-24, -36, 7), (22, -34, 7)), ramp)
    f.paint(taper((-26, -56, 5), (24, -58, 5)), ramp)
    if rug is not None:
        f.paint(
            blob((-22, -40), (10, -40), (26, -66), (34, -64), (24, -30), (20, -12), (6, -14), (-20, -32)), rug
        )
