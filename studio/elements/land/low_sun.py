"""Things in space under a low sun: points in three measures become points of the page, and their shadows on the ground."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from studio.colour import Arr, Colour, Ramp
from studio.paint import Card
from studio.shapes import Path, Points, curve, poly, taper

Solid = tuple[float, float, float]
Ball = tuple[float, float, float, float]
Span = tuple[float, float]


@dataclass(frozen=True)
class Spot:
    """A place on the ground at (x, y), seen from `pitch` degrees above.

    Its measures are (a, h, d): a sideways, h up, d to its front, which looks at us (`turn` 0), to the right (90) or to
    the left (-90). A thing `h` high throws its shadow `sun` times as far to the right, and towards us.
    """

    x: float
    y: float
    s: float = 1.0
    turn: float = 0.0
    pitch: float = 20.0
    sun: Span = (0.92, 0.34)

    def _lay(self, a: float, d: float) -> Span:
        t = math.radians(self.turn)
        return a * math.cos(t) + d * math.sin(t), d * math.cos(t) - a * math.sin(t)

    def pt(self, a: float, h: float, d: float = 0) -> Span:
        """A point of the place, on the page."""
        right, near = self._lay(a, d)
        p = math.radians(self.pitch)
        return self.x + self.s * right, self.y + self.s * (near * math.sin(p) - h * math.cos(p))

    def fall(self, a: float, h: float, d: float = 0) -> Span:
        """Where the shadow of that point lies."""
        right, near = self._lay(a, d)
        deep = (near + h * self.sun[1]) * math.sin(math.radians(self.pitch))
        return self.x + self.s * (right + h * self.sun[0]), self.y + self.s * deep

    def face(self, *points: Solid) -> Path:
        """A plane with straight sides."""
        return poly([self.pt(*p) for p in points])

    def line(self, *points: Solid) -> Points:
        """A smooth line through points of the place."""
        return curve(*(self.pt(*p) for p in points))

    def limb(self, *balls: Ball) -> Path:
        """A round limb through balls (a, h, d, radius)."""
        return taper(*((*self.pt(a, h, d), 2 * r * self.s) for a, h, d, r in balls))

    def limb_shadow(self, *balls: Ball) -> Path:
        """The shadow of that limb."""
        return taper(*((*self.fall(a, h, d), 1.5 * r * self.s) for a, h, d, r in balls))

    def box_shadow(self, a: Span, h: Span, d: Span) -> Path:
        """The shadow of a box."""
        corners = [self.fall(p, q, r) for p in a for q in h for r in d]
        return poly(cv2.convexHull(np.array(corners, np.float32))[:, 0].tolist())


def box(c: Card, p: Spot, a: Span, h: Span, d: Span, ramp: Ramp, lit: Solid, **how: Any) -> list[Arr]:
    """A box: the side turned to our right, its front, its top; `lit` says how bright each is. Returns their masks."""
    (a0, a1), (h0, h1), (d0, d1) = a, h, d
    b = a1 if p.turn <= 0 else a0
    side = p.face((b, h0, d0), (b, h1, d0), (b, h1, d1), (b, h0, d1))
    front = p.face((a0, h0, d1), (a1, h0, d1), (a1, h1, d1), (a0, h1, d1))
    top = p.face((a0, h1, d0), (a1, h1, d0), (a1, h1, d1), (a0, h1, d1))
    look: dict[str, Any] = {
        "vol": 2,
        "gain": 0.2,
        "edge": 0.2,
        "wob": 0.3,
        "tex": 0.3,
        "grain": 1,
        "det": 0.5,
        **how,
    }
    return [c.paint(f, ramp, amb=v, **look) for f, v in zip((side, front, top), lit, strict=True)]


def cast(
    c: Card, shadows: Iterable[Path], a: float = 0.9, soft: float = 2.4, col: Colour = "#40589c", clip: Arr | None = None
) -> None:  # fmt: skip
    """Lay shadows on the ground as one shade, so that they do not darken one another."""
    m = np.zeros((c.h, c.w), np.float32)
    for path in shadows:
        m = np.maximum(m, c.mask(path, 0.8))
    m = c.blur(m, soft)
    c.flat(m if clip is None else m * clip, col, a, mode="mul")
